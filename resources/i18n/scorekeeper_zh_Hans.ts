<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hans" sourcelanguage="en">
 <context>
  <name>words</name>
  <message>
   <source>+{amount}</source>
   <translation>+{amount}</translation>
  </message>
  <message>
   <source>, </source>
   <translation>、</translation>
  </message>
  <message>
   <source>0 is a red five.</source>
   <translation>0 是赤五。</translation>
  </message>
  <message>
   <source>1 and 9</source>
   <translation>一和九</translation>
  </message>
  <message>
   <source>1 circle, the last tile</source>
   <translation>最后一张一筒</translation>
  </message>
  <message>
   <source>1 han 110 fu by self-draw pays 900 / 1,800</source>
   <translation>1番110符自摸支付900 / 1,800</translation>
  </message>
  <message>
   <source>1 han, as every other source has it</source>
   <translation>1番，与其他各处一致</translation>
  </message>
  <message>
   <source>1 or 9 in each</source>
   <translation>每组都有一或九</translation>
  </message>
  <message>
   <source>1 rule found on all pages</source>
   <translation>在所有分页中找到1条规则</translation>
  </message>
  <message>
   <source>1 to 9, E S W N for the winds, P F C for the dragons</source>
   <translation>1 到 9，风牌 E S W N，箭牌 P F C</translation>
  </message>
  <message>
   <source>1 to 9, all winds</source>
   <translation>一到九和全部风牌</translation>
  </message>
  <message>
   <source>1, 9, honours</source>
   <translation>幺九和字牌</translation>
  </message>
  <message>
   <source>1, 9, honours in each</source>
   <translation>每组都有幺九或字牌</translation>
  </message>
  <message>
   <source>1,000 each, for the winner</source>
   <translation>每根1,000，归和牌者</translation>
  </message>
  <message>
   <source>10 fu on top of the 20 of every hand</source>
   <translation>在每手20符之上另加10符</translation>
  </message>
  <message>
   <source>11 or 12 han are a sanbaiman, whatever the fu.</source>
   <translation>11番或12番为三倍满，不论符数。</translation>
  </message>
  <message>
   <source>111, 999 and 2 to 8 of one suit, one of these twice, nothing called.</source>
   <translation>同一花色的 111、999 和 2 到 8，其中一种再加一张，没有副露。</translation>
  </message>
  <message>
   <source>111, 999, a pair of 2, 5 or 8 and two chows of one suit.</source>
   <translation>同一花色的 111、999，2、5 或 8 的对子，加两副顺子。</translation>
  </message>
  <message>
   <source>13 han and more</source>
   <translation>13番以上</translation>
  </message>
  <message>
   <source>13 han or more are a counted yakuman in these rules.</source>
   <translation>这套规则下，13番以上为累计役满。</translation>
  </message>
  <message>
   <source>13 han or more stay a sanbaiman in these rules.</source>
   <translation>这套规则下，13番以上仍算三倍满。</translation>
  </message>
  <message>
   <source>13 or more han are a yakuman, stay a sanbaiman, or count one yakuman for every 13.</source>
   <translation>13番以上算役满、仍算三倍满，或每13番算一个役满。</translation>
  </message>
  <message>
   <source>1: the nearest in turn order wins alone.</source>
   <translation>1：按顺序最近者一人和牌（头跳）。</translation>
  </message>
  <message>
   <source>1st</source>
   <translation>1位</translation>
  </message>
  <message>
   <source>2 bamboos from another’s kong</source>
   <translation>抢别人杠的二索</translation>
  </message>
  <message>
   <source>2 to 8</source>
   <translation>二到八</translation>
  </message>
  <message>
   <source>20 fu 4 han pays 1,300 / 2,600, and that hand has 30 fu: 2,000 / 3,900</source>
   <translation>20符4番支付1,300 / 2,600，而该手牌为30符：2,000 / 3,900</translation>
  </message>
  <message>
   <source>25 fu, 2 han</source>
   <translation>25符2番</translation>
  </message>
  <message>
   <source>2nd</source>
   <translation>2位</translation>
  </message>
  <message>
   <source>30 fu 4 han and 60 fu 3 han are rounded up to mangan.</source>
   <translation>30符4番和60符3番按满贯计。</translation>
  </message>
  <message>
   <source>30: it is paid as any other hand of 30 fu.</source>
   <translation>30：与其他30符的牌同样支付。</translation>
  </message>
  <message>
   <source>3rd</source>
   <translation>3位</translation>
  </message>
  <message>
   <source>4 fu for any seat whose wind is the round wind</source>
   <translation>凡自风即场风，各家都算4符</translation>
  </message>
  <message>
   <source>4 fu for the pair of both winds, of the East player in the East round</source>
   <translation>东场东家的连风雀头算4符</translation>
  </message>
  <message>
   <source>40 × 2 = 640</source>
   <translation>40 × 2 = 640</translation>
  </message>
  <message>
   <source>4th</source>
   <translation>4位</translation>
  </message>
  <message>
   <source>5 circles, the extra tile</source>
   <translation>补摸的五筒</translation>
  </message>
  <message>
   <source>5 han are a mangan, whatever the fu.</source>
   <translation>5番为满贯，不论符数。</translation>
  </message>
  <message>
   <source>50 fu, 1 han</source>
   <translation>50符1番</translation>
  </message>
  <message>
   <source>6 or 7 han are a haneman, whatever the fu.</source>
   <translation>6番或7番为跳满，不论符数。</translation>
  </message>
  <message>
   <source>700 / 1,300 and 1,300 / 2,600: a figure is missing</source>
   <translation>700 / 1,300 和 1,300 / 2,600：缺一个数</translation>
  </message>
  <message>
   <source>8 to 10 han are a baiman, whatever the fu.</source>
   <translation>8番到10番为倍满，不论符数。</translation>
  </message>
  <message>
   <source>8,000, dealer 12,000</source>
   <translation>8,000，庄家12,000</translation>
  </message>
  <message>
   <source>80 fu by self-draw: 1,300 and 2,600 alone</source>
   <translation>80符自摸：只写1,300和2,600</translation>
  </message>
  <message>
   <source>? Not stated by the source</source>
   <translation>? 出处未说明</translation>
  </message>
  <message>
   <source>A Japanese page on reckoning points</source>
   <translation>一份讲解点数计算的日文网页</translation>
  </message>
  <message>
   <source>A called set stands in round brackets, one kept face down in square ones; its kind may be named.</source>
   <translation>副露写在圆括号里，面朝下的写在方括号里；可以写明种类。</translation>
  </message>
  <message>
   <source>A chombo pays a mangan to the others, loses points in the result only, or is dealt again without a penalty.</source>
   <translation>错和时付给各家满贯罚符、只扣成绩点数，或不罚重打。</translation>
  </message>
  <message>
   <source>A chombo takes no points off the result here.</source>
   <translation>这里错和不扣成绩点数。</translation>
  </message>
  <message>
   <source>A closed hand was counted as open</source>
   <translation>门清的牌当成副露</translation>
  </message>
  <message>
   <source>A concealed kong counts among three concealed pungs.</source>
   <translation>暗杠算在三暗刻之内。</translation>
  </message>
  <message>
   <source>A concealed pung whose fourth tile was claimed stays concealed for doubles and limit hands.</source>
   <translation>暗刻杠他人打出的第四张，在算番和满贯牌时仍算暗。</translation>
  </message>
  <message>
   <source>A counter is added either way.</source>
   <translation>两种情形都加一本场。</translation>
  </message>
  <message>
   <source>A discard was called by a wrong name, and somebody claimed it.</source>
   <translation>弃牌报错名称，有人拿了它。</translation>
  </message>
  <message>
   <source>A discard was called by a wrong name, and somebody won with it.</source>
   <translation>弃牌报错名称，有人用它和牌。</translation>
  </message>
  <message>
   <source>A double riichi that won with the last tile.</source>
   <translation>两立直后以最后一张牌和牌。</translation>
  </message>
  <message>
   <source>A draw adds a counter all the same.</source>
   <translation>流局照样加一本场。</translation>
  </message>
  <message>
   <source>A draw in the last hand ends the game when the dealer is not ready.</source>
   <translation>最后一局流局而庄家未听时，对局结束。</translation>
  </message>
  <message>
   <source>A fifth larger; best with 1280 × 800 or more</source>
   <translation>放大五分之一；适合 1280 × 800 以上</translation>
  </message>
  <message>
   <source>A forgotten hand before {deal}</source>
   <translation>{deal}之前漏记的一局</translation>
  </message>
  <message>
   <source>A game half played, with a guide; nothing of it is kept</source>
   <translation>打到一半的对局，附向导；不会保存</translation>
  </message>
  <message>
   <source>A game half played: everybody’s score, place and wind, with ◆ for the dealer. {winner} has touched “{tapped}”.</source>
   <translation>打到一半的对局：显示各家的点数、顺位和风位，◆ 是庄家。{winner}已点了“{tapped}”。</translation>
  </message>
  <message>
   <source>A grave mistake, such as a wrong win: the player is fined, and it is dealt again.</source>
   <translation>严重的错误，例如错误的和牌：罚点后重新配牌。</translation>
  </message>
  <message>
   <source>A hand below 5 han needs its fu: enter {han} han and its fu.</source>
   <translation>不足5番的牌需要符数：请录入{han}番和符数。</translation>
  </message>
  <message>
   <source>A hand has room for four called sets at most: take one back.</source>
   <translation>一手牌最多四组副露：请拿掉一组。</translation>
  </message>
  <message>
   <source>A hand is called out in numbers: say what it is paid.</source>
   <translation>报出了手牌的数值：说出支付多少点。</translation>
  </message>
  <message>
   <source>A hand is over? Click who won, at the upper right. If nobody did, the draws stand below the names.</source>
   <translation>一局打完了？请在右上方点选和牌者；无人和牌时，流局在姓名下面。</translation>
  </message>
  <message>
   <source>A hand of one suit doubles with chows in it too.</source>
   <translation>一色的牌有顺子也翻番。</translation>
  </message>
  <message>
   <source>A hand of your own</source>
   <translation>自定的牌型</translation>
  </message>
  <message>
   <source>A hand that counts more than the limit is paid in full.</source>
   <translation>超过满贯的牌按实际点数支付。</translation>
  </message>
  <message>
   <source>A hand that did not win</source>
   <translation>没有和牌的手牌</translation>
  </message>
  <message>
   <source>A hand that one more tile would complete; it is called ready.</source>
   <translation>再有一张就能完成的手牌，叫做听牌。</translation>
  </message>
  <message>
   <source>A hand that one tile cannot complete; at a draw its owner pays those who are ready.</source>
   <translation>一张牌完成不了的手牌；流局时要付给听牌的人。</translation>
  </message>
  <message>
   <source>A hand too large or too small</source>
   <translation>牌太大或太小</translation>
  </message>
  <message>
   <source>A hand with nothing called has 10 fu for a win off a discard.</source>
   <translation>门清荣和另加10符。</translation>
  </message>
  <message>
   <source>A hand with too many tiles cannot win and scores nothing.</source>
   <translation>牌张过多的手牌不能和牌，也不计点。</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled for terminals and honours.</source>
   <translation>杠子8符，幺九牌和字牌加倍。</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled when it is concealed, and again for terminals and honours.</source>
   <translation>杠子8符，暗杠加倍，幺九牌和字牌再加倍。</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled when it is concealed.</source>
   <translation>杠子8符，暗杠加倍。</translation>
  </message>
  <message>
   <source>A kan has 8 fu.</source>
   <translation>杠子8符。</translation>
  </message>
  <message>
   <source>A key for each tile</source>
   <translation>一键一牌</translation>
  </message>
  <message>
   <source>A later hand would become impossible: go there and correct it too, strike it, or cancel.</source>
   <translation>后面有一局会变得不成立：请到那里一并更正、删去它，或取消。</translation>
  </message>
  <message>
   <source>A limit hand is worth this, whatever its points and doubles.</source>
   <translation>满贯牌就值这么多，不论点数和番数。</translation>
  </message>
  <message>
   <source>A limit hand of the club, ticked by hand when it is made.</source>
   <translation>俱乐部自定的满贯牌，和出时手动勾选。</translation>
  </message>
  <message>
   <source>A line was left out</source>
   <translation>漏了一行</translation>
  </message>
  <message>
   <source>A loser’s hand with too many tiles is dead and scores nothing, or is not accepted.</source>
   <translation>未和牌者多牌时，作死牌不计点，或不予接受。</translation>
  </message>
  <message>
   <source>A lower place wins more uma than the one before it: check the order, from the first to the last.</source>
   <translation>后面的顺位所得马点比前一位还多：请从首位到末位检查次序。</translation>
  </message>
  <message>
   <source>A name for it, if you like</source>
   <translation>对局名称（可不填）</translation>
  </message>
  <message>
   <source>A name has at most {most} letters: choose a shorter one.</source>
   <translation>名称最多{most}个字：请换短一些的。</translation>
  </message>
  <message>
   <source>A name too many</source>
   <translation>多了一个名称</translation>
  </message>
  <message>
   <source>A name was missed</source>
   <translation>漏了一个名称</translation>
  </message>
  <message>
   <source>A new session with the same players and rules</source>
   <translation>以同样的玩家和规则开始新对局</translation>
  </message>
  <message>
   <source>A pair of dragons has 2 fu.</source>
   <translation>箭牌雀头2符。</translation>
  </message>
  <message>
   <source>A pair of ones, 2 to 9 of the same suit and one of each wind.</source>
   <translation>一对一，同一花色的 2 到 9，加四种风牌各一张。</translation>
  </message>
  <message>
   <source>A pair of the own wind has 2 fu.</source>
   <translation>自风雀头2符。</translation>
  </message>
  <message>
   <source>A pair of the round’s wind has 2 fu.</source>
   <translation>场风雀头2符。</translation>
  </message>
  <message>
   <source>A pair of the wind that is both the own one and the round’s has {fu} fu in these rules.</source>
   <translation>既是自风又是场风的雀头，这套规则下算{fu}符。</translation>
  </message>
  <message>
   <source>A pair of the wind that is both the own one and the round’s.</source>
   <translation>一对既是自风又是场风的牌。</translation>
  </message>
  <message>
   <source>A pair, no set yet.</source>
   <translation>有雀头，还没有成组。</translation>
  </message>
  <message>
   <source>A part of the limit is more than 0 and less than 1: the number that was there is kept.</source>
   <translation>满贯的比例须大于0且小于1：保留原来的数字。</translation>
  </message>
  <message>
   <source>A pattern or feat that is worth han; a hand without any cannot win.</source>
   <translation>值番数的牌型或情形；一个役都没有的手牌不能和牌。</translation>
  </message>
  <message>
   <source>A payment was not rounded</source>
   <translation>付点没有取整</translation>
  </message>
  <message>
   <source>A payment was rounded down</source>
   <translation>付点向下取整了</translation>
  </message>
  <message>
   <source>A pinfu hand that is drawn takes its 2 fu and is no pinfu.</source>
   <translation>自摸的平和计2符，因此不算平和。</translation>
  </message>
  <message>
   <source>A player changes</source>
   <translation>更换一位玩家</translation>
  </message>
  <message>
   <source>A player changes…</source>
   <translation>更换一位玩家…</translation>
  </message>
  <message>
   <source>A player declares riichi and lays a stick down.</source>
   <translation>玩家宣告立直并放下立直棒。</translation>
  </message>
  <message>
   <source>A player declares riichi with the hand laid open.</source>
   <translation>玩家亮开手牌宣告立直。</translation>
  </message>
  <message>
   <source>A player goes out, and all four hands are counted.</source>
   <translation>一家和牌，四家手牌都计点。</translation>
  </message>
  <message>
   <source>A player held too many tiles or too few.</source>
   <translation>玩家的牌多了或少了。</translation>
  </message>
  <message>
   <source>A player in riichi must be ready at a draw: tick that player, or record a chombo.</source>
   <translation>流局时立直者必须听牌：请勾选该玩家，或记录错和。</translation>
  </message>
  <message>
   <source>A player is penalised and the deal is dealt again.</source>
   <translation>玩家受罚，本局重打。</translation>
  </message>
  <message>
   <source>A player pays</source>
   <translation>玩家支付</translation>
  </message>
  <message>
   <source>A player pays for a false mahjong, a misnamed discard or a wrong number of tiles.</source>
   <translation>玩家因诈和、报错打出的牌或牌数不对而罚点。</translation>
  </message>
  <message>
   <source>A player said the hand was complete, and it was not.</source>
   <translation>牌没有完成却宣布和牌。</translation>
  </message>
  <message>
   <source>A player whose first draw makes nine different terminals and honours may end the deal.</source>
   <translation>第一次摸牌后有九种不同幺九牌的玩家可以结束这一局。</translation>
  </message>
  <message>
   <source>A player without riichi may say noten with a ready hand.</source>
   <translation>未立直的玩家听牌时可以报未听。</translation>
  </message>
  <message>
   <source>A published table of points, yaku and fu</source>
   <translation>一份公开的点数、役种和符数表</translation>
  </message>
  <message>
   <source>A rare hand that is paid the limit at once, without counting.</source>
   <translation>不用计算、直接付满贯的罕见牌型。</translation>
  </message>
  <message>
   <source>A riichi hand also counts the indicator beneath the dora indicator.</source>
   <translation>立直和牌时，宝牌指示牌下面的牌也作指示牌。</translation>
  </message>
  <message>
   <source>A riichi hand also counts the tiles beneath the kan indicators.</source>
   <translation>立直和牌时，杠宝牌指示牌下面的牌也作指示牌。</translation>
  </message>
  <message>
   <source>A riichi was said not to stand because its tile was won on: record that win, or let the riichi stand.</source>
   <translation>标明了立直因宣言牌被荣和而不成立：请记录那次和牌，或让立直成立。</translation>
  </message>
  <message>
   <source>A robbed tile is the only one of its kind in the winner’s hand: untick {one}, or check the tiles.</source>
   <translation>和牌者手里被抢的牌只能有这一张：请取消勾选{one}，或检查牌。</translation>
  </message>
  <message>
   <source>A row beside the hand is named before its tiles.</source>
   <translation>手牌旁的一行要在牌前写上名称。</translation>
  </message>
  <message>
   <source>A run has no fu.</source>
   <translation>顺子不计符。</translation>
  </message>
  <message numerus="yes">
   <source>A run of {count} that begins with {tile} would go beyond its suit.</source>
   <translation>
    <numerusform>从{tile}开始的{count}张顺子超出了这门花色。</numerusform>
   </translation>
  </message>
  <message>
   <source>A set of four equal tiles.</source>
   <translation>四张相同的牌组成的一组。</translation>
  </message>
  <message>
   <source>A set of four equal tiles; who makes one draws one tile more and turns one more indicator.</source>
   <translation>四张相同的牌组成的一组；开杠的人再摸一张，并多翻一张指示牌。</translation>
  </message>
  <message>
   <source>A set of four takes a tile too many, so its owner draws one more from the wall’s end.</source>
   <translation>四张一组会多用一张牌，所以要从牌墙末尾补摸一张。</translation>
  </message>
  <message>
   <source>A set of three equal tiles.</source>
   <translation>三张相同的牌组成的一组。</translation>
  </message>
  <message>
   <source>A set of three numbers in a row of one suit, such as 4, 5, 6.</source>
   <translation>同一花色三张相连的数字牌，例如4、5、6。</translation>
  </message>
  <message>
   <source>A set or pair of the round’s wind counts as one of the own wind does.</source>
   <translation>圈风的刻子或对子与门风的同样计算。</translation>
  </message>
  <message>
   <source>A set, the pair or the wait was misread</source>
   <translation>组、雀头或听牌形式看错</translation>
  </message>
  <message>
   <source>A slip? Above the board, ↶ takes the last step back and ↷ does it again. Try both.</source>
   <translation>弄错了？记分板上方的 ↶ 撤回上一步，↷ 重做。两个都试试。</translation>
  </message>
  <message>
   <source>A tile turned up in the wall: the one that follows it is dora, after 9 the 1.</source>
   <translation>牌墙上翻开的一张：它的下一张是宝牌，9的下一张是1。</translation>
  </message>
  <message>
   <source>A total of {total} is above the limit of {limit} points: enter what is paid.</source>
   <translation>总点数{total}超过满贯{limit}点：请录入实际支付的点数。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled for terminals and honours.</source>
   <translation>刻子2符，幺九牌和字牌加倍。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled when it is concealed, and again for terminals and honours.</source>
   <translation>刻子2符，暗刻加倍，幺九牌和字牌再加倍。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled when it is concealed.</source>
   <translation>刻子2符，暗刻加倍。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu.</source>
   <translation>刻子2符。</translation>
  </message>
  <message>
   <source>A triplet or kan of green dragons.</source>
   <translation>发财的刻子或杠子。</translation>
  </message>
  <message>
   <source>A triplet or kan of red dragons.</source>
   <translation>红中的刻子或杠子。</translation>
  </message>
  <message>
   <source>A triplet or kan of the round’s wind.</source>
   <translation>场风的刻子或杠子。</translation>
  </message>
  <message>
   <source>A triplet or kan of the winner’s own wind.</source>
   <translation>和牌者自风的刻子或杠子。</translation>
  </message>
  <message>
   <source>A triplet or kan of white dragons.</source>
   <translation>白板的刻子或杠子。</translation>
  </message>
  <message>
   <source>A wait that makes a triplet of a pair has no fu.</source>
   <translation>等对子凑成刻子的听牌不计符。</translation>
  </message>
  <message>
   <source>A wait too many</source>
   <translation>多了一张听牌</translation>
  </message>
  <message>
   <source>A wait was missed</source>
   <translation>漏了一张听牌</translation>
  </message>
  <message>
   <source>A win on the replacement tile has the 2 fu of a self-draw.</source>
   <translation>以岭上牌和牌时也算自摸的2符。</translation>
  </message>
  <message>
   <source>A winner does not pay for all: name another player.</source>
   <translation>和牌者自己不包牌：请选另一位玩家。</translation>
  </message>
  <message>
   <source>A winner is not liable for the own hand: name another player.</source>
   <translation>和牌者自己不包牌：请选另一位玩家。</translation>
  </message>
  <message>
   <source>A winner shows a hand or calls out a score: give one of the two.</source>
   <translation>和牌者亮出手牌或报点：请只给出其中一项。</translation>
  </message>
  <message>
   <source>A winning tile that was drawn has 2 fu.</source>
   <translation>自摸的和牌张有2符。</translation>
  </message>
  <message>
   <source>A wrong limit</source>
   <translation>满贯级别不对</translation>
  </message>
  <message>
   <source>A wrong worth in this hand</source>
   <translation>这副牌里的番数不对</translation>
  </message>
  <message>
   <source>A yakuman has 8,000 basic points, whatever else is in the hand.</source>
   <translation>役满的基本点是8,000，手牌里其他的都不再算。</translation>
  </message>
  <message>
   <source>A4</source>
   <translation>A4</translation>
  </message>
  <message>
   <source>Abortive draw</source>
   <translation>途中流局</translation>
  </message>
  <message>
   <source>Abortive draws</source>
   <translation>途中流局</translation>
  </message>
  <message>
   <source>Abortive draws the table plays.</source>
   <translation>牌桌采用哪些途中流局。</translation>
  </message>
  <message>
   <source>About Score Keeper</source>
   <translation>关于 Score Keeper</translation>
  </message>
  <message>
   <source>Accept</source>
   <translation>确认</translation>
  </message>
  <message>
   <source>Accept anyway</source>
   <translation>仍然确认</translation>
  </message>
  <message>
   <source>Accept the correction?</source>
   <translation>确认更正吗？</translation>
  </message>
  <message>
   <source>Add hand</source>
   <translation>添加牌型</translation>
  </message>
  <message>
   <source>Add up what each set, the pair and the wait count.</source>
   <translation>把每组牌、对子和听牌各算多少加起来。</translation>
  </message>
  <message>
   <source>Add with +, if there are any: {rows}. Then click “Record” at the lower right.</source>
   <translation>如果有，请用“+”添加：{rows}。然后点击右下方的“记录”。</translation>
  </message>
  <message>
   <source>Added kan</source>
   <translation>加杠</translation>
  </message>
  <message>
   <source>Adjustment</source>
   <translation>调整</translation>
  </message>
  <message>
   <source>After a kan</source>
   <translation>岭上开花</translation>
  </message>
  <message>
   <source>After an abortive draw the deal stays or passes.</source>
   <translation>途中流局后连庄或下庄。</translation>
  </message>
  <message>
   <source>After four winds, or without a last hand, no wind is added.</source>
   <translation>打满四圈或没有最后一局时，不再加圈。</translation>
  </message>
  <message>
   <source>After riichi the tiles beneath the indicators count too.</source>
   <translation>立直和牌时，宝牌指示牌下面的牌也作指示牌。</translation>
  </message>
  <message>
   <source>After the first hand the course of the scores is drawn here.</source>
   <translation>第一局之后，这里画出点数走势。</translation>
  </message>
  <message>
   <source>Again with {players}</source>
   <translation>再来一局：{players}</translation>
  </message>
  <message>
   <source>Ahead of the second</source>
   <translation>领先第二位</translation>
  </message>
  <message>
   <source>All Green needs the green dragon.</source>
   <translation>绿一色须有发。</translation>
  </message>
  <message>
   <source>All Green with the dragon</source>
   <translation>绿一色须有发</translation>
  </message>
  <message>
   <source>All Simples may be won with called sets.</source>
   <translation>副露也可和断幺九。</translation>
  </message>
  <message>
   <source>All answers are forgotten.</source>
   <translation>已忘掉全部回答。</translation>
  </message>
  <message>
   <source>All doubles at a glance</source>
   <translation>番数一览</translation>
  </message>
  <message>
   <source>All eight flowers and seasons, in place of four and four</source>
   <translation>八花齐全，取代四花与四季</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>所有文件 (*)</translation>
  </message>
  <message>
   <source>All five kinds</source>
   <translation>五门齐</translation>
  </message>
  <message>
   <source>All four flowers</source>
   <translation>四花齐全</translation>
  </message>
  <message>
   <source>All four players discard the same wind first.</source>
   <translation>四家第一张都打出同一种风牌。</translation>
  </message>
  <message>
   <source>All four players have declared riichi.</source>
   <translation>四家全部立直。</translation>
  </message>
  <message>
   <source>All four seasons</source>
   <translation>四季齐全</translation>
  </message>
  <message>
   <source>All four sets are of equal tiles.</source>
   <translation>四组全是相同的牌。</translation>
  </message>
  <message>
   <source>All green</source>
   <translation>绿一色</translation>
  </message>
  <message numerus="yes">
   <source>All hands together hold {tile} {count} times where only {most} can be: check them against the table.</source>
   <translation>
    <numerusform>各家手牌合计有{count}张{tile}，最多只能有{most}张：请对照桌上的牌检查。</numerusform>
   </translation>
  </message>
  <message>
   <source>All honours</source>
   <translation>字一色</translation>
  </message>
  <message>
   <source>All limit hands at a glance</source>
   <translation>满贯牌一览</translation>
  </message>
  <message>
   <source>All pay in before the game, and the first takes it at the end.</source>
   <translation>开局前大家都交出一份，终局时归首位。</translation>
  </message>
  <message>
   <source>All payments together were given</source>
   <translation>给出了全部付点之和</translation>
  </message>
  <message>
   <source>All points at a glance</source>
   <translation>点数一览</translation>
  </message>
  <message>
   <source>All sets are of ones, nines, winds and dragons.</source>
   <translation>所有的组都由一、九、风牌和箭牌组成。</translation>
  </message>
  <message>
   <source>All simples</source>
   <translation>断幺九</translation>
  </message>
  <message>
   <source>All terminals</source>
   <translation>清老头</translation>
  </message>
  <message>
   <source>All terminals and honours</source>
   <translation>混老头</translation>
  </message>
  <message>
   <source>All terms</source>
   <translation>全部术语</translation>
  </message>
  <message>
   <source>All that can be done about it</source>
   <translation>可进行的全部操作</translation>
  </message>
  <message>
   <source>All three pay the winner, whoever gave the tile.</source>
   <translation>不管谁打出那张牌，三家都付给和牌者。</translation>
  </message>
  <message>
   <source>All triplets</source>
   <translation>对对和</translation>
  </message>
  <message>
   <source>All winners of one hand win off the same player: check who discarded.</source>
   <translation>同一局的和牌者和的都是同一家的牌：请检查是谁打出的。</translation>
  </message>
  <message>
   <source>All yaku at a glance</source>
   <translation>役种一览</translation>
  </message>
  <message>
   <source>Also called</source>
   <translation>也叫</translation>
  </message>
  <message>
   <source>An easier round</source>
   <translation>来一轮简单的</translation>
  </message>
  <message>
   <source>An example: South goes out off East’s discard.</source>
   <translation>例：南家用东家的弃牌和牌。</translation>
  </message>
  <message>
   <source>An older hand was wrong? Click the pen at the end of its line below the board.</source>
   <translation>以前的某一局记错了？请点记分板下面那一行末尾的笔。</translation>
  </message>
  <message>
   <source>An open hand that has no other fu is paid as one of 30 fu.</source>
   <translation>副露的手牌没有其他符时，按30符支付。</translation>
  </message>
  <message>
   <source>An open hand was counted as closed</source>
   <translation>副露的牌当成门清</translation>
  </message>
  <message>
   <source>Ana</source>
   <translation>安娜</translation>
  </message>
  <message>
   <source>Another</source>
   <translation>换一个</translation>
  </message>
  <message>
   <source>Another player added the winning tile to a set of three.</source>
   <translation>另一位玩家把和牌张加到自己的刻子上。</translation>
  </message>
  <message>
   <source>Another player discarded the winning tile, and that player alone pays.</source>
   <translation>别人打出和牌张，由那个人独自付点。</translation>
  </message>
  <message>
   <source>Another program is writing to {file}, so nothing was written: try again in a moment.</source>
   <translation>另一个程序正在写{file}，所以没有写入任何内容：请稍后再试。</translation>
  </message>
  <message>
   <source>Another reading</source>
   <translation>另一种拆法</translation>
  </message>
  <message>
   <source>Another rule was counted by</source>
   <translation>按别的规则计算</translation>
  </message>
  <message>
   <source>Another tile of those laid last is the winning one</source>
   <translation>最后放下的牌中另一张为和牌张</translation>
  </message>
  <message>
   <source>Another way of winning was reckoned</source>
   <translation>按另一种和牌方式计算</translation>
  </message>
  <message>
   <source>Another window has changed this session meanwhile, so nothing was written: open it again to see how it stands.</source>
   <translation>另一个窗口已经改动了这个对局，所以没有写入任何内容：请重新打开，看看现在的情况。</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>回答</translation>
  </message>
  <message>
   <source>Answer, and see what is right (Enter)</source>
   <translation>回答并看正确答案 (Enter)</translation>
  </message>
  <message>
   <source>Answer, then go on to the next one; begin a round</source>
   <translation>回答，然后到下一题；开始一轮</translation>
  </message>
  <message>
   <source>Answers</source>
   <translation>回答数</translation>
  </message>
  <message>
   <source>Any pair beside terminals and honours</source>
   <translation>幺九字牌刻子可配任何将牌</translation>
  </message>
  <message>
   <source>Anybody’s discard completes three equal tiles, which are laid open.</source>
   <translation>任何人的弃牌完成三张相同的牌，亮出放置。</translation>
  </message>
  <message>
   <source>Ari Ari Competition</source>
   <translation>食断后付竞技规则</translation>
  </message>
  <message>
   <source>As East, the dealer</source>
   <translation>坐东家（庄家）</translation>
  </message>
  <message>
   <source>As North</source>
   <translation>坐北家</translation>
  </message>
  <message>
   <source>As South</source>
   <translation>坐南家</translation>
  </message>
  <message>
   <source>As West</source>
   <translation>坐西家</translation>
  </message>
  <message>
   <source>As a draw it takes the place of the payment for tenpai; as a win it takes counters and sticks.</source>
   <translation>作流局时取代听牌罚符；作和牌时还得本场和供托。</translation>
  </message>
  <message>
   <source>As a long press: in the hand, make it the winning tile</source>
   <translation>同长按：在手牌中设为和牌张</translation>
  </message>
  <message>
   <source>As in real play</source>
   <translation>如同实战</translation>
  </message>
  <message>
   <source>As it stands</source>
   <translation>当前成绩</translation>
  </message>
  <message>
   <source>As it suits me</source>
   <translation>自动调整</translation>
  </message>
  <message>
   <source>As paid then</source>
   <translation>按当时结算</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>跟随系统</translation>
  </message>
  <message>
   <source>As usual</source>
   <translation>照常</translation>
  </message>
  <message>
   <source>At a draw all four pay each other what their hands are worth.</source>
   <translation>流局时四家按各自手牌的点数互相结算。</translation>
  </message>
  <message>
   <source>At a draw, a player who discarded only terminals and honours, none of them called, is paid.</source>
   <translation>流局时，只打出过幺九牌和字牌、且没有被鸣过的玩家得到付点。</translation>
  </message>
  <message>
   <source>At another seat these tiles would be worth more: did {player} win?</source>
   <translation>换一个座位这副牌会更值钱：是{player}和的牌吗？</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>至少</translation>
  </message>
  <message>
   <source>At least one set was taken from others and lies open.</source>
   <translation>至少有一组是从别人那里拿来、亮在桌上的。</translation>
  </message>
  <message>
   <source>At the lower right stand the worth, its reasons and who pays whom; “{why}” shows all reasons at once.</source>
   <translation>右下方是这副牌的点数、明细和谁付给谁；“{why}”一次显示全部明细。</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>Back to the page before</source>
   <translation>回到前面看过的页</translation>
  </message>
  <message>
   <source>Back to the session</source>
   <translation>回到对局</translation>
  </message>
  <message>
   <source>Baiman</source>
   <translation>倍满</translation>
  </message>
  <message>
   <source>Bamboos</source>
   <translation>索子</translation>
  </message>
  <message>
   <source>Bamboos 2, 3, 4, 6, 8 and green dragons only.</source>
   <translation>只有索子 2、3、4、6、8 和发财。</translation>
  </message>
  <message>
   <source>Base</source>
   <translation>底符</translation>
  </message>
  <message>
   <source>Based on</source>
   <translation>依据</translation>
  </message>
  <message>
   <source>Basic points</source>
   <translation>基本点</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>Begin a new session</source>
   <translation>开始新对局</translation>
  </message>
  <message>
   <source>Begin anew</source>
   <translation>重新开始</translation>
  </message>
  <message>
   <source>Behind the first</source>
   <translation>与首位之差</translation>
  </message>
  <message>
   <source>Below 5 han the basic points end at 2,000: a mangan.</source>
   <translation>不足5番时，基本点以2,000为上限，即满贯。</translation>
  </message>
  <message>
   <source>Beside</source>
   <translation>对照</translation>
  </message>
  <message>
   <source>Beside 1 and 2 only a 3 completes the run, beside 8 and 9 only a 7: 2 fu.</source>
   <translation>12只等3、89只等7才能成顺子：2符。</translation>
  </message>
  <message>
   <source>Beside a yakuman no other yaku and no dora count.</source>
   <translation>有役满时不再计算其他役和宝牌。</translation>
  </message>
  <message>
   <source>Beside the hand</source>
   <translation>手牌旁</translation>
  </message>
  <message>
   <source>Big four winds</source>
   <translation>大四喜</translation>
  </message>
  <message>
   <source>Big three dragons</source>
   <translation>大三元</translation>
  </message>
  <message>
   <source>Big wheels</source>
   <translation>大车轮</translation>
  </message>
  <message>
   <source>Blessing of earth</source>
   <translation>地和</translation>
  </message>
  <message>
   <source>Blessing of heaven</source>
   <translation>天和</translation>
  </message>
  <message>
   <source>Blessing of man</source>
   <translation>人和</translation>
  </message>
  <message>
   <source>Board on another screen…</source>
   <translation>在另一屏显示记分板…</translation>
  </message>
  <message>
   <source>Board – Score Keeper</source>
   <translation>记分板 – Score Keeper</translation>
  </message>
  <message>
   <source>Bonus tiles beside limit hands</source>
   <translation>满贯牌另加花牌</translation>
  </message>
  <message>
   <source>Bring back the session that was deleted</source>
   <translation>恢复已删除的对局</translation>
  </message>
  <message>
   <source>Bring it back</source>
   <translation>恢复</translation>
  </message>
  <message>
   <source>British Mah-Jong Association, rules of play</source>
   <translation>英国麻将协会（British Mah-Jong Association）规则</translation>
  </message>
  <message>
   <source>British association (BMJA)</source>
   <translation>英国协会（BMJA）</translation>
  </message>
  <message>
   <source>Buried treasure</source>
   <translation>混一色坎坎和</translation>
  </message>
  <message>
   <source>Buttons of 48 pixels; best with 1280 × 800 or more</source>
   <translation>按钮 48 像素；适合 1280 × 800 以上</translation>
  </message>
  <message>
   <source>By how much do everybody’s points change by this win?</source>
   <translation>这次和牌使各家点数增减多少？</translation>
  </message>
  <message>
   <source>Call out</source>
   <translation>报点</translation>
  </message>
  <message>
   <source>Called</source>
   <translation>副露</translation>
  </message>
  <message>
   <source>Called set</source>
   <translation>副露的组</translation>
  </message>
  <message>
   <source>Called sets come next: a tile lays three, held a kan, with Alt a run</source>
   <translation>接着放副露：按牌放三张，按住成杠，加Alt放顺子</translation>
  </message>
  <message>
   <source>Calling {tiles}</source>
   <translation>鸣{tiles}</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Change a player from the next hand on</source>
   <translation>从下一局起更换一位玩家</translation>
  </message>
  <message>
   <source>Change of rules</source>
   <translation>更改规则</translation>
  </message>
  <message>
   <source>Change rules from the next hand on…</source>
   <translation>从下一局起更改规则…</translation>
  </message>
  <message>
   <source>Change seats</source>
   <translation>换座</translation>
  </message>
  <message>
   <source>Change something first, or choose other rules</source>
   <translation>请先做些更改，或选择别的规则</translation>
  </message>
  <message>
   <source>Change something, such as who paid: what moves in later hands is shown below. “{accept}” keeps it, “{leave}” does not.</source>
   <translation>请改动一处，例如谁付点：后面各局的变动显示在下面。“{accept}”保留更正，“{leave}”则放弃。</translation>
  </message>
  <message>
   <source>Change what was wrong, then accept; until then nothing changes. “Strike” takes the hand out.</source>
   <translation>改正有误之处后确认；在此之前什么都不会变。“删去”会去掉这一局。</translation>
  </message>
  <message numerus="yes">
   <source>Changed: {count} (before in brackets), same: {still}</source>
   <translation>
    <numerusform>有变动：{count}（括号内为原值），不变：{still}</numerusform>
   </translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>万子</translation>
  </message>
  <message>
   <source>Characters, circles and bamboos are the three suits, each numbered from 1 to 9.</source>
   <translation>万子、筒子、索子三种花色，每种从1到9。</translation>
  </message>
  <message>
   <source>Cheat sheet</source>
   <translation>速查表</translation>
  </message>
  <message>
   <source>Cheat sheet…</source>
   <translation>速查表…</translation>
  </message>
  <message>
   <source>Chi</source>
   <translation>吃</translation>
  </message>
  <message>
   <source>Chinese Classical</source>
   <translation>中国古典麻将</translation>
  </message>
  <message>
   <source>Chombo</source>
   <translation>错和</translation>
  </message>
  <message>
   <source>Choose a hand</source>
   <translation>选择一局</translation>
  </message>
  <message>
   <source>Choose a session first</source>
   <translation>请先选择一个对局</translation>
  </message>
  <message>
   <source>Choose another outcome (Esc)</source>
   <translation>选择别的结果 (Esc)</translation>
  </message>
  <message>
   <source>Choose at least one kind of problems.</source>
   <translation>请至少选择一种习题。</translation>
  </message>
  <message>
   <source>Choose first who won, above ({keys} …); then type the hand.</source>
   <translation>请先在上面选择和牌者 ({keys} 等)，再键入手牌。</translation>
  </message>
  <message>
   <source>Choose look and controls</source>
   <translation>选择外观与操作</translation>
  </message>
  <message>
   <source>Choose others</source>
   <translation>换其他种类</translation>
  </message>
  <message>
   <source>Choose something to be asked first</source>
   <translation>请先选择要问的种类</translation>
  </message>
  <message>
   <source>Choose the rules first.</source>
   <translation>请先选择规则。</translation>
  </message>
  <message>
   <source>Choose the winner above; draws and everything else stand below the names.</source>
   <translation>请在上面选择和牌者；流局和其他情形在姓名下面。</translation>
  </message>
  <message>
   <source>Choose two players to exchange their seats</source>
   <translation>选两位玩家，互换座位</translation>
  </message>
  <message>
   <source>Choose what the key stands before</source>
   <translation>选择按键所标的项</translation>
  </message>
  <message>
   <source>Choose what was called out.</source>
   <translation>请选择报出的点数。</translation>
  </message>
  <message>
   <source>Choose who won.</source>
   <translation>请选择谁和牌。</translation>
  </message>
  <message>
   <source>Chosen</source>
   <translation>已选</translation>
  </message>
  <message>
   <source>Chow</source>
   <translation>吃</translation>
  </message>
  <message>
   <source>Chows allowed</source>
   <translation>顺子上限</translation>
  </message>
  <message>
   <source>Circles</source>
   <translation>筒子</translation>
  </message>
  <message>
   <source>Claimed kong</source>
   <translation>直杠</translation>
  </message>
  <message>
   <source>Claimed kong stays concealed</source>
   <translation>直杠的暗刻仍算暗</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>清空</translation>
  </message>
  <message>
   <source>Clear the search, or close it</source>
   <translation>清除搜索，或关闭</translation>
  </message>
  <message>
   <source>Click + beside “{row}” below the hand, then this tile:</source>
   <translation>请点手牌下面“{row}”旁边的 +，再点这张牌：</translation>
  </message>
  <message>
   <source>Click again to take it back</source>
   <translation>再点一次可撤回</translation>
  </message>
  <message numerus="yes">
   <source>Click in the winning hand, {count} tiles: the last one is the winning tile.</source>
   <translation>
    <numerusform>请点选和牌者的手牌，共{count}张：最后一张是和牌张。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Click the tiles of {name}’s hand, the winning tile last: {count} tiles to go.</source>
   <translation>
    <numerusform>请点选{name}的手牌，和牌张放最后：还差{count}张。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Click the tiles of {name}’s hand: {count} tiles to go.</source>
   <translation>
    <numerusform>请点选{name}的手牌：还差{count}张。</numerusform>
   </translation>
  </message>
  <message>
   <source>Click these tiles, the last one is the one that {winner} won on:</source>
   <translation>请点选这些牌，最后一张是{winner}的和牌张：</translation>
  </message>
  <message>
   <source>Click to sort by this; a third click goes by what was played last again</source>
   <translation>点击按此列排序；第三次点击恢复按最近进行排序</translation>
  </message>
  <message>
   <source>Click to take it back</source>
   <translation>点击可拿掉</translation>
  </message>
  <message>
   <source>Click to take it back. Right click or hold to make it the winning tile.</source>
   <translation>点击可拿掉。右键点击或长按可设为和牌张。</translation>
  </message>
  <message>
   <source>Click to take this set back</source>
   <translation>点击可拿掉这组副露</translation>
  </message>
  <message>
   <source>Click “Record” at the lower right.</source>
   <translation>请点右下方的“记录”。</translation>
  </message>
  <message>
   <source>Click “Record” at the lower right: points move, the next hand begins.</source>
   <translation>请点右下方的“记录”：点数变动，下一局开始。</translation>
  </message>
  <message>
   <source>Click “{record}”: the points move and the next hand begins.</source>
   <translation>请点“{record}”：点数变动，下一局开始。</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>Close this message</source>
   <translation>关闭这条消息</translation>
  </message>
  <message>
   <source>Closed hand</source>
   <translation>门清</translation>
  </message>
  <message>
   <source>Closed hand, off a discard</source>
   <translation>门清荣和</translation>
  </message>
  <message>
   <source>Closed kan</source>
   <translation>暗杠</translation>
  </message>
  <message>
   <source>Closed kan (1, 9, honour)</source>
   <translation>幺九暗杠（1、9、字牌）</translation>
  </message>
  <message>
   <source>Closed kan (2 to 8)</source>
   <translation>中张暗杠（2到8）</translation>
  </message>
  <message>
   <source>Closed triplet</source>
   <translation>暗刻（手里）</translation>
  </message>
  <message>
   <source>Closed triplet (1, 9, honour)</source>
   <translation>幺九暗刻（1、9、字牌）</translation>
  </message>
  <message>
   <source>Closed triplet (2 to 8)</source>
   <translation>中张暗刻（2到8）</translation>
  </message>
  <message>
   <source>Closed wait</source>
   <translation>嵌张</translation>
  </message>
  <message>
   <source>Colour-blind safe, dark</source>
   <translation>色盲友好（深色）</translation>
  </message>
  <message>
   <source>Colour-blind safe, light</source>
   <translation>色盲友好（浅色）</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>配色</translation>
  </message>
  <message>
   <source>Comes next: {kind}, {level}.</source>
   <translation>接下来：{kind}，{level}。</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>比较</translation>
  </message>
  <message>
   <source>Completes it</source>
   <translation>可成和</translation>
  </message>
  <message>
   <source>Concealed hand of one suit</source>
   <translation>门清一色</translation>
  </message>
  <message>
   <source>Concealed kong</source>
   <translation>暗杠</translation>
  </message>
  <message>
   <source>Concealed kong of honours</source>
   <translation>字牌暗杠</translation>
  </message>
  <message>
   <source>Concealed kong of simples</source>
   <translation>中张暗杠</translation>
  </message>
  <message>
   <source>Concealed kong of terminals</source>
   <translation>幺九暗杠</translation>
  </message>
  <message>
   <source>Concealed pung</source>
   <translation>暗刻</translation>
  </message>
  <message>
   <source>Concealed pung of honours</source>
   <translation>字牌暗刻</translation>
  </message>
  <message>
   <source>Concealed pung of simples</source>
   <translation>中张暗刻</translation>
  </message>
  <message>
   <source>Concealed pung of terminals</source>
   <translation>幺九暗刻</translation>
  </message>
  <message>
   <source>Concealed self-draw</source>
   <translation>门前清自摸和</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>继续</translation>
  </message>
  <message>
   <source>Continue “{title}”</source>
   <translation>继续“{title}”</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>已复制</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <source>Copy the whole explanation as text</source>
   <translation>将整个说明复制为文字</translation>
  </message>
  <message>
   <source>Copy the whole page as text</source>
   <translation>把整页复制为文字</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>更正</translation>
  </message>
  <message>
   <source>Correct how the session began</source>
   <translation>更正对局的开局设置</translation>
  </message>
  <message>
   <source>Correct it</source>
   <translation>更正此局</translation>
  </message>
  <message>
   <source>Correct the start</source>
   <translation>更正开局设置</translation>
  </message>
  <message>
   <source>Correct the start of the session?</source>
   <translation>更正对局的开局设置吗？</translation>
  </message>
  <message>
   <source>Correct the start…</source>
   <translation>更正开局设置…</translation>
  </message>
  <message>
   <source>Correct {deal}</source>
   <translation>更正{deal}</translation>
  </message>
  <message>
   <source>Correcting a hand</source>
   <translation>更正一局</translation>
  </message>
  <message>
   <source>Correcting the start</source>
   <translation>更正开局设置</translation>
  </message>
  <message>
   <source>Correcting {deal}</source>
   <translation>正在更正{deal}</translation>
  </message>
  <message>
   <source>Count a hand and say what it is paid.</source>
   <translation>计算一手牌，再说出支付多少点。</translation>
  </message>
  <message>
   <source>Count the hand</source>
   <translation>手牌计算</translation>
  </message>
  <message>
   <source>Count the hand of the chosen line yourself, then see how it was</source>
   <translation>先自己计算所选行的牌，再看答案</translation>
  </message>
  <message>
   <source>Count the hands of your own sessions.</source>
   <translation>计算自己对局里的手牌。</translation>
  </message>
  <message>
   <source>Counter off a discard</source>
   <translation>荣和每本场</translation>
  </message>
  <message>
   <source>Counter on a self-draw</source>
   <translation>自摸每本场</translation>
  </message>
  <message>
   <source>Counters</source>
   <translation>本场数</translation>
  </message>
  <message>
   <source>Counters and sticks</source>
   <translation>本场和供托</translation>
  </message>
  <message>
   <source>Counters from which a hand needs two han of yaku, dora aside; 0 never.</source>
   <translation>从几本场起须有两番役（宝牌不算）；0：不采用。</translation>
  </message>
  <message>
   <source>Counters or sticks were left out</source>
   <translation>漏了本场或供托</translation>
  </message>
  <message>
   <source>Counters too; not sticks, payments for tenpai or a chombo.</source>
   <translation>本场也加倍；供托、听牌罚符和错和不加倍。</translation>
  </message>
  <message>
   <source>Counters were spread wrongly</source>
   <translation>本场分摊错误</translation>
  </message>
  <message>
   <source>Counters with liability</source>
   <translation>包牌时的本场</translation>
  </message>
  <message>
   <source>Counters with several winners</source>
   <translation>多家和牌的本场</translation>
  </message>
  <message>
   <source>Counts by itself: it may be played without the first ura dora.</source>
   <translation>单独计算：可以没有第一张里宝牌而只采用这一项。</translation>
  </message>
  <message>
   <source>Counts for</source>
   <translation>适用于</translation>
  </message>
  <message>
   <source>Customise…</source>
   <translation>自定义…</translation>
  </message>
  <message>
   <source>Dangerous discard</source>
   <translation>打危险牌包牌</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>深色</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>日期</translation>
  </message>
  <message>
   <source>Dead hand: too many tiles</source>
   <translation>死牌：多牌（大相公）</translation>
  </message>
  <message>
   <source>Dead tiles made the winning tile the only one possible.</source>
   <translation>因其他牌已成死牌，只剩这一种牌可和。</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>局</translation>
  </message>
  <message>
   <source>Deal after an abortive draw</source>
   <translation>途中流局后的庄</translation>
  </message>
  <message>
   <source>Dealer</source>
   <translation>庄家</translation>
  </message>
  <message>
   <source>Dealer among several winners</source>
   <translation>多家和牌时连庄</translation>
  </message>
  <message>
   <source>Dealer and others were exchanged</source>
   <translation>庄家与闲家弄反</translation>
  </message>
  <message>
   <source>Dealer deals again</source>
   <translation>连庄</translation>
  </message>
  <message>
   <source>Dealer ends the last hand</source>
   <translation>和了止·听牌止</translation>
  </message>
  <message>
   <source>Dealer not ready in the last hand</source>
   <translation>末局庄家未听终局</translation>
  </message>
  <message>
   <source>Dealt into an open riichi</source>
   <translation>放铳开立直</translation>
  </message>
  <message>
   <source>Declaring riichi needs 1,000 points.</source>
   <translation>宣告立直须有1,000点。</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <source>Deutsche Mah Jongg Liga, scoring sheet</source>
   <translation>德国麻将联盟（Deutsche Mah Jongg Liga）计分表</translation>
  </message>
  <message>
   <source>Did you mean “{text}”?</source>
   <translation>您要找的是“{text}”吗？</translation>
  </message>
  <message>
   <source>Differs from {preset} in 1 point</source>
   <translation>与{preset}有1处不同</translation>
  </message>
  <message numerus="yes">
   <source>Differs from {preset} in {count} points</source>
   <translation>
    <numerusform>与{preset}有{count}处不同</numerusform>
   </translation>
  </message>
  <message>
   <source>Digit {digit}</source>
   <translation>数字{digit}</translation>
  </message>
  <message>
   <source>Digits, then a suit: m characters, p circles, s bamboos, z winds and dragons.</source>
   <translation>先写数字，再写花色：m 万，p 筒，s 索，z 字牌。</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>弃牌</translation>
  </message>
  <message>
   <source>Discard after a kan</source>
   <translation>杠振</translation>
  </message>
  <message>
   <source>Discards of terminals and honours only pay a mangan: as a draw, or as a win.</source>
   <translation>打出的全是幺九牌时得满贯：作流局，或作和牌。</translation>
  </message>
  <message>
   <source>Discards …</source>
   <translation>弃牌…</translation>
  </message>
  <message>
   <source>Do it for me</source>
   <translation>替我完成</translation>
  </message>
  <message>
   <source>Do that</source>
   <translation>照此更改</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>完成</translation>
  </message>
  <message>
   <source>Dora</source>
   <translation>宝牌</translation>
  </message>
  <message>
   <source>Dora indicators</source>
   <translation>宝牌指示牌</translation>
  </message>
  <message>
   <source>Double click to read about it in the reference</source>
   <translation>双击可在参考手册中查看</translation>
  </message>
  <message>
   <source>Double riichi</source>
   <translation>两立直</translation>
  </message>
  <message>
   <source>Double wind pair</source>
   <translation>连风雀头</translation>
  </message>
  <message>
   <source>Double yakuman</source>
   <translation>双倍役满</translation>
  </message>
  <message>
   <source>Doubles</source>
   <translation>番数</translation>
  </message>
  <message>
   <source>Drag to give one half more room</source>
   <translation>拖动可让一半更宽</translation>
  </message>
  <message>
   <source>Dragons</source>
   <translation>箭牌</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>流局</translation>
  </message>
  <message>
   <source>Draw another number, for other problems</source>
   <translation>换一个编号，得到别的习题</translation>
  </message>
  <message>
   <source>Drawing of the tiles</source>
   <translation>牌面图案</translation>
  </message>
  <message>
   <source>Drawn</source>
   <translation>自摸</translation>
  </message>
  <message>
   <source>Drawn, with the dealer</source>
   <translation>自摸，庄家加倍</translation>
  </message>
  <message>
   <source>Draws</source>
   <translation>流局结算</translation>
  </message>
  <message>
   <source>Draws are settled</source>
   <translation>流局也结算</translation>
  </message>
  <message>
   <source>Drill scoring</source>
   <translation>练习计算点数</translation>
  </message>
  <message>
   <source>Drill this hand</source>
   <translation>用这副牌练习</translation>
  </message>
  <message>
   <source>Drills</source>
   <translation>练习</translation>
  </message>
  <message>
   <source>Drills…</source>
   <translation>练习…</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>复制</translation>
  </message>
  <message>
   <source>E</source>
   <translation>东</translation>
  </message>
  <message>
   <source>EMA 2016</source>
   <translation>EMA 2016</translation>
  </message>
  <message>
   <source>EMA 2025</source>
   <translation>EMA 2025</translation>
  </message>
  <message>
   <source>Each counter on the table adds the same to every hand.</source>
   <translation>桌上每一本场，每手牌都加同样的点数。</translation>
  </message>
  <message>
   <source>Each counts a han when it is in the winning hand; 0 0 0: none are used.</source>
   <translation>和牌的手牌里每张算一番；0 0 0：不用赤牌。</translation>
  </message>
  <message>
   <source>Each double counts the hand twice.</source>
   <translation>每翻一番，点数加倍一次。</translation>
  </message>
  <message>
   <source>Each double counts the points of the whole hand twice: two make them four times.</source>
   <translation>每一番使整副牌的点数翻一倍：两番就是四倍。</translation>
  </message>
  <message>
   <source>Each kan turns one dora indicator more: at least {wanted} lie open, entered: {entered}.</source>
   <translation>每个杠多翻一张宝牌指示牌：至少应有{wanted}张，已录入{entered}张。</translation>
  </message>
  <message>
   <source>Each kan turns one more dora indicator.</source>
   <translation>每次开杠多翻一张宝牌指示牌。</translation>
  </message>
  <message>
   <source>Each key is a tile now, as written on it: hold it for two, longer for three; with Alt it lays a run. Before the tiles 1–4 say who won and off whom, 0 self-draw. F1 lists the other keys, F2 goes back to typing.</source>
   <translation>现在每个键就是键上所写的牌：按住放两张，再久放三张；加Alt放顺子。放牌之前，1–4表示谁和牌、谁放铳，0表示自摸。其他按键见F1，F2回到输入方式。</translation>
  </message>
  <message>
   <source>Each of 2 to 8 of circles twice.</source>
   <translation>筒子2到8各两张。</translation>
  </message>
  <message>
   <source>Each of them gets</source>
   <translation>每人得到</translation>
  </message>
  <message>
   <source>Each other pays</source>
   <translation>其他人各付</translation>
  </message>
  <message>
   <source>Each other player pays</source>
   <translation>其他每家支付</translation>
  </message>
  <message>
   <source>Each payment is rounded up to the next hundred.</source>
   <translation>每笔支付都向上进位到百。</translation>
  </message>
  <message>
   <source>Each payment is rounded up, never down.</source>
   <translation>支付向上取整，从不舍去。</translation>
  </message>
  <message>
   <source>Each red five adds a han, but is no yaku.</source>
   <translation>赤五每张加一番，但不算役。</translation>
  </message>
  <message>
   <source>Each riichi lays a stick of 1,000 points on the table, and the next winner takes them all.</source>
   <translation>每次立直都放一根1,000点的棒，由下一个和牌者全部拿走。</translation>
  </message>
  <message>
   <source>Each set and the pair have a terminal or an honour, and there is a run.</source>
   <translation>每组牌和雀头都带幺九牌或字牌，并且有顺子。</translation>
  </message>
  <message>
   <source>Each set and the pair have a terminal, and there is a run.</source>
   <translation>每组牌和雀头都带幺九牌，并且有顺子。</translation>
  </message>
  <message>
   <source>Each tile that comes next after one turned up in the wall adds a han, but is no yaku.</source>
   <translation>牌墙上翻开的那张的下一张每张加一番，但不算役。</translation>
  </message>
  <message>
   <source>Earthly hand</source>
   <translation>地和</translation>
  </message>
  <message>
   <source>East</source>
   <translation>东</translation>
  </message>
  <message>
   <source>East 1</source>
   <translation>东1局</translation>
  </message>
  <message>
   <source>East 2</source>
   <translation>东2局</translation>
  </message>
  <message>
   <source>East 3</source>
   <translation>东3局</translation>
  </message>
  <message>
   <source>East 4</source>
   <translation>东4局</translation>
  </message>
  <message>
   <source>East and South</source>
   <translation>东南战（半庄）</translation>
  </message>
  <message>
   <source>East double</source>
   <translation>庄家加倍</translation>
  </message>
  <message>
   <source>East goes out with the tiles dealt, before any discard.</source>
   <translation>庄家以起手牌和牌，尚无人打牌。</translation>
  </message>
  <message>
   <source>East has won as many times in a row as the rules ask for.</source>
   <translation>庄家连续和牌的次数已达规则要求。</translation>
  </message>
  <message>
   <source>East has won so many times in a row.</source>
   <translation>庄家已连续和牌达到规定次数。</translation>
  </message>
  <message>
   <source>East only</source>
   <translation>东风战</translation>
  </message>
  <message>
   <source>East pays</source>
   <translation>庄家支付</translation>
  </message>
  <message>
   <source>East pays and is paid double.</source>
   <translation>庄家付点和收点都加倍。</translation>
  </message>
  <message>
   <source>East pays and receives double.</source>
   <translation>庄家付点和收点都加倍。</translation>
  </message>
  <message>
   <source>East pays like the others, and the wind of the round counts nothing</source>
   <translation>庄家与他家同付，圈风不算</translation>
  </message>
  <message>
   <source>East wins with the tiles dealt.</source>
   <translation>庄家以起手牌和牌。</translation>
  </message>
  <message>
   <source>East {number}</source>
   <translation>东{number}局</translation>
  </message>
  <message>
   <source>East’s first discard comes from East: say who discarded, or how the tile was won.</source>
   <translation>庄家的第一张牌应由庄家打出：请说明是谁打出的，或和牌张怎样得来。</translation>
  </message>
  <message>
   <source>East’s wins in a row</source>
   <translation>庄家连和</translation>
  </message>
  <message>
   <source>Easy</source>
   <translation>简单</translation>
  </message>
  <message>
   <source>Edge wait</source>
   <translation>边张</translation>
  </message>
  <message>
   <source>Eight tiles that belong to no set: laid beside the hand, they bring points or doubles.</source>
   <translation>不属于任何一组的八张牌：放在手牌旁，带来点数或番。</translation>
  </message>
  <message>
   <source>Eight wins in a row</source>
   <translation>八连庄</translation>
  </message>
  <message>
   <source>Eighth win</source>
   <translation>八连庄</translation>
  </message>
  <message>
   <source>End and result</source>
   <translation>终局与结算</translation>
  </message>
  <message>
   <source>End of the game</source>
   <translation>终局条件</translation>
  </message>
  <message>
   <source>End the game</source>
   <translation>结束对局</translation>
  </message>
  <message>
   <source>Ends at</source>
   <translation>到点终局</translation>
  </message>
  <message>
   <source>English</source>
   <translation>简体中文</translation>
  </message>
  <message>
   <source>Enough tried? End this game early: choose “{end}” at the upper right, then “{record}”.</source>
   <translation>试够了吗？提前结束这一局：在右上方选择“{end}”，然后点击“{record}”。</translation>
  </message>
  <message>
   <source>Enter a hand that was forgotten before this one</source>
   <translation>补录这一局之前漏记的一局</translation>
  </message>
  <message>
   <source>Enter corrects the chosen hand; right click or the menu key for more.</source>
   <translation>按 Enter 更正所选的一局；右键点击或菜单键可看更多。</translation>
  </message>
  <message>
   <source>Enter how the game stands now</source>
   <translation>录入对局现在的情况</translation>
  </message>
  <message>
   <source>Enter the whole hand first</source>
   <translation>请先录完整副手牌</translation>
  </message>
  <message>
   <source>Enter this hand too, or leave it out: it then scores nothing.</source>
   <translation>可以也录入这副手牌，或者不录：不录则不计点。</translation>
  </message>
  <message>
   <source>Enter what this player discarded: that can bar a win off another player</source>
   <translation>录入这位玩家打出的牌：可能使其不能荣和</translation>
  </message>
  <message>
   <source>Enter what was called out, without tiles; click again for the tiles</source>
   <translation>只录入报出的点数，不录牌；再点一次改录牌</translation>
  </message>
  <message>
   <source>Entering what happened</source>
   <translation>录入结果时</translation>
  </message>
  <message>
   <source>Entry {number}</source>
   <translation>第{number}条记录</translation>
  </message>
  <message>
   <source>Equal scores</source>
   <translation>同点</translation>
  </message>
  <message>
   <source>Equal scores: nearer the first dealer goes first, or the places are shared.</source>
   <translation>同点时：离起家近者顺位在前，或平分顺位。</translation>
  </message>
  <message>
   <source>Erase the last digit</source>
   <translation>删除最后一位</translation>
  </message>
  <message>
   <source>Every 13 han are a counted yakuman in these rules.</source>
   <translation>这套规则下，每13番算一个累计役满。</translation>
  </message>
  <message>
   <source>Every choice holds at once and is kept.</source>
   <translation>每项选择立即生效并保存。</translation>
  </message>
  <message>
   <source>Every hand of sets and a pair begins with 20 fu.</source>
   <translation>四组牌加雀头的手牌，都从底符20符算起。</translation>
  </message>
  <message>
   <source>Every hand you record appears here.</source>
   <translation>记录的每一局都显示在这里。</translation>
  </message>
  <message>
   <source>Every rule is played as there.</source>
   <translation>所有规则都与之相同。</translation>
  </message>
  <message>
   <source>Every seat is taken</source>
   <translation>座位已满</translation>
  </message>
  <message>
   <source>Everybody starts at or above the target of {points} points: it decides nothing.</source>
   <translation>所有人的起始点数都不低于目标点{points}：目标点不起作用。</translation>
  </message>
  <message>
   <source>Everybody starts with {start} points, so the first hand would end the game: check this number.</source>
   <translation>所有人的起始点数都是{start}点，第一局后对局就会结束：请检查这个数。</translation>
  </message>
  <message>
   <source>Everywhere</source>
   <translation>任何地方</translation>
  </message>
  <message>
   <source>Example: {hand}. It is worth {worth}.</source>
   <translation>例：{hand}。值{worth}。</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交换</translation>
  </message>
  <message>
   <source>Exhaustive draw</source>
   <translation>荒牌流局</translation>
  </message>
  <message>
   <source>Explain the words on this page</source>
   <translation>解释本页的词语</translation>
  </message>
  <message>
   <source>Export the session</source>
   <translation>导出对局</translation>
  </message>
  <message>
   <source>Export the session to a file</source>
   <translation>把对局导出到文件</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>导出…</translation>
  </message>
  <message>
   <source>Exposed kong</source>
   <translation>明杠</translation>
  </message>
  <message>
   <source>Exposed kong of honours</source>
   <translation>字牌明杠</translation>
  </message>
  <message>
   <source>Exposed kong of simples</source>
   <translation>中张明杠</translation>
  </message>
  <message>
   <source>Exposed kong of terminals</source>
   <translation>幺九明杠</translation>
  </message>
  <message>
   <source>Exposed pung</source>
   <translation>明刻</translation>
  </message>
  <message>
   <source>Exposed pung of honours</source>
   <translation>字牌明刻</translation>
  </message>
  <message>
   <source>Exposed pung of simples</source>
   <translation>中张明刻</translation>
  </message>
  <message>
   <source>Exposed pung of terminals</source>
   <translation>幺九明刻</translation>
  </message>
  <message>
   <source>F11 or a double click fills the screen, Esc leaves it.</source>
   <translation>按 F11 或双击全屏显示，按 Esc 退出。</translation>
  </message>
  <message>
   <source>False mahjong</source>
   <translation>诈和</translation>
  </message>
  <message>
   <source>Fill in everything first, or choose “{show}”.</source>
   <translation>请先全部填好，或选择“{show}”。</translation>
  </message>
  <message>
   <source>Fill the screen, or leave it</source>
   <translation>全屏显示，或退出全屏</translation>
  </message>
  <message>
   <source>Final result</source>
   <translation>最终成绩</translation>
  </message>
  <message>
   <source>Find every tile that completes the hand.</source>
   <translation>找出能完成这副牌的每一种牌。</translation>
  </message>
  <message>
   <source>Find everything that the hand is.</source>
   <translation>找出这副牌的全部番种。</translation>
  </message>
  <message>
   <source>Find the smallest hand that is enough.</source>
   <translation>找出刚好够用的最小的牌。</translation>
  </message>
  <message>
   <source>Find the waits</source>
   <translation>找听牌</translation>
  </message>
  <message>
   <source>First already: nothing is needed.</source>
   <translation>已是首位：无须条件。</translation>
  </message>
  <message numerus="yes">
   <source>First what {name} laid open, with the buttons beside the tiles; then the rest, the winning tile last: {count} tiles to go.</source>
   <translation>
    <numerusform>先用牌旁的按钮录入{name}亮出的牌，再录入其余的，和牌张最后：还差{count}张。</numerusform>
   </translation>
  </message>
  <message>
   <source>Fish from the river: last discard, nine of circles</source>
   <translation>九筒捞鱼</translation>
  </message>
  <message>
   <source>Floating uma</source>
   <translation>浮动马</translation>
  </message>
  <message>
   <source>Flower or season</source>
   <translation>花牌或季牌</translation>
  </message>
  <message>
   <source>Flowers and seasons</source>
   <translation>花牌</translation>
  </message>
  <message>
   <source>Flowers and seasons are added to a hand worth less than the whole limit, with their own doubles.</source>
   <translation>值不到整个满贯的满贯牌另加花牌点数，并按花牌自身的番翻番。</translation>
  </message>
  <message>
   <source>For</source>
   <translation>对象</translation>
  </message>
  <message>
   <source>For a yakuman: how many it counts as.</source>
   <translation>役满：算几倍。</translation>
  </message>
  <message>
   <source>For all else</source>
   <translation>其他牌</translation>
  </message>
  <message>
   <source>For fingers</source>
   <translation>手指操作</translation>
  </message>
  <message>
   <source>For sets taken from others, which lie open: a click or right click lays three equal tiles, once more a kan, a drag along the row a run. Click again for the hand.</source>
   <translation>用于从别人那里拿来、亮在桌上的组：点击或右击放三张相同的牌，再点一次成杠，沿一行拖动成顺子。再点一次回到手牌。</translation>
  </message>
  <message>
   <source>For three players</source>
   <translation>三家份</translation>
  </message>
  <message>
   <source>For two players</source>
   <translation>两家份</translation>
  </message>
  <message>
   <source>Forget all answers under these rules; that can be taken back</source>
   <translation>忘掉这套规则下的全部回答；可以撤销</translation>
  </message>
  <message>
   <source>Four blessings</source>
   <translation>大四喜</translation>
  </message>
  <message>
   <source>Four concealed pungs of one suit and honours, the last tile from the wall.</source>
   <translation>由一种花色和字牌组成的四副暗刻，最后一张自摸。</translation>
  </message>
  <message>
   <source>Four concealed pungs or kongs, the last tile from a wall.</source>
   <translation>四副暗刻或暗杠，最后一张自摸。</translation>
  </message>
  <message>
   <source>Four concealed triplets</source>
   <translation>四暗刻</translation>
  </message>
  <message>
   <source>Four concealed triplets, pair wait</source>
   <translation>四暗刻单骑</translation>
  </message>
  <message>
   <source>Four equal tiles drawn by oneself; its owner draws one tile more.</source>
   <translation>四张相同，全是自己摸的；要再摸一张。</translation>
  </message>
  <message>
   <source>Four equal tiles drawn by oneself; the hand still counts as one with nothing called.</source>
   <translation>四张相同的牌全是自己摸的；手牌仍算门清。</translation>
  </message>
  <message>
   <source>Four equal tiles laid open, one of them claimed from another player.</source>
   <translation>亮出的四张相同的牌，其中一张取自别人。</translation>
  </message>
  <message>
   <source>Four equal tiles, all drawn by the player and laid face down.</source>
   <translation>四张相同的牌，全部自己摸到，面朝下放置。</translation>
  </message>
  <message>
   <source>Four equal tiles, one of them claimed; its owner draws one tile more.</source>
   <translation>四张相同，其中一张是拿来的；要再摸一张。</translation>
  </message>
  <message>
   <source>Four equal wind discards</source>
   <translation>四风连打</translation>
  </message>
  <message>
   <source>Four kans</source>
   <translation>四杠子</translation>
  </message>
  <message>
   <source>Four kans by several</source>
   <translation>四杠散了</translation>
  </message>
  <message>
   <source>Four kans have been made, not all by one player.</source>
   <translation>开了四个杠，而且不是同一个人的。</translation>
  </message>
  <message>
   <source>Four kans.</source>
   <translation>四组杠子。</translation>
  </message>
  <message>
   <source>Four kongs</source>
   <translation>四杠子</translation>
  </message>
  <message>
   <source>Four kongs and any pair.</source>
   <translation>四副杠子加任意一对。</translation>
  </message>
  <message>
   <source>Four numbers in all three suits, and a pair of one number in two suits.</source>
   <translation>四种数字三门齐全，加两门同数字的一对。</translation>
  </message>
  <message>
   <source>Four riichi</source>
   <translation>四家立直</translation>
  </message>
  <message>
   <source>Four runs and a pair that counts nothing, and the last run could be completed at either end.</source>
   <translation>四个顺子加上不算符的雀头，且最后的顺子两头都能完成。</translation>
  </message>
  <message>
   <source>Four sets and a pair.</source>
   <translation>四组加雀头。</translation>
  </message>
  <message>
   <source>Four sets and a pair: choose how it was won.</source>
   <translation>四组加雀头：请选择和牌方式。</translation>
  </message>
  <message>
   <source>Four sets are called, so that one tile was left to wait with.</source>
   <translation>四组都已副露，只剩一张牌单骑听牌。</translation>
  </message>
  <message>
   <source>Four triplets or kans and no run.</source>
   <translation>四组刻子或杠子，没有顺子。</translation>
  </message>
  <message>
   <source>Four triplets or kans that no tile of another player completed, and the winning tile made the pair.</source>
   <translation>四组刻子或杠子，都不是靠别人的牌完成的，和牌张凑成雀头。</translation>
  </message>
  <message>
   <source>Four triplets or kans that no tile of another player completed.</source>
   <translation>四组刻子或杠子，都不是靠别人的牌完成的。</translation>
  </message>
  <message>
   <source>From a discard</source>
   <translation>点和</translation>
  </message>
  <message>
   <source>From points to the total</source>
   <translation>从点数到总数</translation>
  </message>
  <message>
   <source>From the next hand on</source>
   <translation>从下一局起</translation>
  </message>
  <message>
   <source>From the table</source>
   <translation>取自桌面</translation>
  </message>
  <message>
   <source>From those who are not ready to those who are; 0: none.</source>
   <translation>由未听者付给听牌者；0：没有。</translation>
  </message>
  <message>
   <source>Fu</source>
   <translation>符</translation>
  </message>
  <message>
   <source>Fu for a pair of the wind that is both seat and round wind.</source>
   <translation>既是自风又是场风的雀头算几符。</translation>
  </message>
  <message>
   <source>Fu of an open hand won off a discard that has no other fu.</source>
   <translation>副露荣和而没有其他符时算几符。</translation>
  </message>
  <message>
   <source>Fu of the pair, the wait and the win</source>
   <translation>雀头、听牌形式和和牌的符</translation>
  </message>
  <message>
   <source>Fu of triplets and kans</source>
   <translation>刻子和杠子的符</translation>
  </message>
  <message>
   <source>Fu on the replacement tile</source>
   <translation>岭上自摸符</translation>
  </message>
  <message>
   <source>Full flush</source>
   <translation>清一色</translation>
  </message>
  <message>
   <source>Fully concealed hand</source>
   <translation>门前清</translation>
  </message>
  <message>
   <source>Furiten</source>
   <translation>振听</translation>
  </message>
  <message>
   <source>Furiten: the own discards hold {tiles}, which would complete the hand, so it can win by the own draw only.</source>
   <translation>振听：能和的{tiles}已在自己打出的牌里，所以只能自摸和牌。</translation>
  </message>
  <message>
   <source>Furiten: this win off another player is not allowed, for the own discards hold {tiles}, which completes the hand.</source>
   <translation>振听：自己的弃牌中有能完成手牌的{tiles}，所以不允许这样荣和。</translation>
  </message>
  <message>
   <source>Gain and loss were exchanged</source>
   <translation>收支弄反</translation>
  </message>
  <message>
   <source>Gates of heaven</source>
   <translation>天门九莲</translation>
  </message>
  <message>
   <source>German league (DMJL)</source>
   <translation>德国联盟（DMJL）</translation>
  </message>
  <message>
   <source>Give the hand a name first.</source>
   <translation>请先给牌型起个名称。</translation>
  </message>
  <message>
   <source>Give the points that are to move, at the upper right.</source>
   <translation>请在右上方填写要转移的点数。</translation>
  </message>
  <message>
   <source>Give these rules a name first.</source>
   <translation>请先给这套规则起个名字。</translation>
  </message>
  <message>
   <source>Give up what was begun, go back one step</source>
   <translation>放弃已开始的录入，返回一步</translation>
  </message>
  <message>
   <source>Gives way to</source>
   <translation>让位于</translation>
  </message>
  <message>
   <source>Glossary</source>
   <translation>术语表</translation>
  </message>
  <message>
   <source>Go back (Esc)</source>
   <translation>返回 (Esc)</translation>
  </message>
  <message>
   <source>Go back to the page before</source>
   <translation>回到前一页</translation>
  </message>
  <message>
   <source>Go back to the table (Esc)</source>
   <translation>回到牌桌（Esc）</translation>
  </message>
  <message>
   <source>Go on (Enter)</source>
   <translation>继续 (Enter)</translation>
  </message>
  <message>
   <source>Go on to the next button or field, with Shift to the one before</source>
   <translation>到下一个按钮或输入框，加 Shift 到上一个</translation>
  </message>
  <message>
   <source>Go on to the next page</source>
   <translation>去后一页</translation>
  </message>
  <message>
   <source>Go there</source>
   <translation>前往</translation>
  </message>
  <message>
   <source>Go to the circumstances</source>
   <translation>转到条件</translation>
  </message>
  <message>
   <source>Go to the field where a hand is typed</source>
   <translation>转到键入手牌的输入框</translation>
  </message>
  <message>
   <source>Go to the history</source>
   <translation>转到历史</translation>
  </message>
  <message>
   <source>Go to the next hand that is entered, or the one before</source>
   <translation>转到下一手或上一手要录入的牌</translation>
  </message>
  <message>
   <source>Go to the outcomes that nobody wins</source>
   <translation>转到无人和牌的结果</translation>
  </message>
  <message>
   <source>Go to the tile beside it</source>
   <translation>移到旁边的牌</translation>
  </message>
  <message>
   <source>Going out</source>
   <translation>和牌底点</translation>
  </message>
  <message>
   <source>Green dragon</source>
   <translation>役牌 发</translation>
  </message>
  <message>
   <source>Half</source>
   <translation>一半</translation>
  </message>
  <message>
   <source>Half flush</source>
   <translation>混一色</translation>
  </message>
  <message>
   <source>Han</source>
   <translation>番</translation>
  </message>
  <message>
   <source>Han of a yaku as the house counts it, closed and open; none switches it off.</source>
   <translation>本桌对某一役计几番，分门清和副露；无：不采用。</translation>
  </message>
  <message>
   <source>Han of each yaku</source>
   <translation>各役番数</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Hand, typed</source>
   <translation>键入手牌</translation>
  </message>
  <message>
   <source>Handed to the printer.</source>
   <translation>已送往打印机。</translation>
  </message>
  <message>
   <source>Hands so far</source>
   <translation>各局记录</translation>
  </message>
  <message>
   <source>Hands whose last set makes the player who gave it liable.</source>
   <translation>哪些牌型由给出最后一组的玩家包牌。</translation>
  </message>
  <message>
   <source>Hands you played</source>
   <translation>自己打过的牌</translation>
  </message>
  <message>
   <source>Haneman</source>
   <translation>跳满</translation>
  </message>
  <message>
   <source>Hard</source>
   <translation>困难</translation>
  </message>
  <message>
   <source>Harder once you answer well; what is weak comes more often</source>
   <translation>答得好就更难，薄弱的出现得更多</translation>
  </message>
  <message>
   <source>Heavenly hand</source>
   <translation>天和</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>帮助</translation>
  </message>
  <message>
   <source>Here</source>
   <translation>这里采用</translation>
  </message>
  <message>
   <source>Hidden treasure</source>
   <translation>坎坎和</translation>
  </message>
  <message>
   <source>Hide the steps; the menu brings them back</source>
   <translation>隐藏步骤；可从菜单再打开</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>高对比度</translation>
  </message>
  <message>
   <source>History</source>
   <translation>历史</translation>
  </message>
  <message>
   <source>Honours</source>
   <translation>字牌</translation>
  </message>
  <message>
   <source>Honours only</source>
   <translation>全是字牌</translation>
  </message>
  <message>
   <source>House rule of this table</source>
   <translation>本桌的自定规则</translation>
  </message>
  <message>
   <source>House rule: {rule}</source>
   <translation>自定规则：{rule}</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>自定规则</translation>
  </message>
  <message>
   <source>House rules this hand hangs on</source>
   <translation>影响这副牌的自定规则</translation>
  </message>
  <message>
   <source>How far</source>
   <translation>还差多远</translation>
  </message>
  <message>
   <source>How hard</source>
   <translation>难度</translation>
  </message>
  <message>
   <source>How it was won was left out</source>
   <translation>漏了和牌方式的役</translation>
  </message>
  <message>
   <source>How long</source>
   <translation>每轮</translation>
  </message>
  <message>
   <source>How many</source>
   <translation>题数</translation>
  </message>
  <message>
   <source>How many chows a winning hand may have.</source>
   <translation>和牌时最多可有几副顺子。</translation>
  </message>
  <message>
   <source>How many players ended at or above the start; what is not set here is paid by the uma above.</source>
   <translation>终局时有几人不低于起始点数；这里未设的，按上面的顺位马支付。</translation>
  </message>
  <message>
   <source>How many players may win on one discard.</source>
   <translation>一张打牌最多几人荣和。</translation>
  </message>
  <message>
   <source>How many points this adds; 0: it does not count.</source>
   <translation>这一项加多少点；0：不算。</translation>
  </message>
  <message>
   <source>How many times this doubles the hand; 0: it does not count.</source>
   <translation>这一项翻几番；0：不算。</translation>
  </message>
  <message>
   <source>How many winds are played.</source>
   <translation>打几圈风。</translation>
  </message>
  <message>
   <source>How many winds are played; free: until the players end it.</source>
   <translation>打几圈风；或打到玩家自行结束。</translation>
  </message>
  <message>
   <source>How often</source>
   <translation>出现频率</translation>
  </message>
  <message>
   <source>How page {page} of {pages} will look</source>
   <translation>{pages}页中第{page}页的样子</translation>
  </message>
  <message>
   <source>How tiles are written</source>
   <translation>牌的写法</translation>
  </message>
  <message>
   <source>However much a hand comes to, no more than the limit is paid.</source>
   <translation>不管算出多少，都不会付得比满贯多。</translation>
  </message>
  <message>
   <source>I don’t know</source>
   <translation>不知道</translation>
  </message>
  <message>
   <source>If nothing of this was so, it is no win: the hand goes on.</source>
   <translation>如果都不是，就不算和牌：这一局继续。</translation>
  </message>
  <message>
   <source>Import sessions</source>
   <translation>导入对局</translation>
  </message>
  <message>
   <source>Import sessions from files</source>
   <translation>从文件导入对局</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>导入…</translation>
  </message>
  <message>
   <source>In place of East</source>
   <translation>替庄家付</translation>
  </message>
  <message>
   <source>In place of another player</source>
   <translation>替其他玩家付</translation>
  </message>
  <message>
   <source>In plain words</source>
   <translation>通俗的说法</translation>
  </message>
  <message>
   <source>In the drills</source>
   <translation>在练习中</translation>
  </message>
  <message>
   <source>In the first round without a call. At least: paid when the hand’s own value is less. Its han stand on the page of yaku.</source>
   <translation>限第一巡且无人鸣牌。“至少”指手牌本身不足时按此支付。番数见役种页。</translation>
  </message>
  <message>
   <source>In the history</source>
   <translation>在历史中</translation>
  </message>
  <message>
   <source>In the last hand a leading dealer ends the game by a win, or by a ready hand too.</source>
   <translation>最后一局领先的庄家和牌即终局，或听牌也终局。</translation>
  </message>
  <message>
   <source>In the order they sat: {players}</source>
   <translation>按入座次序：{players}</translation>
  </message>
  <message>
   <source>In the reference</source>
   <translation>在参考手册中</translation>
  </message>
  <message>
   <source>In which language</source>
   <translation>使用的语言</translation>
  </message>
  <message numerus="yes">
   <source>In {count} minutes</source>
   <translation>
    <numerusform>{count}分钟内</numerusform>
   </translation>
  </message>
  <message>
   <source>Indicator, then its dora</source>
   <translation>指示牌，以及它的宝牌</translation>
  </message>
  <message>
   <source>Insert a hand before</source>
   <translation>在前面插入一局</translation>
  </message>
  <message>
   <source>Inserting a hand</source>
   <translation>插入一局</translation>
  </message>
  <message>
   <source>Ippatsu</source>
   <translation>一发</translation>
  </message>
  <message>
   <source>Is one of the fives red? With it the hand would be worth {points} in place of {now}.</source>
   <translation>有一张五是赤五吗？是的话这副牌值{points}，而不是{now}。</translation>
  </message>
  <message>
   <source>It cannot stay as it was: {reason}</source>
   <translation>不能保持原样：{reason}</translation>
  </message>
  <message>
   <source>It could win so</source>
   <translation>这样就能和牌</translation>
  </message>
  <message>
   <source>It could win with: {ways}.</source>
   <translation>有这些就能和牌：{ways}。</translation>
  </message>
  <message>
   <source>It counts {right} {unit} in this hand, not {amount}: {line}.</source>
   <translation>{line}在这副牌里的{unit}是{right}，不是{amount}。</translation>
  </message>
  <message>
   <source>It ends as soon as somebody has reached the target.</source>
   <translation>一有人达到目标点即结束。</translation>
  </message>
  <message>
   <source>It is {answer}</source>
   <translation>答案是{answer}</translation>
  </message>
  <message>
   <source>It makes sets like any tile of its number; red ones may be worth more.</source>
   <translation>与同数字的牌一样成组；红色的可能更值钱。</translation>
  </message>
  <message>
   <source>Its total</source>
   <translation>总点</translation>
  </message>
  <message>
   <source>JPML A</source>
   <translation>联盟A规则</translation>
  </message>
  <message>
   <source>Japanese mahjong scoring rules, as most tables play</source>
   <translation>日本麻将计分规则，多数牌桌的打法</translation>
  </message>
  <message>
   <source>Just as {preset}</source>
   <translation>与{preset}相同</translation>
  </message>
  <message>
   <source>Kan</source>
   <translation>杠子</translation>
  </message>
  <message>
   <source>Kan dora</source>
   <translation>杠宝牌</translation>
  </message>
  <message>
   <source>Kan ura dora</source>
   <translation>杠里宝牌</translation>
  </message>
  <message>
   <source>Keep the changes in “{rules}”</source>
   <translation>把更改保存到“{rules}”</translation>
  </message>
  <message>
   <source>Keep these rules under a name of your own</source>
   <translation>以自己起的名字保存这套规则</translation>
  </message>
  <message>
   <source>Keep what was paid</source>
   <translation>保留原结算</translation>
  </message>
  <message>
   <source>Key</source>
   <translation>按键</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>键盘快捷键</translation>
  </message>
  <message>
   <source>Keyboard shortcuts…</source>
   <translation>键盘快捷键…</translation>
  </message>
  <message>
   <source>Kinds of problems</source>
   <translation>习题种类</translation>
  </message>
  <message>
   <source>Knitting</source>
   <translation>双色编织</translation>
  </message>
  <message>
   <source>Kong</source>
   <translation>明杠</translation>
  </message>
  <message>
   <source>Kong upon kong</source>
   <translation>杠上杠</translation>
  </message>
  <message>
   <source>Kongs as concealed pungs</source>
   <translation>暗杠算暗刻</translation>
  </message>
  <message>
   <source>Laid beside the hand as soon as drawn, and replaced by another tile.</source>
   <translation>摸到后马上放在手牌旁，并补摸一张。</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <source>Large numerals</source>
   <translation>大号数字</translation>
  </message>
  <message>
   <source>Larger letters</source>
   <translation>放大文字</translation>
  </message>
  <message>
   <source>Last discard</source>
   <translation>河底捞鱼</translation>
  </message>
  <message>
   <source>Last hand</source>
   <translation>最后一局</translation>
  </message>
  <message>
   <source>Last tile</source>
   <translation>海底摸月</translation>
  </message>
  <message>
   <source>Last tile alone</source>
   <translation>十二落抬</translation>
  </message>
  <message>
   <source>Last tile drawn</source>
   <translation>海底摸月</translation>
  </message>
  <message>
   <source>Last tile of the wall</source>
   <translation>海底牌</translation>
  </message>
  <message>
   <source>Last tile of the wall as a replacement</source>
   <translation>以海底牌作补牌</translation>
  </message>
  <message>
   <source>Lately</source>
   <translation>最近</translation>
  </message>
  <message>
   <source>Lays {tiles}</source>
   <translation>放下{tiles}</translation>
  </message>
  <message>
   <source>Leave everything as it was (Esc)</source>
   <translation>一切保持原样 (Esc)</translation>
  </message>
  <message>
   <source>Leave the full screen</source>
   <translation>退出全屏</translation>
  </message>
  <message>
   <source>Leave the sample</source>
   <translation>离开示例</translation>
  </message>
  <message>
   <source>Leave the sample; your own sessions are as they were</source>
   <translation>离开示例；自己的对局保持原样</translation>
  </message>
  <message>
   <source>Left empty, it is {name}</source>
   <translation>留空则为{name}</translation>
  </message>
  <message>
   <source>Length</source>
   <translation>对局长度</translation>
  </message>
  <message>
   <source>Less motion</source>
   <translation>减少动画</translation>
  </message>
  <message>
   <source>Let each key be a tile, or type tiles again</source>
   <translation>切换一键一牌，或恢复输入</translation>
  </message>
  <message>
   <source>Let go over a set to lay it as called</source>
   <translation>在面子上松开，作为副露放下</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>美式信纸</translation>
  </message>
  <message>
   <source>Level</source>
   <translation>难度</translation>
  </message>
  <message>
   <source>Liability</source>
   <translation>包牌</translation>
  </message>
  <message>
   <source>Liability covers</source>
   <translation>包牌范围</translation>
  </message>
  <message>
   <source>Liability was forgotten</source>
   <translation>忘了包牌</translation>
  </message>
  <message>
   <source>Lies among the own discards.</source>
   <translation>在自己的弃牌中。</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>浅色</translation>
  </message>
  <message>
   <source>Limit</source>
   <translation>满贯</translation>
  </message>
  <message>
   <source>Limit hand</source>
   <translation>满贯牌</translation>
  </message>
  <message>
   <source>Limit hands</source>
   <translation>满贯牌</translation>
  </message>
  <message>
   <source>Limits</source>
   <translation>满贯以上</translation>
  </message>
  <message>
   <source>Line {line} holds {number}, which is no number to reckon with: write another.</source>
   <translation>第{line}行的{number}不是可以计算的数：请改写成别的数。</translation>
  </message>
  <message>
   <source>Line {line} is JSON but no record: write names and their values in braces.</source>
   <translation>第{line}行是 JSON，但不是记录：请在花括号里写名称和值。</translation>
  </message>
  <message>
   <source>Line {line} is nested too deep to be read: a record has few levels.</source>
   <translation>第{line}行嵌套太深，无法读取：记录只有几层。</translation>
  </message>
  <message>
   <source>Line {line} is not JSON: write one record a line.</source>
   <translation>第{line}行不是 JSON：请每行写一条记录。</translation>
  </message>
  <message>
   <source>Line {line} is not text in UTF-8: save it in that encoding.</source>
   <translation>第{line}行不是 UTF-8 文本：请用该编码保存。</translation>
  </message>
  <message>
   <source>Line {line} names “{key}” twice: keep one of them.</source>
   <translation>第{line}行中“{key}”出现了两次：请只保留一个。</translation>
  </message>
  <message>
   <source>Line {line}: a file may hold {most} records, and what is beyond them was not read: split it.</source>
   <translation>第{line}行：一个文件最多含{most}条记录，其后的没有读取：请拆分文件。</translation>
  </message>
  <message>
   <source>Little four winds</source>
   <translation>小四喜</translation>
  </message>
  <message>
   <source>Little three dragons</source>
   <translation>小三元</translation>
  </message>
  <message>
   <source>Look and controls</source>
   <translation>外观与操作</translation>
  </message>
  <message>
   <source>Look and controls…</source>
   <translation>外观与操作…</translation>
  </message>
  <message>
   <source>Look at “{title}”</source>
   <translation>查看“{title}”</translation>
  </message>
  <message>
   <source>Look it up</source>
   <translation>查一查</translation>
  </message>
  <message>
   <source>Look something up in the reference</source>
   <translation>在参考手册中查找</translation>
  </message>
  <message>
   <source>Look the chosen reason up in the reference</source>
   <translation>在参考手册中查看所选理由</translation>
  </message>
  <message>
   <source>Losers settle</source>
   <translation>输家互结</translation>
  </message>
  <message>
   <source>M.League</source>
   <translation>M联赛</translation>
  </message>
  <message>
   <source>Mahjong Soul</source>
   <translation>雀魂</translation>
  </message>
  <message>
   <source>Mangan</source>
   <translation>满贯</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>菜单</translation>
  </message>
  <message>
   <source>Misnamed for a chow</source>
   <translation>报错牌（被吃）</translation>
  </message>
  <message>
   <source>Misnamed for a pung or kong</source>
   <translation>报错牌（被碰或杠）</translation>
  </message>
  <message>
   <source>Misnamed for the win</source>
   <translation>报错牌（被和）</translation>
  </message>
  <message>
   <source>Mixed outside hand</source>
   <translation>混全带幺九</translation>
  </message>
  <message>
   <source>Moon from the bottom of the sea</source>
   <translation>海底捞月</translation>
  </message>
  <message>
   <source>Moon from the sea: last tile, one of circles</source>
   <translation>一筒摸月</translation>
  </message>
  <message numerus="yes">
   <source>More ({count})</source>
   <translation>
    <numerusform>更多 ({count})</numerusform>
   </translation>
  </message>
  <message>
   <source>More…</source>
   <translation>更多…</translation>
  </message>
  <message>
   <source>Most yakuman</source>
   <translation>役满上限</translation>
  </message>
  <message>
   <source>N</source>
   <translation>北</translation>
  </message>
  <message>
   <source>Nagashi mangan</source>
   <translation>流局满贯</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>姓名</translation>
  </message>
  <message>
   <source>Name four hands in “{what}”, one a seat; a hand that scores nothing is null.</source>
   <translation>“{what}”里要写四家手牌，每家一副；不计点的写 null。</translation>
  </message>
  <message>
   <source>Name it</source>
   <translation>认番种</translation>
  </message>
  <message>
   <source>Name of the hand</source>
   <translation>牌型名称</translation>
  </message>
  <message>
   <source>Name of the player who starts as {wind}</source>
   <translation>开局坐{wind}家的玩家姓名</translation>
  </message>
  <message>
   <source>Name of these rules</source>
   <translation>这套规则的名称</translation>
  </message>
  <message>
   <source>Names, seats and rules</source>
   <translation>姓名、座位和规则</translation>
  </message>
  <message>
   <source>Nearest to: {pattern}.</source>
   <translation>最接近：{pattern}。</translation>
  </message>
  <message>
   <source>Nearly every winning hand has four sets and a pair. A set is three numbers in a row of one suit, or three or four equal tiles.</source>
   <translation>和牌几乎都是四组加一个雀头。一组是同一花色三张相连的数字牌，或三四张相同的牌。</translation>
  </message>
  <message>
   <source>Never together with</source>
   <translation>不能同时成立</translation>
  </message>
  <message>
   <source>New session</source>
   <translation>新对局</translation>
  </message>
  <message>
   <source>New session…</source>
   <translation>新对局…</translation>
  </message>
  <message>
   <source>New to mahjong</source>
   <translation>初学麻将</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>继续</translation>
  </message>
  <message>
   <source>Next dealer: {name}</source>
   <translation>下一庄：{name}</translation>
  </message>
  <message>
   <source>Next page</source>
   <translation>下一页</translation>
  </message>
  <message>
   <source>Nine gates</source>
   <translation>九莲宝灯</translation>
  </message>
  <message>
   <source>Nine terminals and honours</source>
   <translation>九种九牌</translation>
  </message>
  <message>
   <source>No</source>
   <translation>否</translation>
  </message>
  <message>
   <source>No abortive draw is played.</source>
   <translation>没有途中流局。</translation>
  </message>
  <message>
   <source>No chows</source>
   <translation>无顺子</translation>
  </message>
  <message>
   <source>No dora indicator is entered; with one dora the hand would be worth {points} in place of {now}.</source>
   <translation>没有录入宝牌指示牌；有一张宝牌的话，这副牌值{points}，而不是{now}。</translation>
  </message>
  <message>
   <source>No flower or season lies beside any hand: enter those there are.</source>
   <translation>所有手牌旁都没有花牌：有的话请录入。</translation>
  </message>
  <message>
   <source>No hand has been recorded yet.</source>
   <translation>还没有记录任何一局。</translation>
  </message>
  <message>
   <source>No hand has moved any points yet</source>
   <translation>还没有哪一局变动过点数</translation>
  </message>
  <message>
   <source>No hand is paid more than one yakuman, so no pattern counts double: raise the most, or tick none.</source>
   <translation>一手牌最多付一倍役满，任何牌型都不能算双倍：请提高上限，或都不勾选。</translation>
  </message>
  <message>
   <source>No hand is paid more than the limit.</source>
   <translation>任何一手牌的支付都不超过满贯。</translation>
  </message>
  <message>
   <source>No hand was entered here, so there is nothing to explain.</source>
   <translation>这里没有录入手牌，因此没有可说明的内容。</translation>
  </message>
  <message>
   <source>No hand won by self-draw has {han} han {fu} fu: check both numbers.</source>
   <translation>自摸没有{han}番{fu}符：请检查这两个数。</translation>
  </message>
  <message>
   <source>No hand won off a discard has {han} han {fu} fu: check both numbers.</source>
   <translation>荣和没有{han}番{fu}符：请检查这两个数。</translation>
  </message>
  <message>
   <source>No limit</source>
   <translation>不封顶</translation>
  </message>
  <message>
   <source>No more than {most} can win here: take another winner back first.</source>
   <translation>这里最多{most}人和牌：请先取消另一位和牌者。</translation>
  </message>
  <message>
   <source>No more than {most} fit here: take one back first.</source>
   <translation>这里最多{most}张：请先拿掉一张。</translation>
  </message>
  <message>
   <source>No page matches this search: try another word, or clear it.</source>
   <translation>没有找到：请换一个词，或清除搜索。</translation>
  </message>
  <message>
   <source>No page was read after this one</source>
   <translation>在此之后没有看过其他页</translation>
  </message>
  <message>
   <source>No page was read before this one</source>
   <translation>在此之前没有看过其他页</translation>
  </message>
  <message>
   <source>No points change.</source>
   <translation>点数没有变动。</translation>
  </message>
  <message>
   <source>No points move</source>
   <translation>点数不变</translation>
  </message>
  <message>
   <source>No problem of these kinds was found: choose other kinds, or other rules.</source>
   <translation>没有找到这类习题：请选择其他种类或其他规则。</translation>
  </message>
  <message>
   <source>No riichi of {player} is noted; with it the hand would be worth {points} in place of {now}.</source>
   <translation>没有记下{player}的立直；有立直的话，这副牌值{points}，而不是{now}。</translation>
  </message>
  <message>
   <source>No rule matches this search: try another word, or clear it.</source>
   <translation>没有与搜索相符的规则：请换个词，或清空搜索。</translation>
  </message>
  <message numerus="yes">
   <source>No run of {count} begins with {tile}: choose its lowest tile.</source>
   <translation>
    <numerusform>没有以{tile}开头的{count}张顺子：请选顺子里最小的一张。</numerusform>
   </translation>
  </message>
  <message>
   <source>No safety copy could be made in {folder}: check that the disk has room.</source>
   <translation>无法在{folder}中备份：请检查磁盘是否还有空间。</translation>
  </message>
  <message>
   <source>No session is kept here yet: begin one above</source>
   <translation>这里还没有保存的对局：请在上面开始</translation>
  </message>
  <message>
   <source>No session is kept here yet: close this window and begin one, or import a file from the menu.</source>
   <translation>这里还没有保存的对局：请关闭此窗口开始新对局，或从菜单导入文件。</translation>
  </message>
  <message>
   <source>No session is on the table.</source>
   <translation>牌桌上没有对局。</translation>
  </message>
  <message>
   <source>No session matches “{search}”: leave a word out, or clear the search.</source>
   <translation>没有与“{search}”相符的对局：请去掉一个词，或清空搜索。</translation>
  </message>
  <message>
   <source>No set was taken from others; only the winning tile may come from a discard.</source>
   <translation>没有从别人那里拿过组；只有和牌张可以来自别人打出的牌。</translation>
  </message>
  <message>
   <source>No set yet.</source>
   <translation>还没有成组。</translation>
  </message>
  <message>
   <source>No shortcut matches “{search}”.</source>
   <translation>没有与“{search}”相符的快捷键。</translation>
  </message>
  <message>
   <source>No single change would let it win.</source>
   <translation>只改一处还不能和牌。</translation>
  </message>
  <message>
   <source>No single tile completes this hand.</source>
   <translation>没有一张牌能完成这手牌。</translation>
  </message>
  <message>
   <source>No ura indicator is entered, though riichi was declared.</source>
   <translation>已经立直，但没有录入里宝牌指示牌。</translation>
  </message>
  <message>
   <source>No {tile} is left: take one back first.</source>
   <translation>{tile}已经用完：请先拿掉一张。</translation>
  </message>
  <message>
   <source>Nobody is ever liable here.</source>
   <translation>这里没有包牌。</translation>
  </message>
  <message>
   <source>Nobody is liable for this hand under these rules: take the liability back, or check the hand.</source>
   <translation>这套规则下这副牌没有包牌：请撤回包牌，或检查手牌。</translation>
  </message>
  <message>
   <source>Nobody pays a penalty to themselves: name another player.</source>
   <translation>罚点不能付给自己：请选另一位玩家。</translation>
  </message>
  <message>
   <source>Nobody pays for all under these rules: take it back, or change the rules.</source>
   <translation>这套规则没有包牌：请撤回，或更改规则。</translation>
  </message>
  <message>
   <source>Nobody sits at seat {seat}: choose one of the players at the table.</source>
   <translation>座位{seat}没有人：请选桌上的一位玩家。</translation>
  </message>
  <message>
   <source>Nobody wins off themselves: say who discarded, or that it was drawn.</source>
   <translation>没有人能和自己打出的牌：请说明是谁打出的，或是自摸。</translation>
  </message>
  <message>
   <source>North</source>
   <translation>北</translation>
  </message>
  <message>
   <source>North 1</source>
   <translation>北1局</translation>
  </message>
  <message>
   <source>North 2</source>
   <translation>北2局</translation>
  </message>
  <message>
   <source>North 3</source>
   <translation>北3局</translation>
  </message>
  <message>
   <source>North 4</source>
   <translation>北4局</translation>
  </message>
  <message>
   <source>North {number}</source>
   <translation>北{number}局</translation>
  </message>
  <message>
   <source>Not chosen</source>
   <translation>未选</translation>
  </message>
  <message>
   <source>Not over after all? Undo takes the last hand back.</source>
   <translation>其实还没打完？点“撤销”可撤回最后一局。</translation>
  </message>
  <message>
   <source>Not the dealer, off a discard</source>
   <translation>闲家荣和</translation>
  </message>
  <message>
   <source>Not the dealer, self-draw: each other / the dealer</source>
   <translation>闲家自摸：每个闲家／庄家</translation>
  </message>
  <message>
   <source>Not the dealer: off a discard, and drawn (each other / the dealer)</source>
   <translation>闲家：荣和，自摸（每个闲家／庄家）</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>备注</translation>
  </message>
  <message>
   <source>Noten</source>
   <translation>没听</translation>
  </message>
  <message>
   <source>Nothing can be told here: the game is over, or its hands are not called out.</source>
   <translation>这里没有可显示的条件：对局已结束，或这套规则不报点。</translation>
  </message>
  <message>
   <source>Nothing differs between {one} and {other}.</source>
   <translation>{one}与{other}没有不同。</translation>
  </message>
  <message>
   <source>Nothing has been entered yet</source>
   <translation>还没有录入任何内容</translation>
  </message>
  <message>
   <source>Nothing has changed since they were kept</source>
   <translation>保存以后没有更改</translation>
  </message>
  <message>
   <source>Nothing here needs explaining.</source>
   <translation>这里没有需要解释的词。</translation>
  </message>
  <message>
   <source>Nothing in the hand has points, which is rewarded.</source>
   <translation>手牌中没有任何点数，因此得到奖励。</translation>
  </message>
  <message>
   <source>Nothing is called, and one run is there twice.</source>
   <translation>没有副露，有两组完全相同的顺子。</translation>
  </message>
  <message>
   <source>Nothing is called, and the winning tile was drawn.</source>
   <translation>没有副露，自摸和牌。</translation>
  </message>
  <message>
   <source>Nothing is called, and two runs are there twice each.</source>
   <translation>没有副露，有两对完全相同的顺子。</translation>
  </message>
  <message>
   <source>Nothing is called, four runs, a pair that has no fu, and the last run could be completed at either end.</source>
   <translation>没有副露，四组顺子，雀头不计符，最后一组顺子是两面听。</translation>
  </message>
  <message>
   <source>Nothing is written before you accept</source>
   <translation>确认之前不会写入任何内容</translation>
  </message>
  <message>
   <source>Nothing may be written to {file}: allow it in the folder’s properties, or choose another folder.</source>
   <translation>不允许写入{file}：请在文件夹属性里允许写入，或选别的文件夹。</translation>
  </message>
  <message>
   <source>Nothing to redo</source>
   <translation>没有可重做的</translation>
  </message>
  <message>
   <source>Nothing to undo</source>
   <translation>没有可撤销的</translation>
  </message>
  <message>
   <source>Nothing waits for a target here: no wind is added and the dealer does not end the game.</source>
   <translation>这里用不到目标点：不加圈，庄家也不终局。</translation>
  </message>
  <message>
   <source>Nothing was claimed from other players.</source>
   <translation>没有从别人那里拿过牌。</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>还没有。</translation>
  </message>
  <message>
   <source>Now click whose tile {name} won on; for a tile from the wall click “{drawn}”.</source>
   <translation>现在点选{name}和了谁的牌；如果是自己摸的，请点“{drawn}”。</translation>
  </message>
  <message>
   <source>Number of the sheet</source>
   <translation>习题纸编号</translation>
  </message>
  <message>
   <source>Numerals in the corner</source>
   <translation>角上加数字</translation>
  </message>
  <message>
   <source>Of a drawn hand a player who is not dealer pays the basic points once.</source>
   <translation>自摸时，闲家付一份基本点。</translation>
  </message>
  <message>
   <source>Of a drawn hand the dealer pays double, and is paid double.</source>
   <translation>自摸时，庄家付双份，也收双份。</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>放铳</translation>
  </message>
  <message>
   <source>Off East’s first discard</source>
   <translation>和庄家首张</translation>
  </message>
  <message>
   <source>Off a discard</source>
   <translation>荣和</translation>
  </message>
  <message>
   <source>Off a discard, to the dealer</source>
   <translation>庄家荣和</translation>
  </message>
  <message>
   <source>Off a riichi player</source>
   <translation>立直者放铳</translation>
  </message>
  <message>
   <source>Off whom</source>
   <translation>和谁的牌</translation>
  </message>
  <message>
   <source>Off {name}</source>
   <translation>{name}放铳</translation>
  </message>
  <message>
   <source>Off: All Simples needs a closed hand.</source>
   <translation>关：断幺九须门清。</translation>
  </message>
  <message>
   <source>Off: a player may go below zero by the stick.</source>
   <translation>关：可以因放立直棒而低于零点。</translation>
  </message>
  <message>
   <source>Off: however many are in a hand, it is paid one, or two where that pattern counts double.</source>
   <translation>关：无论有几个，只付一倍役满；本身算双倍的牌型付两倍。</translation>
  </message>
  <message>
   <source>Off: it is dealt again by the same dealer.</source>
   <translation>关：同一庄家再打一局。</translation>
  </message>
  <message>
   <source>Off: they pay 7,700 and 11,600 off a discard.</source>
   <translation>关：荣和时分别支付7,700和11,600。</translation>
  </message>
  <message>
   <source>Oka</source>
   <translation>冈</translation>
  </message>
  <message>
   <source>Old and local yaku</source>
   <translation>古役和地方役</translation>
  </message>
  <message>
   <source>Old and local yaku the table plays.</source>
   <translation>牌桌采用哪些古役和地方役。</translation>
  </message>
  <message>
   <source>On a self-draw the liable player pays them all.</source>
   <translation>自摸时全由包牌者支付。</translation>
  </message>
  <message>
   <source>On a tile</source>
   <translation>在牌上</translation>
  </message>
  <message>
   <source>On the board of another screen</source>
   <translation>在另一屏的记分板上</translation>
  </message>
  <message>
   <source>On the replacement tile: the giver of an open kan pays the whole self-draw.</source>
   <translation>岭上开花：打出被明杠之牌的玩家支付全部自摸点数。</translation>
  </message>
  <message>
   <source>On to the next page</source>
   <translation>去后面看过的页</translation>
  </message>
  <message>
   <source>Once more</source>
   <translation>再来一次</translation>
  </message>
  <message>
   <source>One double more</source>
   <translation>多一番</translation>
  </message>
  <message>
   <source>One han more</source>
   <translation>多一番</translation>
  </message>
  <message>
   <source>One is laid down when the dealer deals again or nobody wins; each adds a little to the next win.</source>
   <translation>庄家连庄或没人和牌时放一个，每个给下一次和牌加一点点。</translation>
  </message>
  <message>
   <source>One kind of kan was taken for another</source>
   <translation>杠的种类弄错</translation>
  </message>
  <message>
   <source>One more tile: the winning one.</source>
   <translation>还差一张牌：和牌张。</translation>
  </message>
  <message>
   <source>One more wind</source>
   <translation>延长战</translation>
  </message>
  <message>
   <source>One number too high or too low</source>
   <translation>数字差了一级</translation>
  </message>
  <message>
   <source>One of each terminal and honour was there, so that any of the thirteen would have won.</source>
   <translation>幺九牌和字牌十三种各有一张，和其中任何一种都可以。</translation>
  </message>
  <message>
   <source>One of each terminal and honour, and one of them twice.</source>
   <translation>幺九牌和字牌各一张，其中一种再加一张。</translation>
  </message>
  <message>
   <source>One of these, perhaps:</source>
   <translation>也许是其中之一：</translation>
  </message>
  <message>
   <source>One player has all four flowers.</source>
   <translation>一人拥有四张花牌。</translation>
  </message>
  <message>
   <source>One player has all four seasons.</source>
   <translation>一人拥有四张季牌。</translation>
  </message>
  <message>
   <source>One player has every flower and every season.</source>
   <translation>一人拥有全部花牌和季牌。</translation>
  </message>
  <message>
   <source>One run is there three times.</source>
   <translation>三组完全相同的顺子。</translation>
  </message>
  <message>
   <source>One run with the same numbers in each of the three suits.</source>
   <translation>三种花色各有一组数字相同的顺子。</translation>
  </message>
  <message>
   <source>One suit with chows</source>
   <translation>一色可有顺子</translation>
  </message>
  <message>
   <source>One suit with honours</source>
   <translation>一色加字牌</translation>
  </message>
  <message>
   <source>One suit without honours, nothing exposed, the last tile from a wall.</source>
   <translation>一色无字，没有亮出的牌，最后一张自摸。</translation>
  </message>
  <message>
   <source>One suit, no honours</source>
   <translation>一色无字</translation>
  </message>
  <message>
   <source>One tile exchanged</source>
   <translation>换一张牌</translation>
  </message>
  <message>
   <source>One tile exchanged makes it ready</source>
   <translation>换一张就听牌</translation>
  </message>
  <message numerus="yes">
   <source>One tile is missing: the hand has {count} of {wanted} tiles beside its called sets.</source>
   <translation>
    <numerusform>还差一张牌：除副露外，手牌应有{wanted}张，现有{count}张。</numerusform>
   </translation>
  </message>
  <message>
   <source>One tile short</source>
   <translation>差一张的手牌</translation>
  </message>
  <message>
   <source>One triplet or kan of the same number in each of the three suits.</source>
   <translation>三种花色各有一组数字相同的刻子或杠子。</translation>
  </message>
  <message>
   <source>One-sided: the points need not add up</source>
   <translation>单方调整：合计不必为零</translation>
  </message>
  <message>
   <source>Ones and nines only.</source>
   <translation>只有一和九。</translation>
  </message>
  <message>
   <source>Only a tile like the single one could complete the pair: 2 fu.</source>
   <translation>只等一张相同的牌凑成雀头：2符。</translation>
  </message>
  <message>
   <source>Only a win of one player whose tiles were entered can be drilled.</source>
   <translation>只有录入了牌、且只有一人和牌的才能练习。</translation>
  </message>
  <message>
   <source>Only chows and a pair that scores nothing</source>
   <translation>全是顺子，将牌不计点</translation>
  </message>
  <message>
   <source>Only one player can win by self-draw: take the others back first.</source>
   <translation>自摸只能有一人和牌：请先取消其他人。</translation>
  </message>
  <message>
   <source>Only one player can win on a discard here.</source>
   <translation>这里一张打牌只能由一人荣和。</translation>
  </message>
  <message>
   <source>Only possible tile</source>
   <translation>独听</translation>
  </message>
  <message>
   <source>Only the number in the middle could complete the run: 2 fu.</source>
   <translation>只等顺子中间的一张：2符。</translation>
  </message>
  <message>
   <source>Only the tiles that score are entered.</source>
   <translation>只录入计点的牌。</translation>
  </message>
  <message>
   <source>Only the winner counts this.</source>
   <translation>只有和牌者计算。</translation>
  </message>
  <message>
   <source>Only this one tile could complete the hand.</source>
   <translation>只有这一种牌能完成手牌。</translation>
  </message>
  <message>
   <source>Only with a session on the table</source>
   <translation>须牌桌上有对局</translation>
  </message>
  <message>
   <source>Only with nothing called.</source>
   <translation>只限门清。</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>打开</translation>
  </message>
  <message>
   <source>Open All Simples</source>
   <translation>食断</translation>
  </message>
  <message>
   <source>Open a session</source>
   <translation>打开对局</translation>
  </message>
  <message>
   <source>Open a session that is kept</source>
   <translation>打开已保存的对局</translation>
  </message>
  <message>
   <source>Open double riichi</source>
   <translation>开两立直</translation>
  </message>
  <message>
   <source>Open hand</source>
   <translation>副露</translation>
  </message>
  <message>
   <source>Open hand without fu</source>
   <translation>副露平和形</translation>
  </message>
  <message>
   <source>Open hand without other fu</source>
   <translation>副露而无其他符</translation>
  </message>
  <message>
   <source>Open it in “Score a hand”</source>
   <translation>在“算一手牌”中打开</translation>
  </message>
  <message>
   <source>Open kan</source>
   <translation>明杠</translation>
  </message>
  <message>
   <source>Open kan (1, 9, honour)</source>
   <translation>幺九明杠（1、9、字牌）</translation>
  </message>
  <message>
   <source>Open kan (2 to 8)</source>
   <translation>中张明杠（2到8）</translation>
  </message>
  <message>
   <source>Open riichi</source>
   <translation>开立直</translation>
  </message>
  <message>
   <source>Open that hand and correct it as well</source>
   <translation>打开那一局一并更正</translation>
  </message>
  <message>
   <source>Open the menu</source>
   <translation>打开菜单</translation>
  </message>
  <message>
   <source>Open triplet</source>
   <translation>明刻（碰）</translation>
  </message>
  <message>
   <source>Open triplet (1, 9, honour)</source>
   <translation>幺九明刻（1、9、字牌）</translation>
  </message>
  <message>
   <source>Open triplet (2 to 8)</source>
   <translation>中张明刻（2到8）</translation>
  </message>
  <message>
   <source>Open what is marked</source>
   <translation>打开标出的页</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>打开…</translation>
  </message>
  <message>
   <source>Original call</source>
   <translation>首巡报听</translation>
  </message>
  <message>
   <source>Other players</source>
   <translation>更换玩家</translation>
  </message>
  <message>
   <source>Other rules came into force while the session went on.</source>
   <translation>对局进行中更换了规则。</translation>
  </message>
  <message>
   <source>Out of points</source>
   <translation>击飞</translation>
  </message>
  <message>
   <source>Out on a pair</source>
   <translation>单钓和牌</translation>
  </message>
  <message>
   <source>Out on a pair of simples</source>
   <translation>单钓中张和牌</translation>
  </message>
  <message>
   <source>Out on a pair of terminals or honours</source>
   <translation>单钓幺九或字牌和牌</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>结果</translation>
  </message>
  <message>
   <source>Overlooked most often</source>
   <translation>最常漏掉的</translation>
  </message>
  <message>
   <source>Own discards</source>
   <translation>自己的弃牌</translation>
  </message>
  <message>
   <source>Own draw</source>
   <translation>自摸</translation>
  </message>
  <message>
   <source>Own flower</source>
   <translation>正花</translation>
  </message>
  <message>
   <source>Own flower and own season</source>
   <translation>正花加正季</translation>
  </message>
  <message>
   <source>Own flower and season</source>
   <translation>正花与正季</translation>
  </message>
  <message>
   <source>Own season</source>
   <translation>正季</translation>
  </message>
  <message>
   <source>Own tile beside all four</source>
   <translation>四张齐全时正花另算</translation>
  </message>
  <message>
   <source>PDF files (*.pdf)</source>
   <translation>PDF文件 (*.pdf)</translation>
  </message>
  <message>
   <source>Page before</source>
   <translation>上一页</translation>
  </message>
  <message>
   <source>Page {page} of {pages}</source>
   <translation>第{page}页，共{pages}页</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>页面列表</translation>
  </message>
  <message>
   <source>Pages of the rules</source>
   <translation>规则分页</translation>
  </message>
  <message>
   <source>Pages to print (*.pdf)</source>
   <translation>打印用页面 (*.pdf)</translation>
  </message>
  <message>
   <source>Paid as if won the other way</source>
   <translation>按另一种和牌方式付点</translation>
  </message>
  <message>
   <source>Paid by each of the others</source>
   <translation>其他每家支付</translation>
  </message>
  <message>
   <source>Paid by each player</source>
   <translation>每家支付</translation>
  </message>
  <message>
   <source>Paid by the dealer</source>
   <translation>庄家支付</translation>
  </message>
  <message>
   <source>Paid by who gave the tile</source>
   <translation>放铳者支付</translation>
  </message>
  <message>
   <source>Paid by {player}</source>
   <translation>{player}支付</translation>
  </message>
  <message>
   <source>Pair</source>
   <translation>对子</translation>
  </message>
  <message>
   <source>Pair of dragons</source>
   <translation>箭牌对子</translation>
  </message>
  <message>
   <source>Pair of the own wind</source>
   <translation>门风对子</translation>
  </message>
  <message>
   <source>Pair of the round wind</source>
   <translation>场风雀头</translation>
  </message>
  <message>
   <source>Pair of the round’s wind</source>
   <translation>圈风对子</translation>
  </message>
  <message>
   <source>Pair of the seat and round wind</source>
   <translation>连风雀头（自风兼场风）</translation>
  </message>
  <message>
   <source>Pair of the seat wind</source>
   <translation>自风雀头</translation>
  </message>
  <message>
   <source>Pair wait</source>
   <translation>单骑</translation>
  </message>
  <message>
   <source>Paper</source>
   <translation>纸张</translation>
  </message>
  <message>
   <source>Part of the hand</source>
   <translation>只录部分</translation>
  </message>
  <message>
   <source>Patterns that count as a double yakuman on their own.</source>
   <translation>单独即算双倍役满的牌型。</translation>
  </message>
  <message>
   <source>Payment for tenpai</source>
   <translation>听牌罚符</translation>
  </message>
  <message>
   <source>Penalties</source>
   <translation>罚点一览</translation>
  </message>
  <message>
   <source>Penalty</source>
   <translation>罚点</translation>
  </message>
  <message>
   <source>Perhaps missing: “{row}”. Click + beside it, then the tile that lies there; if there is none, click “Record” twice.</source>
   <translation>可能漏了：“{row}”。点击旁边的+，再点击那里的牌；没有的话，点击“记录”两次。</translation>
  </message>
  <message>
   <source>Pinfu</source>
   <translation>平和</translation>
  </message>
  <message>
   <source>Pinfu by self-draw</source>
   <translation>平和自摸</translation>
  </message>
  <message>
   <source>Pinfu stands with a self-draw, at 20 fu; otherwise the self-draw takes its 2 fu and pinfu is lost.</source>
   <translation>平和自摸成立，算20符；否则自摸算2符，平和不成立。</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>顺位</translation>
  </message>
  <message>
   <source>Plain words beside the terms, letters on the tiles, hints; what is rare folds away</source>
   <translation>术语旁附通俗说法，牌上有字母，并给出提示；少见的收起</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>再来一局</translation>
  </message>
  <message>
   <source>Play by these from the next hand on</source>
   <translation>从下一局起按此规则打</translation>
  </message>
  <message>
   <source>Played otherwise than there</source>
   <translation>与之不同的地方</translation>
  </message>
  <message>
   <source>Player</source>
   <translation>玩家</translation>
  </message>
  <message>
   <source>Player 1, 2 and so on won, or did not</source>
   <translation>玩家1、2等和牌，或取消</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>玩家{number}</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>玩家</translation>
  </message>
  <message>
   <source>Players in a list, or around the table</source>
   <translation>玩家以列表或围着牌桌显示</translation>
  </message>
  <message>
   <source>Players were exchanged</source>
   <translation>玩家弄错</translation>
  </message>
  <message>
   <source>Players, in the order they sit: East deals first</source>
   <translation>玩家，按入座次序：东家先坐庄</translation>
  </message>
  <message>
   <source>Plum blossom on the roof</source>
   <translation>五筒开花</translation>
  </message>
  <message>
   <source>Plus or minus</source>
   <translation>正号或负号</translation>
  </message>
  <message>
   <source>Point at a word, tap it, or press {key} to see this.</source>
   <translation>指向一个词、点按它，或按{key}，就能看到说明。</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>点数</translation>
  </message>
  <message>
   <source>Points a chombo takes from the result.</source>
   <translation>错和从成绩中扣多少点。</translation>
  </message>
  <message>
   <source>Points are corrected by hand.</source>
   <translation>手动更正点数。</translation>
  </message>
  <message>
   <source>Points each player starts with.</source>
   <translation>每位玩家的起始点数。</translation>
  </message>
  <message>
   <source>Points for a chombo</source>
   <translation>错和扣点</translation>
  </message>
  <message>
   <source>Points for completing the hand; only the winner has them.</source>
   <translation>完成手牌的点数，只有和牌者有。</translation>
  </message>
  <message>
   <source>Points for going out on the pair: one of simples, one of any other tile.</source>
   <translation>单钓和牌的点数：一项是中张，一项是其他牌。</translation>
  </message>
  <message>
   <source>Points for going out with the only possible tile.</source>
   <translation>以独听和牌的点数。</translation>
  </message>
  <message>
   <source>Points for riichi</source>
   <translation>立直须有点数</translation>
  </message>
  <message>
   <source>Points for the only possible tile</source>
   <translation>独听点数</translation>
  </message>
  <message>
   <source>Points go from {low} to {high}: the number that was there is kept.</source>
   <translation>点数须在{low}到{high}之间：保留原来的数字。</translation>
  </message>
  <message>
   <source>Points now</source>
   <translation>现有点数</translation>
  </message>
  <message>
   <source>Points per counter that a discarder pays.</source>
   <translation>放铳者每本场支付的点数。</translation>
  </message>
  <message>
   <source>Points per counter that each player pays on a self-draw.</source>
   <translation>自摸时每家每本场支付的点数。</translation>
  </message>
  <message>
   <source>Points that a false mahjong usually costs, to each other player.</source>
   <translation>诈和通常付给其他每家的点数。</translation>
  </message>
  <message>
   <source>Points that a misnamed discard usually costs when it was claimed for a chow.</source>
   <translation>报错的牌被吃时通常付的点数。</translation>
  </message>
  <message>
   <source>Points that a misnamed discard usually costs when it was claimed for a set.</source>
   <translation>报错的牌被碰或杠时通常付的点数。</translation>
  </message>
  <message>
   <source>Points that a misnamed discard usually costs when it was claimed for the win.</source>
   <translation>报错的牌被和时通常付的点数。</translation>
  </message>
  <message>
   <source>Points that move in all at an exhaustive draw.</source>
   <translation>荒牌流局时移动的点数合计。</translation>
  </message>
  <message>
   <source>Points the leader needs for the game to end on time; none: the return points.</source>
   <translation>按时终局时首位须有的点数；不设：与返点相同。</translation>
  </message>
  <message>
   <source>Points the result is reckoned from.</source>
   <translation>计算成绩时的基准点数。</translation>
  </message>
  <message>
   <source>Pon</source>
   <translation>碰</translation>
  </message>
  <message>
   <source>Practise scoring</source>
   <translation>练习计算点数</translation>
  </message>
  <message>
   <source>Press the button that is marked</source>
   <translation>按下选中的按钮</translation>
  </message>
  <message>
   <source>Print a sheet…</source>
   <translation>打印习题…</translation>
  </message>
  <message>
   <source>Print the session</source>
   <translation>打印对局</translation>
  </message>
  <message>
   <source>Printed as: {printed}. Scored as: {scored}.</source>
   <translation>印作：{printed}。计分按：{scored}。</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>打印…</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>习题</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>进度</translation>
  </message>
  <message>
   <source>Pung</source>
   <translation>碰</translation>
  </message>
  <message>
   <source>Pure nine gates</source>
   <translation>纯正九莲宝灯</translation>
  </message>
  <message>
   <source>Pure outside hand</source>
   <translation>纯全带幺九</translation>
  </message>
  <message>
   <source>Put in</source>
   <translation>放入</translation>
  </message>
  <message>
   <source>Put in {tile}</source>
   <translation>放入{tile}</translation>
  </message>
  <message>
   <source>Put these rules beside others; click again for all rules</source>
   <translation>把这套规则与别的规则并列；再点一次显示全部规则</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>退出</translation>
  </message>
  <message>
   <source>Read about the chosen line in the reference ({keys})</source>
   <translation>在参考中查看选中的一行 ({keys})</translation>
  </message>
  <message>
   <source>Read about what was not right:</source>
   <translation>查看没答对的内容：</translation>
  </message>
  <message>
   <source>Read as: {sets}</source>
   <translation>拆法：{sets}</translation>
  </message>
  <message>
   <source>Read more</source>
   <translation>详见</translation>
  </message>
  <message>
   <source>Read them as far as they go</source>
   <translation>能读多少读多少</translation>
  </message>
  <message numerus="yes">
   <source>Read “{title}”, entries: {count}.</source>
   <translation>
    <numerusform>已读入“{title}”，记录：{count}条。</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings not chosen</source>
   <translation>未采用的拆法</translation>
  </message>
  <message>
   <source>Ready hands</source>
   <translation>听牌人数</translation>
  </message>
  <message>
   <source>Ready hands may be hidden</source>
   <translation>可隐瞒听牌</translation>
  </message>
  <message>
   <source>Ready means that one more tile completes the hand.</source>
   <translation>听牌就是再有一张便能完成。</translation>
  </message>
  <message>
   <source>Ready: waits for {tiles}.</source>
   <translation>听牌：等{tiles}。</translation>
  </message>
  <message>
   <source>Reasons, line by line: the arrow keys go from one to the next</source>
   <translation>逐行列出理由：方向键移到下一行</translation>
  </message>
  <message>
   <source>Reckon anew</source>
   <translation>重新计算</translation>
  </message>
  <message>
   <source>Reckoning</source>
   <translation>计算</translation>
  </message>
  <message>
   <source>Record</source>
   <translation>记录</translation>
  </message>
  <message>
   <source>Record anyway</source>
   <translation>仍然记录</translation>
  </message>
  <message>
   <source>Record it and go on</source>
   <translation>记录并继续</translation>
  </message>
  <message>
   <source>Record it in spite of what is said beside</source>
   <translation>不管旁边的提醒，照样记录</translation>
  </message>
  <message>
   <source>Record it, whatever is marked</source>
   <translation>不论选中什么，直接记录</translation>
  </message>
  <message>
   <source>Red dragon</source>
   <translation>役牌 中</translation>
  </message>
  <message>
   <source>Red fives</source>
   <translation>赤宝牌</translation>
  </message>
  <message>
   <source>Red fives in the set: characters, circles, bamboos.</source>
   <translation>一副牌中的赤五：万、筒、索各几张。</translation>
  </message>
  <message>
   <source>Red fives were left out</source>
   <translation>漏了赤五</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>重做</translation>
  </message>
  <message>
   <source>Redo what was undone</source>
   <translation>重做已撤销的一步</translation>
  </message>
  <message>
   <source>Redo: {what} ({keys})</source>
   <translation>重做：{what} ({keys})</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>参考手册</translation>
  </message>
  <message>
   <source>Reference: {rules}</source>
   <translation>参考手册：{rules}</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <source>Rename, duplicate, delete, import and export</source>
   <translation>重命名、复制、删除、导入和导出</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>重命名…</translation>
  </message>
  <message>
   <source>Replacement tile</source>
   <translation>补牌</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>全部重置</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>成绩</translation>
  </message>
  <message>
   <source>Result from</source>
   <translation>成绩取自</translation>
  </message>
  <message>
   <source>Return and start of all differ by {points} points, the oka is {oka}: make them equal, or the results do not add up to zero.</source>
   <translation>四家返点与起始点数相差{points}点，而冈为{oka}：请使两者相等，否则成绩合计不为零。</translation>
  </message>
  <message>
   <source>Return points</source>
   <translation>返点</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>正确率</translation>
  </message>
  <message>
   <source>Riichi</source>
   <translation>立直</translation>
  </message>
  <message>
   <source>Riichi rules of the European Mahjong Association</source>
   <translation>欧洲麻将协会的立直麻将规则</translation>
  </message>
  <message>
   <source>Riichi rules of the European Mahjong Association, superseded in 2025</source>
   <translation>欧洲麻将协会的立直麻将规则，2025年被取代</translation>
  </message>
  <message>
   <source>Riichi sticks on the table</source>
   <translation>桌上的立直棒</translation>
  </message>
  <message>
   <source>Riichi tile</source>
   <translation>燕返</translation>
  </message>
  <message>
   <source>Riichi with the first discard: the hand was ready as it was dealt.</source>
   <translation>第一张弃牌就立直：起手就已听牌。</translation>
  </message>
  <message>
   <source>Riichi with the hand laid open for everybody to see.</source>
   <translation>亮出手牌给所有人看的立直。</translation>
  </message>
  <message>
   <source>Riichi, scoring table</source>
   <translation>立直麻将点数表</translation>
  </message>
  <message>
   <source>Robbed from a kong</source>
   <translation>抢杠</translation>
  </message>
  <message>
   <source>Robbing a kan</source>
   <translation>抢杠</translation>
  </message>
  <message>
   <source>Robbing a kong</source>
   <translation>抢杠和</translation>
  </message>
  <message>
   <source>Ron</source>
   <translation>荣</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>场风</translation>
  </message>
  <message>
   <source>Round wind</source>
   <translation>场风</translation>
  </message>
  <message>
   <source>Round wind: {wind}</source>
   <translation>场风：{wind}</translation>
  </message>
  <message>
   <source>Rounded to the nearest thousand; the first takes what makes the sum zero.</source>
   <translation>取整到最近的千点；首位补足，使合计为零。</translation>
  </message>
  <message>
   <source>Rounded up to a hundred</source>
   <translation>进位到百</translation>
  </message>
  <message>
   <source>Rounded up to ten</source>
   <translation>进位到十</translation>
  </message>
  <message>
   <source>Rounded-up mangan</source>
   <translation>切上满贯</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>取整</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>圈数</translation>
  </message>
  <message>
   <source>Rows of keys are rows of tiles, instead of typing 123m (F2)</source>
   <translation>每排按键就是一排牌，不必输入123m（F2）</translation>
  </message>
  <message>
   <source>Rule</source>
   <translation>规则</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>规则</translation>
  </message>
  <message>
   <source>Rules (*.json)</source>
   <translation>规则 (*.json)</translation>
  </message>
  <message>
   <source>Rules of the World Riichi Championship</source>
   <translation>世界立直麻将锦标赛规则</translation>
  </message>
  <message>
   <source>Rules of the World Riichi Championship, superseded in 2025</source>
   <translation>世界立直麻将锦标赛规则，2025年被取代</translation>
  </message>
  <message>
   <source>Rules: {rules}</source>
   <translation>规则：{rules}</translation>
  </message>
  <message>
   <source>Rules…</source>
   <translation>规则…</translation>
  </message>
  <message>
   <source>Run</source>
   <translation>顺子</translation>
  </message>
  <message>
   <source>S</source>
   <translation>南</translation>
  </message>
  <message>
   <source>Saikouisen Classic</source>
   <translation>最高位战经典规则</translation>
  </message>
  <message>
   <source>Same run in three suits</source>
   <translation>三色同顺</translation>
  </message>
  <message>
   <source>Same triplet in three suits</source>
   <translation>三色同刻</translation>
  </message>
  <message>
   <source>Sample, {number} of {most}</source>
   <translation>示例，{number}/{most}</translation>
  </message>
  <message>
   <source>Sanbaiman</source>
   <translation>三倍满</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>存为PDF…</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>另存为…</translation>
  </message>
  <message>
   <source>Saved as {file}.</source>
   <translation>已存为{file}。</translation>
  </message>
  <message>
   <source>Say again what was said last (screen reader)</source>
   <translation>重说上一句（读屏软件）</translation>
  </message>
  <message>
   <source>Say by how much everybody’s points change.</source>
   <translation>说出各家点数增减多少。</translation>
  </message>
  <message>
   <source>Say how everybody stands (screen reader)</source>
   <translation>说出各家点数（读屏软件）</translation>
  </message>
  <message>
   <source>Say how the hand ended: choose who won, or a draw.</source>
   <translation>请说明这一局的结果：选择谁和牌，或流局。</translation>
  </message>
  <message>
   <source>Say what both parts of the score come to.</source>
   <translation>说出计分的两个部分各是多少。</translation>
  </message>
  <message>
   <source>Say where the wall was opened: that player pays and receives double.</source>
   <translation>请说明从哪家面前开牌墙：那家付点和收点都加倍。</translation>
  </message>
  <message>
   <source>Say where the winning tile came from: “{drawn}”, or the player who gave it.</source>
   <translation>请说明和牌张从哪里来：“{drawn}”，或放铳的玩家。</translation>
  </message>
  <message>
   <source>Says what may be missing before a hand is recorded, and asks once more where it is dear</source>
   <translation>记录前说明可能漏掉的东西，损失大时再问一次</translation>
  </message>
  <message>
   <source>Score Keeper</source>
   <translation>Score Keeper</translation>
  </message>
  <message>
   <source>Score Keeper stopped suddenly last time. What you recorded is safe; a report of it lies in {file}.</source>
   <translation>上次Score Keeper突然停止了。已记录的内容是安全的；报告在{file}。</translation>
  </message>
  <message>
   <source>Score Keeper was renewed, moved or removed while it was open: close it and start it again. All you recorded is kept.</source>
   <translation>Score Keeper在打开期间被更新、移动或删除：请关闭后重新启动。已记录的内容全部保留。</translation>
  </message>
  <message>
   <source>Score Keeper {version} keeps the score of mahjong sessions. It is free software under the MIT licence.</source>
   <translation>Score Keeper {version} 为麻将对局记分。它是以 MIT 许可证发布的自由软件。</translation>
  </message>
  <message>
   <source>Score a hand</source>
   <translation>算一手牌</translation>
  </message>
  <message>
   <source>Score a hand without a session</source>
   <translation>不用对局，算一手牌</translation>
  </message>
  <message>
   <source>Score course</source>
   <translation>点数走势</translation>
  </message>
  <message>
   <source>Scored by {rules}: {source}</source>
   <translation>按{rules}计分：{source}</translation>
  </message>
  <message>
   <source>Scored is</source>
   <translation>实际计算</translation>
  </message>
  <message>
   <source>Scores change at once, and nothing flies over the table</source>
   <translation>点数立即变动，牌桌上没有飞动的东西</translation>
  </message>
  <message>
   <source>Scratching a carrying pole</source>
   <translation>二索抢杠</translation>
  </message>
  <message>
   <source>Search by key or by what it does</source>
   <translation>按键或作用搜索</translation>
  </message>
  <message>
   <source>Search by name, player, rules or date</source>
   <translation>按名称、玩家、规则或日期搜索</translation>
  </message>
  <message>
   <source>Search its pages</source>
   <translation>搜索页面</translation>
  </message>
  <message>
   <source>Search the reference</source>
   <translation>搜索参考手册</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>搜索规则</translation>
  </message>
  <message>
   <source>Seat</source>
   <translation>自风</translation>
  </message>
  <message>
   <source>Seat wind</source>
   <translation>自风</translation>
  </message>
  <message>
   <source>Seat wind: {wind}</source>
   <translation>自风：{wind}</translation>
  </message>
  <message>
   <source>Seats change between rounds: finish this round first.</source>
   <translation>换座须在两圈之间：请先打完这一圈。</translation>
  </message>
  <message>
   <source>See and change every rule</source>
   <translation>查看和更改每条规则</translation>
  </message>
  <message>
   <source>See and keep rules</source>
   <translation>查看和保存规则</translation>
  </message>
  <message>
   <source>See at the lower right what may be missing. If everything is entered, click “Record” twice.</source>
   <translation>右下角会显示可能漏掉的内容。都录入了的话，点击“记录”两次。</translation>
  </message>
  <message>
   <source>Self-draw</source>
   <translation>自摸</translation>
  </message>
  <message>
   <source>Self-draw and a given tile were exchanged</source>
   <translation>自摸与荣和弄反</translation>
  </message>
  <message>
   <source>Session</source>
   <translation>对局</translation>
  </message>
  <message>
   <source>Session record, to read in again (*.scorekeeper *.json)</source>
   <translation>对局记录，可再次导入 (*.scorekeeper *.json)</translation>
  </message>
  <message>
   <source>Session records (*.scorekeeper *.json *.jsonl)</source>
   <translation>对局记录 (*.scorekeeper *.json *.jsonl)</translation>
  </message>
  <message>
   <source>Sessions</source>
   <translation>对局</translation>
  </message>
  <message numerus="yes">
   <source>Sessions kept here: {count}</source>
   <translation>
    <numerusform>已保存的对局：{count}</numerusform>
   </translation>
  </message>
  <message>
   <source>Sessions read: {taken}, left out: {left}</source>
   <translation>已读入的对局：{taken}，略去：{left}</translation>
  </message>
  <message>
   <source>Sessions with an impossible entry are kept up to that entry</source>
   <translation>含有不成立记录的对局保留到该条之前</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>组</translation>
  </message>
  <message>
   <source>Set of dragons</source>
   <translation>箭刻</translation>
  </message>
  <message>
   <source>Set of the own wind</source>
   <translation>门风刻</translation>
  </message>
  <message>
   <source>Set of the round’s wind</source>
   <translation>圈风刻</translation>
  </message>
  <message>
   <source>Sets of all four winds, beside the own wind</source>
   <translation>四副风刻，门风刻另计</translation>
  </message>
  <message>
   <source>Sets of all four winds.</source>
   <translation>四种风牌的刻子齐全。</translation>
  </message>
  <message>
   <source>Sets of all three dragons and no chow.</source>
   <translation>三种箭牌的刻子齐全，没有顺子。</translation>
  </message>
  <message>
   <source>Sets of all three dragons, beside those sets</source>
   <translation>三副箭刻，箭刻另计</translation>
  </message>
  <message>
   <source>Sets of all three dragons.</source>
   <translation>三种箭牌的刻子齐全。</translation>
  </message>
  <message>
   <source>Sets of terminals and honours double beside a pair of simples too.</source>
   <translation>幺九牌和字牌的刻子配中张将牌也翻番。</translation>
  </message>
  <message>
   <source>Sets of terminals and honours only</source>
   <translation>只有幺九牌和字牌的刻子</translation>
  </message>
  <message>
   <source>Sets that somebody else’s discard completed; they lie open beside the hand.</source>
   <translation>用别人的弃牌完成的组，亮在手牌旁边。</translation>
  </message>
  <message>
   <source>Sets, pairs, flowers and the win itself have points, which are added up first.</source>
   <translation>组、对子、花牌和和牌本身都有点数，先加在一起。</translation>
  </message>
  <message>
   <source>Settled by what lies on the table: undo it there if it is wrong</source>
   <translation>已由牌桌记录确定：如果有误，请到牌桌上撤销</translation>
  </message>
  <message>
   <source>Seven different pairs of terminals and honours.</source>
   <translation>七个不同的幺九牌或字牌对子。</translation>
  </message>
  <message>
   <source>Seven different pairs.</source>
   <translation>七个不同的对子。</translation>
  </message>
  <message>
   <source>Seven pairs</source>
   <translation>七对子</translation>
  </message>
  <message>
   <source>Seven pairs count 25 fu and 2 han, or 50 fu and 1 han.</source>
   <translation>七对子算25符2番，或50符1番。</translation>
  </message>
  <message>
   <source>Seven pairs have fixed fu, which are not rounded.</source>
   <translation>七对子的符数固定，不进位。</translation>
  </message>
  <message>
   <source>Seven pairs of one number in the same two suits.</source>
   <translation>七对，每对都由同样两门花色的同一数字组成。</translation>
  </message>
  <message>
   <source>Seven pairs of terminals and honours</source>
   <translation>幺九字牌七对</translation>
  </message>
  <message>
   <source>Several winners</source>
   <translation>多人和牌</translation>
  </message>
  <message>
   <source>Shared by those who won a hand; 0: not played.</source>
   <translation>由和过牌的玩家分得；0：不采用。</translation>
  </message>
  <message>
   <source>Sheet of problems</source>
   <translation>习题纸设置</translation>
  </message>
  <message>
   <source>Sheet of problems…</source>
   <translation>习题纸…</translation>
  </message>
  <message>
   <source>Sheet {number}</source>
   <translation>第{number}号</translation>
  </message>
  <message>
   <source>Show every tile that completes this hand, and what it would be worth</source>
   <translation>显示能完成这手牌的每张牌及其点数</translation>
  </message>
  <message>
   <source>Show everything that counts</source>
   <translation>显示计分的每一项</translation>
  </message>
  <message>
   <source>Show how far this hand is from ready, and which tiles bring it nearer</source>
   <translation>看这副牌离听牌多远，哪些牌能更近</translation>
  </message>
  <message>
   <source>Show it where rules are set</source>
   <translation>在设定规则的地方显示</translation>
  </message>
  <message>
   <source>Show only what differs; click again for all rules</source>
   <translation>只显示不同之处；再点一次显示全部规则</translation>
  </message>
  <message>
   <source>Show the board on another screen</source>
   <translation>在另一屏显示记分板</translation>
  </message>
  <message>
   <source>Show the course of the scores</source>
   <translation>显示点数走势</translation>
  </message>
  <message>
   <source>Show the players around the table</source>
   <translation>围着牌桌显示玩家</translation>
  </message>
  <message>
   <source>Show the players in a list</source>
   <translation>以列表显示玩家</translation>
  </message>
  <message>
   <source>Show the rules in force</source>
   <translation>显示现行规则</translation>
  </message>
  <message>
   <source>Show the tiles again</source>
   <translation>重新显示牌</translation>
  </message>
  <message>
   <source>Show these shortcuts</source>
   <translation>显示这些快捷键</translation>
  </message>
  <message>
   <source>Show what changes</source>
   <translation>显示变动</translation>
  </message>
  <message>
   <source>Show what is needed to change places</source>
   <translation>显示改变顺位的条件</translation>
  </message>
  <message>
   <source>Show what is right; it counts as not right</source>
   <translation>看正确答案，算作答错</translation>
  </message>
  <message>
   <source>Show what would let this hand win</source>
   <translation>显示怎样才能和牌</translation>
  </message>
  <message>
   <source>Show who paid whom in the last hand</source>
   <translation>显示上一局谁付给谁</translation>
  </message>
  <message>
   <source>Show why its hands are paid so</source>
   <translation>查看该局点数的理由</translation>
  </message>
  <message>
   <source>Show why the hand is worth that, or the tiles again</source>
   <translation>显示明细，或回到牌</translation>
  </message>
  <message>
   <source>Show why the hands of the chosen line are paid so</source>
   <translation>显示所选一行的牌为何如此支付</translation>
  </message>
  <message>
   <source>Simples</source>
   <translation>中张</translation>
  </message>
  <message>
   <source>Single tile</source>
   <translation>单张</translation>
  </message>
  <message>
   <source>Small points for sets, pair, wait and way of winning, rounded up to tens.</source>
   <translation>组、雀头、听牌形式和和牌方式的小点数，向上取整到十位。</translation>
  </message>
  <message>
   <source>So it is:</source>
   <translation>答案是：</translation>
  </message>
  <message>
   <source>So it looks</source>
   <translation>效果预览</translation>
  </message>
  <message>
   <source>So many yakuman</source>
   <translation>役满倍数</translation>
  </message>
  <message>
   <source>Solutions</source>
   <translation>答案</translation>
  </message>
  <message>
   <source>Solutions on pages of their own</source>
   <translation>答案另页</translation>
  </message>
  <message>
   <source>Somebody wins off a discard or by self-draw.</source>
   <translation>有人荣和或自摸。</translation>
  </message>
  <message>
   <source>Something else</source>
   <translation>其他</translation>
  </message>
  <message>
   <source>Something rare has ended the deal early; nobody pays, and it is dealt again.</source>
   <translation>发生了罕见的事，牌局提前结束；不付点，重新配牌。</translation>
  </message>
  <message>
   <source>Something was counted that is not there</source>
   <translation>算了没有的东西</translation>
  </message>
  <message>
   <source>Something was counted twice</source>
   <translation>重复计算</translation>
  </message>
  <message>
   <source>Something went wrong ({fault}). What you recorded is safe; a report of it lies in {file}.</source>
   <translation>出了问题（{fault}）。已记录的内容是安全的；报告在{file}。</translation>
  </message>
  <message>
   <source>Something went wrong ({fault}). What you recorded is safe; if the window acts strangely, start it again.</source>
   <translation>出现了问题（{fault}）。已记录的内容没有丢失；如果窗口表现异常，请重新启动。</translation>
  </message>
  <message>
   <source>Sort the list by place</source>
   <translation>列表按顺位排序</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>出处</translation>
  </message>
  <message>
   <source>Source: {source}</source>
   <translation>出处：{source}</translation>
  </message>
  <message>
   <source>South</source>
   <translation>南</translation>
  </message>
  <message>
   <source>South 1</source>
   <translation>南1局</translation>
  </message>
  <message>
   <source>South 2</source>
   <translation>南2局</translation>
  </message>
  <message>
   <source>South 3</source>
   <translation>南3局</translation>
  </message>
  <message>
   <source>South 4</source>
   <translation>南4局</translation>
  </message>
  <message>
   <source>South {number}</source>
   <translation>南{number}局</translation>
  </message>
  <message>
   <source>Squirming snake</source>
   <translation>盘蛇</translation>
  </message>
  <message>
   <source>Standard riichi</source>
   <translation>标准立直麻将</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>起始页</translation>
  </message>
  <message>
   <source>Started</source>
   <translation>开始时间</translation>
  </message>
  <message>
   <source>Starting points</source>
   <translation>起始点数</translation>
  </message>
  <message>
   <source>State</source>
   <translation>状态</translation>
  </message>
  <message>
   <source>Step {number}, {step}: {sentence}</source>
   <translation>第{number}步，{step}：{sentence}</translation>
  </message>
  <message>
   <source>Steps to a recorded hand</source>
   <translation>记录一局的步骤</translation>
  </message>
  <message>
   <source>Sticks</source>
   <translation>供托</translation>
  </message>
  <message>
   <source>Sticks laid on the table</source>
   <translation>放到桌上的立直棒</translation>
  </message>
  <message>
   <source>Sticks left at the end</source>
   <translation>终局剩余供托</translation>
  </message>
  <message>
   <source>Sticks with several winners</source>
   <translation>多家和牌的供托</translation>
  </message>
  <message>
   <source>Still to be said: {question}</source>
   <translation>还需说明：{question}</translation>
  </message>
  <message>
   <source>Straight</source>
   <translation>一气通贯</translation>
  </message>
  <message>
   <source>Strike</source>
   <translation>删去</translation>
  </message>
  <message>
   <source>Strike it</source>
   <translation>删去此局</translation>
  </message>
  <message>
   <source>Strike it and all later</source>
   <translation>删去此局及其后</translation>
  </message>
  <message>
   <source>Strike {deal} ({what})?</source>
   <translation>删去{deal}（{what}）吗？</translation>
  </message>
  <message>
   <source>Strike “{what}”?</source>
   <translation>删去“{what}”吗？</translation>
  </message>
  <message>
   <source>Striking a hand</source>
   <translation>删去一局</translation>
  </message>
  <message>
   <source>Suit</source>
   <translation>花色</translation>
  </message>
  <message>
   <source>Sum</source>
   <translation>合计</translation>
  </message>
  <message>
   <source>Sum of the points</source>
   <translation>点数合计</translation>
  </message>
  <message>
   <source>Swap with the next seat</source>
   <translation>与下一个座位互换</translation>
  </message>
  <message>
   <source>Swap {wind} with {other}</source>
   <translation>{wind}家与{other}家互换</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>牌桌</translation>
  </message>
  <message>
   <source>Table, a row a hand (*.csv)</source>
   <translation>表格，每局一行 (*.csv)</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>撤回</translation>
  </message>
  <message>
   <source>Take back what was entered last</source>
   <translation>撤回最后录入的一步</translation>
  </message>
  <message>
   <source>Take back what was entered last (Backspace)</source>
   <translation>撤回最后录入的一步 (Backspace)</translation>
  </message>
  <message>
   <source>Take every rule as {preset} has it</source>
   <translation>所有规则都恢复为“{preset}”的设置</translation>
  </message>
  <message>
   <source>Take into the session</source>
   <translation>记入对局</translation>
  </message>
  <message>
   <source>Take over a game that is already running</source>
   <translation>接手进行中的对局</translation>
  </message>
  <message>
   <source>Take the tile that completes the hand, as shown behind what is typed</source>
   <translation>取用输入栏后面提示的和牌张</translation>
  </message>
  <message>
   <source>Take the whole hand back</source>
   <translation>拿掉整副手牌</translation>
  </message>
  <message>
   <source>Take this hand out of the session</source>
   <translation>把这一局从对局中去掉</translation>
  </message>
  <message>
   <source>Taken back: {what}</source>
   <translation>已撤回：{what}</translation>
  </message>
  <message>
   <source>Taken back: {what} of {name}, now {score} points</source>
   <translation>已撤回：{name}的{what}，现有{score}点</translation>
  </message>
  <message>
   <source>Taken back: {what}. {standing}</source>
   <translation>已撤回：{what}。{standing}</translation>
  </message>
  <message>
   <source>Takes the place of</source>
   <translation>取代</translation>
  </message>
  <message>
   <source>Tanyao</source>
   <translation>断幺</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>目标点</translation>
  </message>
  <message>
   <source>Ten fu more</source>
   <translation>多十符</translation>
  </message>
  <message>
   <source>Tenhou</source>
   <translation>天凤</translation>
  </message>
  <message>
   <source>Terminals</source>
   <translation>老头牌</translation>
  </message>
  <message>
   <source>Terminals and honours only.</source>
   <translation>只有幺九牌和字牌。</translation>
  </message>
  <message>
   <source>Text and controls</source>
   <translation>文字与操作</translation>
  </message>
  <message>
   <source>That is enough, but less would do.</source>
   <translation>够是够了，但还可以更小。</translation>
  </message>
  <message>
   <source>That is needed where nothing lies on the table; you left out: {reason}.</source>
   <translation>桌上什么都没有时才需要那么多；漏算了：{reason}。</translation>
  </message>
  <message>
   <source>That is not enough.</source>
   <translation>还不够。</translation>
  </message>
  <message>
   <source>That is paid for a self-draw; somebody gave the tile.</source>
   <translation>那是自摸时的支付；这次是荣和。</translation>
  </message>
  <message>
   <source>That is paid for {wrong} {unit}; this hand has {right}.</source>
   <translation>那是{wrong}{unit}的支付；这副牌是{right}。</translation>
  </message>
  <message>
   <source>That is paid when somebody gives the tile; it was drawn.</source>
   <translation>那是荣和时的支付；这次是自摸。</translation>
  </message>
  <message>
   <source>That is right where “{rule}” is “{value}”; here it is not.</source>
   <translation>“{rule}”为“{value}”时那样才对；这里不是。</translation>
  </message>
  <message>
   <source>That is what a self-draw needs.</source>
   <translation>那是自摸所需的牌。</translation>
  </message>
  <message>
   <source>That is what a win off {payer} needs.</source>
   <translation>那是荣和{payer}所需的牌。</translation>
  </message>
  <message>
   <source>That is what all of them pay together.</source>
   <translation>那是各家合计支付的点数。</translation>
  </message>
  <message>
   <source>That is what the dealer gets; the winner is not the dealer.</source>
   <translation>那是庄家所得；和牌者不是庄家。</translation>
  </message>
  <message>
   <source>That is what the others get; the winner is the dealer.</source>
   <translation>那是闲家所得；和牌者是庄家。</translation>
  </message>
  <message>
   <source>That is what “{limit}” pays.</source>
   <translation>那是“{limit}”的支付。</translation>
  </message>
  <message>
   <source>The Japan Professional Mahjong League’s A rules</source>
   <translation>日本职业麻雀联盟（JPML）的A规则</translation>
  </message>
  <message>
   <source>The Japanese professional team league</source>
   <translation>日本职业麻将团体联赛</translation>
  </message>
  <message>
   <source>The Saikouisen league’s classic rules</source>
   <translation>最高位战的经典（Classic）规则</translation>
  </message>
  <message>
   <source>The basic points are the fu, doubled twice and once more for each han.</source>
   <translation>基本点是符数乘以四，再每番翻一倍。</translation>
  </message>
  <message>
   <source>The competition scoring of an online mahjong club</source>
   <translation>某网络麻将俱乐部的竞技计分规则</translation>
  </message>
  <message>
   <source>The correction adds up to {sum}: let it add up to zero, or say that it is one-sided.</source>
   <translation>调整合计为{sum}：请使合计为零，或注明是单方调整。</translation>
  </message>
  <message>
   <source>The deal is broken off and dealt again.</source>
   <translation>本局中止并重打。</translation>
  </message>
  <message>
   <source>The dealer must be first and at the target. Players may agree to end the game at any time.</source>
   <translation>庄家须为首位并达到目标点。玩家随时可以商定结束对局。</translation>
  </message>
  <message>
   <source>The dealer pays</source>
   <translation>庄家支付</translation>
  </message>
  <message>
   <source>The dealer won with the tiles dealt.</source>
   <translation>庄家以配牌和牌。</translation>
  </message>
  <message>
   <source>The dealer, off a discard</source>
   <translation>庄家荣和</translation>
  </message>
  <message>
   <source>The dealer, self-draw: each player</source>
   <translation>庄家自摸：每家</translation>
  </message>
  <message>
   <source>The dealer: off a discard, and drawn (each player)</source>
   <translation>庄家：荣和，自摸（每家）</translation>
  </message>
  <message>
   <source>The dealer’s eighth win in a row.</source>
   <translation>庄家连续第八次和牌。</translation>
  </message>
  <message>
   <source>The discard of the player on the left completes a run, which is laid open.</source>
   <translation>左边玩家的弃牌完成顺子，亮出放置。</translation>
  </message>
  <message>
   <source>The disk is full, so nothing was written: free some space and try again.</source>
   <translation>磁盘已满，没有写入任何内容：请腾出空间再试。</translation>
  </message>
  <message>
   <source>The disk reported an error at {file}, so nothing was written: check that it is connected and has room, and try again.</source>
   <translation>磁盘在{file}处报错，没有写入任何内容：请检查磁盘是否连接好、是否有空间，然后再试。</translation>
  </message>
  <message>
   <source>The file of sessions was damaged. Brought back whole: {whole}; perhaps without their last entries: {partly}; lost: {lost}. The damaged file is kept as {aside}.</source>
   <translation>对局文件已损坏。完整恢复：{whole}；可能缺最后几条记录：{partly}；丢失：{lost}。损坏的文件保留为{aside}。</translation>
  </message>
  <message>
   <source>The file of sessions was damaged. No session could be brought back from it, nor from a copy in {folder}: a new file was begun. The damaged file is kept as {aside}.</source>
   <translation>对局文件已损坏。从该文件和{folder}中的备份都无法恢复任何对局：已新建文件。损坏的文件保留为{aside}。</translation>
  </message>
  <message>
   <source>The file of sessions was gone or empty, and no copy in {folder} can be read: a new file was begun.</source>
   <translation>对局文件不见了或是空的，{folder}中的备份也都读不出：已新建文件。</translation>
  </message>
  <message>
   <source>The file of sessions was gone or empty. Sessions brought back: {sessions}, from the copy of {date}.</source>
   <translation>对局文件不见了或是空的。已从{date}的备份恢复对局：{sessions}。</translation>
  </message>
  <message>
   <source>The file of sessions was replaced by another while it was open. What was open is kept as {aside}: put it in the other’s place to have it back.</source>
   <translation>对局文件在打开期间被另一个文件替换了。原先打开的内容保留为{aside}：要恢复，请用它换下现在的文件。</translation>
  </message>
  <message>
   <source>The final result, ready to print. That was all: your own sessions are as they were.</source>
   <translation>这是最终成绩，可以打印。示例到此为止：自己的对局保持原样。</translation>
  </message>
  <message>
   <source>The first limit: from 5 han on a hand is paid this, whatever its fu.</source>
   <translation>第一级上限：从5番起不管符数都付这么多。</translation>
  </message>
  <message>
   <source>The floating uma below covers every case.</source>
   <translation>下面的浮动马已包括所有情形。</translation>
  </message>
  <message>
   <source>The flower and the season with the player’s number.</source>
   <translation>与自己座位同号的花牌和季牌。</translation>
  </message>
  <message>
   <source>The flower with the player’s number: 1 for East, 2 South, 3 West, 4 North.</source>
   <translation>与自己座位同号的花牌：东1、南2、西3、北4。</translation>
  </message>
  <message>
   <source>The fourth tile, drawn by oneself, is added to a pon that lies open.</source>
   <translation>把自己摸到的第四张加到亮出的碰上。</translation>
  </message>
  <message>
   <source>The fu are doubled twice, and once more for each han.</source>
   <translation>符数先翻倍两次，再每番翻倍一次。</translation>
  </message>
  <message>
   <source>The fu are rounded up to the next ten.</source>
   <translation>符数向上进位到十。</translation>
  </message>
  <message>
   <source>The fu, doubled twice and once more for each han; each payment is a multiple of it.</source>
   <translation>符数乘以四，再每番翻一倍；每笔付点都是它的倍数。</translation>
  </message>
  <message>
   <source>The game</source>
   <translation>牌局进行</translation>
  </message>
  <message>
   <source>The game ended because a player fell below zero points.</source>
   <translation>有玩家点数低于零，对局结束。</translation>
  </message>
  <message>
   <source>The game ended because a player has no points left.</source>
   <translation>有玩家点数用尽，对局结束。</translation>
  </message>
  <message>
   <source>The game ended because a player reached {points} points.</source>
   <translation>有玩家达到{points}点，对局结束。</translation>
  </message>
  <message>
   <source>The game ended because the last dealer is in the lead.</source>
   <translation>最后一局的庄家领先，对局结束。</translation>
  </message>
  <message>
   <source>The game ends when a hand leaves somebody with this many points; 0 never.</source>
   <translation>某一局后有人达到这个点数即结束对局；0：不采用。</translation>
  </message>
  <message>
   <source>The game ends when somebody is below zero, at zero or below, or never so.</source>
   <translation>有人低于零点，或到零点及以下时，对局结束；或从不因此结束。</translation>
  </message>
  <message>
   <source>The game has ended: take its last hand back to go on.</source>
   <translation>对局已经结束：要继续，请先撤回最后一局。</translation>
  </message>
  <message>
   <source>The game is over: {standing}</source>
   <translation>对局已结束：{standing}</translation>
  </message>
  <message>
   <source>The game was played on after its last wind until a player reached {points} points.</source>
   <translation>对局延长后有玩家达到{points}点，对局结束。</translation>
  </message>
  <message>
   <source>The hand</source>
   <translation>牌点</translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more, or tick that only a part of it is entered.</source>
   <translation>
    <numerusform>除副露外，手牌应有{wanted}张，现有{count}张：请再加{missing}张，或勾选“只录部分”。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more.</source>
   <translation>
    <numerusform>除副露外，手牌应有{wanted}张，现有{count}张：请再加{missing}张。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} tiles where {wanted} are needed: add or take back tiles.</source>
   <translation>
    <numerusform>手牌有{count}张，应为{wanted}张：请添牌或拿掉多余的牌。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} tiles where {wanted} fit beside its called sets: take {over} back.</source>
   <translation>
    <numerusform>除副露外，手牌最多{wanted}张，现有{count}张：请拿掉{over}张。</numerusform>
   </translation>
  </message>
  <message>
   <source>The hand is full: take a tile back first.</source>
   <translation>手牌已满：请先拿掉一张牌。</translation>
  </message>
  <message>
   <source>The hand is over</source>
   <translation>这一局就此结束</translation>
  </message>
  <message>
   <source>The hand is read as: {sets}</source>
   <translation>牌的拆法：{sets}</translation>
  </message>
  <message>
   <source>The hand is taken from the reference; Backspace gives back yours.</source>
   <translation>已放入参考手册中的牌；按退格键恢复原来的牌。</translation>
  </message>
  <message>
   <source>The hand is void either way and dealt again.</source>
   <translation>无论哪种，本局都作废重打。</translation>
  </message>
  <message>
   <source>The house has set what this counts.</source>
   <translation>番数由自定规则规定。</translation>
  </message>
  <message>
   <source>The indicators themselves were counted</source>
   <translation>把指示牌本身算进去了</translation>
  </message>
  <message>
   <source>The last discard was the winning 9 of circles.</source>
   <translation>荣和最后一张打出的九筒。</translation>
  </message>
  <message>
   <source>The last five is the red one, or not</source>
   <translation>最后一张五是赤五，或不是</translation>
  </message>
  <message>
   <source>The last hand</source>
   <translation>最后一局</translation>
  </message>
  <message>
   <source>The last hand has been played.</source>
   <translation>最后一局已打完。</translation>
  </message>
  <message>
   <source>The last tile is the winning one.</source>
   <translation>最后一张是和牌张。</translation>
  </message>
  <message>
   <source>The last tile is the winning tile.</source>
   <translation>最后一张是和牌张。</translation>
  </message>
  <message>
   <source>The last tile of the wall was the winning 1 of circles.</source>
   <translation>以牌墙最后一张一筒和牌。</translation>
  </message>
  <message>
   <source>The liable player pays</source>
   <translation>包牌者支付</translation>
  </message>
  <message>
   <source>The liable player pays for that yakuman alone, or for the whole hand.</source>
   <translation>包牌者只付该役满，或付整手牌。</translation>
  </message>
  <message>
   <source>The liable player pays the counters in these rules.</source>
   <translation>这套规则下，本场由包牌者支付。</translation>
  </message>
  <message>
   <source>The losers pay each other what their hands are worth.</source>
   <translation>未和牌的各家之间按各自手牌的点数结算。</translation>
  </message>
  <message>
   <source>The lowest value, –, switches it off</source>
   <translation>最小值“–”表示不采用</translation>
  </message>
  <message>
   <source>The mending of the file of sessions was cut short and is finished now. Sessions brought back: {sessions}.</source>
   <translation>对局文件的修复曾被中断，现已完成。找回的对局：{sessions}。</translation>
  </message>
  <message>
   <source>The most points a hand is worth, for everybody.</source>
   <translation>一手牌最多值多少点，对各家都一样。</translation>
  </message>
  <message>
   <source>The most yakuman one hand can be paid; 0 sets no bound.</source>
   <translation>一手牌最多付几倍役满；0：不设上限。</translation>
  </message>
  <message>
   <source>The next tiles are discards: click them, then “{done}”.</source>
   <translation>接下来的牌是弃牌：请点击它们，然后按“{done}”。</translation>
  </message>
  <message>
   <source>The next tiles are for the hand again (Esc)</source>
   <translation>接下来的牌又归手牌 (Esc)</translation>
  </message>
  <message numerus="yes">
   <source>The next tiles go here; room for {count}</source>
   <translation>
    <numerusform>下一张牌放在这里；还能放{count}张</numerusform>
   </translation>
  </message>
  <message>
   <source>The ones and nines of the three suits.</source>
   <translation>三种花色的一和九。</translation>
  </message>
  <message>
   <source>The online table’s ranked rules</source>
   <translation>网络牌桌的段位场规则</translation>
  </message>
  <message>
   <source>The online table’s rules with three red fives</source>
   <translation>网络牌桌的规则，三张赤五</translation>
  </message>
  <message>
   <source>The other hands</source>
   <translation>其他人的手牌</translation>
  </message>
  <message>
   <source>The other players settle their own hands among themselves.</source>
   <translation>其他各家之间按各自的手牌互相结算。</translation>
  </message>
  <message>
   <source>The own flower or season doubles beside all four of its kind too.</source>
   <translation>四花或四季齐全时，其中的正花或正季也另外翻番。</translation>
  </message>
  <message>
   <source>The page, piece by piece: the arrow keys go from one to the next</source>
   <translation>页面内容：用方向键逐项前进</translation>
  </message>
  <message>
   <source>The player held more tiles than a hand may have.</source>
   <translation>该玩家的手牌多于应有张数（大相公）。</translation>
  </message>
  <message>
   <source>The player was ready after the first discard and said so.</source>
   <translation>该玩家打出第一张牌后即听牌，并已报听。</translation>
  </message>
  <message>
   <source>The player where the wall was opened pays and is paid double.</source>
   <translation>坐在开牌墙位置的玩家，付点和收点都加倍。</translation>
  </message>
  <message>
   <source>The player where the wall was opened pays and receives double.</source>
   <translation>从其面前开牌墙的玩家付点和收点都加倍。</translation>
  </message>
  <message>
   <source>The player who gave the tile had declared riichi.</source>
   <translation>放铳者已宣告立直。</translation>
  </message>
  <message>
   <source>The player who gave the tile pays</source>
   <translation>放铳者支付</translation>
  </message>
  <message>
   <source>The player who pays for all pays</source>
   <translation>包牌者支付</translation>
  </message>
  <message>
   <source>The player who sits East in this deal, for whom more is paid either way.</source>
   <translation>本局坐东位的玩家，无论和牌还是付点，点数都更多。</translation>
  </message>
  <message>
   <source>The player who won, then the one who gave the tile; 0 or the winner again: self-draw</source>
   <translation>先是和牌者，再是放铳者；0或再按和牌者：自摸</translation>
  </message>
  <message>
   <source>The players change seats before the round begins.</source>
   <translation>一圈开始之前换座。</translation>
  </message>
  <message>
   <source>The players end the game now.</source>
   <translation>玩家现在结束对局。</translation>
  </message>
  <message>
   <source>The players ended the game here.</source>
   <translation>玩家在此结束了对局。</translation>
  </message>
  <message>
   <source>The printer does not take these pages: see that it is on, or choose another.</source>
   <translation>打印机不接受这些页：请确认它已打开，或另选一台。</translation>
  </message>
  <message>
   <source>The rarer circumstances</source>
   <translation>较少见的条件</translation>
  </message>
  <message>
   <source>The rarest patterns: each is paid the most there is, whatever else is in the hand.</source>
   <translation>最罕见的牌型：不管手里还有什么，都付最高额。</translation>
  </message>
  <message>
   <source>The replacement of a kong made a second kong, and its replacement won.</source>
   <translation>开杠补来的牌又开了第二个杠，再补的牌和牌。</translation>
  </message>
  <message>
   <source>The replacement of a kong made a second one, and its replacement won.</source>
   <translation>开杠补来的牌又开了第二个杠，再补的牌和牌。</translation>
  </message>
  <message>
   <source>The result is reckoned from exact points, or from whole thousands.</source>
   <translation>成绩按精确点数计算，或取整到千点。</translation>
  </message>
  <message>
   <source>The return of {points} points is below the start of {start}: the first would pay the difference.</source>
   <translation>返点{points}低于起始点数{start}：首位就要支付差额。</translation>
  </message>
  <message>
   <source>The riichi sticks on the table go to the winner.</source>
   <translation>桌上的立直棒归和牌者。</translation>
  </message>
  <message>
   <source>The rules these pages tell</source>
   <translation>这些页说明的规则</translation>
  </message>
  <message>
   <source>The rules, one by one</source>
   <translation>逐条规则</translation>
  </message>
  <message>
   <source>The run could be completed at either end: no fu.</source>
   <translation>顺子两头都能完成：不计符。</translation>
  </message>
  <message>
   <source>The same drills that were not right, once more</source>
   <translation>把没答对的题目再做一遍</translation>
  </message>
  <message>
   <source>The same hand otherwise</source>
   <translation>同一手牌的其他情况</translation>
  </message>
  <message>
   <source>The same number makes the same sheet again</source>
   <translation>同样的编号得到同样的习题</translation>
  </message>
  <message>
   <source>The same player is named twice: name each player once.</source>
   <translation>同一位玩家写了两次：每位玩家只写一次。</translation>
  </message>
  <message>
   <source>The sample lies on the table already</source>
   <translation>示例已在牌桌上</translation>
  </message>
  <message>
   <source>The scoring in Chinese Classical mahjong, as printed</source>
   <translation>中国古典麻将计分，按印本</translation>
  </message>
  <message>
   <source>The season with the player’s number: 1 for East, 2 South, 3 West, 4 North.</source>
   <translation>与自己座位同号的季牌：东1、南2、西3、北4。</translation>
  </message>
  <message>
   <source>The session is played by other rules: choose those of its kind on the left, then enter the hand.</source>
   <translation>这场对局用的是另一类规则：请先在左边选同类规则，再录入手牌。</translation>
  </message>
  <message>
   <source>The session was written to {file}.</source>
   <translation>对局已写入{file}。</translation>
  </message>
  <message>
   <source>The shortcuts, one by one</source>
   <translation>逐条快捷键</translation>
  </message>
  <message>
   <source>The small points</source>
   <translation>小点合计</translation>
  </message>
  <message>
   <source>The smallest hand</source>
   <translation>最小的牌</translation>
  </message>
  <message>
   <source>The smallest hand that is enough, by what it is paid; of two numbers the dealer pays the larger.</source>
   <translation>够用的最小的牌，按所得点数表示；有两个数时，庄家付较大的一个。</translation>
  </message>
  <message>
   <source>The source prints</source>
   <translation>出处写着</translation>
  </message>
  <message>
   <source>The sum of the points is what the doubles double.</source>
   <translation>翻番以点数合计为基数。</translation>
  </message>
  <message>
   <source>The sum was not rounded</source>
   <translation>总数没有取整</translation>
  </message>
  <message>
   <source>The sum was rounded down</source>
   <translation>总数向下取整了</translation>
  </message>
  <message>
   <source>The tile a player lays down after drawing; others may take it to complete a set.</source>
   <translation>玩家摸牌后打出的牌，其他人可以拿来凑成一组。</translation>
  </message>
  <message>
   <source>The tile that follows the one turned up in the wall; each in the hand adds a han, but wins nothing alone.</source>
   <translation>牌墙上翻开的那张的下一张；手里每有一张加一番，但单靠它不能和牌。</translation>
  </message>
  <message>
   <source>The tile written on the key; hold it for two, longer for three</source>
   <translation>键上所写的牌；按住放两张，再久放三张</translation>
  </message>
  <message>
   <source>The tiles beneath the dora indicators, looked at by a winner in riichi only.</source>
   <translation>宝牌指示牌下面的牌，只有立直后和牌的人可以看。</translation>
  </message>
  <message>
   <source>The tiles from 2 to 8 of the three suits.</source>
   <translation>三种花色中从2到8的牌。</translation>
  </message>
  <message>
   <source>The tiles that lie face down in rows; everybody draws from there.</source>
   <translation>面朝下排成行的牌，大家都从这里摸牌。</translation>
  </message>
  <message>
   <source>The tiles the winner has discarded: with one that would complete the hand it is furiten.</source>
   <translation>和牌者打出的牌：其中若有能完成手牌的牌，就是振听。</translation>
  </message>
  <message>
   <source>The tiles without a number: four winds and three dragons.</source>
   <translation>没有数字的牌：四种风牌和三种箭牌。</translation>
  </message>
  <message>
   <source>The uma adds up to {sum} thousand: let it add up to zero, or the results will not.</source>
   <translation>顺位马合计为{sum}千点：请使合计为零，否则成绩合计不为零。</translation>
  </message>
  <message>
   <source>The uma by the number of players at or above the start.</source>
   <translation>按不低于起始点数的人数决定的马点。</translation>
  </message>
  <message numerus="yes">
   <source>The uma for {count} players at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</source>
   <translation>
    <numerusform>{count}人不低于起始点数时，马点合计为{sum}千点：请使合计为零，否则成绩合计不为零。</numerusform>
   </translation>
  </message>
  <message>
   <source>The wall is empty and nobody has gone out.</source>
   <translation>牌墙摸完，无人和牌。</translation>
  </message>
  <message>
   <source>The wall is empty and nobody has won.</source>
   <translation>牌墙摸完，无人和牌。</translation>
  </message>
  <message>
   <source>The wall is used up without a win: those who are not ready pay those who are.</source>
   <translation>牌墙摸完而没人和牌：未听的人付给听牌的人。</translation>
  </message>
  <message>
   <source>The white, the green and the red tile; a set of one of them counts for everybody.</source>
   <translation>白板、发财、红中；凑成其中一种的刻子，对谁都算分。</translation>
  </message>
  <message>
   <source>The whole hand</source>
   <translation>整手牌</translation>
  </message>
  <message>
   <source>The wind a player sits at: East deals, then come South, West and North.</source>
   <translation>玩家所坐方位的风：东家坐庄，其后依次是南、西、北。</translation>
  </message>
  <message>
   <source>The wind that counts for all players in this round; the first is East. A number beside it tells which dealer it is.</source>
   <translation>这一圈对所有玩家都有效的风，从东开始。旁边的数字表示轮到第几位庄家。</translation>
  </message>
  <message>
   <source>The winner drew the winning tile from the wall, and all others pay.</source>
   <translation>和牌者从牌墙摸到和牌张，其他人都要付点。</translation>
  </message>
  <message>
   <source>The winner drew the winning tile.</source>
   <translation>和牌者自己摸到和牌张。</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the first discard, before any call.</source>
   <translation>和牌者打第一张牌时即宣告立直，此前无人鸣牌。</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the first discard, before any call: two han in place of one.</source>
   <translation>和牌者打第一张牌时即宣告立直，此前无人鸣牌：由一番变为两番。</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the hand laid open.</source>
   <translation>和牌者亮开手牌宣告立直。</translation>
  </message>
  <message>
   <source>The winner had declared riichi.</source>
   <translation>和牌者已宣告立直。</translation>
  </message>
  <message>
   <source>The winner’s hand is missing: enter its tiles or its total.</source>
   <translation>缺少和牌者的手牌：请录入手牌或总点数。</translation>
  </message>
  <message>
   <source>The winning tile made the pair.</source>
   <translation>和牌张凑成了将牌。</translation>
  </message>
  <message>
   <source>The winning tile must be one tile, not “{text}”.</source>
   <translation>和牌张必须是一张牌，不能是“{text}”。</translation>
  </message>
  <message>
   <source>The winning tile replaced a kong’s fourth tile, a flower or a season.</source>
   <translation>和牌张是补杠、补花或补季的牌。</translation>
  </message>
  <message>
   <source>The winning tile was another player’s discard.</source>
   <translation>和牌张是别人的弃牌。</translation>
  </message>
  <message>
   <source>The winning tile was discarded when the wall was empty.</source>
   <translation>和牌张是牌墙摸完后打出的牌。</translation>
  </message>
  <message>
   <source>The winning tile was the first discard of East.</source>
   <translation>和牌张是庄家打出的第一张牌。</translation>
  </message>
  <message>
   <source>The winning tile was the last one of the wall.</source>
   <translation>和牌张是牌墙的最后一张。</translation>
  </message>
  <message>
   <source>The winning tile was the last one there was, and a replacement too.</source>
   <translation>和牌张是最后一张牌，同时也是补牌。</translation>
  </message>
  <message>
   <source>The winning tile {tile} is not in the hand: choose one that is.</source>
   <translation>和牌张{tile}不在手牌里：请选手牌里的一张。</translation>
  </message>
  <message>
   <source>Their riichi stands (untick when its tile was won on)</source>
   <translation>立直成立（立直宣言牌被荣和时取消勾选）</translation>
  </message>
  <message>
   <source>Then click its lowest tile</source>
   <translation>然后点选其中最小的牌</translation>
  </message>
  <message>
   <source>Then click its tile</source>
   <translation>然后点选它的牌</translation>
  </message>
  <message>
   <source>Then it waits for {tiles}.</source>
   <translation>之后等{tiles}。</translation>
  </message>
  <message>
   <source>Then without: {ticks}</source>
   <translation>此时不计：{ticks}</translation>
  </message>
  <message>
   <source>There are no problems for these rules.</source>
   <translation>这套规则没有习题。</translation>
  </message>
  <message>
   <source>There are no such drills under these rules: choose other kinds or other rules.</source>
   <translation>这套规则下没有这类练习：请选择其他种类或其他规则。</translation>
  </message>
  <message>
   <source>There are not so many sticks on the table to take away.</source>
   <translation>桌上没有这么多立直棒可以拿走。</translation>
  </message>
  <message numerus="yes">
   <source>There are only {count} different problems of these kinds.</source>
   <translation>
    <numerusform>这些种类只有{count}道不同的习题。</numerusform>
   </translation>
  </message>
  <message>
   <source>There are rules called “{name}” already: choose another name.</source>
   <translation>已有名为“{name}”的规则：请换一个名字。</translation>
  </message>
  <message numerus="yes">
   <source>There are {count} indicators where at most {most} can be turned: take some back.</source>
   <translation>
    <numerusform>指示牌有{count}张，最多只能翻{most}张：请拿掉一些。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {count} red fives {tile} where the set has {most}: take a plain one.</source>
   <translation>
    <numerusform>赤五（{tile}）有{count}张，一副牌里只有{most}张：请用普通的五。</numerusform>
   </translation>
  </message>
  <message>
   <source>There is a “{name}” already: choose another name.</source>
   <translation>已有“{name}”：请换一个名称。</translation>
  </message>
  <message>
   <source>There is no cheat sheet for these rules.</source>
   <translation>这套规则没有速查表。</translation>
  </message>
  <message>
   <source>There is no last hand: the players end the game.</source>
   <translation>没有最后一局：由玩家自行结束对局。</translation>
  </message>
  <message>
   <source>There is no room for a called set: take tiles back first.</source>
   <translation>放不下副露：请先拿掉一些牌。</translation>
  </message>
  <message>
   <source>There is no run with {tile}.</source>
   <translation>没有包含{tile}的顺子。</translation>
  </message>
  <message>
   <source>There is no terminal and no honour: only 2 to 8.</source>
   <translation>没有幺九牌和字牌，只有2到8。</translation>
  </message>
  <message>
   <source>There is nothing else to tell of this hand.</source>
   <translation>这手牌没有其他可说的。</translation>
  </message>
  <message>
   <source>There is nothing in this file.</source>
   <translation>这个文件是空的。</translation>
  </message>
  <message>
   <source>These are the rules in force already: change something first.</source>
   <translation>这就是现行规则：请先做些更改。</translation>
  </message>
  <message>
   <source>These changes are not kept: save them under a name, or close once more to let them go.</source>
   <translation>这些更改还没有保存：请起名保存，或再关闭一次放弃更改。</translation>
  </message>
  <message>
   <source>These hands and all after them are scored as this version does</source>
   <translation>这些局和其后各局都按这个版本计分</translation>
  </message>
  <message>
   <source>These hands stay as they were paid until they are corrected</source>
   <translation>这些局保持当时的结算，直到更正为止</translation>
  </message>
  <message>
   <source>These rules</source>
   <translation>这套规则</translation>
  </message>
  <message>
   <source>These rules are no longer kept here: they were deleted, perhaps in another window.</source>
   <translation>这套规则已不在这里：可能在另一个窗口被删除了。</translation>
  </message>
  <message>
   <source>These rules come with the program: keep them under a name of your own first</source>
   <translation>这是程序自带的规则：请先以自己起的名字保存</translation>
  </message>
  <message>
   <source>These rules do not accept a hand with too many tiles: untick it, or enter what the hand is worth.</source>
   <translation>这套规则不接受多牌的手牌：请取消勾选，或直接录入这副牌的点数。</translation>
  </message>
  <message>
   <source>These rules do not have this draw: play on, or change the rules.</source>
   <translation>这套规则没有这种流局：请继续打，或更改规则。</translation>
  </message>
  <message>
   <source>These rules do not let a winning hand have so many chows: check the tiles, or change the rules.</source>
   <translation>这套规则不允许和牌时有这么多顺子：请检查牌，或更改规则。</translation>
  </message>
  <message>
   <source>These rules give the replacement tile no fu for the draw.</source>
   <translation>这套规则下，岭上自摸不计自摸的符。</translation>
  </message>
  <message>
   <source>These rules have no nagashi mangan: record the draw without it, or change the rules.</source>
   <translation>这套规则没有流局满贯：请不带这一项记录流局，或更改规则。</translation>
  </message>
  <message>
   <source>These rules have no pages.</source>
   <translation>这套规则没有页面。</translation>
  </message>
  <message>
   <source>These rules have no red five {tile}: take a plain one.</source>
   <translation>这套规则没有赤五（{tile}）：请用普通的五。</translation>
  </message>
  <message>
   <source>These rules leave an open hand without other fu at 20 fu.</source>
   <translation>这套规则下，副露的手牌没有其他符时仍是20符。</translation>
  </message>
  <message>
   <source>These rules on two pages, to be printed</source>
   <translation>把这套规则打印成两页</translation>
  </message>
  <message>
   <source>These rules pay at least this for a win before the first own draw.</source>
   <translation>在自己第一次摸牌之前荣和，这套规则下至少按此支付。</translation>
  </message>
  <message>
   <source>These rules pay no more yakuman for one hand.</source>
   <translation>这套规则下，一手牌最多只付这么多倍役满。</translation>
  </message>
  <message>
   <source>These rules round 4 han 30 fu and 3 han 60 fu up to a mangan.</source>
   <translation>这套规则下，4番30符和3番60符按满贯计。</translation>
  </message>
  <message>
   <source>These tiles bring it nearer</source>
   <translation>这些牌能更近</translation>
  </message>
  <message>
   <source>These tiles do not make a winning hand: check them against the table.</source>
   <translation>这些牌不是和牌形：请对照桌上的牌检查。</translation>
  </message>
  <message>
   <source>These tiles make it ready</source>
   <translation>这些牌能听牌</translation>
  </message>
  <message>
   <source>Thirteen orphans</source>
   <translation>国士无双</translation>
  </message>
  <message>
   <source>Thirteen orphans, any of thirteen</source>
   <translation>国士无双十三面</translation>
  </message>
  <message>
   <source>This counts in a closed hand only: {name}.</source>
   <translation>这个番种只在门清时成立：{name}。</translation>
  </message>
  <message>
   <source>This entry cannot be read: {what}.</source>
   <translation>无法读取这条记录：{what}。</translation>
  </message>
  <message>
   <source>This hand does not have it: {name}.</source>
   <translation>这副牌没有：{name}。</translation>
  </message>
  <message>
   <source>This hand has no yaku, so it cannot win: check riichi and what else may be ticked.</source>
   <translation>这副牌无役，不能和牌：请检查立直，以及还有什么可以勾选。</translation>
  </message>
  <message>
   <source>This hand is nearly that; look again at the tiles, the winds and how it was won: {name}.</source>
   <translation>差一点就成立；请再看看牌、风位和和牌方式：{name}。</translation>
  </message>
  <message>
   <source>This hand is still being played: record how it ends first.</source>
   <translation>这一局还没打完：请先记录这一局的结果。</translation>
  </message>
  <message>
   <source>This hand still lacks tiles: enter the rest of it.</source>
   <translation>这副手牌还缺牌：请录完其余的牌。</translation>
  </message>
  <message>
   <source>This hand waits for</source>
   <translation>这手牌听</translation>
  </message>
  <message>
   <source>This is a sample that is kept nowhere: only your own sessions can be taken along.</source>
   <translation>这是不保存的示例：只有自己的对局才能带走。</translation>
  </message>
  <message>
   <source>This is a win by the own draw, not off another player.</source>
   <translation>这是自摸和牌，不是和别人的牌。</translation>
  </message>
  <message>
   <source>This is a win off another player, not by the own draw.</source>
   <translation>这是和别人的牌，不是自摸。</translation>
  </message>
  <message>
   <source>This is no record of a session: it has no events. Hands by themselves and rules are read elsewhere.</source>
   <translation>这不是对局记录：里面没有事件。单独的手牌和规则请在别处读入。</translation>
  </message>
  <message>
   <source>This is no record: it is not JSON, or has no such parts.</source>
   <translation>这不是记录：不是 JSON，或没有相应的部分。</translation>
  </message>
  <message>
   <source>This limit was called out.</source>
   <translation>这是报点时报出的级别。</translation>
  </message>
  <message>
   <source>This pair has no fu: only dragons, the own wind and the round’s wind have.</source>
   <translation>这个雀头不计符：只有箭牌、自风和场风的雀头才有符。</translation>
  </message>
  <message>
   <source>This player has declared riichi in this hand already.</source>
   <translation>这位玩家本局已经立直。</translation>
  </message>
  <message>
   <source>This session can only be followed up to entry {number}: {reason}</source>
   <translation>这个对局只能读到第{number}条记录：{reason}</translation>
  </message>
  <message>
   <source>This session is kept already, the same in every entry.</source>
   <translation>这个对局已经保存，每条记录都相同。</translation>
  </message>
  <message>
   <source>This session is no longer kept here: it was deleted, perhaps in another window.</source>
   <translation>这个对局已不在这里：可能在另一个窗口被删除了。</translation>
  </message>
  <message>
   <source>This system has no font for the chosen language: install one, such as Noto Sans CJK, and start Score Keeper again.</source>
   <translation>系统里没有所选语言的字体：请安装一种，例如 Noto Sans CJK，再重新启动 Score Keeper。</translation>
  </message>
  <message>
   <source>This version scores one hand otherwise</source>
   <translation>这个版本对一局的计分有所不同</translation>
  </message>
  <message numerus="yes">
   <source>This version scores {count} hands otherwise</source>
   <translation>
    <numerusform>这个版本对{count}局的计分有所不同</numerusform>
   </translation>
  </message>
  <message>
   <source>This was written by a newer version of Score Keeper: install that version to read it.</source>
   <translation>这是由更新版本的 Score Keeper 写成的：请安装该版本再读取。</translation>
  </message>
  <message>
   <source>Those not right again</source>
   <translation>再做没答对的</translation>
  </message>
  <message>
   <source>Thousands a player without a win pays in all.</source>
   <translation>一局未和的玩家合计付多少千点。</translation>
  </message>
  <message>
   <source>Thousands each place wins or loses.</source>
   <translation>各顺位得失多少千点。</translation>
  </message>
  <message>
   <source>Three concealed pungs</source>
   <translation>三暗刻</translation>
  </message>
  <message>
   <source>Three concealed triplets</source>
   <translation>三暗刻</translation>
  </message>
  <message>
   <source>Three equal runs</source>
   <translation>一色三同顺</translation>
  </message>
  <message>
   <source>Three equal tiles drawn by oneself and the fourth from a discard.</source>
   <translation>自己摸到三张相同的牌，第四张来自弃牌。</translation>
  </message>
  <message>
   <source>Three equal tiles of the hand and the fourth from a discard, laid open.</source>
   <translation>手里三张相同的牌加上弃牌中的第四张，亮出放置。</translation>
  </message>
  <message>
   <source>Three equal tiles, all drawn by the player.</source>
   <translation>三张相同的牌，全部自己摸到。</translation>
  </message>
  <message>
   <source>Three equal tiles, one of them claimed from another player.</source>
   <translation>三张相同的牌，其中一张取自别人。</translation>
  </message>
  <message>
   <source>Three equal tiles; anybody’s discard may complete them.</source>
   <translation>三张相同；任何人的弃牌都可以完成它。</translation>
  </message>
  <message>
   <source>Three great scholars</source>
   <translation>大三元</translation>
  </message>
  <message>
   <source>Three great scholars, no chow</source>
   <translation>大三元（无顺子）</translation>
  </message>
  <message>
   <source>Three in a row; the discard of the player on the left may complete it.</source>
   <translation>连续三张；左边玩家的弃牌可以完成它。</translation>
  </message>
  <message>
   <source>Three kans</source>
   <translation>三杠子</translation>
  </message>
  <message>
   <source>Three kans.</source>
   <translation>三组杠子。</translation>
  </message>
  <message>
   <source>Three ones, three nines and one each of 2 to 8 of one suit, and one tile more of it, nothing called.</source>
   <translation>同一花色三张1、三张9、2至8各一张，再加该花色任意一张，没有鸣牌。</translation>
  </message>
  <message>
   <source>Three ones, three nines and one each of 2 to 8 of one suit, nothing called, so that any tile of it would have won.</source>
   <translation>同一花色三张1、三张9、2至8各一张，没有鸣牌，该花色任意一张都能和牌。</translation>
  </message>
  <message>
   <source>Three ones, three nines and one each of 2 to 8 of one suit, nothing called, won with any tile of it.</source>
   <translation>同一花色三张1、三张9、2至8各一张，没有鸣牌，以该花色任意一张和牌。</translation>
  </message>
  <message>
   <source>Three or four equal dragons.</source>
   <translation>三张或四张相同的箭牌。</translation>
  </message>
  <message>
   <source>Three or four of two dragons, two of the third.</source>
   <translation>两种箭牌各三张或四张，第三种两张。</translation>
  </message>
  <message>
   <source>Three or four tiles of the wind of this round.</source>
   <translation>三张或四张本圈的风牌。</translation>
  </message>
  <message>
   <source>Three or four tiles of the wind the player sits at.</source>
   <translation>三张或四张自己所坐方位的风牌。</translation>
  </message>
  <message>
   <source>Three or four tiles of three winds, two of the fourth.</source>
   <translation>三种风牌各三张或四张，第四种两张。</translation>
  </message>
  <message>
   <source>Three players want to win on one discard.</source>
   <translation>三家要用同一张弃牌和牌。</translation>
  </message>
  <message>
   <source>Three runs of one suit, from 1 to 9.</source>
   <translation>同一花色1至9的三个顺子。</translation>
  </message>
  <message>
   <source>Three sets of equal tiles, all drawn by the player.</source>
   <translation>三组相同的牌，全部自己摸到。</translation>
  </message>
  <message>
   <source>Three sets of winds and a pair of the fourth</source>
   <translation>三副风刻加第四种风牌作将</translation>
  </message>
  <message>
   <source>Three triplets in a row</source>
   <translation>三连刻</translation>
  </message>
  <message>
   <source>Three triplets or kans of one suit, each one number above the last.</source>
   <translation>同一花色的三组刻子或杠子，数字依次加一。</translation>
  </message>
  <message>
   <source>Three triplets or kans that no tile of another player completed.</source>
   <translation>三组刻子或杠子，都不是靠别人的牌完成的。</translation>
  </message>
  <message>
   <source>Three wins on one discard</source>
   <translation>三家和了</translation>
  </message>
  <message>
   <source>Three wins on one discard are paid, or end the deal in a draw.</source>
   <translation>三家和了时照常支付，或作途中流局。</translation>
  </message>
  <message>
   <source>Three years on a stone</source>
   <translation>石上三年</translation>
  </message>
  <message>
   <source>Tick the first circumstance, the second and so on</source>
   <translation>勾选第一项、第二项等情况</translation>
  </message>
  <message>
   <source>Tiles</source>
   <translation>牌</translation>
  </message>
  <message>
   <source>Tiles are typed again, such as 123m0p77z. F2 makes each key a tile.</source>
   <translation>恢复输入方式，例如123m0p77z。按F2让每个键成为一张牌。</translation>
  </message>
  <message>
   <source>Tiles it waits for</source>
   <translation>所听的牌</translation>
  </message>
  <message>
   <source>Tiles of all three suits, a wind and a dragon.</source>
   <translation>三种花色、风牌和箭牌齐全。</translation>
  </message>
  <message>
   <source>Tiles of one suit and honours only.</source>
   <translation>只有一种花色和字牌。</translation>
  </message>
  <message>
   <source>Tiles of one suit only, without honours.</source>
   <translation>只有一种花色，没有字牌。</translation>
  </message>
  <message>
   <source>Tiles: 1–9 and m, p, s or z, a red five 0, called sets in brackets</source>
   <translation>牌：1–9 和 m、p、s、z，赤五写 0，副露加括号</translation>
  </message>
  <message>
   <source>Time left: {minutes} min {seconds} s</source>
   <translation>剩余时间：{minutes}分{seconds}秒</translation>
  </message>
  <message>
   <source>Time left: {seconds} s</source>
   <translation>剩余时间：{seconds}秒</translation>
  </message>
  <message>
   <source>To whom?</source>
   <translation>付给谁？</translation>
  </message>
  <message>
   <source>Toitoi</source>
   <translation>碰碰和</translation>
  </message>
  <message>
   <source>Too many tiles</source>
   <translation>多牌</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>总点</translation>
  </message>
  <message>
   <source>Total {unit}</source>
   <translation>{unit}合计</translation>
  </message>
  <message>
   <source>Touch the first button that player 1, 2 and so on has on the board</source>
   <translation>按下玩家1、2等在记分板上的第一个按钮</translation>
  </message>
  <message>
   <source>Traditional</source>
   <translation>传统</translation>
  </message>
  <message>
   <source>Triple knitting</source>
   <translation>三色编织</translation>
  </message>
  <message>
   <source>Triplet</source>
   <translation>刻子</translation>
  </message>
  <message>
   <source>Triplets or kans of all four winds.</source>
   <translation>四种风牌的刻子或杠子齐全。</translation>
  </message>
  <message>
   <source>Triplets or kans of all three dragons.</source>
   <translation>三种箭牌的刻子或杠子齐全。</translation>
  </message>
  <message>
   <source>Triplets or kans of three winds and a pair of the fourth.</source>
   <translation>三种风牌的刻子或杠子，第四种作雀头。</translation>
  </message>
  <message>
   <source>Triplets or kans of two dragons and a pair of the third.</source>
   <translation>两种箭牌的刻子或杠子，第三种作雀头。</translation>
  </message>
  <message>
   <source>Try it with a sample</source>
   <translation>用示例试试</translation>
  </message>
  <message>
   <source>Try this hand</source>
   <translation>试试这副牌</translation>
  </message>
  <message>
   <source>Trying every hand…</source>
   <translation>正在逐一试算…</translation>
  </message>
  <message>
   <source>Tsumo</source>
   <translation>自摸和</translation>
  </message>
  <message>
   <source>Twin runs</source>
   <translation>一杯口</translation>
  </message>
  <message>
   <source>Two equal dragons.</source>
   <translation>两张相同的箭牌。</translation>
  </message>
  <message>
   <source>Two equal tiles; a usual hand has one beside its four sets.</source>
   <translation>两张相同的牌；普通的手牌由四组加上这样一对组成。</translation>
  </message>
  <message>
   <source>Two points more</source>
   <translation>多两点</translation>
  </message>
  <message>
   <source>Two sets of dragons and a pair of the third, beside those sets</source>
   <translation>两副箭刻加第三种箭牌作将，箭刻另计</translation>
  </message>
  <message>
   <source>Two tiles exchanged make it ready</source>
   <translation>换两张就听牌</translation>
  </message>
  <message>
   <source>Two tiles of the wind of this round.</source>
   <translation>两张本圈的风牌。</translation>
  </message>
  <message>
   <source>Two tiles of the wind the player sits at.</source>
   <translation>两张自己所坐方位的风牌。</translation>
  </message>
  <message>
   <source>Two twin runs</source>
   <translation>二杯口</translation>
  </message>
  <message>
   <source>Two yakuman in one hand pay both.</source>
   <translation>一手牌有两个役满时，两个都算。</translation>
  </message>
  <message>
   <source>Two-han minimum</source>
   <translation>两番缚</translation>
  </message>
  <message>
   <source>Two-sided wait</source>
   <translation>两面</translation>
  </message>
  <message>
   <source>Typed</source>
   <translation>键入</translation>
  </message>
  <message>
   <source>Uma</source>
   <translation>顺位马</translation>
  </message>
  <message>
   <source>Under each dora indicator lies an ura indicator, but {dora} and {ura} are entered.</source>
   <translation>每张宝牌指示牌下面都有一张里宝牌指示牌，但录入的是{dora}张和{ura}张。</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <source>Undo the last step</source>
   <translation>撤销上一步</translation>
  </message>
  <message>
   <source>Undo: {what} ({keys})</source>
   <translation>撤销：{what} ({keys})</translation>
  </message>
  <message>
   <source>Ura dora</source>
   <translation>里宝牌</translation>
  </message>
  <message>
   <source>Ura indicators</source>
   <translation>里宝指示牌</translation>
  </message>
  <message>
   <source>Use these rules</source>
   <translation>使用这套规则</translation>
  </message>
  <message>
   <source>Usually from 5 counters on (ryanhan shibari).</source>
   <translation>通常从5本场起（两番缚）。</translation>
  </message>
  <message>
   <source>View</source>
   <translation>视图</translation>
  </message>
  <message>
   <source>W</source>
   <translation>西</translation>
  </message>
  <message>
   <source>WRC 2022</source>
   <translation>WRC 2022</translation>
  </message>
  <message>
   <source>WRC 2025</source>
   <translation>WRC 2025</translation>
  </message>
  <message>
   <source>Wait for a triplet</source>
   <translation>双碰</translation>
  </message>
  <message>
   <source>Waits</source>
   <translation>听牌</translation>
  </message>
  <message>
   <source>Wall</source>
   <translation>牌墙</translation>
  </message>
  <message>
   <source>Wareme</source>
   <translation>割目</translation>
  </message>
  <message>
   <source>Warn before a costly slip</source>
   <translation>重大失误前提醒</translation>
  </message>
  <message>
   <source>Was it “{tick}”? With it the hand would be worth {points} in place of {now}.</source>
   <translation>是“{tick}”吗？如果是，这副牌值{points}，而不是{now}。</translation>
  </message>
  <message>
   <source>Ways to go out</source>
   <translation>和牌方式</translation>
  </message>
  <message>
   <source>West</source>
   <translation>西</translation>
  </message>
  <message>
   <source>West 1</source>
   <translation>西1局</translation>
  </message>
  <message>
   <source>West 2</source>
   <translation>西2局</translation>
  </message>
  <message>
   <source>West 3</source>
   <translation>西3局</translation>
  </message>
  <message>
   <source>West 4</source>
   <translation>西4局</translation>
  </message>
  <message>
   <source>West {number}</source>
   <translation>西{number}局</translation>
  </message>
  <message>
   <source>What a hand is worth</source>
   <translation>一副牌值多少</translation>
  </message>
  <message>
   <source>What a win on a discard before the first own draw is worth.</source>
   <translation>在自己第一次摸牌之前荣和值多少。</translation>
  </message>
  <message>
   <source>What an earlier version paid</source>
   <translation>旧版本的结算</translation>
  </message>
  <message>
   <source>What changes</source>
   <translation>变动</translation>
  </message>
  <message>
   <source>What changes in later hands appears here.</source>
   <translation>后面各局的变动显示在这里。</translation>
  </message>
  <message>
   <source>What counts</source>
   <translation>成立的番种</translation>
  </message>
  <message>
   <source>What differs</source>
   <translation>不同之处</translation>
  </message>
  <message>
   <source>What do the small points of this hand come to?</source>
   <translation>这副牌的小点合计多少？</translation>
  </message>
  <message>
   <source>What does this hand count, and what is it paid?</source>
   <translation>这副牌算多少，支付多少点？</translation>
  </message>
  <message>
   <source>What does this hand count?</source>
   <translation>这副牌算多少？</translation>
  </message>
  <message>
   <source>What doubles for the own flower and season: each, only both together, or neither.</source>
   <translation>正花与正季怎样翻番：各自翻番、齐备才翻番，或都不翻番。</translation>
  </message>
  <message>
   <source>What each limit hand is worth: a share of the limit, or points; and what it is worth to who waits for it.</source>
   <translation>每种满贯牌值多少：满贯的几成，或点数；以及听这种牌的人得多少。</translation>
  </message>
  <message>
   <source>What each yaku and each dora adds: every han doubles what the hand is paid.</source>
   <translation>每个役和每张宝牌带来番数：每多一番，付的点数翻一倍。</translation>
  </message>
  <message>
   <source>What for?</source>
   <translation>因何罚点？</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>详情</translation>
  </message>
  <message>
   <source>What happened: who won, then the hand</source>
   <translation>这一局的结果：先是谁和牌，再是手牌</translation>
  </message>
  <message>
   <source>What happens seldom</source>
   <translation>少见的情况</translation>
  </message>
  <message>
   <source>What is asked</source>
   <translation>问什么</translation>
  </message>
  <message>
   <source>What is it worth, and why? No session needed</source>
   <translation>值多少点，为什么？不需要对局</translation>
  </message>
  <message>
   <source>What is needed</source>
   <translation>顺位条件</translation>
  </message>
  <message>
   <source>What is this hand paid?</source>
   <translation>这副牌支付多少点？</translation>
  </message>
  <message>
   <source>What is this hand? Choose everything that counts.</source>
   <translation>这副牌有哪些番种？请选出全部。</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>作用</translation>
  </message>
  <message>
   <source>What it pays</source>
   <translation>算点数</translation>
  </message>
  <message>
   <source>What lies beside the hand was left out</source>
   <translation>漏了手牌旁的牌</translation>
  </message>
  <message>
   <source>What lies on the table was left out</source>
   <translation>漏了桌上的点棒</translation>
  </message>
  <message>
   <source>What makes it</source>
   <translation>成立条件</translation>
  </message>
  <message>
   <source>What the better places get from the others at the end of the game.</source>
   <translation>终局时名次好的人从其他人那里得到的点数。</translation>
  </message>
  <message>
   <source>What the first gets on top: the difference of return and start of all, or a number.</source>
   <translation>首位额外所得（头名赏）：返点与起始点数之差的四家合计，或一个数值。</translation>
  </message>
  <message>
   <source>What the hand is worth</source>
   <translation>这副牌的点数</translation>
  </message>
  <message>
   <source>What the last deal moved</source>
   <translation>上一局的点数变动</translation>
  </message>
  <message>
   <source>What the winner is paid, the others lose: choose the smallest hand with which the points are enough.</source>
   <translation>和牌者得到多少，其他人就失去多少：请选出点数足够的最小的牌。</translation>
  </message>
  <message>
   <source>What was answered, kind by kind</source>
   <translation>按种类列出的回答</translation>
  </message>
  <message>
   <source>What was asked</source>
   <translation>题目种类</translation>
  </message>
  <message>
   <source>What would have been</source>
   <translation>如果不同</translation>
  </message>
  <message>
   <source>When the dealer deals again: a win or a ready hand, a win only, a win only in the first wind, or never.</source>
   <translation>庄家何时连庄：和牌或听牌、只限和牌、第一圈只限和牌，或从不连庄。</translation>
  </message>
  <message>
   <source>When the winning tile counts as the only possible one.</source>
   <translation>什么情况下和牌张算独听。</translation>
  </message>
  <message>
   <source>Where</source>
   <translation>何处</translation>
  </message>
  <message>
   <source>Where the rules come from</source>
   <translation>规则的出处</translation>
  </message>
  <message>
   <source>Where the wall was opened</source>
   <translation>割目</translation>
  </message>
  <message>
   <source>Where was the wall opened?</source>
   <translation>从哪家面前开牌墙？</translation>
  </message>
  <message>
   <source>Which deal: E1 is East 1; a number after a dash counts repeats</source>
   <translation>哪一局：东1即东1局，短横后的数字是连庄次数</translation>
  </message>
  <message>
   <source>Which one?</source>
   <translation>哪一种？</translation>
  </message>
  <message>
   <source>Which round is being played?</source>
   <translation>现在打到哪一局？</translation>
  </message>
  <message>
   <source>Which tiles complete this hand?</source>
   <translation>这副牌听哪些牌？</translation>
  </message>
  <message>
   <source>While each key is a tile</source>
   <translation>一键一牌时</translation>
  </message>
  <message>
   <source>White dragon</source>
   <translation>役牌 白</translation>
  </message>
  <message>
   <source>Who deals next</source>
   <translation>下一局的庄家</translation>
  </message>
  <message>
   <source>Who declared riichi shows a ready hand: if it is not ready, record “{chombo}” in place of this.</source>
   <translation>立直的人要亮出听牌的手牌：如果没有听牌，请改为记录“{chombo}”。</translation>
  </message>
  <message>
   <source>Who gave a dangerous tile can be made to pay the winner for all.</source>
   <translation>打出危险牌的人可能要替各家向和牌者包付。</translation>
  </message>
  <message>
   <source>Who gave the dealer the tile pays for all three: six times the basic points.</source>
   <translation>放铳给庄家者替三家支付：基本点的六倍。</translation>
  </message>
  <message>
   <source>Who gave the tile and who is liable pay one half each.</source>
   <translation>放铳者与包牌者各付一半。</translation>
  </message>
  <message>
   <source>Who gave the tile pays for all three: four times the basic points.</source>
   <translation>放铳者替三家支付：基本点的四倍。</translation>
  </message>
  <message>
   <source>Who gave the tile pays this alone, the others nothing: {reason}.</source>
   <translation>这一项由放铳者一人支付，其他人不付：{reason}。</translation>
  </message>
  <message>
   <source>Who has discarded a tile that would complete the hand can win by the own draw only, not off others.</source>
   <translation>打出过能完成自己手牌的牌的人，只能自摸，不能荣和。</translation>
  </message>
  <message>
   <source>Who has won no hand in the whole game pays those who have.</source>
   <translation>整场一次也没和过牌的人付给和过的人。</translation>
  </message>
  <message>
   <source>Who is liable?</source>
   <translation>谁包牌？</translation>
  </message>
  <message>
   <source>Who is ready? None may be hidden</source>
   <translation>谁听牌？不得隐瞒</translation>
  </message>
  <message>
   <source>Who paid whom</source>
   <translation>谁付给谁</translation>
  </message>
  <message>
   <source>Who pays for all?</source>
   <translation>谁包牌？</translation>
  </message>
  <message>
   <source>Who pays the counters when a liable hand is won off a discard.</source>
   <translation>包牌的牌被荣和时，本场由谁支付。</translation>
  </message>
  <message>
   <source>Who pays what</source>
   <translation>谁付多少</translation>
  </message>
  <message>
   <source>Who pays whom</source>
   <translation>谁付给谁</translation>
  </message>
  <message>
   <source>Who pays?</source>
   <translation>哪家付？</translation>
  </message>
  <message>
   <source>Who shows a ready hand?</source>
   <translation>谁亮出听牌？</translation>
  </message>
  <message>
   <source>Who sits where the wall was opened pays and is paid double.</source>
   <translation>坐在开牌墙处的玩家（割目）付点和收点都加倍。</translation>
  </message>
  <message>
   <source>Who sits where? Choose two players to exchange their seats.</source>
   <translation>谁坐哪家？选两位玩家，互换座位。</translation>
  </message>
  <message>
   <source>Who takes sticks left at the end.</source>
   <translation>终局时剩下的供托归谁。</translation>
  </message>
  <message>
   <source>Who wins gains, who pays loses: the signs are exchanged.</source>
   <translation>和牌者得点，付点者失点：正负号写反了。</translation>
  </message>
  <message>
   <source>Who won</source>
   <translation>谁和牌</translation>
  </message>
  <message>
   <source>Who won?</source>
   <translation>谁和牌？</translation>
  </message>
  <message>
   <source>Whose discard completed the hand, or that it was the own draw</source>
   <translation>是谁打出的牌让这副牌和了，还是自己摸到的</translation>
  </message>
  <message>
   <source>Whose discard made sure of a yakuman pays for it, or shares in it.</source>
   <translation>谁的弃牌让役满成为定局，就要付全部或分担一部分。</translation>
  </message>
  <message>
   <source>Whose discard made sure of the yakuman pays the drawn hand, or this part of it, for all.</source>
   <translation>打出的牌使役满确定者包牌：自摸时替各家付全部，或付这一部分。</translation>
  </message>
  <message>
   <source>Whose?</source>
   <translation>哪家？</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>明细</translation>
  </message>
  <message>
   <source>Why not</source>
   <translation>为何不行</translation>
  </message>
  <message>
   <source>Why this score</source>
   <translation>得分明细</translation>
  </message>
  <message>
   <source>Why {name}’s hand is paid so</source>
   <translation>{name}这手牌为何如此支付</translation>
  </message>
  <message>
   <source>Win</source>
   <translation>和牌</translation>
  </message>
  <message>
   <source>Wind of the round</source>
   <translation>圈风</translation>
  </message>
  <message>
   <source>Winds and dragons only.</source>
   <translation>只有风牌和箭牌。</translation>
  </message>
  <message>
   <source>Winds were exchanged</source>
   <translation>风弄错了</translation>
  </message>
  <message>
   <source>Winner and losers count this.</source>
   <translation>和牌者和输家都计算。</translation>
  </message>
  <message>
   <source>Winners on one discard</source>
   <translation>荣和人数上限</translation>
  </message>
  <message>
   <source>Winning tile from the wall</source>
   <translation>自摸</translation>
  </message>
  <message>
   <source>Winning within one turn of riichi adds a han.</source>
   <translation>立直后一巡内和牌加一番。</translation>
  </message>
  <message>
   <source>With Alt: the run that begins there; hold it for its red five</source>
   <translation>加Alt：从该牌开始的顺子；按住取其中的赤五</translation>
  </message>
  <message>
   <source>With East</source>
   <translation>庄家加倍</translation>
  </message>
  <message>
   <source>With Shift: three of it</source>
   <translation>加Shift：三张</translation>
  </message>
  <message>
   <source>With a called-out score, say for which hand the player is liable, such as the big three dragons.</source>
   <translation>报点时请说明为哪种牌包牌，例如大三元。</translation>
  </message>
  <message>
   <source>With a little more</source>
   <translation>再多一点</translation>
  </message>
  <message>
   <source>With a session on the table</source>
   <translation>牌桌上有对局时</translation>
  </message>
  <message>
   <source>With fewer winners allowed only the nearest are paid; a draw goes before that.</source>
   <translation>允许的人数较少时只付给最近者；作流局则优先于此。</translation>
  </message>
  <message>
   <source>With nobody at the target one more wind is played.</source>
   <translation>无人达到目标点时加打一圈。</translation>
  </message>
  <message>
   <source>With nothing called</source>
   <translation>没有副露</translation>
  </message>
  <message>
   <source>With nothing called and one tile missing, a player says so, lays a stick of 1,000 down and changes nothing more.</source>
   <translation>没有鸣牌且只差一张时宣告，放下1,000点的棒，之后不再改变手牌。</translation>
  </message>
  <message>
   <source>With other rules, or a game that is already running</source>
   <translation>用别的规则，或接手进行中的对局</translation>
  </message>
  <message>
   <source>With pinfu the draw has no fu.</source>
   <translation>平和自摸时，自摸不计符。</translation>
  </message>
  <message>
   <source>With several winners the counters are paid to the nearest, or to each.</source>
   <translation>多家和牌时，本场归最近者，或各家都得。</translation>
  </message>
  <message>
   <source>With several winners the dealer keeps the deal as any of them, or only as the nearest.</source>
   <translation>多家和牌时，庄家只要和牌就连庄，或须为最近者才连庄。</translation>
  </message>
  <message>
   <source>With several winners the sticks go to the nearest, or each winner takes the own stick back first.</source>
   <translation>多家和牌时，供托归最近者，或各和牌者先取回自己的立直棒。</translation>
  </message>
  <message>
   <source>With so many wins in a row East scores a limit hand and the seats move on; 0: never.</source>
   <translation>连和达到这个次数时，庄家得满贯，并轮换下庄；0：不采用。</translation>
  </message>
  <message>
   <source>With that hand: {standings}.</source>
   <translation>和这副牌之后：{standings}。</translation>
  </message>
  <message>
   <source>With the tiles dealt</source>
   <translation>起手和牌</translation>
  </message>
  <message>
   <source>With {counters} counters a hand needs two han of yaku, dora aside: this one has only one.</source>
   <translation>{counters}本场时须有两番役（宝牌不算）：这副牌只有一番。</translation>
  </message>
  <message>
   <source>With {points} points there is no stick to lay down: riichi needs 1,000 under these rules.</source>
   <translation>只有{points}点，放不了立直棒：这套规则下立直须有1,000点。</translation>
  </message>
  <message>
   <source>With “{circumstance}”</source>
   <translation>有“{circumstance}”</translation>
  </message>
  <message>
   <source>Without effect: {reason}</source>
   <translation>不起作用：{reason}</translation>
  </message>
  <message>
   <source>Without end</source>
   <translation>不限</translation>
  </message>
  <message>
   <source>Without “{circumstance}”</source>
   <translation>无“{circumstance}”</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>和牌</translation>
  </message>
  <message>
   <source>Won by</source>
   <translation>和牌者</translation>
  </message>
  <message>
   <source>Won by drawing the last tile of the wall.</source>
   <translation>以牌墙最后一张牌自摸。</translation>
  </message>
  <message>
   <source>Won by robbing a kong of 2 bamboos.</source>
   <translation>抢二索的杠和牌。</translation>
  </message>
  <message>
   <source>Won by the first own draw, before any call.</source>
   <translation>闲家第一次摸牌即自摸，此前无人鸣牌。</translation>
  </message>
  <message>
   <source>Won by the own draw</source>
   <translation>自摸和牌</translation>
  </message>
  <message>
   <source>Won off a player without riichi it is a yakuman.</source>
   <translation>荣和没有立直的人时是役满。</translation>
  </message>
  <message>
   <source>Won off player 1, 2 and so on</source>
   <translation>和玩家1、2等的牌</translation>
  </message>
  <message>
   <source>Won on East’s first discard.</source>
   <translation>和庄家打出的第一张牌。</translation>
  </message>
  <message>
   <source>Won on a discard before the first own draw, before any call.</source>
   <translation>在自己第一次摸牌之前荣和，此前无人鸣牌。</translation>
  </message>
  <message>
   <source>Won on a riichi tile</source>
   <translation>燕返</translation>
  </message>
  <message>
   <source>Won on the discard after a kan</source>
   <translation>杠振</translation>
  </message>
  <message>
   <source>Won on the last discard.</source>
   <translation>荣和最后一张打出的牌。</translation>
  </message>
  <message>
   <source>Won on the replacement tile of a kan.</source>
   <translation>以岭上牌和牌。</translation>
  </message>
  <message>
   <source>Won on the tile another player added to a triplet.</source>
   <translation>荣和他人加杠的牌。</translation>
  </message>
  <message>
   <source>Won on the tile another player discarded after a kan.</source>
   <translation>荣和他人开杠后打出的牌。</translation>
  </message>
  <message>
   <source>Won on the tile with which another player declared riichi.</source>
   <translation>荣和他人的立直宣言牌。</translation>
  </message>
  <message>
   <source>Won with 1 circle as the last tile of the wall.</source>
   <translation>以牌墙最后一张一筒和牌。</translation>
  </message>
  <message>
   <source>Won with 5 circles as a replacement tile.</source>
   <translation>以补来的五筒和牌。</translation>
  </message>
  <message>
   <source>Won within one turn of riichi, with no call or kan in between.</source>
   <translation>立直后一巡内和牌，其间无人鸣牌或开杠。</translation>
  </message>
  <message>
   <source>Words on this page</source>
   <translation>本页的词语</translation>
  </message>
  <message>
   <source>Words on this page…</source>
   <translation>本页的词语…</translation>
  </message>
  <message>
   <source>Words with dots below are explained: point at one or tap it. {key} explains all in sight.</source>
   <translation>下面有点线的词都有解释：指向它或点按它。{key}解释眼前所有的词。</translation>
  </message>
  <message>
   <source>Worth</source>
   <translation>价值</translation>
  </message>
  <message>
   <source>Wriggling snake</source>
   <translation>游蛇</translation>
  </message>
  <message>
   <source>Write it down and go on (Enter)</source>
   <translation>记下并继续 (Enter)</translation>
  </message>
  <message>
   <source>Write it down in spite of what is said beside</source>
   <translation>不管旁边的提示，照样记下</translation>
  </message>
  <message>
   <source>Write the correction down; it can be undone (Enter)</source>
   <translation>写入更正；可以撤销 (Enter)</translation>
  </message>
  <message>
   <source>Write the numbers first, then the letter of their suit.</source>
   <translation>先写数字，再写花色的字母。</translation>
  </message>
  <message>
   <source>Write tiles such as 147m, or click them</source>
   <translation>键入 147m 这样的牌，或点击牌</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>写法</translation>
  </message>
  <message>
   <source>Wrong number of tiles</source>
   <translation>牌数不对</translation>
  </message>
  <message>
   <source>Yakitori</source>
   <translation>烧鸟</translation>
  </message>
  <message>
   <source>Yaku</source>
   <translation>役种</translation>
  </message>
  <message>
   <source>Yakuman</source>
   <translation>役满</translation>
  </message>
  <message>
   <source>Yakuman add up</source>
   <translation>役满复合</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>是</translation>
  </message>
  <message>
   <source>You counted it as a closed hand; it has called sets.</source>
   <translation>你按门清算了；这副牌有副露。</translation>
  </message>
  <message>
   <source>You counted it as an open hand; nothing in it was called.</source>
   <translation>你按副露算了；这副牌没有鸣过牌。</translation>
  </message>
  <message>
   <source>You counted it as “{wrong}”; it was won by “{right}”.</source>
   <translation>你按“{wrong}”算了；这副牌是“{right}”。</translation>
  </message>
  <message>
   <source>You counted the tiles shown ({row}); the tile that follows each of them counts.</source>
   <translation>你数的是翻开的牌本身（{row}）；要数的是它们各自的下一张。</translation>
  </message>
  <message>
   <source>You counted {amount} {unit} for {tiles}; it counts {right}: {line}.</source>
   <translation>{tiles}的{unit}算成了{amount}，应为{right}：{line}。</translation>
  </message>
  <message>
   <source>You counted {amount} {unit} that this hand does not have: {line}.</source>
   <translation>{unit}多算了{amount}：这副牌没有{line}。</translation>
  </message>
  <message>
   <source>You counted {amount} {unit} twice: {line}.</source>
   <translation>{unit}多算了{amount}：{line}算了两次。</translation>
  </message>
  <message>
   <source>You exchanged what the dealer and the others pay.</source>
   <translation>庄家与其他各家的支付写反了。</translation>
  </message>
  <message>
   <source>You forgot that somebody is liable for this hand.</source>
   <translation>忘了这副牌有人包牌。</translation>
  </message>
  <message>
   <source>You left out how it was won: {tick}.</source>
   <translation>漏看了是怎样和牌的：{tick}。</translation>
  </message>
  <message>
   <source>You left out the red fives.</source>
   <translation>漏算了赤五。</translation>
  </message>
  <message>
   <source>You left out what lies beside the hand: {row}.</source>
   <translation>漏看了手牌旁边的牌：{row}。</translation>
  </message>
  <message>
   <source>You left out what lies on the table: the winner takes it.</source>
   <translation>漏了桌上的供托：归和牌者。</translation>
  </message>
  <message>
   <source>You left out {amount} {unit}: {line}.</source>
   <translation>{unit}少算了{amount}：漏了{line}。</translation>
  </message>
  <message>
   <source>You left something out that is paid besides: {reason}.</source>
   <translation>漏了另外还要支付的：{reason}。</translation>
  </message>
  <message>
   <source>You missed one: {name}.</source>
   <translation>漏了一个：{name}。</translation>
  </message>
  <message>
   <source>You missed some: {tiles} too.</source>
   <translation>漏了一些：还有{tiles}。</translation>
  </message>
  <message>
   <source>You took the wind of the round for the player’s own wind.</source>
   <translation>你把场风当成了自风。</translation>
  </message>
  <message>
   <source>You took “{right}” for “{wrong}”.</source>
   <translation>你把“{right}”当成了“{wrong}”。</translation>
  </message>
  <message>
   <source>Your sessions are kept in {folder}</source>
   <translation>对局保存在{folder}</translation>
  </message>
  <message>
   <source>[{note}] {source}</source>
   <translation>[{note}] {source}</translation>
  </message>
  <message>
   <source>a concealed win off a discard has 20 fu</source>
   <translation>门清荣和有20符</translation>
  </message>
  <message>
   <source>a counter is worth 300 on a self-draw and 100 on a discard</source>
   <translation>一本场：自摸300点，荣和100点</translation>
  </message>
  <message>
   <source>a hand paid the most</source>
   <translation>付最高额的牌</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>数值</translation>
  </message>
  <message>
   <source>a run, taken</source>
   <translation>拿来的顺子</translation>
  </message>
  <message>
   <source>a yakuman</source>
   <translation>役满</translation>
  </message>
  <message>
   <source>a yakuman for every 13</source>
   <translation>每13番一个役满</translation>
  </message>
  <message>
   <source>abort the hand</source>
   <translation>作途中流局</translation>
  </message>
  <message>
   <source>added up first</source>
   <translation>先加起来的部分</translation>
  </message>
  <message>
   <source>ahead of {name}</source>
   <translation>超过{name}</translation>
  </message>
  <message>
   <source>all as usual</source>
   <translation>全部照常</translation>
  </message>
  <message>
   <source>all sets called</source>
   <translation>全部鸣牌</translation>
  </message>
  <message>
   <source>an exposed kong is 16, as all its balances need; a pong is 4</source>
   <translation>明杠为16点，各家结算都须如此；明刻为4点</translation>
  </message>
  <message>
   <source>any hand</source>
   <translation>任意牌</translation>
  </message>
  <message>
   <source>any wait for one value, edge waits too, as its own note says</source>
   <translation>只听一种牌就算，边张也算，与其自身的注解一致</translation>
  </message>
  <message>
   <source>any win</source>
   <translation>和牌即可</translation>
  </message>
  <message>
   <source>are paid</source>
   <translation>照常支付</translation>
  </message>
  <message>
   <source>as paid then</source>
   <translation>按当时结算</translation>
  </message>
  <message>
   <source>as printed</source>
   <translation>按印本</translation>
  </message>
  <message>
   <source>as printed; it looks transposed, since the sister text has 300 on a discard: set the points per counter of a discarder to 300 to play so</source>
   <translation>按印本；看来是写反了，因为其姊妹文本是荣和300点：要这样打，请把放铳者每本场的点数设为300</translation>
  </message>
  <message>
   <source>as the return points</source>
   <translation>与返点相同</translation>
  </message>
  <message>
   <source>at either end</source>
   <translation>两头都能完成</translation>
  </message>
  <message>
   <source>at least a baiman</source>
   <translation>至少倍满</translation>
  </message>
  <message>
   <source>at least a haneman</source>
   <translation>至少跳满</translation>
  </message>
  <message>
   <source>at least a mangan</source>
   <translation>至少满贯</translation>
  </message>
  <message>
   <source>at zero or below</source>
   <translation>零点或以下</translation>
  </message>
  <message>
   <source>below zero</source>
   <translation>低于零点</translation>
  </message>
  <message>
   <source>beneath those turned up</source>
   <translation>翻开的牌下面的牌</translation>
  </message>
  <message>
   <source>bonus by place</source>
   <translation>按顺位的奖励</translation>
  </message>
  <message>
   <source>bonus fives</source>
   <translation>额外的红五</translation>
  </message>
  <message>
   <source>bonus tile</source>
   <translation>额外的宝牌</translation>
  </message>
  <message>
   <source>bonus tiles</source>
   <translation>额外的牌</translation>
  </message>
  <message>
   <source>by a win</source>
   <translation>和牌</translation>
  </message>
  <message>
   <source>by a win only</source>
   <translation>只限和牌</translation>
  </message>
  <message>
   <source>by a win or a ready hand</source>
   <translation>和牌或听牌</translation>
  </message>
  <message>
   <source>by the own tiles only</source>
   <translation>只看自己的牌</translation>
  </message>
  <message>
   <source>by the own tiles, or ticked because others are dead</source>
   <translation>看自己的牌，或因其他牌已死而勾选</translation>
  </message>
  <message>
   <source>called set</source>
   <translation>副露牌</translation>
  </message>
  <message>
   <source>called sets</source>
   <translation>副露</translation>
  </message>
  <message>
   <source>cannot win</source>
   <translation>不能和</translation>
  </message>
  <message>
   <source>circles 2 to 8, paired</source>
   <translation>筒子二到八各两张</translation>
  </message>
  <message>
   <source>completing the hand</source>
   <translation>完成手牌</translation>
  </message>
  <message>
   <source>concealed kongs count among them, a claimed kong does not</source>
   <translation>暗杠算在内，直杠不算</translation>
  </message>
  <message>
   <source>counter</source>
   <translation>本场</translation>
  </message>
  <message>
   <source>counters</source>
   <translation>本场</translation>
  </message>
  <message>
   <source>counts as a win</source>
   <translation>算和牌</translation>
  </message>
  <message>
   <source>counts for everybody</source>
   <translation>对谁都算分的风</translation>
  </message>
  <message>
   <source>d MMM yyyy, HH:mm</source>
   <translation>yyyy年M月d日 HH:mm</translation>
  </message>
  <message>
   <source>dead hand</source>
   <translation>死牌</translation>
  </message>
  <message>
   <source>deal broken off</source>
   <translation>牌局中断</translation>
  </message>
  <message>
   <source>dealer, won as dealt</source>
   <translation>庄家起手就和</translation>
  </message>
  <message>
   <source>deals again</source>
   <translation>连庄</translation>
  </message>
  <message>
   <source>divided by {amount}, which makes {result}</source>
   <translation>除以{amount}，得{result}</translation>
  </message>
  <message>
   <source>does not count</source>
   <translation>不算</translation>
  </message>
  <message>
   <source>double</source>
   <translation>番</translation>
  </message>
  <message>
   <source>double riichi, last tile</source>
   <translation>两立直加最后一张</translation>
  </message>
  <message>
   <source>doubling step</source>
   <translation>翻倍的级数</translation>
  </message>
  <message>
   <source>dragon</source>
   <translation>三元牌</translation>
  </message>
  <message>
   <source>drawn without calling</source>
   <translation>三个自己摸的刻子</translation>
  </message>
  <message>
   <source>drew it yourself</source>
   <translation>自己摸到和牌张</translation>
  </message>
  <message>
   <source>each of them</source>
   <translation>各自翻番</translation>
  </message>
  <message>
   <source>east wind</source>
   <translation>东风</translation>
  </message>
  <message>
   <source>every 1, 9 and honour</source>
   <translation>一、九、字牌各一张</translation>
  </message>
  <message>
   <source>everybody</source>
   <translation>所有人</translation>
  </message>
  <message>
   <source>exact points</source>
   <translation>精确点数</translation>
  </message>
  <message>
   <source>example 1: 20 fu 4 han is a mangan</source>
   <translation>例1：20符4番为满贯</translation>
  </message>
  <message>
   <source>example 3: seven pairs of 2 han by self-draw, 400 / 800</source>
   <translation>例3：七对子2番自摸，400 / 800</translation>
  </message>
  <message>
   <source>extra for the first</source>
   <translation>首位的额外点数</translation>
  </message>
  <message>
   <source>f are flowers, y seasons.</source>
   <translation>f 是花牌，y 是季牌。</translation>
  </message>
  <message>
   <source>fine for a mistake</source>
   <translation>犯错的罚点</translation>
  </message>
  <message>
   <source>finished</source>
   <translation>已结束</translation>
  </message>
  <message>
   <source>first wind a win, then a ready hand too</source>
   <translation>第一圈和牌，其后听牌也可</translation>
  </message>
  <message>
   <source>flower {number}</source>
   <translation>花{number}</translation>
  </message>
  <message>
   <source>for a dangerous tile</source>
   <translation>打出危险牌的责任</translation>
  </message>
  <message>
   <source>for the one between</source>
   <translation>等中间那张</translation>
  </message>
  <message>
   <source>for the pair</source>
   <translation>等雀头</translation>
  </message>
  <message>
   <source>four alike</source>
   <translation>四张相同</translation>
  </message>
  <message>
   <source>four alike, all drawn</source>
   <translation>四张全是自己摸的</translation>
  </message>
  <message>
   <source>four alike, one taken</source>
   <translation>四张，拿来一张</translation>
  </message>
  <message>
   <source>four drawn without calling</source>
   <translation>四个自己摸的刻子</translation>
  </message>
  <message>
   <source>four kans need a closed hand</source>
   <translation>四杠子须门清</translation>
  </message>
  <message>
   <source>four mangan, the most</source>
   <translation>满贯的四倍，最高</translation>
  </message>
  <message>
   <source>four runs, no extra fu</source>
   <translation>四个顺子，无额外符</translation>
  </message>
  <message>
   <source>four sets of four</source>
   <translation>四个杠子</translation>
  </message>
  <message>
   <source>four times the difference</source>
   <translation>差额的四倍</translation>
  </message>
  <message>
   <source>four winds</source>
   <translation>一庄战</translation>
  </message>
  <message>
   <source>fourth laid on a pon</source>
   <translation>碰上加第四张</translation>
  </message>
  <message>
   <source>fu</source>
   <translation>符</translation>
  </message>
  <message>
   <source>fu × 2 to the power of 2 + han, as its results have it</source>
   <translation>符 × 2 的（2 + 番）次方，与其结果一致</translation>
  </message>
  <message>
   <source>green dragon</source>
   <translation>发财</translation>
  </message>
  <message>
   <source>han</source>
   <translation>番</translation>
  </message>
  <message>
   <source>han as any yaku</source>
   <translation>作普通役计番</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>牌点</translation>
  </message>
  <message>
   <source>hidden bonus tile</source>
   <translation>隐藏的宝牌</translation>
  </message>
  <message>
   <source>honour</source>
   <translation>东南西北白发中</translation>
  </message>
  <message>
   <source>iipeikou among the yaku of 2 han</source>
   <translation>一杯口列在2番役里</translation>
  </message>
  <message>
   <source>in none of {hands} recorded hands</source>
   <translation>{hands}副记录的牌中没有</translation>
  </message>
  <message numerus="yes">
   <source>in {count} of 100 recorded hands</source>
   <translation>
    <numerusform>100副记录的牌中有{count}副</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>in {count} of {hands} recorded hands</source>
   <translation>
    <numerusform>{hands}副记录的牌中有{count}副</numerusform>
   </translation>
  </message>
  <message>
   <source>just begun</source>
   <translation>刚开始</translation>
  </message>
  <message>
   <source>lately {right} of {answers} right</source>
   <translation>最近{answers}题答对{right}题</translation>
  </message>
  <message>
   <source>less {points}</source>
   <translation>减{points}</translation>
  </message>
  <message>
   <source>level with {name}</source>
   <translation>与{name}同点</translation>
  </message>
  <message>
   <source>liability</source>
   <translation>包牌</translation>
  </message>
  <message>
   <source>limit {points}</source>
   <translation>满贯{points}</translation>
  </message>
  <message>
   <source>makes {result}</source>
   <translation>取整得{result}</translation>
  </message>
  <message>
   <source>mangan from 3 han 70 fu or 4 han 40 fu, by arithmetic</source>
   <translation>按计算，3番70符或4番40符起为满贯</translation>
  </message>
  <message>
   <source>mangan from 4 han 70 fu</source>
   <translation>4番70符起为满贯</translation>
  </message>
  <message>
   <source>minus {amount}, which leaves {result}</source>
   <translation>减{amount}，剩{result}</translation>
  </message>
  <message>
   <source>more than one tile missing</source>
   <translation>还差两张以上</translation>
  </message>
  <message>
   <source>nagashi mangan</source>
   <translation>流局满贯</translation>
  </message>
  <message>
   <source>nearer the first dealer</source>
   <translation>离起家近者优先</translation>
  </message>
  <message>
   <source>neither</source>
   <translation>都不翻</translation>
  </message>
  <message>
   <source>never</source>
   <translation>从不</translation>
  </message>
  <message>
   <source>never won a hand</source>
   <translation>一次也没和过</translation>
  </message>
  <message>
   <source>nine different, at once</source>
   <translation>开局有九种不同</translation>
  </message>
  <message>
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <source>no hand is enough</source>
   <translation>和什么牌都不够</translation>
  </message>
  <message>
   <source>no other ink</source>
   <translation>全是绿色的牌</translation>
  </message>
  <message>
   <source>no other would do</source>
   <translation>只有这张能和</translation>
  </message>
  <message>
   <source>no penalty</source>
   <translation>不罚</translation>
  </message>
  <message>
   <source>no runs</source>
   <translation>没有顺子</translation>
  </message>
  <message>
   <source>no tiles left, nobody won</source>
   <translation>牌摸完没人和</translation>
  </message>
  <message>
   <source>no tiles make it; called out, it is paid by the formula</source>
   <translation>没有牌能凑成；报点时按公式支付</translation>
  </message>
  <message>
   <source>no win</source>
   <translation>不能和</translation>
  </message>
  <message>
   <source>nobody won</source>
   <translation>没有人和牌</translation>
  </message>
  <message>
   <source>none</source>
   <translation>无</translation>
  </message>
  <message>
   <source>north wind</source>
   <translation>北风</translation>
  </message>
  <message>
   <source>not accepted</source>
   <translation>不接受</translation>
  </message>
  <message>
   <source>not by itself</source>
   <translation>不自动终局</translation>
  </message>
  <message>
   <source>not finished</source>
   <translation>未结束</translation>
  </message>
  <message>
   <source>not played</source>
   <translation>不采用</translation>
  </message>
  <message>
   <source>not ready</source>
   <translation>未听</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>不计</translation>
  </message>
  <message>
   <source>nothing called, drawn</source>
   <translation>没鸣牌，自己摸到</translation>
  </message>
  <message>
   <source>off</source>
   <translation>不采用</translation>
  </message>
  <message>
   <source>on a self-draw non-dealers pay half, to the dealer a third</source>
   <translation>自摸时闲家付一半，付给庄家三分之一</translation>
  </message>
  <message>
   <source>one and a half mangan</source>
   <translation>满贯的一倍半</translation>
  </message>
  <message>
   <source>one kind of numbered tiles</source>
   <translation>一种数字牌</translation>
  </message>
  <message>
   <source>one run twice</source>
   <translation>同样顺子两个</translation>
  </message>
  <message>
   <source>one suit and honours</source>
   <translation>一种花色加字牌</translation>
  </message>
  <message>
   <source>one suit only</source>
   <translation>只有一种花色</translation>
  </message>
  <message>
   <source>one tile missing</source>
   <translation>还差一张</translation>
  </message>
  <message>
   <source>one tile short</source>
   <translation>差一张时</translation>
  </message>
  <message>
   <source>one uma for all cases</source>
   <translation>只用一种顺位马</translation>
  </message>
  <message>
   <source>ones and nines</source>
   <translation>一和九</translation>
  </message>
  <message>
   <source>ones, nines, one of each</source>
   <translation>幺九刻子加2至8</translation>
  </message>
  <message>
   <source>only 1, 9, honours discarded</source>
   <translation>只打幺九牌和字牌</translation>
  </message>
  <message>
   <source>only 1, 9, winds, dragons</source>
   <translation>只有一、九、风和箭</translation>
  </message>
  <message>
   <source>only 2 to 8</source>
   <translation>只有二到八</translation>
  </message>
  <message>
   <source>only a 3 or 7</source>
   <translation>只等3或7</translation>
  </message>
  <message>
   <source>only as the nearest</source>
   <translation>须为最近者</translation>
  </message>
  <message>
   <source>only both together</source>
   <translation>齐备才翻番</translation>
  </message>
  <message>
   <source>only closed waits, pair waits and dead tiles make the only possible tile</source>
   <translation>只有嵌张、单钓和死牌才算独听</translation>
  </message>
  <message>
   <source>only ones and nines</source>
   <translation>全是一和九</translation>
  </message>
  <message>
   <source>only winds and dragons</source>
   <translation>全是风牌和箭牌</translation>
  </message>
  <message>
   <source>or type: {example}</source>
   <translation>或键入：{example}</translation>
  </message>
  <message>
   <source>others</source>
   <translation>其他</translation>
  </message>
  <message>
   <source>own discards bar the win</source>
   <translation>打过要和的牌，不能荣和</translation>
  </message>
  <message>
   <source>own flower and own season double once each, beside all four or eight too</source>
   <translation>正花与正季各翻一番，四花、四季或八花齐全时也另算</translation>
  </message>
  <message>
   <source>own one back, rest to the nearest</source>
   <translation>取回自己的，其余归最近者</translation>
  </message>
  <message>
   <source>own wind</source>
   <translation>自风</translation>
  </message>
  <message>
   <source>paid by the discarder</source>
   <translation>由放铳者支付</translation>
  </message>
  <message>
   <source>paid by the liable player</source>
   <translation>由包牌者支付</translation>
  </message>
  <message>
   <source>paid, still a draw</source>
   <translation>支付后仍算流局</translation>
  </message>
  <message>
   <source>part of the limit</source>
   <translation>满贯的比例</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>下庄</translation>
  </message>
  <message>
   <source>pattern that counts</source>
   <translation>算分的牌型</translation>
  </message>
  <message>
   <source>pays a mangan</source>
   <translation>满贯罚符</translation>
  </message>
  <message>
   <source>pays and gets double</source>
   <translation>付和收都加倍</translation>
  </message>
  <message>
   <source>pays for a dear hand</source>
   <translation>为高分牌负责</translation>
  </message>
  <message>
   <source>pays for all</source>
   <translation>包牌</translation>
  </message>
  <message>
   <source>penalty</source>
   <translation>罚点</translation>
  </message>
  <message>
   <source>penalty for a mistake</source>
   <translation>犯错的罚符</translation>
  </message>
  <message>
   <source>places are shared</source>
   <translation>平分顺位</translation>
  </message>
  <message>
   <source>plays on</source>
   <translation>继续打</translation>
  </message>
  <message>
   <source>points</source>
   <translation>按点数</translation>
  </message>
  <message>
   <source>points off the result</source>
   <translation>扣成绩点数</translation>
  </message>
  <message>
   <source>points on top</source>
   <translation>额外加的点数</translation>
  </message>
  <message>
   <source>ready from the start</source>
   <translation>一开始就听牌</translation>
  </message>
  <message>
   <source>ready hand</source>
   <translation>听牌的手牌</translation>
  </message>
  <message>
   <source>ready, and said so</source>
   <translation>听牌并宣告</translation>
  </message>
  <message>
   <source>ready, hand shown</source>
   <translation>亮出手牌听牌</translation>
  </message>
  <message>
   <source>red dragon</source>
   <translation>红中</translation>
  </message>
  <message>
   <source>red five</source>
   <translation>赤五</translation>
  </message>
  <message>
   <source>red {number}</source>
   <translation>赤{number}</translation>
  </message>
  <message>
   <source>round’s wind</source>
   <translation>场风</translation>
  </message>
  <message>
   <source>runs from 1 to 9</source>
   <translation>1至9的顺子</translation>
  </message>
  <message>
   <source>same numbers, three suits</source>
   <translation>三种花色同样数字</translation>
  </message>
  <message>
   <source>same numbers, two suits</source>
   <translation>两种花色同样数字</translation>
  </message>
  <message>
   <source>season {number}</source>
   <translation>季{number}</translation>
  </message>
  <message>
   <source>sets of all dragons</source>
   <translation>全部箭刻</translation>
  </message>
  <message>
   <source>sets of all winds</source>
   <translation>全部风刻</translation>
  </message>
  <message>
   <source>simples</source>
   <translation>中张</translation>
  </message>
  <message>
   <source>sits East</source>
   <translation>坐东位的人</translation>
  </message>
  <message>
   <source>small points</source>
   <translation>小点数</translation>
  </message>
  <message>
   <source>so many in total</source>
   <translation>合计这么多</translation>
  </message>
  <message>
   <source>so many to each</source>
   <translation>每家这么多</translation>
  </message>
  <message>
   <source>south wind</source>
   <translation>南风</translation>
  </message>
  <message>
   <source>stay a sanbaiman</source>
   <translation>仍算三倍满</translation>
  </message>
  <message>
   <source>stays</source>
   <translation>连庄</translation>
  </message>
  <message>
   <source>stick</source>
   <translation>立直棒</translation>
  </message>
  <message>
   <source>sticks</source>
   <translation>供托</translation>
  </message>
  <message>
   <source>taken from others</source>
   <translation>从别人那里拿来的组</translation>
  </message>
  <message>
   <source>tenpai</source>
   <translation>听牌</translation>
  </message>
  <message>
   <source>terminal</source>
   <translation>一九牌</translation>
  </message>
  <message>
   <source>that yakuman</source>
   <translation>该役满</translation>
  </message>
  <message>
   <source>the arrangement that pays most, then a yakuman, more han, more fu</source>
   <translation>取支付最多的拆法，其次役满、番数、符数</translation>
  </message>
  <message>
   <source>the arrangement with the highest han is used</source>
   <translation>取番数最高的拆法</translation>
  </message>
  <message>
   <source>the dealer pays a double share, as its own example 2 has it</source>
   <translation>庄家付两份，与其例2一致</translation>
  </message>
  <message>
   <source>the draw adds a han: 800 / 1,600; 2 han 25 fu by self-draw is refused</source>
   <translation>自摸加一番：800 / 1,600；不接受2番25符自摸</translation>
  </message>
  <message>
   <source>the example’s exposed pong of North is 16 points</source>
   <translation>例中的北风明刻为16点</translation>
  </message>
  <message>
   <source>the extra tile drawn</source>
   <translation>补摸的一张</translation>
  </message>
  <message>
   <source>the limit</source>
   <translation>满贯点数</translation>
  </message>
  <message>
   <source>the limit hands that all tables share</source>
   <translation>各桌通用的满贯牌</translation>
  </message>
  <message>
   <source>the most a hand pays</source>
   <translation>一副牌的上限</translation>
  </message>
  <message>
   <source>the own flower doubles only in the examples</source>
   <translation>正花只在例子里翻番</translation>
  </message>
  <message>
   <source>the points, twice each</source>
   <translation>点数翻倍</translation>
  </message>
  <message>
   <source>the same, of one suit</source>
   <translation>自己摸的刻子，同一花色</translation>
  </message>
  <message>
   <source>the special hands stand on another page</source>
   <translation>特殊牌型在另一页</translation>
  </message>
  <message>
   <source>the whole hand</source>
   <translation>整手牌</translation>
  </message>
  <message>
   <source>the winner</source>
   <translation>和牌者</translation>
  </message>
  <message>
   <source>they may be open, as in every other source</source>
   <translation>可以副露，与其他各处一致</translation>
  </message>
  <message>
   <source>three alike</source>
   <translation>三张相同</translation>
  </message>
  <message>
   <source>three alike, taken</source>
   <translation>拿来的刻子</translation>
  </message>
  <message>
   <source>three blank tiles</source>
   <translation>三张白板</translation>
  </message>
  <message>
   <source>three concealed pongs</source>
   <translation>三暗刻</translation>
  </message>
  <message>
   <source>three drawn, fourth taken</source>
   <translation>自摸三张，拿来第四张</translation>
  </message>
  <message>
   <source>three in a row</source>
   <translation>连续三张</translation>
  </message>
  <message>
   <source>three mangan</source>
   <translation>满贯的三倍</translation>
  </message>
  <message>
   <source>three of the round’s wind</source>
   <translation>三张场风</translation>
  </message>
  <message>
   <source>three of your wind</source>
   <translation>三张自风</translation>
  </message>
  <message>
   <source>three of 中</source>
   <translation>三张红中</translation>
  </message>
  <message>
   <source>three of 發</source>
   <translation>三张发财</translation>
  </message>
  <message>
   <source>three sets of four</source>
   <translation>三个杠子</translation>
  </message>
  <message>
   <source>three winds, the fourth paired</source>
   <translation>三种风牌加第四种一对</translation>
  </message>
  <message>
   <source>tile given away</source>
   <translation>打出去的牌</translation>
  </message>
  <message>
   <source>tiles still face down</source>
   <translation>面朝下的牌</translation>
  </message>
  <message>
   <source>times {amount}, which makes {result}</source>
   <translation>乘{amount}，得{result}</translation>
  </message>
  <message>
   <source>to each</source>
   <translation>各家都得</translation>
  </message>
  <message>
   <source>to each other player</source>
   <translation>付给其他每一家</translation>
  </message>
  <message>
   <source>to nobody</source>
   <translation>无人得</translation>
  </message>
  <message>
   <source>to the first</source>
   <translation>归首位</translation>
  </message>
  <message>
   <source>to the last winner</source>
   <translation>归最后和牌者</translation>
  </message>
  <message>
   <source>to the nearest</source>
   <translation>归最近者</translation>
  </message>
  <message>
   <source>took another’s fourth tile</source>
   <translation>抢别人的第四张</translation>
  </message>
  <message>
   <source>turned up in the wall</source>
   <translation>牌墙上翻开的牌</translation>
  </message>
  <message>
   <source>two dragons, the third paired</source>
   <translation>两组箭牌加一对</translation>
  </message>
  <message>
   <source>two extra tiles running</source>
   <translation>连续两次补牌</translation>
  </message>
  <message>
   <source>two mangan</source>
   <translation>满贯的两倍</translation>
  </message>
  <message>
   <source>two runs, each twice</source>
   <translation>两种顺子各两个</translation>
  </message>
  <message>
   <source>until the players end it</source>
   <translation>打到自行结束</translation>
  </message>
  <message>
   <source>west wind</source>
   <translation>西风</translation>
  </message>
  <message>
   <source>what all is reckoned from</source>
   <translation>一切计算的基础</translation>
  </message>
  <message>
   <source>when won</source>
   <translation>和牌时</translation>
  </message>
  <message>
   <source>where you sit</source>
   <translation>自己所坐的方位</translation>
  </message>
  <message>
   <source>white dragon</source>
   <translation>白板</translation>
  </message>
  <message>
   <source>white, green, red</source>
   <translation>白、发、中</translation>
  </message>
  <message>
   <source>whole thousands</source>
   <translation>整千点</translation>
  </message>
  <message>
   <source>winds and dragons</source>
   <translation>风牌和箭牌</translation>
  </message>
  <message>
   <source>wins the game</source>
   <translation>赢得对局</translation>
  </message>
  <message>
   <source>with all four</source>
   <translation>四人</translation>
  </message>
  <message>
   <source>with nobody</source>
   <translation>无人</translation>
  </message>
  <message>
   <source>with one player</source>
   <translation>一人</translation>
  </message>
  <message>
   <source>with three players</source>
   <translation>三人</translation>
  </message>
  <message>
   <source>with two players</source>
   <translation>两人</translation>
  </message>
  <message>
   <source>without a name</source>
   <translation>未命名</translation>
  </message>
  <message>
   <source>won at once after riichi</source>
   <translation>立直后马上和牌</translation>
  </message>
  <message>
   <source>won before the first draw</source>
   <translation>第一次摸牌前和牌</translation>
  </message>
  <message>
   <source>won by the first draw</source>
   <translation>第一次摸牌就和</translation>
  </message>
  <message>
   <source>won on another’s tile</source>
   <translation>用别人的牌和牌</translation>
  </message>
  <message>
   <source>won on the extra tile</source>
   <translation>用补摸的牌和牌</translation>
  </message>
  <message>
   <source>won on the first discard</source>
   <translation>第一张弃牌就和</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <source>{added}, rounded up to {total}</source>
   <translation>{added}，进位为{total}</translation>
  </message>
  <message>
   <source>{come} in place of {gone}</source>
   <translation>用{come}换{gone}</translation>
  </message>
  <message>
   <source>{counters} × {each} for the counters</source>
   <translation>本场{counters} × {each}</translation>
  </message>
  <message numerus="yes">
   <source>{count} copies left</source>
   <translation>
    <numerusform>剩{count}张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} deals left</source>
   <translation>
    <numerusform>还剩{count}局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} doubles</source>
   <translation>
    <numerusform>{count}番</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} drills</source>
   <translation>
    <numerusform>{count}题</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} fu</source>
   <translation>
    <numerusform>{count}符</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} han</source>
   <translation>
    <numerusform>{count}番</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} hands are not entered, so they count nothing: click the names above the tiles.</source>
   <translation>
    <numerusform>有{count}副手牌没有录入，因此不计点：请点击牌上方的姓名。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} minutes</source>
   <translation>
    <numerusform>{count}分钟</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} more tiles make it: {pattern}.</source>
   <translation>
    <numerusform>再有{count}张就是{pattern}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} more tiles: the last one is the winning tile.</source>
   <translation>
    <numerusform>还差{count}张牌：最后一张是和牌张。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} of the four sets, no pair yet.</source>
   <translation>
    <numerusform>四组中已有{count}组，还没有雀头。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} pages found</source>
   <translation>
    <numerusform>找到{count}页</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} players cannot win here, at most {most}: list only those who are paid.</source>
   <translation>
    <numerusform>这里不能有{count}人和牌，最多{most}人：请只列出得点的人。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} points</source>
   <translation>
    <numerusform>{count}点</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} rules found on all pages</source>
   <translation>
    <numerusform>在所有分页中找到{count}条规则</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets and a pair.</source>
   <translation>
    <numerusform>{count}组加雀头。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets and a pair; left over: {tiles}.</source>
   <translation>
    <numerusform>{count}组加雀头；剩下：{tiles}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, a pair, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>{count}组加雀头，还有一个顺子缺{tiles}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>{count}组，还有一个顺子缺{tiles}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets; left over: {tiles}.</source>
   <translation>
    <numerusform>{count}组；剩下：{tiles}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets; pairs: {pairs}.</source>
   <translation>
    <numerusform>{count}组；对子：{pairs}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tiles from ready</source>
   <translation>
    <numerusform>离听牌还差{count}张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tiles too many: take them back.</source>
   <translation>
    <numerusform>多了{count}张：请拿掉。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} yakuman</source>
   <translation>
    <numerusform>{count}倍役满</numerusform>
   </translation>
  </message>
  <message>
   <source>{deal}
{what}</source>
   <translation>{deal}
{what}</translation>
  </message>
  <message>
   <source>{deal} would become impossible: {reason}</source>
   <translation>{deal}会变得不成立：{reason}</translation>
  </message>
  <message>
   <source>{deal}, {name}: {now} as before</source>
   <translation>{deal}，{name}：{now}，不变</translation>
  </message>
  <message>
   <source>{deal}, {name}: {now}, before {then}</source>
   <translation>{deal}，{name}：{now}，原为{then}</translation>
  </message>
  <message>
   <source>{deal}: {name} {moved}, then {score} points</source>
   <translation>{deal}：{name} {moved}，现为{score}点</translation>
  </message>
  <message>
   <source>{deal}: {what}</source>
   <translation>{deal}：{what}</translation>
  </message>
  <message>
   <source>{deal} {what}</source>
   <translation>{deal} {what}</translation>
  </message>
  <message>
   <source>{file} cannot be opened ({reason}): check the folder, or choose another.</source>
   <translation>无法打开{file}（{reason}）：请检查该文件夹，或选别的文件夹。</translation>
  </message>
  <message>
   <source>{file} cannot be read ({reason}).</source>
   <translation>无法读取{file}（{reason}）。</translation>
  </message>
  <message>
   <source>{file} cannot be written ({reason}), so it is as it was: choose another place.</source>
   <translation>无法写入{file}（{reason}），文件保持原样：请选别的位置。</translation>
  </message>
  <message>
   <source>{file} holds more than {most} megabytes, so it was not read: choose another, or split it.</source>
   <translation>{file}超过{most}MB，没有读取：请选择其他文件，或将它拆分。</translation>
  </message>
  <message>
   <source>{file} holds no rules: choose a file that rules were exported to.</source>
   <translation>{file}里没有规则：请选导出规则时写成的文件。</translation>
  </message>
  <message>
   <source>{file} is a folder, a pipe or a device, so it was not read: choose a file.</source>
   <translation>{file}是文件夹、管道或设备，没有读取：请选择文件。</translation>
  </message>
  <message>
   <source>{file} is a link, a pipe, a folder, or made to touch other files, so it was not opened: take it away, or choose another folder.</source>
   <translation>{file}是链接、管道、文件夹，或会触及其他文件，没有打开：请将它移走，或选择其他文件夹。</translation>
  </message>
  <message>
   <source>{file} is damaged: start Score Keeper again, and it brings back what can still be read.</source>
   <translation>{file}已损坏：请重新启动 Score Keeper，它会恢复还能读出的内容。</translation>
  </message>
  <message>
   <source>{file} was moved or replaced while it was open, so nothing was written: put it back, or start Score Keeper again.</source>
   <translation>{file}在使用中被移走或替换，没有写入任何内容：请把它放回去，或重新启动 Score Keeper。</translation>
  </message>
  <message>
   <source>{file} was written by a newer version of Score Keeper: install that version; the file was left as it is.</source>
   <translation>{file}是由更新版本的 Score Keeper 写成的：请安装该版本；文件保持原样。</translation>
  </message>
  <message>
   <source>{file}, line {line}</source>
   <translation>{file}第{line}行</translation>
  </message>
  <message>
   <source>{file}, line {line}, is not JSON: export the rules once more, or choose another file.</source>
   <translation>{file}第{line}行不是 JSON：请重新导出规则，或选别的文件。</translation>
  </message>
  <message>
   <source>{file}, line {line}, is not text in UTF-8: choose another file.</source>
   <translation>{file}第{line}行不是 UTF-8 文本：请选别的文件。</translation>
  </message>
  <message>
   <source>{file}, line {line}: {what}; correct it there.</source>
   <translation>{file}第{line}行：{what}；请在文件里改正。</translation>
  </message>
  <message>
   <source>{file}, line {line}: “{key}” is missing or has a value it cannot have.</source>
   <translation>{file}第{line}行：缺少“{key}”，或它的值不合规定。</translation>
  </message>
  <message>
   <source>{file}, line {line}: “{key}” is named twice, keep one of them.</source>
   <translation>{file}第{line}行：“{key}”出现了两次，请只保留一个。</translation>
  </message>
  <message>
   <source>{form}: {tiles}</source>
   <translation>{form}：{tiles}</translation>
  </message>
  <message>
   <source>{goals}: {ways}</source>
   <translation>{goals}：{ways}</translation>
  </message>
  <message>
   <source>{hand} is set to {points} points, but no hand is paid more than the limit of {limit}: lower it, or raise the limit.</source>
   <translation>{hand}设为{points}点，但任何一手牌都不会超过满贯的{limit}点：请调低它，或提高满贯点数。</translation>
  </message>
  <message>
   <source>{hand}: {worth}</source>
   <translation>{hand}：{worth}</translation>
  </message>
  <message>
   <source>{han} han</source>
   <translation>{han}番</translation>
  </message>
  <message>
   <source>{han} han {fu} fu</source>
   <translation>{han}番{fu}符</translation>
  </message>
  <message>
   <source>{help} {level}, {right} of {answers} right.</source>
   <translation>{help}{level}，{answers}题答对{right}题。</translation>
  </message>
  <message>
   <source>{help} {level}.</source>
   <translation>{help}{level}。</translation>
  </message>
  <message>
   <source>{key}  {name}</source>
   <translation>{key}  {name}</translation>
  </message>
  <message>
   <source>{kind} is named without tiles: enter its tiles, or leave it out.</source>
   <translation>{kind}没有写牌：请输入牌，或去掉它。</translation>
  </message>
  <message>
   <source>{kind}, open</source>
   <translation>{kind}（副露）</translation>
  </message>
  <message>
   <source>{kind}: {level}</source>
   <translation>{kind}：{level}</translation>
  </message>
  <message>
   <source>{kind}: {right} of {answers}</source>
   <translation>{kind}：{answers}题答对{right}题</translation>
  </message>
  <message>
   <source>{kind}: {tiles}</source>
   <translation>{kind}：{tiles}</translation>
  </message>
  <message>
   <source>{line} ({tiles})</source>
   <translation>{line}（{tiles}）</translation>
  </message>
  <message>
   <source>{line} [{note}]</source>
   <translation>{line} [{note}]</translation>
  </message>
  <message>
   <source>{low} han and more</source>
   <translation>{low}番以上</translation>
  </message>
  <message>
   <source>{low} to {high} han</source>
   <translation>{low}到{high}番</translation>
  </message>
  <message>
   <source>{name} ({tiles})</source>
   <translation>{name}（{tiles}）</translation>
  </message>
  <message>
   <source>{name} ({wind})</source>
   <translation>{name}（{wind}）</translation>
  </message>
  <message>
   <source>{name} deals</source>
   <translation>{name}坐庄</translation>
  </message>
  <message>
   <source>{name} deals again</source>
   <translation>{name}连庄</translation>
  </message>
  <message>
   <source>{name} from {start} to {score}</source>
   <translation>{name}从{start}到{score}</translation>
  </message>
  <message>
   <source>{name} has a seat already</source>
   <translation>{name}已有座位</translation>
  </message>
  <message>
   <source>{name} sits at two places: give one of them another name.</source>
   <translation>{name}占了两个座位：请给其中一位换个名字。</translation>
  </message>
  <message>
   <source>{name} takes the next free seat</source>
   <translation>{name}坐下一个空位</translation>
  </message>
  <message>
   <source>{name} wins</source>
   <translation>{name}和牌</translation>
  </message>
  <message>
   <source>{name} {score}</source>
   <translation>{name} {score}</translation>
  </message>
  <message>
   <source>{name}, {place}</source>
   <translation>{name}，{place}</translation>
  </message>
  <message>
   <source>{name}, {wind}, dealer, {score} points</source>
   <translation>{name}，{wind}家，庄家，{score}点</translation>
  </message>
  <message>
   <source>{name}, {wind}, {score} points</source>
   <translation>{name}，{wind}家，{score}点</translation>
  </message>
  <message>
   <source>{name}: +{amount}</source>
   <translation>{name}：+{amount}</translation>
  </message>
  <message>
   <source>{name}: {amount}</source>
   <translation>{name}：{amount}</translation>
  </message>
  <message>
   <source>{name}: {result}</source>
   <translation>{name}：{result}</translation>
  </message>
  <message>
   <source>{name}: {what}</source>
   <translation>{name}：{what}</translation>
  </message>
  <message>
   <source>{name}: {what}, now {score} points</source>
   <translation>{name}：{what}，现有{score}点</translation>
  </message>
  <message>
   <source>{name}: × {amount} = {result}</source>
   <translation>{name}：× {amount} = {result}</translation>
  </message>
  <message>
   <source>{name}: ÷ {amount} = {result}</source>
   <translation>{name}：÷ {amount} = {result}</translation>
  </message>
  <message>
   <source>{name}: −{amount} = {result}</source>
   <translation>{name}：−{amount} = {result}</translation>
  </message>
  <message>
   <source>{now}
({then})</source>
   <translation>{now}
({then})</translation>
  </message>
  <message>
   <source>{now}
(–)</source>
   <translation>{now}
(–)</translation>
  </message>
  <message>
   <source>{number}</source>
   <translation>{number}</translation>
  </message>
  <message>
   <source>{number} of bamboos</source>
   <translation>{number}索</translation>
  </message>
  <message>
   <source>{number} of characters</source>
   <translation>{number}万</translation>
  </message>
  <message>
   <source>{number} of circles</source>
   <translation>{number}筒</translation>
  </message>
  <message>
   <source>{number} {step}</source>
   <translation>{number} {step}</translation>
  </message>
  <message>
   <source>{one} cannot go with {other}: untick one of them.</source>
   <translation>{one}不能与{other}并存：请取消勾选其中一项。</translation>
  </message>
  <message>
   <source>{one} is for East only: choose something else.</source>
   <translation>{one}只适用于庄家：请另选一项。</translation>
  </message>
  <message>
   <source>{one} is for the dealer only: untick it.</source>
   <translation>{one}只适用于庄家：请取消勾选。</translation>
  </message>
  <message>
   <source>{one} is for the winner only: untick it.</source>
   <translation>{one}只适用于和牌者：请取消勾选。</translation>
  </message>
  <message>
   <source>{one} is not for East: choose something else.</source>
   <translation>{one}不适用于庄家：请另选一项。</translation>
  </message>
  <message>
   <source>{one} is not for the dealer: untick it.</source>
   <translation>{one}不适用于庄家：请取消勾选。</translation>
  </message>
  <message>
   <source>{one} is not for the winner: untick it.</source>
   <translation>{one}不适用于和牌者：请取消勾选。</translation>
  </message>
  <message>
   <source>{one} needs a closed hand: untick it, or take the called sets back.</source>
   <translation>{one}须门清：请取消勾选，或拿掉副露。</translation>
  </message>
  <message>
   <source>{one} needs a hand without any called set or kan: untick it, or take the sets back.</source>
   <translation>{one}不能有任何副露或杠：请取消勾选，或拿掉它们。</translation>
  </message>
  <message>
   <source>{one} needs a hand without called sets: take them back, or say how the tile came.</source>
   <translation>{one}不能有副露：请拿掉副露，或说明和牌张怎样得来。</translation>
  </message>
  <message>
   <source>{one} needs a kan in the hand: enter the kan, or untick it.</source>
   <translation>{one}须手牌里有杠：请录入杠，或取消勾选。</translation>
  </message>
  <message>
   <source>{one} needs a riichi on the table: declare it on the board first, or untick it.</source>
   <translation>{one}须桌上有人立直：请先在牌桌上宣告立直，或取消勾选。</translation>
  </message>
  <message>
   <source>{one} needs a win by self-draw: untick it, or say that the tile was drawn.</source>
   <translation>{one}须自摸：请取消勾选，或说明是自摸。</translation>
  </message>
  <message>
   <source>{one} needs a win off another player: untick it, or say whose tile it was.</source>
   <translation>{one}须荣和：请取消勾选，或说明和的是谁的牌。</translation>
  </message>
  <message>
   <source>{one} needs a win with a replacement tile: untick it, or say where the tile came from.</source>
   <translation>{one}须以补牌和牌：请取消勾选，或说明和牌张从哪里来。</translation>
  </message>
  <message>
   <source>{one} needs two kongs in the hand: enter them, or untick it.</source>
   <translation>{one}须手牌里有两副杠子：请录入杠子，或取消勾选。</translation>
  </message>
  <message>
   <source>{one} needs {other}: tick {other} too, or untick {one}.</source>
   <translation>{one}须有{other}：请同时勾选{other}，或取消勾选{one}。</translation>
  </message>
  <message>
   <source>{one} or {other}</source>
   <translation>{one}或{other}</translation>
  </message>
  <message>
   <source>{one} · {other}</source>
   <translation>{one} · {other}</translation>
  </message>
  <message>
   <source>{one}: the robbed tile is the only one of its kind in the winner’s hand, so check the tiles.</source>
   <translation>{one}：和牌者手里被抢的牌只能有这一张，请检查牌。</translation>
  </message>
  <message>
   <source>{one}: the table knows that this is not so, so untick it.</source>
   <translation>{one}：牌桌记录表明并非如此，请取消勾选。</translation>
  </message>
  <message>
   <source>{option}: {fault}</source>
   <translation>{option}：{fault}</translation>
  </message>
  <message>
   <source>{part} of the limit</source>
   <translation>满贯的{part}</translation>
  </message>
  <message>
   <source>{pattern}.</source>
   <translation>{pattern}。</translation>
  </message>
  <message>
   <source>{pattern}: choose how it was won.</source>
   <translation>{pattern}：请选择和牌方式。</translation>
  </message>
  <message>
   <source>{payee} gets {points}</source>
   <translation>{payee}得{points}点</translation>
  </message>
  <message>
   <source>{payee} takes {points} of sticks</source>
   <translation>{payee}取得供托{points}点</translation>
  </message>
  <message>
   <source>{payers} pay {points} each to {payee}</source>
   <translation>{payers}各付给{payee} {points}点</translation>
  </message>
  <message>
   <source>{payer} lays down {points}</source>
   <translation>{payer}放下{points}点</translation>
  </message>
  <message>
   <source>{payer} loses {points}</source>
   <translation>{payer}失{points}点</translation>
  </message>
  <message>
   <source>{payer} pays {payee}</source>
   <translation>{payer}付给{payee}</translation>
  </message>
  <message>
   <source>{payer} pays {points} to {payee}</source>
   <translation>{payer}付给{payee} {points}点</translation>
  </message>
  <message>
   <source>{payer} → {payee}</source>
   <translation>{payer} → {payee}</translation>
  </message>
  <message>
   <source>{payer} → {payee} {points}</source>
   <translation>{payer} → {payee} {points}</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <translation>{percent}%</translation>
  </message>
  <message>
   <source>{place} =</source>
   <translation>{place} =</translation>
  </message>
  <message>
   <source>{place}: {name}, {points} points, result {result}</source>
   <translation>{place}：{name}，{points}点，成绩{result}</translation>
  </message>
  <message>
   <source>{place}th</source>
   <translation>{place}位</translation>
  </message>
  <message>
   <source>{player}</source>
   <translation>{player}</translation>
  </message>
  <message>
   <source>{player} gave the tile and pays.</source>
   <translation>{player}放铳，由其支付。</translation>
  </message>
  <message>
   <source>{player} wants place {place} or better: what is the smallest hand by self-draw?</source>
   <translation>{player}要拿{place}位以上：自摸最小要多大的牌？</translation>
  </message>
  <message>
   <source>{player} wants place {place} or better: what is the smallest hand off {payer}?</source>
   <translation>{player}要拿{place}位以上：荣和{payer}最小要多大的牌？</translation>
  </message>
  <message>
   <source>{player} won this hand: what did it count, and who paid what?</source>
   <translation>{player}和了这副牌：算多少，谁付多少？</translation>
  </message>
  <message>
   <source>{player} won, so somebody else gave the winning tile.</source>
   <translation>{player}和牌了，放铳的应是别人。</translation>
  </message>
  <message>
   <source>{player}’s hand</source>
   <translation>{player}的手牌</translation>
  </message>
  <message>
   <source>{player}’s hand is not ready yet: open it to see why.</source>
   <translation>{player}的手牌还没录完：打开看看原因。</translation>
  </message>
  <message>
   <source>{player}’s hand, not ready yet</source>
   <translation>{player}的手牌，还没录完</translation>
  </message>
  <message>
   <source>{player}’s hand, nothing entered</source>
   <translation>{player}的手牌，尚未录入</translation>
  </message>
  <message>
   <source>{player}’s hand, {points} points</source>
   <translation>{player}的手牌，{points}点</translation>
  </message>
  <message>
   <source>{points}</source>
   <translation>{points}</translation>
  </message>
  <message>
   <source>{points} ahead</source>
   <translation>领先{points}</translation>
  </message>
  <message>
   <source>{points} ahead of {name}</source>
   <translation>领先{name} {points}</translation>
  </message>
  <message>
   <source>{points} all</source>
   <translation>每家{points}</translation>
  </message>
  <message>
   <source>{points} behind</source>
   <translation>落后{points}</translation>
  </message>
  <message>
   <source>{points} behind {name}</source>
   <translation>落后{name} {points}</translation>
  </message>
  <message>
   <source>{points} by own draw</source>
   <translation>自摸{points}</translation>
  </message>
  <message>
   <source>{points} come to the sticks</source>
   <translation>供托增加{points}点</translation>
  </message>
  <message>
   <source>{points} of sticks go to nobody</source>
   <translation>供托{points}点不归任何人</translation>
  </message>
  <message>
   <source>{points} off {names}</source>
   <translation>荣和{names} {points}</translation>
  </message>
  <message>
   <source>{points} points</source>
   <translation>{points}点</translation>
  </message>
  <message>
   <source>{points} points cannot be split among {players} players: choose a number that can.</source>
   <translation>{points}点不能平分给{players}位玩家：请选能平分的数。</translation>
  </message>
  <message>
   <source>{points} × {factor} = {full}</source>
   <translation>{points} × {factor} = {full}</translation>
  </message>
  <message>
   <source>{points}, however it is won</source>
   <translation>{points}，自摸荣和均可</translation>
  </message>
  <message>
   <source>{question} {answer}</source>
   <translation>{question} {answer}</translation>
  </message>
  <message>
   <source>{right} of {answers} right</source>
   <translation>{answers}题答对{right}题</translation>
  </message>
  <message>
   <source>{round}</source>
   <translation>{round}</translation>
  </message>
  <message>
   <source>{round}-{honba}</source>
   <translation>{round}-{honba}</translation>
  </message>
  <message>
   <source>{round}: {standing}</source>
   <translation>{round}：{standing}</translation>
  </message>
  <message>
   <source>{row}: add a tile</source>
   <translation>{row}：加一张牌</translation>
  </message>
  <message>
   <source>{row}: only with {needs}; tick it first.</source>
   <translation>{row}：须先有{needs}，请先勾选。</translation>
  </message>
  <message>
   <source>{row}: the next tile goes here</source>
   <translation>{row}：下一张牌放在这里</translation>
  </message>
  <message>
   <source>{row}: {tile}</source>
   <translation>{row}：{tile}</translation>
  </message>
  <message>
   <source>{rules} rules</source>
   <translation>规则：{rules}</translation>
  </message>
  <message>
   <source>{rules} rules, changed</source>
   <translation>规则：{rules}（已改）</translation>
  </message>
  <message>
   <source>{rules}, a new session</source>
   <translation>{rules}，新对局</translation>
  </message>
  <message>
   <source>{rules}, changed</source>
   <translation>{rules}（已改）</translation>
  </message>
  <message>
   <source>{rules}, last played {day}</source>
   <translation>{rules}，上次进行于{day}</translation>
  </message>
  <message>
   <source>{rules}, though its source does not say so</source>
   <translation>{rules}，但其出处没有写明</translation>
  </message>
  <message>
   <source>{rules}. Names can also be put right later.</source>
   <translation>{rules}。姓名以后也能改。</translation>
  </message>
  <message>
   <source>{rules}: {source}</source>
   <translation>{rules}：{source}</translation>
  </message>
  <message>
   <source>{rule}, {part}</source>
   <translation>{rule}，{part}</translation>
  </message>
  <message>
   <source>{rule}: {answer}</source>
   <translation>{rule}：{answer}</translation>
  </message>
  <message>
   <source>{rule}: {value}. With “{other}” the hand could not win.</source>
   <translation>{rule}：{value}。如果是“{other}”，这副牌就不能和。</translation>
  </message>
  <message>
   <source>{rule}: {value}. With “{other}” the hand would be paid {points}.</source>
   <translation>{rule}：{value}。若为“{other}”，这副牌支付{points}点。</translation>
  </message>
  <message>
   <source>{rule}: {value}. With “{other}”: {problem}</source>
   <translation>{rule}：{value}。若为“{other}”：{problem}</translation>
  </message>
  <message>
   <source>{score} ({moved})</source>
   <translation>{score} ({moved})</translation>
  </message>
  <message>
   <source>{session} – Score Keeper</source>
   <translation>{session} – Score Keeper</translation>
  </message>
  <message>
   <source>{sets}, the last tile completing {tile}: {worth}</source>
   <translation>{sets}，最后一张完成{tile}：{worth}</translation>
  </message>
  <message>
   <source>{sets}: {worth}</source>
   <translation>{sets}：{worth}</translation>
  </message>
  <message>
   <source>{set}, completed by the winning tile</source>
   <translation>{set}（由和牌张完成）</translation>
  </message>
  <message>
   <source>{slip}: {number} ×</source>
   <translation>{slip}：{number}次</translation>
  </message>
  <message>
   <source>{small} / {large}</source>
   <translation>{small} / {large}</translation>
  </message>
  <message>
   <source>{source}.</source>
   <translation>{source}。</translation>
  </message>
  <message>
   <source>{source}. Edition {edition}.</source>
   <translation>{source}。{edition}版。</translation>
  </message>
  <message>
   <source>{sum} {unit} is rounded up, never down: {total} {unit}.</source>
   <translation>合计{sum}{unit}只能进位为{total}{unit}，不能舍去。</translation>
  </message>
  <message>
   <source>{sum} {unit} is the sum, but it is rounded up: {total} {unit}.</source>
   <translation>合计{sum}{unit}，还要进位为{total}{unit}。</translation>
  </message>
  <message>
   <source>{term} ({plain})</source>
   <translation>{term}（{plain}）</translation>
  </message>
  <message>
   <source>{term}: {said}</source>
   <translation>{term}：{said}</translation>
  </message>
  <message>
   <source>{text}</source>
   <translation>{text}</translation>
  </message>
  <message>
   <source>{tiles}</source>
   <translation>{tiles}</translation>
  </message>
  <message>
   <source>{tiles} is no {kind}: check the tiles of this called set.</source>
   <translation>{tiles}不构成{kind}：请检查这组副露的牌。</translation>
  </message>
  <message>
   <source>{tiles} make no called set: write three or four equal tiles, or a run of three.</source>
   <translation>{tiles}不构成副露：请写三张或四张相同的牌，或三张的顺子。</translation>
  </message>
  <message>
   <source>{tiles}: complete, but it does not win</source>
   <translation>{tiles}：牌型完成，但不能和牌</translation>
  </message>
  <message>
   <source>{tiles}: {worth}</source>
   <translation>{tiles}：{worth}</translation>
  </message>
  <message numerus="yes">
   <source>{tile} appears {count} times where only {most} can be: check hand, called sets, flowers and seasons.</source>
   <translation>
    <numerusform>{tile}出现了{count}张，最多只能有{most}张：请检查手牌、副露和花牌。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile} appears {count} times where only {most} exist: hand, called sets and indicators count together.</source>
   <translation>
    <numerusform>{tile}出现了{count}张，总共只有{most}张：手牌、副露和指示牌合在一起算。</numerusform>
   </translation>
  </message>
  <message>
   <source>{tile} cannot come: the hand holds all four.</source>
   <translation>{tile}不会再来：四张都在手里。</translation>
  </message>
  <message>
   <source>{tile} does not complete the hand.</source>
   <translation>{tile}不能完成这副牌。</translation>
  </message>
  <message>
   <source>{tile} does not complete the hand: {tiles} would be left over.</source>
   <translation>{tile}不能完成这副牌：会剩下{tiles}。</translation>
  </message>
  <message>
   <source>{tile}, lies beside the hand: click to take it back</source>
   <translation>{tile}，在手牌旁边：点击可拿掉</translation>
  </message>
  <message>
   <source>{tile}, marked {letter}</source>
   <translation>{tile}，标记{letter}</translation>
  </message>
  <message>
   <source>{tile}, red</source>
   <translation>赤{tile}</translation>
  </message>
  <message>
   <source>{tile}, the winning tile</source>
   <translation>{tile}，和牌张</translation>
  </message>
  <message numerus="yes">
   <source>{tile}, {count} left</source>
   <translation>
    <numerusform>{tile}，剩{count}张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile}, {count} times</source>
   <translation>
    <numerusform>{tile}，{count}张</numerusform>
   </translation>
  </message>
  <message>
   <source>{tile}: click for one, right click or hold for three.
Drag along for a run, down for a pair, up for a called set; held first, with the red five.</source>
   <translation>{tile}：单击一张，右键或长按三张。
横向拖动为顺子，纵向为对子，向上为副露；先长按则用赤五。</translation>
  </message>
  <message>
   <source>{times} × yakuman</source>
   <translation>{times}倍役满</translation>
  </message>
  <message>
   <source>{title}, “{heading}”</source>
   <translation>{title}，“{heading}”</translation>
  </message>
  <message>
   <source>{title}: {total}</source>
   <translation>{title}：{total}</translation>
  </message>
  <message>
   <source>{title}: {total} (× {payers})</source>
   <translation>{title}：{total}（× {payers}）</translation>
  </message>
  <message>
   <source>{total} from each of {payers} players</source>
   <translation>{payers}家各付{total}</translation>
  </message>
  <message>
   <source>{total} × {payers}</source>
   <translation>{total} × {payers}</translation>
  </message>
  <message>
   <source>{way}</source>
   <translation>{way}</translation>
  </message>
  <message>
   <source>{way}: {hand}</source>
   <translation>{way}：{hand}</translation>
  </message>
  <message>
   <source>{way}: {worth}</source>
   <translation>{way}：{worth}</translation>
  </message>
  <message>
   <source>{what} ({note})</source>
   <translation>{what}（{note}）</translation>
  </message>
  <message>
   <source>{what} [{players}]</source>
   <translation>{what} [{players}]</translation>
  </message>
  <message>
   <source>{what} {number}</source>
   <translation>{what} {number}</translation>
  </message>
  <message>
   <source>{what}. {standing}</source>
   <translation>{what}。{standing}</translation>
  </message>
  <message>
   <source>{what}: {name}</source>
   <translation>{what}：{name}</translation>
  </message>
  <message>
   <source>{what}: {paid}</source>
   <translation>{what}：{paid}</translation>
  </message>
  <message>
   <source>{where}: left out. {reason}</source>
   <translation>{where}：已略去。{reason}</translation>
  </message>
  <message numerus="yes">
   <source>{where}: read “{title}”, entries: {count}</source>
   <translation>
    <numerusform>{where}：已读入“{title}”，记录：{count}条</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{where}: read “{title}”, entries: {count}; left out at its end: {left}</source>
   <translation>
    <numerusform>{where}：已读入“{title}”，记录：{count}条；末尾略去：{left}条</numerusform>
   </translation>
  </message>
  <message>
   <source>{where}: “{title}” left out at entry {number}. {reason}</source>
   <translation>{where}：“{title}”在第{number}条记录处略去。{reason}</translation>
  </message>
  <message>
   <source>{wind}, the dealer</source>
   <translation>{wind}家，庄家</translation>
  </message>
  <message>
   <source>{wind}: {name}</source>
   <translation>{wind}：{name}</translation>
  </message>
  <message>
   <source>{wind}{number}</source>
   <translation>{wind}{number}</translation>
  </message>
  <message>
   <source>{winner} off {payer}</source>
   <translation>{winner} ← {payer}</translation>
  </message>
  <message>
   <source>{winner} wins by self-draw</source>
   <translation>{winner}自摸</translation>
  </message>
  <message>
   <source>{winner} wins off {payer}</source>
   <translation>{winner}荣和{payer}</translation>
  </message>
  <message>
   <source>{winner} wins off {payer}: at the upper right click {winner} first, then {payer} in the line below.</source>
   <translation>{winner}荣和{payer}：先在右上方点{winner}，再在下一行点{payer}。</translation>
  </message>
  <message>
   <source>{winner} won by the own draw</source>
   <translation>{winner}自摸和牌</translation>
  </message>
  <message>
   <source>{winner} won with the discard of {payer}</source>
   <translation>{winner}用{payer}打出的牌和牌</translation>
  </message>
  <message>
   <source>{winner}, self-draw</source>
   <translation>{winner} 自摸</translation>
  </message>
  <message>
   <source>{won} (one tile short: {waiting})</source>
   <translation>{won}（差一张时：{waiting}）</translation>
  </message>
  <message>
   <source>{word}: {example}.</source>
   <translation>{word}：{example}。</translation>
  </message>
  <message>
   <source>× 2</source>
   <translation>× 2</translation>
  </message>
  <message>
   <source>× {amount} = {result}</source>
   <translation>× {amount} = {result}</translation>
  </message>
  <message>
   <source>÷ {amount} = {result}</source>
   <translation>÷ {amount} = {result}</translation>
  </message>
  <message>
   <source>–</source>
   <translation>–</translation>
  </message>
  <message>
   <source>–
({then})</source>
   <translation>–
({then})</translation>
  </message>
  <message>
   <source>“{name}” was deleted.</source>
   <translation>已删除“{name}”。</translation>
  </message>
  <message>
   <source>“{text}” is no flower or season: write 1f to 4f for flowers, 1y to 4y for seasons.</source>
   <translation>“{text}”不是花牌或季牌：花牌写 1f 到 4f，季牌写 1y 到 4y。</translation>
  </message>
  <message>
   <source>“{text}” is not finished: write the letter of its suit.</source>
   <translation>“{text}”没有写完：请写上花色字母。</translation>
  </message>
  <message>
   <source>“{text}” names no tile of the hand: write digits, then m, p, s or z, such as 123m456p77z.</source>
   <translation>“{text}”不是手牌：请先写数字，再写 m、p、s 或 z，例如 123m456p77z。</translation>
  </message>
  <message>
   <source>“{text}” names no tile: write digits, then m, p, s or z, such as 123m0p77z.</source>
   <translation>“{text}”不是牌：请先写数字，再写 m、p、s 或 z，例如 123m0p77z。</translation>
  </message>
  <message>
   <source>“{tick}” is noted at the table: click it there, beside the player’s name, to take it back.</source>
   <translation>“{tick}”已记在牌桌上：要撤回，请点击该玩家姓名旁的按钮。</translation>
  </message>
  <message>
   <source>“{tick}” needs a ready hand, but no tile completes this one: check the tiles.</source>
   <translation>“{tick}”需要听牌，但没有牌能完成这副牌：请检查牌。</translation>
  </message>
  <message>
   <source>“{title}” was deleted.</source>
   <translation>已删除“{title}”。</translation>
  </message>
  <message>
   <source>“{title}” was recorded by an earlier version. Below stands what this version would pay, and in brackets what was paid. You can take your choice back with Undo.</source>
   <translation>“{title}”是由旧版本记录的。下面是这个版本的结算，括号内是当时的结算。可以用“撤销”收回你的选择。</translation>
  </message>
  <message>
   <source>“{what}” is missing in this entry or has a value it cannot have.</source>
   <translation>这条记录缺少“{what}”，或它的值不合规定。</translation>
  </message>
  <message>
   <source>→ {result}</source>
   <translation>→ {result}</translation>
  </message>
  <message>
   <source>−{amount} = {result}</source>
   <translation>−{amount} = {result}</translation>
  </message>
  <message>
   <source>◆ {wind}</source>
   <translation>◆ {wind}</translation>
  </message>
  <message>
   <source>● Added to {preset}</source>
   <translation>● 在{preset}之外添加</translation>
  </message>
  <message>
   <source>● Changed; {preset}: {value}</source>
   <translation>● 已改；{preset}：{value}</translation>
  </message>
  <message>
   <source>★ {place}</source>
   <translation>★ {place}</translation>
  </message>
  <message>
   <source>✓ Every line adds up, and all results add up to zero.</source>
   <translation>✓ 每行都算得平，全部成绩合计为零。</translation>
  </message>
  <message>
   <source>✓ Every line adds up. All results add up to {sum}: penalties, points left on the table, or a bonus that no other player gave.</source>
   <translation>✓ 每行都算得平。全部成绩合计为{sum}：来自罚点、留在桌上的点数，或并非由其他玩家给出的加点。</translation>
  </message>
  <message>
   <source>✓ Right</source>
   <translation>✓ 正确</translation>
  </message>
  <message>
   <source>✓ {answer}</source>
   <translation>✓ {answer}</translation>
  </message>
  <message>
   <source>✓ {step}</source>
   <translation>✓ {step}</translation>
  </message>
  <message>
   <source>✗ Not right</source>
   <translation>✗ 不对</translation>
  </message>
  <message>
   <source>✗ Right is {answer}</source>
   <translation>✗ 正确答案是{answer}</translation>
  </message>
  <message>
   <source>✗ These columns do not add up to the results.</source>
   <translation>✗ 这些列与成绩对不上。</translation>
  </message>
  <message>
   <source>✗ {answer}</source>
   <translation>✗ {answer}</translation>
  </message>
  <message>
   <source>麻雀点数計算 (reference)</source>
   <translation>麻雀点数計算（参考）</translation>
  </message>
 </context>
</TS>
