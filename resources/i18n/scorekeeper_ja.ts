<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
   <translation>0 は赤ドラです。</translation>
  </message>
  <message>
   <source>1 and 9</source>
   <translation>1と9の牌</translation>
  </message>
  <message>
   <source>1 circle, the last tile</source>
   <translation>最後の牌の1筒</translation>
  </message>
  <message>
   <source>1 han 110 fu by self-draw pays 900 / 1,800</source>
   <translation>1翻110符のツモは900／1,800点</translation>
  </message>
  <message>
   <source>1 han, as every other source has it</source>
   <translation>他のすべての資料と同じく1翻</translation>
  </message>
  <message>
   <source>1 or 9 in each</source>
   <translation>全部の組に1か9</translation>
  </message>
  <message>
   <source>1 rule found on all pages</source>
   <translation>全ページで1件のルールが見つかりました</translation>
  </message>
  <message>
   <source>1 to 9, E S W N for the winds, P F C for the dragons</source>
   <translation>数牌は1～9、風牌はE S W N、三元牌はP F Cで示します</translation>
  </message>
  <message>
   <source>1 to 9, all winds</source>
   <translation>1から9と風牌すべて</translation>
  </message>
  <message>
   <source>1, 9, honours</source>
   <translation>幺九牌</translation>
  </message>
  <message>
   <source>1, 9, honours in each</source>
   <translation>全部の組に1・9・字牌</translation>
  </message>
  <message>
   <source>1,000 each, for the winner</source>
   <translation>1,000点ずつ、和了者へ</translation>
  </message>
  <message>
   <source>10 fu on top of the 20 of every hand</source>
   <translation>副底の20符に10符を加える</translation>
  </message>
  <message>
   <source>11 or 12 han are a sanbaiman, whatever the fu.</source>
   <translation>11～12翻は符に関係なく三倍満です。</translation>
  </message>
  <message>
   <source>111, 999 and 2 to 8 of one suit, one of these twice, nothing called.</source>
   <translation>1種類の数牌で111・999と2～8、そのうち1枚をもう1枚、門前でそろえます。</translation>
  </message>
  <message>
   <source>111, 999, a pair of 2, 5 or 8 and two chows of one suit.</source>
   <translation>1種類の数牌で111・999、2・5・8のどれかの雀頭、順子2組をそろえます。</translation>
  </message>
  <message>
   <source>13 han and more</source>
   <translation>13翻以上</translation>
  </message>
  <message>
   <source>13 han or more are a counted yakuman in these rules.</source>
   <translation>このルールでは13翻以上は数え役満です。</translation>
  </message>
  <message>
   <source>13 han or more stay a sanbaiman in these rules.</source>
   <translation>このルールでは13翻以上も三倍満のままです。</translation>
  </message>
  <message>
   <source>13 or more han are a yakuman, stay a sanbaiman, or count one yakuman for every 13.</source>
   <translation>13翻以上を役満とするか、三倍満までとするか、13翻ごとに役満1回とするかを決めます。</translation>
  </message>
  <message>
   <source>1: the nearest in turn order wins alone.</source>
   <translation>1：頭ハネで1人だけ和了します。</translation>
  </message>
  <message>
   <source>1st</source>
   <translation>1位</translation>
  </message>
  <message>
   <source>2 bamboos from another’s kong</source>
   <translation>他家の槓の2索</translation>
  </message>
  <message>
   <source>2 to 8</source>
   <translation>2から8</translation>
  </message>
  <message>
   <source>20 fu 4 han pays 1,300 / 2,600, and that hand has 30 fu: 2,000 / 3,900</source>
   <translation>20符4翻は1,300／2,600点で、この手は30符：2,000／3,900点</translation>
  </message>
  <message>
   <source>25 fu, 2 han</source>
   <translation>25符2翻</translation>
  </message>
  <message>
   <source>2nd</source>
   <translation>2位</translation>
  </message>
  <message>
   <source>30 fu 4 han and 60 fu 3 han are rounded up to mangan.</source>
   <translation>30符4翻と60符3翻を満貫に切り上げます。</translation>
  </message>
  <message>
   <source>30: it is paid as any other hand of 30 fu.</source>
   <translation>30：他の30符と同じ点数になります。</translation>
  </message>
  <message>
   <source>3rd</source>
   <translation>3位</translation>
  </message>
  <message>
   <source>4 fu for any seat whose wind is the round wind</source>
   <translation>席の風が場風なら、どの席でも4符</translation>
  </message>
  <message>
   <source>4 fu for the pair of both winds, of the East player in the East round</source>
   <translation>連風牌の雀頭4符は、東場の東家について記載</translation>
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
   <translation>補充牌の5筒</translation>
  </message>
  <message>
   <source>5 han are a mangan, whatever the fu.</source>
   <translation>5翻は符に関係なく満貫です。</translation>
  </message>
  <message>
   <source>50 fu, 1 han</source>
   <translation>50符1翻</translation>
  </message>
  <message>
   <source>6 or 7 han are a haneman, whatever the fu.</source>
   <translation>6～7翻は符に関係なく跳満です。</translation>
  </message>
  <message>
   <source>700 / 1,300 and 1,300 / 2,600: a figure is missing</source>
   <translation>700／1,300点と1,300／2,600点：数字が一つ抜けている</translation>
  </message>
  <message>
   <source>8 to 10 han are a baiman, whatever the fu.</source>
   <translation>8～10翻は符に関係なく倍満です。</translation>
  </message>
  <message>
   <source>8,000, dealer 12,000</source>
   <translation>8,000点、親は12,000点</translation>
  </message>
  <message>
   <source>80 fu by self-draw: 1,300 and 2,600 alone</source>
   <translation>80符のツモ：1,300点と2,600点だけ</translation>
  </message>
  <message>
   <source>? Not stated by the source</source>
   <translation>？ 原典に記載なし</translation>
  </message>
  <message>
   <source>A Japanese page on reckoning points</source>
   <translation>点数計算を説明した日本語のページ</translation>
  </message>
  <message>
   <source>A called set stands in round brackets, one kept face down in square ones; its kind may be named.</source>
   <translation>副露は丸括弧、暗槓などは角括弧に入れます。種類の名前も付けられます。</translation>
  </message>
  <message>
   <source>A chombo pays a mangan to the others, loses points in the result only, or is dealt again without a penalty.</source>
   <translation>チョンボで満貫を払うか、成績だけ減点するか、罰なしでやり直すかを決めます。</translation>
  </message>
  <message>
   <source>A chombo takes no points off the result here.</source>
   <translation>ここではチョンボで成績から減点しません。</translation>
  </message>
  <message>
   <source>A closed hand was counted as open</source>
   <translation>門前の手を副露として数えた</translation>
  </message>
  <message>
   <source>A concealed kong counts among three concealed pungs.</source>
   <translation>暗槓も三暗刻に数えます。</translation>
  </message>
  <message>
   <source>A concealed pung whose fourth tile was claimed stays concealed for doubles and limit hands.</source>
   <translation>暗刻に4枚目を鳴いた大明槓を、翻と満貫役では暗刻のままとします。</translation>
  </message>
  <message>
   <source>A counter is added either way.</source>
   <translation>どちらでも1本場増えます。</translation>
  </message>
  <message>
   <source>A discard was called by a wrong name, and somebody claimed it.</source>
   <translation>捨て牌の名を言い間違え、それを誰かが取りました。</translation>
  </message>
  <message>
   <source>A discard was called by a wrong name, and somebody won with it.</source>
   <translation>捨て牌の名を言い間違え、それで誰かが和了りました。</translation>
  </message>
  <message>
   <source>A double riichi that won with the last tile.</source>
   <translation>ダブルリーチのあと、最後の牌で和了しました。</translation>
  </message>
  <message>
   <source>A draw adds a counter all the same.</source>
   <translation>どれでも流局では1本場増えます。</translation>
  </message>
  <message>
   <source>A draw in the last hand ends the game when the dealer is not ready.</source>
   <translation>オーラスの流局で親がノーテンなら終局します。</translation>
  </message>
  <message>
   <source>A fifth larger; best with 1280 × 800 or more</source>
   <translation>2割大きく（1280 × 800以上向き）</translation>
  </message>
  <message>
   <source>A forgotten hand before {deal}</source>
   <translation>{deal}の前の記録し忘れた局</translation>
  </message>
  <message>
   <source>A game half played, with a guide; nothing of it is kept</source>
   <translation>案内付きの途中の対局です。何も保存されません</translation>
  </message>
  <message>
   <source>A game half played: everybody’s score, place and wind, with ◆ for the dealer. {winner} has touched “{tapped}”.</source>
   <translation>途中の対局です。全員の点数・順位・風が並び、◆は親を表します。{winner}は「{tapped}」を押しています。</translation>
  </message>
  <message>
   <source>A grave mistake, such as a wrong win: the player is fined, and it is dealt again.</source>
   <translation>誤った和了りなどの重い誤りです。罰符を払い、配り直します。</translation>
  </message>
  <message>
   <source>A hand below 5 han needs its fu: enter {han} han and its fu.</source>
   <translation>5翻未満の手には符が必要なので、{han}翻と符を入力してください。</translation>
  </message>
  <message>
   <source>A hand has room for four called sets at most: take one back.</source>
   <translation>副露は4組までなので、1組戻してください。</translation>
  </message>
  <message>
   <source>A hand is called out in numbers: say what it is paid.</source>
   <translation>翻や符で申告された手が何点になるかを答えます。</translation>
  </message>
  <message>
   <source>A hand is over? Click who won, at the upper right. If nobody did, the draws stand below the names.</source>
   <translation>局が終わったら、右上で和了者をクリックしてください。誰も和了しなければ、名前の下から流局を選びます。</translation>
  </message>
  <message>
   <source>A hand of one suit doubles with chows in it too.</source>
   <translation>1種類の数牌の手牌は、順子があっても翻が付きます。</translation>
  </message>
  <message>
   <source>A hand of your own</source>
   <translation>自分たちの役</translation>
  </message>
  <message>
   <source>A hand that counts more than the limit is paid in full.</source>
   <translation>満貫を超える手牌も、計算した点数をそのまま払います。</translation>
  </message>
  <message>
   <source>A hand that did not win</source>
   <translation>和了らなかった手</translation>
  </message>
  <message>
   <source>A hand that one more tile would complete; it is called ready.</source>
   <translation>あと1枚で完成する手です。</translation>
  </message>
  <message>
   <source>A hand that one tile cannot complete; at a draw its owner pays those who are ready.</source>
   <translation>1枚では完成しない手です。流局ではテンパイの人に払います。</translation>
  </message>
  <message>
   <source>A hand too large or too small</source>
   <translation>手が大きすぎるか小さすぎる</translation>
  </message>
  <message>
   <source>A hand with nothing called has 10 fu for a win off a discard.</source>
   <translation>門前の手でロンすると10符が付きます。</translation>
  </message>
  <message>
   <source>A hand with too many tiles cannot win and scores nothing.</source>
   <translation>牌の多い手は和了れず、点もありません。</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled for terminals and honours.</source>
   <translation>槓子は8符、幺九牌ならその2倍です。</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled when it is concealed, and again for terminals and honours.</source>
   <translation>槓子は8符、暗槓ならその2倍、幺九牌ならさらに2倍です。</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled when it is concealed.</source>
   <translation>槓子は8符、暗槓ならその2倍です。</translation>
  </message>
  <message>
   <source>A kan has 8 fu.</source>
   <translation>槓子は8符です。</translation>
  </message>
  <message>
   <source>A key for each tile</source>
   <translation>1キー1牌</translation>
  </message>
  <message>
   <source>A later hand would become impossible: go there and correct it too, strike it, or cancel.</source>
   <translation>後の局が成り立たなくなるので、その局も訂正するか、削除するか、キャンセルしてください。</translation>
  </message>
  <message>
   <source>A limit hand is worth this, whatever its points and doubles.</source>
   <translation>満貫役は、点数や翻に関係なくこの点数です。</translation>
  </message>
  <message>
   <source>A limit hand of the club, ticked by hand when it is made.</source>
   <translation>クラブ独自の満貫役。成立したときに手動でチェックします。</translation>
  </message>
  <message>
   <source>A line was left out</source>
   <translation>項目が1つ抜けた</translation>
  </message>
  <message>
   <source>A loser’s hand with too many tiles is dead and scores nothing, or is not accepted.</source>
   <translation>和了していない人の多牌を、無効として0点にするか、受け付けないかを決めます。</translation>
  </message>
  <message>
   <source>A lower place wins more uma than the one before it: check the order, from the first to the last.</source>
   <translation>下の順位のウマが上の順位より高いので、1位から4位の順番を確認してください。</translation>
  </message>
  <message>
   <source>A name for it, if you like</source>
   <translation>対局の名前（省略可）</translation>
  </message>
  <message>
   <source>A name has at most {most} letters: choose a shorter one.</source>
   <translation>名前は{most}文字までなので、短くしてください。</translation>
  </message>
  <message>
   <source>A name too many</source>
   <translation>名前が余分</translation>
  </message>
  <message>
   <source>A name was missed</source>
   <translation>名前が抜けた</translation>
  </message>
  <message>
   <source>A new session with the same players and rules</source>
   <translation>同じ対局者とルールで新しい対局を始めます</translation>
  </message>
  <message>
   <source>A pair of dragons has 2 fu.</source>
   <translation>三元牌の雀頭は2符です。</translation>
  </message>
  <message>
   <source>A pair of ones, 2 to 9 of the same suit and one of each wind.</source>
   <translation>1の対子、同じ種類の2～9、風牌4種を1枚ずつそろえます。</translation>
  </message>
  <message>
   <source>A pair of the own wind has 2 fu.</source>
   <translation>自風の雀頭は2符です。</translation>
  </message>
  <message>
   <source>A pair of the round’s wind has 2 fu.</source>
   <translation>場風の雀頭は2符です。</translation>
  </message>
  <message>
   <source>A pair of the wind that is both the own one and the round’s has {fu} fu in these rules.</source>
   <translation>自風と場風を兼ねる連風牌の雀頭は、このルールでは{fu}符です。</translation>
  </message>
  <message>
   <source>A pair of the wind that is both the own one and the round’s.</source>
   <translation>自風でもあり場風でもある風牌2枚です。</translation>
  </message>
  <message>
   <source>A pair, no set yet.</source>
   <translation>雀頭あり、面子はまだありません。</translation>
  </message>
  <message>
   <source>A part of the limit is more than 0 and less than 1: the number that was there is kept.</source>
   <translation>満貫に対する割合は0より大きく1より小さい数なので、元の値のままにしました。</translation>
  </message>
  <message>
   <source>A pattern or feat that is worth han; a hand without any cannot win.</source>
   <translation>翻が付く形や出来事です。役のない手は和了れません。</translation>
  </message>
  <message>
   <source>A payment was not rounded</source>
   <translation>支払いを切り上げなかった</translation>
  </message>
  <message>
   <source>A payment was rounded down</source>
   <translation>支払いを切り捨てた</translation>
  </message>
  <message>
   <source>A pinfu hand that is drawn takes its 2 fu and is no pinfu.</source>
   <translation>ツモった平和は2符を取り、平和にはなりません。</translation>
  </message>
  <message>
   <source>A player changes</source>
   <translation>対局者の交代</translation>
  </message>
  <message>
   <source>A player changes…</source>
   <translation>対局者の交代…</translation>
  </message>
  <message>
   <source>A player declares riichi and lays a stick down.</source>
   <translation>リーチを宣言し、リーチ棒を出します。</translation>
  </message>
  <message>
   <source>A player declares riichi with the hand laid open.</source>
   <translation>手牌を公開してリーチを宣言します。</translation>
  </message>
  <message>
   <source>A player goes out, and all four hands are counted.</source>
   <translation>1人が和了し、4人全員の手牌を計算します。</translation>
  </message>
  <message>
   <source>A player held too many tiles or too few.</source>
   <translation>牌が多すぎるか少なすぎました。</translation>
  </message>
  <message>
   <source>A player in riichi must be ready at a draw: tick that player, or record a chombo.</source>
   <translation>リーチ者は流局時にテンパイのはずなので、その人にチェックするか、チョンボを記録してください。</translation>
  </message>
  <message>
   <source>A player is penalised and the deal is dealt again.</source>
   <translation>罰を受け、その局をやり直します。</translation>
  </message>
  <message>
   <source>A player pays</source>
   <translation>1人の支払い</translation>
  </message>
  <message>
   <source>A player pays for a false mahjong, a misnamed discard or a wrong number of tiles.</source>
   <translation>誤った和了、打牌の言い間違い、牌の枚数違いに罰符を払います。</translation>
  </message>
  <message>
   <source>A player said the hand was complete, and it was not.</source>
   <translation>完成していないのに和了りを宣言しました。</translation>
  </message>
  <message>
   <source>A player whose first draw makes nine different terminals and honours may end the deal.</source>
   <translation>最初のツモで幺九牌が9種類そろった人は、局を終わらせることができます。</translation>
  </message>
  <message>
   <source>A player without riichi may say noten with a ready hand.</source>
   <translation>リーチしていない人は、テンパイでもノーテンと宣言できます。</translation>
  </message>
  <message>
   <source>A published table of points, yaku and fu</source>
   <translation>公表されている点数・役・符の表</translation>
  </message>
  <message>
   <source>A rare hand that is paid the limit at once, without counting.</source>
   <translation>計算せずにそのまま満貫になる珍しい手です。</translation>
  </message>
  <message>
   <source>A riichi hand also counts the indicator beneath the dora indicator.</source>
   <translation>リーチした手では、ドラ表示牌の下の牌も数えます。</translation>
  </message>
  <message>
   <source>A riichi hand also counts the tiles beneath the kan indicators.</source>
   <translation>リーチした手では、槓ドラ表示牌の下の牌も数えます。</translation>
  </message>
  <message>
   <source>A riichi was said not to stand because its tile was won on: record that win, or let the riichi stand.</source>
   <translation>宣言牌がロンされてリーチ不成立とあるので、その和了を記録するか、リーチを成立にしてください。</translation>
  </message>
  <message>
   <source>A robbed tile is the only one of its kind in the winner’s hand: untick {one}, or check the tiles.</source>
   <translation>槍槓した牌は和了者の手牌に1枚しかないはずなので、「{one}」を外すか、牌を確認してください。</translation>
  </message>
  <message>
   <source>A row beside the hand is named before its tiles.</source>
   <translation>手牌の横の列は、牌の前に名前を書きます。</translation>
  </message>
  <message>
   <source>A run has no fu.</source>
   <translation>順子に符は付きません。</translation>
  </message>
  <message numerus="yes">
   <source>A run of {count} that begins with {tile} would go beyond its suit.</source>
   <translation>
    <numerusform>{tile}から始まる{count}枚の順子は、数牌の範囲を超えます。</numerusform>
   </translation>
  </message>
  <message>
   <source>A set of four equal tiles.</source>
   <translation>同じ牌4枚の組です。</translation>
  </message>
  <message>
   <source>A set of four equal tiles; who makes one draws one tile more and turns one more indicator.</source>
   <translation>同じ牌4枚の組です。作った人は1枚引き足し、表示牌が1枚増えます。</translation>
  </message>
  <message>
   <source>A set of four takes a tile too many, so its owner draws one more from the wall’s end.</source>
   <translation>4枚の組は1枚多くなるので、牌山の端から1枚引き足します。</translation>
  </message>
  <message>
   <source>A set of three equal tiles.</source>
   <translation>同じ牌3枚の組です。</translation>
  </message>
  <message>
   <source>A set of three numbers in a row of one suit, such as 4, 5, 6.</source>
   <translation>同じ種類の続いた数字3枚の組。たとえば4・5・6。</translation>
  </message>
  <message>
   <source>A set or pair of the round’s wind counts as one of the own wind does.</source>
   <translation>場風の面子や雀頭も、自風と同じように数えます。</translation>
  </message>
  <message>
   <source>A set, the pair or the wait was misread</source>
   <translation>面子・雀頭・待ちの読み違い</translation>
  </message>
  <message>
   <source>A slip? Above the board, ↶ takes the last step back and ↷ does it again. Try both.</source>
   <translation>間違えましたか？ 点数表示の上の↶で1つ戻し、↷でやり直せます。両方試してください。</translation>
  </message>
  <message>
   <source>A tile turned up in the wall: the one that follows it is dora, after 9 the 1.</source>
   <translation>牌山で表にした牌です。その次の牌がドラになります（9の次は1）。</translation>
  </message>
  <message>
   <source>A total of {total} is above the limit of {limit} points: enter what is paid.</source>
   <translation>合計{total}点は満貫の{limit}点を超えているので、実際に払う点数を入力してください。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled for terminals and honours.</source>
   <translation>刻子は2符、幺九牌ならその2倍です。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled when it is concealed, and again for terminals and honours.</source>
   <translation>刻子は2符、暗刻ならその2倍、幺九牌ならさらに2倍です。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled when it is concealed.</source>
   <translation>刻子は2符、暗刻ならその2倍です。</translation>
  </message>
  <message>
   <source>A triplet has 2 fu.</source>
   <translation>刻子は2符です。</translation>
  </message>
  <message>
   <source>A triplet or kan of green dragons.</source>
   <translation>發の刻子か槓子です。</translation>
  </message>
  <message>
   <source>A triplet or kan of red dragons.</source>
   <translation>中の刻子か槓子です。</translation>
  </message>
  <message>
   <source>A triplet or kan of the round’s wind.</source>
   <translation>場風の刻子か槓子です。</translation>
  </message>
  <message>
   <source>A triplet or kan of the winner’s own wind.</source>
   <translation>自風の刻子か槓子です。</translation>
  </message>
  <message>
   <source>A triplet or kan of white dragons.</source>
   <translation>白の刻子か槓子です。</translation>
  </message>
  <message>
   <source>A wait that makes a triplet of a pair has no fu.</source>
   <translation>対子が刻子になるのを待つシャンポン待ちに符は付きません。</translation>
  </message>
  <message>
   <source>A wait too many</source>
   <translation>待ちが余分</translation>
  </message>
  <message>
   <source>A wait was missed</source>
   <translation>待ちが抜けた</translation>
  </message>
  <message>
   <source>A win on the replacement tile has the 2 fu of a self-draw.</source>
   <translation>嶺上牌での和了にもツモの2符が付きます。</translation>
  </message>
  <message>
   <source>A winner does not pay for all: name another player.</source>
   <translation>和了者は責任払いをしないので、別の対局者を指定してください。</translation>
  </message>
  <message>
   <source>A winner is not liable for the own hand: name another player.</source>
   <translation>和了者は自分の手の責任者にならないので、別の対局者を指定してください。</translation>
  </message>
  <message>
   <source>A winner shows a hand or calls out a score: give one of the two.</source>
   <translation>和了者は手牌を示すか点数を申告するので、どちらか一方だけを入力してください。</translation>
  </message>
  <message>
   <source>A winning tile that was drawn has 2 fu.</source>
   <translation>ツモで和了すると2符が付きます。</translation>
  </message>
  <message>
   <source>A wrong limit</source>
   <translation>満貫などの区分の間違い</translation>
  </message>
  <message>
   <source>A wrong worth in this hand</source>
   <translation>この手での値の間違い</translation>
  </message>
  <message>
   <source>A yakuman has 8,000 basic points, whatever else is in the hand.</source>
   <translation>役満の基本点は、他に何があっても8,000点です。</translation>
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
   <translation>この卓で採用する途中流局です。</translation>
  </message>
  <message>
   <source>About Score Keeper</source>
   <translation>スコアキーパーについて</translation>
  </message>
  <message>
   <source>Accept</source>
   <translation>確定</translation>
  </message>
  <message>
   <source>Accept anyway</source>
   <translation>このまま確定</translation>
  </message>
  <message>
   <source>Accept the correction?</source>
   <translation>訂正を確定しますか？</translation>
  </message>
  <message>
   <source>Add hand</source>
   <translation>役を追加</translation>
  </message>
  <message>
   <source>Add up what each set, the pair and the wait count.</source>
   <translation>面子・雀頭・待ちの符（点）を合計します。</translation>
  </message>
  <message>
   <source>Add with +, if there are any: {rows}. Then click “Record” at the lower right.</source>
   <translation>あれば「+」で追加：{rows}。その後、右下の「記録」をクリックしてください。</translation>
  </message>
  <message>
   <source>Added kan</source>
   <translation>加槓</translation>
  </message>
  <message>
   <source>Adjustment</source>
   <translation>点数修正</translation>
  </message>
  <message>
   <source>After a kan</source>
   <translation>嶺上開花</translation>
  </message>
  <message>
   <source>After an abortive draw the deal stays or passes.</source>
   <translation>途中流局のあと、親が連荘するか流れるかを決めます。</translation>
  </message>
  <message>
   <source>After four winds, or without a last hand, no wind is added.</source>
   <translation>一荘戦や無制限では延長はありません。</translation>
  </message>
  <message>
   <source>After riichi the tiles beneath the indicators count too.</source>
   <translation>リーチした手では、表示牌の下の牌も数えます。</translation>
  </message>
  <message>
   <source>After the first hand the course of the scores is drawn here.</source>
   <translation>最初の局が終わると、ここに点数の推移が描かれます。</translation>
  </message>
  <message>
   <source>Again with {players}</source>
   <translation>{players}でもう一度</translation>
  </message>
  <message>
   <source>Ahead of the second</source>
   <translation>2位との点差</translation>
  </message>
  <message>
   <source>All Green needs the green dragon.</source>
   <translation>緑一色に發が必要です。</translation>
  </message>
  <message>
   <source>All Green with the dragon</source>
   <translation>發ありの緑一色</translation>
  </message>
  <message>
   <source>All Simples may be won with called sets.</source>
   <translation>タンヤオは鳴いても和了できます。</translation>
  </message>
  <message>
   <source>All answers are forgotten.</source>
   <translation>すべての答えを忘れました。</translation>
  </message>
  <message>
   <source>All doubles at a glance</source>
   <translation>翻の一覧</translation>
  </message>
  <message>
   <source>All eight flowers and seasons, in place of four and four</source>
   <translation>花牌・季節牌8枚すべて（4枚ずつの代わり）</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>すべてのファイル (*)</translation>
  </message>
  <message>
   <source>All five kinds</source>
   <translation>五門斉</translation>
  </message>
  <message>
   <source>All four flowers</source>
   <translation>花牌4枚すべて</translation>
  </message>
  <message>
   <source>All four players discard the same wind first.</source>
   <translation>4人全員の第一打が同じ風牌です。</translation>
  </message>
  <message>
   <source>All four players have declared riichi.</source>
   <translation>4人全員がリーチしました。</translation>
  </message>
  <message>
   <source>All four seasons</source>
   <translation>季節牌4枚すべて</translation>
  </message>
  <message>
   <source>All four sets are of equal tiles.</source>
   <translation>4つの組がすべて同じ牌の組です。</translation>
  </message>
  <message>
   <source>All green</source>
   <translation>緑一色</translation>
  </message>
  <message numerus="yes">
   <source>All hands together hold {tile} {count} times where only {most} can be: check them against the table.</source>
   <translation>
    <numerusform>全員の手牌に{tile}が{count}枚ありますが{most}枚までなので、卓の牌と照らし合わせてください。</numerusform>
   </translation>
  </message>
  <message>
   <source>All honours</source>
   <translation>字一色</translation>
  </message>
  <message>
   <source>All limit hands at a glance</source>
   <translation>満貫役の一覧</translation>
  </message>
  <message>
   <source>All pay in before the game, and the first takes it at the end.</source>
   <translation>開始前に全員が出し合い、終局時にトップが受け取ります。</translation>
  </message>
  <message>
   <source>All payments together were given</source>
   <translation>支払いの合計を答えた</translation>
  </message>
  <message>
   <source>All points at a glance</source>
   <translation>点の一覧</translation>
  </message>
  <message>
   <source>All sets are of ones, nines, winds and dragons.</source>
   <translation>すべての組が1・9・風牌・三元牌でできています。</translation>
  </message>
  <message>
   <source>All simples</source>
   <translation>タンヤオ</translation>
  </message>
  <message>
   <source>All terminals</source>
   <translation>清老頭</translation>
  </message>
  <message>
   <source>All terminals and honours</source>
   <translation>混老頭</translation>
  </message>
  <message>
   <source>All terms</source>
   <translation>すべての用語</translation>
  </message>
  <message>
   <source>All that can be done about it</source>
   <translation>できる操作をすべて表示</translation>
  </message>
  <message>
   <source>All three pay the winner, whoever gave the tile.</source>
   <translation>誰が捨てても、3人全員が和了者に払います。</translation>
  </message>
  <message>
   <source>All triplets</source>
   <translation>対々和</translation>
  </message>
  <message>
   <source>All winners of one hand win off the same player: check who discarded.</source>
   <translation>同じ局の和了者は全員同じ人からロンするので、捨てた人を確認してください。</translation>
  </message>
  <message>
   <source>All yaku at a glance</source>
   <translation>役の一覧</translation>
  </message>
  <message>
   <source>Also called</source>
   <translation>別名</translation>
  </message>
  <message>
   <source>An easier round</source>
   <translation>やさしい問題にする</translation>
  </message>
  <message>
   <source>An example: South goes out off East’s discard.</source>
   <translation>例：東の捨て牌で南が和了ります。</translation>
  </message>
  <message>
   <source>An older hand was wrong? Click the pen at the end of its line below the board.</source>
   <translation>前の局が間違っていましたか？ 点数表示の下で、その行の端にあるペンをクリックしてください。</translation>
  </message>
  <message>
   <source>An open hand that has no other fu is paid as one of 30 fu.</source>
   <translation>他に符のない副露手は30符として計算します。</translation>
  </message>
  <message>
   <source>An open hand was counted as closed</source>
   <translation>副露の手を門前として数えた</translation>
  </message>
  <message>
   <source>Ana</source>
   <translation>アキ</translation>
  </message>
  <message>
   <source>Another</source>
   <translation>別の番号</translation>
  </message>
  <message>
   <source>Another player added the winning tile to a set of three.</source>
   <translation>他家が刻子に加えた牌で和了しました。</translation>
  </message>
  <message>
   <source>Another player discarded the winning tile, and that player alone pays.</source>
   <translation>他の人が和了牌を捨て、その人だけが払います。</translation>
  </message>
  <message>
   <source>Another program is writing to {file}, so nothing was written: try again in a moment.</source>
   <translation>別のプログラムが{file}に書き込み中で何も書き込めなかったので、少し待ってやり直してください。</translation>
  </message>
  <message>
   <source>Another reading</source>
   <translation>別の読み方</translation>
  </message>
  <message>
   <source>Another rule was counted by</source>
   <translation>別のルールで数えた</translation>
  </message>
  <message>
   <source>Another tile of those laid last is the winning one</source>
   <translation>最後に置いた牌の別の1枚を和了牌にする</translation>
  </message>
  <message>
   <source>Another way of winning was reckoned</source>
   <translation>別の和了り方で計算</translation>
  </message>
  <message>
   <source>Another window has changed this session meanwhile, so nothing was written: open it again to see how it stands.</source>
   <translation>別のウィンドウでこの対局が変更されたため何も書き込んでいません。開き直して状態を確認してください。</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>答える</translation>
  </message>
  <message>
   <source>Answer, and see what is right (Enter)</source>
   <translation>答えて正解を見る（Enter）</translation>
  </message>
  <message>
   <source>Answer, then go on to the next one; begin a round</source>
   <translation>答えて次へ進む、または始める</translation>
  </message>
  <message>
   <source>Answers</source>
   <translation>回答数</translation>
  </message>
  <message>
   <source>Any pair beside terminals and honours</source>
   <translation>幺九牌の面子に任意の雀頭</translation>
  </message>
  <message>
   <source>Anybody’s discard completes three equal tiles, which are laid open.</source>
   <translation>誰かの捨て牌で同じ牌3枚を完成させ、開いて置きます。</translation>
  </message>
  <message>
   <source>Ari Ari Competition</source>
   <translation>アリアリ競技</translation>
  </message>
  <message>
   <source>As East, the dealer</source>
   <translation>東家（親）なら</translation>
  </message>
  <message>
   <source>As North</source>
   <translation>北家なら</translation>
  </message>
  <message>
   <source>As South</source>
   <translation>南家なら</translation>
  </message>
  <message>
   <source>As West</source>
   <translation>西家なら</translation>
  </message>
  <message>
   <source>As a draw it takes the place of the payment for tenpai; as a win it takes counters and sticks.</source>
   <translation>流局扱いではノーテン罰符の代わりとなり、和了扱いでは本場と供託も受け取ります。</translation>
  </message>
  <message>
   <source>As a long press: in the hand, make it the winning tile</source>
   <translation>長押しと同じ：手牌の中では和了牌にする</translation>
  </message>
  <message>
   <source>As in real play</source>
   <translation>実戦並み</translation>
  </message>
  <message>
   <source>As it stands</source>
   <translation>途中経過</translation>
  </message>
  <message>
   <source>As it suits me</source>
   <translation>自分に合わせる</translation>
  </message>
  <message>
   <source>As paid then</source>
   <translation>当時の支払い</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>システム設定</translation>
  </message>
  <message>
   <source>As usual</source>
   <translation>通常</translation>
  </message>
  <message>
   <source>At a draw all four pay each other what their hands are worth.</source>
   <translation>流局では4人が手牌の点数を互いに払います。</translation>
  </message>
  <message>
   <source>At a draw, a player who discarded only terminals and honours, none of them called, is paid.</source>
   <translation>流局で、幺九牌だけを捨て、1枚も鳴かれなかった人に支払います。</translation>
  </message>
  <message>
   <source>At another seat these tiles would be worth more: did {player} win?</source>
   <translation>別の席ならこの手はもっと高くなります。和了ったのは{player}ですか。</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>最低</translation>
  </message>
  <message>
   <source>At least one set was taken from others and lies open.</source>
   <translation>1つ以上の面子を鳴いて、さらしている手です。</translation>
  </message>
  <message>
   <source>At the lower right stand the worth, its reasons and who pays whom; “{why}” shows all reasons at once.</source>
   <translation>右下に手の点数とその理由、誰が誰に払うかが出ます。「{why}」を押すとすべての理由を一度に表示します。</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <source>Back to the page before</source>
   <translation>前に見たページへ戻る</translation>
  </message>
  <message>
   <source>Back to the session</source>
   <translation>対局に戻る</translation>
  </message>
  <message>
   <source>Baiman</source>
   <translation>倍満</translation>
  </message>
  <message>
   <source>Bamboos</source>
   <translation>索子</translation>
  </message>
  <message>
   <source>Bamboos 2, 3, 4, 6, 8 and green dragons only.</source>
   <translation>索子の2・3・4・6・8と發だけです。</translation>
  </message>
  <message>
   <source>Base</source>
   <translation>副底</translation>
  </message>
  <message>
   <source>Based on</source>
   <translation>元のルール</translation>
  </message>
  <message>
   <source>Basic points</source>
   <translation>基本点</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Begin a new session</source>
   <translation>新しい対局を始める</translation>
  </message>
  <message>
   <source>Begin anew</source>
   <translation>最初から</translation>
  </message>
  <message>
   <source>Behind the first</source>
   <translation>1位との点差</translation>
  </message>
  <message>
   <source>Below 5 han the basic points end at 2,000: a mangan.</source>
   <translation>5翻未満の基本点は2,000点で打ち切り、満貫になります。</translation>
  </message>
  <message>
   <source>Beside</source>
   <translation>比較先</translation>
  </message>
  <message>
   <source>Beside 1 and 2 only a 3 completes the run, beside 8 and 9 only a 7: 2 fu.</source>
   <translation>1・2に付くのは3だけ、8・9に付くのは7だけの待ちで2符です。</translation>
  </message>
  <message>
   <source>Beside a yakuman no other yaku and no dora count.</source>
   <translation>役満には他の役もドラも加えません。</translation>
  </message>
  <message>
   <source>Beside the hand</source>
   <translation>手牌の横</translation>
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
   <translation>大車輪</translation>
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
   <translation>別画面に点数表示…</translation>
  </message>
  <message>
   <source>Board – Score Keeper</source>
   <translation>点数表示 – スコアキーパー</translation>
  </message>
  <message>
   <source>Bonus tiles beside limit hands</source>
   <translation>満貫役に花牌を加算</translation>
  </message>
  <message>
   <source>Bring back the session that was deleted</source>
   <translation>削除した対局を元に戻します</translation>
  </message>
  <message>
   <source>Bring it back</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>British Mah-Jong Association, rules of play</source>
   <translation>British Mah-Jong Association の競技規則</translation>
  </message>
  <message>
   <source>British association (BMJA)</source>
   <translation>英国協会（BMJA）</translation>
  </message>
  <message>
   <source>Buried treasure</source>
   <translation>一色四暗刻</translation>
  </message>
  <message>
   <source>Buttons of 48 pixels; best with 1280 × 800 or more</source>
   <translation>48ピクセルのボタン（1280 × 800以上向き）</translation>
  </message>
  <message>
   <source>By how much do everybody’s points change by this win?</source>
   <translation>この和了で、全員の点数はそれぞれいくら動きますか？</translation>
  </message>
  <message>
   <source>Call out</source>
   <translation>点数申告</translation>
  </message>
  <message>
   <source>Called</source>
   <translation>副露</translation>
  </message>
  <message>
   <source>Called set</source>
   <translation>副露の組</translation>
  </message>
  <message>
   <source>Called sets come next: a tile lays three, held a kan, with Alt a run</source>
   <translation>次は副露：牌で刻子、長押しで槓子、Altと一緒で順子</translation>
  </message>
  <message>
   <source>Calling {tiles}</source>
   <translation>{tiles}を鳴く</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Change a player from the next hand on</source>
   <translation>次の局から対局者を交代</translation>
  </message>
  <message>
   <source>Change of rules</source>
   <translation>ルールの変更</translation>
  </message>
  <message>
   <source>Change rules from the next hand on…</source>
   <translation>次の局からルールを変更…</translation>
  </message>
  <message>
   <source>Change seats</source>
   <translation>席替え</translation>
  </message>
  <message>
   <source>Change something first, or choose other rules</source>
   <translation>先に何か変更するか、別のルールを選んでください</translation>
  </message>
  <message>
   <source>Change something, such as who paid: what moves in later hands is shown below. “{accept}” keeps it, “{leave}” does not.</source>
   <translation>放銃者など、どこかを変えてみてください。後の局で変わる点数が下に出ます。「{accept}」で残し、「{leave}」でやめます。</translation>
  </message>
  <message>
   <source>Change what was wrong, then accept; until then nothing changes. “Strike” takes the hand out.</source>
   <translation>間違いを直して確定してください。それまでは何も変わりません。「削除」でこの局を取り除きます。</translation>
  </message>
  <message numerus="yes">
   <source>Changed: {count} (before in brackets), same: {still}</source>
   <translation>
    <numerusform>変更：{count}（かっこ内は変更前）、同じ：{still}</numerusform>
   </translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>萬子</translation>
  </message>
  <message>
   <source>Characters, circles and bamboos are the three suits, each numbered from 1 to 9.</source>
   <translation>萬子・筒子・索子の三種類があり、それぞれ1から9まであります。</translation>
  </message>
  <message>
   <source>Cheat sheet</source>
   <translation>早見表</translation>
  </message>
  <message>
   <source>Cheat sheet…</source>
   <translation>早見表…</translation>
  </message>
  <message>
   <source>Chi</source>
   <translation>チー</translation>
  </message>
  <message>
   <source>Chinese Classical</source>
   <translation>中国古典麻雀</translation>
  </message>
  <message>
   <source>Chombo</source>
   <translation>チョンボ</translation>
  </message>
  <message>
   <source>Choose a hand</source>
   <translation>局を選ぶ</translation>
  </message>
  <message>
   <source>Choose a session first</source>
   <translation>先に対局を選んでください</translation>
  </message>
  <message>
   <source>Choose another outcome (Esc)</source>
   <translation>別の結果を選びます（Esc）</translation>
  </message>
  <message>
   <source>Choose at least one kind of problems.</source>
   <translation>問題の種類を1つ以上選んでください。</translation>
  </message>
  <message>
   <source>Choose first who won, above ({keys} …); then type the hand.</source>
   <translation>先に上で和了者を選んでから（{keys} など）、手牌を入力してください。</translation>
  </message>
  <message>
   <source>Choose look and controls</source>
   <translation>外観と操作を選ぶ</translation>
  </message>
  <message>
   <source>Choose others</source>
   <translation>別の種類を選ぶ</translation>
  </message>
  <message>
   <source>Choose something to be asked first</source>
   <translation>先に問題の種類を選んでください</translation>
  </message>
  <message>
   <source>Choose the rules first.</source>
   <translation>先にルールを選んでください。</translation>
  </message>
  <message>
   <source>Choose the winner above; draws and everything else stand below the names.</source>
   <translation>上で和了者を選んでください。流局などは名前の下にあります。</translation>
  </message>
  <message>
   <source>Choose two players to exchange their seats</source>
   <translation>席を入れ替える2人を選びます</translation>
  </message>
  <message>
   <source>Choose what the key stands before</source>
   <translation>キーの付いたものを選ぶ</translation>
  </message>
  <message>
   <source>Choose what was called out.</source>
   <translation>申告された点数を選んでください。</translation>
  </message>
  <message>
   <source>Choose who won.</source>
   <translation>和了者を選んでください。</translation>
  </message>
  <message>
   <source>Chosen</source>
   <translation>選択中</translation>
  </message>
  <message>
   <source>Chow</source>
   <translation>チー</translation>
  </message>
  <message>
   <source>Chows allowed</source>
   <translation>順子の上限</translation>
  </message>
  <message>
   <source>Circles</source>
   <translation>筒子</translation>
  </message>
  <message>
   <source>Claimed kong</source>
   <translation>大明槓</translation>
  </message>
  <message>
   <source>Claimed kong stays concealed</source>
   <translation>大明槓も暗刻扱い</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>消去</translation>
  </message>
  <message>
   <source>Clear the search, or close it</source>
   <translation>検索を消す、または閉じる</translation>
  </message>
  <message>
   <source>Click + beside “{row}” below the hand, then this tile:</source>
   <translation>手牌の下の「{row}」の横の+、次にこの牌をクリックしてください。</translation>
  </message>
  <message>
   <source>Click again to take it back</source>
   <translation>もう一度クリックで取り消します</translation>
  </message>
  <message numerus="yes">
   <source>Click in the winning hand, {count} tiles: the last one is the winning tile.</source>
   <translation>
    <numerusform>和了した手牌{count}枚をクリックしてください。最後の牌が和了牌です。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Click the tiles of {name}’s hand, the winning tile last: {count} tiles to go.</source>
   <translation>
    <numerusform>{name}の手牌を、和了牌が最後になるようにクリックしてください。あと{count}枚です。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Click the tiles of {name}’s hand: {count} tiles to go.</source>
   <translation>
    <numerusform>{name}の手牌をクリックしてください。あと{count}枚です。</numerusform>
   </translation>
  </message>
  <message>
   <source>Click these tiles, the last one is the one that {winner} won on:</source>
   <translation>次の牌をクリックしてください。最後の牌が{winner}の和了牌です。</translation>
  </message>
  <message>
   <source>Click to sort by this; a third click goes by what was played last again</source>
   <translation>クリックで並べ替えます。3回目で最終対局順に戻ります</translation>
  </message>
  <message>
   <source>Click to take it back</source>
   <translation>クリックで戻します</translation>
  </message>
  <message>
   <source>Click to take it back. Right click or hold to make it the winning tile.</source>
   <translation>クリックで戻し、右クリックか長押しで和了牌にします。</translation>
  </message>
  <message>
   <source>Click to take this set back</source>
   <translation>クリックでこの面子を戻します</translation>
  </message>
  <message>
   <source>Click “Record” at the lower right.</source>
   <translation>右下の「記録」をクリックしてください。</translation>
  </message>
  <message>
   <source>Click “Record” at the lower right: points move, the next hand begins.</source>
   <translation>右下の「記録」をクリックしてください。点数が動き、次の局が始まります。</translation>
  </message>
  <message>
   <source>Click “{record}”: the points move and the next hand begins.</source>
   <translation>「{record}」をクリックしてください。点数が動き、次の局が始まります。</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Close this message</source>
   <translation>メッセージを閉じる</translation>
  </message>
  <message>
   <source>Closed hand</source>
   <translation>門前</translation>
  </message>
  <message>
   <source>Closed hand, off a discard</source>
   <translation>門前ロン</translation>
  </message>
  <message>
   <source>Closed kan</source>
   <translation>暗槓</translation>
  </message>
  <message>
   <source>Closed kan (1, 9, honour)</source>
   <translation>暗槓（幺九牌）</translation>
  </message>
  <message>
   <source>Closed kan (2 to 8)</source>
   <translation>暗槓（中張牌）</translation>
  </message>
  <message>
   <source>Closed triplet</source>
   <translation>暗刻（手の中）</translation>
  </message>
  <message>
   <source>Closed triplet (1, 9, honour)</source>
   <translation>暗刻（幺九牌）</translation>
  </message>
  <message>
   <source>Closed triplet (2 to 8)</source>
   <translation>暗刻（中張牌）</translation>
  </message>
  <message>
   <source>Closed wait</source>
   <translation>カンチャン</translation>
  </message>
  <message>
   <source>Colour-blind safe, dark</source>
   <translation>色覚対応ダーク</translation>
  </message>
  <message>
   <source>Colour-blind safe, light</source>
   <translation>色覚対応ライト</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>配色</translation>
  </message>
  <message>
   <source>Comes next: {kind}, {level}.</source>
   <translation>次に出るもの：{kind}、{level}。</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>比較</translation>
  </message>
  <message>
   <source>Completes it</source>
   <translation>完成牌</translation>
  </message>
  <message>
   <source>Concealed hand of one suit</source>
   <translation>門前清一色</translation>
  </message>
  <message>
   <source>Concealed kong</source>
   <translation>暗槓</translation>
  </message>
  <message>
   <source>Concealed kong of honours</source>
   <translation>字牌の暗槓</translation>
  </message>
  <message>
   <source>Concealed kong of simples</source>
   <translation>中張牌の暗槓</translation>
  </message>
  <message>
   <source>Concealed kong of terminals</source>
   <translation>老頭牌の暗槓</translation>
  </message>
  <message>
   <source>Concealed pung</source>
   <translation>暗刻</translation>
  </message>
  <message>
   <source>Concealed pung of honours</source>
   <translation>字牌の暗刻</translation>
  </message>
  <message>
   <source>Concealed pung of simples</source>
   <translation>中張牌の暗刻</translation>
  </message>
  <message>
   <source>Concealed pung of terminals</source>
   <translation>老頭牌の暗刻</translation>
  </message>
  <message>
   <source>Concealed self-draw</source>
   <translation>門前清自摸和</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>続ける</translation>
  </message>
  <message>
   <source>Continue “{title}”</source>
   <translation>「{title}」を続ける</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>コピー済</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
  <message>
   <source>Copy the whole explanation as text</source>
   <translation>説明全体を文字としてコピーします</translation>
  </message>
  <message>
   <source>Copy the whole page as text</source>
   <translation>このページ全体をテキストとしてコピーする</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>訂正</translation>
  </message>
  <message>
   <source>Correct how the session began</source>
   <translation>対局の開始内容を訂正</translation>
  </message>
  <message>
   <source>Correct it</source>
   <translation>訂正する</translation>
  </message>
  <message>
   <source>Correct the start</source>
   <translation>開始内容を訂正</translation>
  </message>
  <message>
   <source>Correct the start of the session?</source>
   <translation>対局の開始内容を訂正しますか？</translation>
  </message>
  <message>
   <source>Correct the start…</source>
   <translation>開始内容を訂正…</translation>
  </message>
  <message>
   <source>Correct {deal}</source>
   <translation>{deal}を訂正</translation>
  </message>
  <message>
   <source>Correcting a hand</source>
   <translation>局の訂正</translation>
  </message>
  <message>
   <source>Correcting the start</source>
   <translation>開始内容の訂正</translation>
  </message>
  <message>
   <source>Correcting {deal}</source>
   <translation>{deal}を訂正中</translation>
  </message>
  <message>
   <source>Count a hand and say what it is paid.</source>
   <translation>手を計算し、何点になるかまで答えます。</translation>
  </message>
  <message>
   <source>Count the hand</source>
   <translation>手の計算</translation>
  </message>
  <message>
   <source>Count the hand of the chosen line yourself, then see how it was</source>
   <translation>選んだ行の手を自分で数えてから答えを見る</translation>
  </message>
  <message>
   <source>Count the hands of your own sessions.</source>
   <translation>自分の対局で出た手を計算します。</translation>
  </message>
  <message>
   <source>Counter off a discard</source>
   <translation>ロンの本場点</translation>
  </message>
  <message>
   <source>Counter on a self-draw</source>
   <translation>ツモの本場点</translation>
  </message>
  <message>
   <source>Counters</source>
   <translation>本場</translation>
  </message>
  <message>
   <source>Counters and sticks</source>
   <translation>本場と供託</translation>
  </message>
  <message>
   <source>Counters from which a hand needs two han of yaku, dora aside; 0 never.</source>
   <translation>この本場からはドラを除いて2翻の役が必要です。0ならありません。</translation>
  </message>
  <message>
   <source>Counters or sticks were left out</source>
   <translation>本場か供託が抜けた</translation>
  </message>
  <message>
   <source>Counters too; not sticks, payments for tenpai or a chombo.</source>
   <translation>本場も2倍です。供託、ノーテン罰符、チョンボは除きます。</translation>
  </message>
  <message>
   <source>Counters were spread wrongly</source>
   <translation>本場の分け方の間違い</translation>
  </message>
  <message>
   <source>Counters with liability</source>
   <translation>責任払いの本場</translation>
  </message>
  <message>
   <source>Counters with several winners</source>
   <translation>複数人の和了の本場</translation>
  </message>
  <message>
   <source>Counts by itself: it may be played without the first ura dora.</source>
   <translation>単独で有効です。最初の裏ドラがなくても採用できます。</translation>
  </message>
  <message>
   <source>Counts for</source>
   <translation>数える人</translation>
  </message>
  <message>
   <source>Customise…</source>
   <translation>詳細設定…</translation>
  </message>
  <message>
   <source>Dangerous discard</source>
   <translation>危険牌の責任払い</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>ダーク</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>日付</translation>
  </message>
  <message>
   <source>Dead hand: too many tiles</source>
   <translation>多牌のため無効</translation>
  </message>
  <message>
   <source>Dead tiles made the winning tile the only one possible.</source>
   <translation>他の待ち牌が枯れていて、和了牌以外では和了できませんでした。</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>局</translation>
  </message>
  <message>
   <source>Deal after an abortive draw</source>
   <translation>途中流局の親</translation>
  </message>
  <message>
   <source>Dealer</source>
   <translation>親</translation>
  </message>
  <message>
   <source>Dealer among several winners</source>
   <translation>複数人の和了での連荘</translation>
  </message>
  <message>
   <source>Dealer and others were exchanged</source>
   <translation>親と子の取り違え</translation>
  </message>
  <message>
   <source>Dealer deals again</source>
   <translation>連荘の条件</translation>
  </message>
  <message>
   <source>Dealer ends the last hand</source>
   <translation>アガリ止め</translation>
  </message>
  <message>
   <source>Dealer not ready in the last hand</source>
   <translation>オーラスの親ノーテンで終局</translation>
  </message>
  <message>
   <source>Dealt into an open riichi</source>
   <translation>オープン立直への放銃</translation>
  </message>
  <message>
   <source>Declaring riichi needs 1,000 points.</source>
   <translation>リーチの宣言には1,000点が必要です。</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>削除</translation>
  </message>
  <message>
   <source>Deutsche Mah Jongg Liga, scoring sheet</source>
   <translation>Deutsche Mah Jongg Liga の採点表</translation>
  </message>
  <message>
   <source>Did you mean “{text}”?</source>
   <translation>「{text}」のことですか。</translation>
  </message>
  <message>
   <source>Differs from {preset} in 1 point</source>
   <translation>{preset}と1項目が異なる</translation>
  </message>
  <message numerus="yes">
   <source>Differs from {preset} in {count} points</source>
   <translation>
    <numerusform>{preset}と{count}項目が異なる</numerusform>
   </translation>
  </message>
  <message>
   <source>Digit {digit}</source>
   <translation>数字{digit}</translation>
  </message>
  <message>
   <source>Digits, then a suit: m characters, p circles, s bamboos, z winds and dragons.</source>
   <translation>数字のあとに種類を書きます。m は萬子、p は筒子、s は索子、z は字牌です。</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>捨て牌</translation>
  </message>
  <message>
   <source>Discard after a kan</source>
   <translation>槓振り</translation>
  </message>
  <message>
   <source>Discards of terminals and honours only pay a mangan: as a draw, or as a win.</source>
   <translation>捨て牌がすべて幺九牌なら満貫とし、流局扱いか和了扱いかを決めます。</translation>
  </message>
  <message>
   <source>Discards …</source>
   <translation>捨て牌…</translation>
  </message>
  <message>
   <source>Do it for me</source>
   <translation>自動で実行</translation>
  </message>
  <message>
   <source>Do that</source>
   <translation>そうする</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>完了</translation>
  </message>
  <message>
   <source>Dora</source>
   <translation>ドラ</translation>
  </message>
  <message>
   <source>Dora indicators</source>
   <translation>ドラ表示牌</translation>
  </message>
  <message>
   <source>Double click to read about it in the reference</source>
   <translation>ダブルクリックでリファレンスを開く</translation>
  </message>
  <message>
   <source>Double riichi</source>
   <translation>ダブルリーチ</translation>
  </message>
  <message>
   <source>Double wind pair</source>
   <translation>連風牌の雀頭</translation>
  </message>
  <message>
   <source>Double yakuman</source>
   <translation>ダブル役満</translation>
  </message>
  <message>
   <source>Doubles</source>
   <translation>翻</translation>
  </message>
  <message>
   <source>Drag to give one half more room</source>
   <translation>ドラッグで片側を広げます</translation>
  </message>
  <message>
   <source>Dragons</source>
   <translation>三元牌</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>流局</translation>
  </message>
  <message>
   <source>Draw another number, for other problems</source>
   <translation>番号を変えて別の問題にする</translation>
  </message>
  <message>
   <source>Drawing of the tiles</source>
   <translation>牌の絵柄</translation>
  </message>
  <message>
   <source>Drawn</source>
   <translation>ツモ</translation>
  </message>
  <message>
   <source>Drawn, with the dealer</source>
   <translation>親絡みのツモ</translation>
  </message>
  <message>
   <source>Draws</source>
   <translation>流局の精算</translation>
  </message>
  <message>
   <source>Draws are settled</source>
   <translation>流局の精算</translation>
  </message>
  <message>
   <source>Drill scoring</source>
   <translation>点数計算を練習する</translation>
  </message>
  <message>
   <source>Drill this hand</source>
   <translation>この手で練習</translation>
  </message>
  <message>
   <source>Drills</source>
   <translation>練習</translation>
  </message>
  <message>
   <source>Drills…</source>
   <translation>練習…</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>複製</translation>
  </message>
  <message>
   <source>E</source>
   <translation>東</translation>
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
   <translation>場にある1本場ごとに、どの手にも同じ点数が加わります。</translation>
  </message>
  <message>
   <source>Each counts a han when it is in the winning hand; 0 0 0: none are used.</source>
   <translation>和了した手牌に1枚あるごとに1翻です。0 0 0 なら使いません。</translation>
  </message>
  <message>
   <source>Each double counts the hand twice.</source>
   <translation>1翻ごとに手の点数が2倍になります。</translation>
  </message>
  <message>
   <source>Each double counts the points of the whole hand twice: two make them four times.</source>
   <translation>1翻ごとに手全体の点が2倍になります。2翻なら4倍です。</translation>
  </message>
  <message>
   <source>Each kan turns one dora indicator more: at least {wanted} lie open, entered: {entered}.</source>
   <translation>槓1つごとにドラ表示牌が1枚増えます。少なくとも{wanted}枚のはずですが、入力は{entered}枚です。</translation>
  </message>
  <message>
   <source>Each kan turns one more dora indicator.</source>
   <translation>槓のたびにドラ表示牌を1枚めくります。</translation>
  </message>
  <message>
   <source>Each key is a tile now, as written on it: hold it for two, longer for three; with Alt it lays a run. Before the tiles 1–4 say who won and off whom, 0 self-draw. F1 lists the other keys, F2 goes back to typing.</source>
   <translation>各キーが、書かれているとおりの牌になりました。長押しで2枚、さらに長押しで3枚、Altと一緒で順子です。牌の前に1〜4で和了者と放銃者、0でツモ。ほかのキーはF1、入力に戻すにはF2です。</translation>
  </message>
  <message>
   <source>Each of 2 to 8 of circles twice.</source>
   <translation>筒子の2～8が2枚ずつです。</translation>
  </message>
  <message>
   <source>Each of them gets</source>
   <translation>受け取り（各自）</translation>
  </message>
  <message>
   <source>Each other pays</source>
   <translation>支払い（各自）</translation>
  </message>
  <message>
   <source>Each other player pays</source>
   <translation>他家各自の支払い</translation>
  </message>
  <message>
   <source>Each payment is rounded up to the next hundred.</source>
   <translation>支払いはそれぞれ100点単位に切り上げます。</translation>
  </message>
  <message>
   <source>Each payment is rounded up, never down.</source>
   <translation>支払いは切り上げます。切り捨てはしません。</translation>
  </message>
  <message>
   <source>Each red five adds a han, but is no yaku.</source>
   <translation>赤ドラは1枚ごとに1翻増えますが、役ではありません。</translation>
  </message>
  <message>
   <source>Each riichi lays a stick of 1,000 points on the table, and the next winner takes them all.</source>
   <translation>リーチごとに1,000点棒を卓に置き、次の和了者が全部もらいます。</translation>
  </message>
  <message>
   <source>Each set and the pair have a terminal or an honour, and there is a run.</source>
   <translation>すべての面子と雀頭に幺九牌が含まれ、順子もあります。</translation>
  </message>
  <message>
   <source>Each set and the pair have a terminal, and there is a run.</source>
   <translation>すべての面子と雀頭に1か9の牌が含まれ、順子もあります。</translation>
  </message>
  <message>
   <source>Each tile that comes next after one turned up in the wall adds a han, but is no yaku.</source>
   <translation>牌山で表にした牌の次の牌がドラで、1枚ごとに1翻増えますが、役ではありません。</translation>
  </message>
  <message>
   <source>Earthly hand</source>
   <translation>地和</translation>
  </message>
  <message>
   <source>East</source>
   <translation>東</translation>
  </message>
  <message>
   <source>East 1</source>
   <translation>東1局</translation>
  </message>
  <message>
   <source>East 2</source>
   <translation>東2局</translation>
  </message>
  <message>
   <source>East 3</source>
   <translation>東3局</translation>
  </message>
  <message>
   <source>East 4</source>
   <translation>東4局</translation>
  </message>
  <message>
   <source>East and South</source>
   <translation>東南戦</translation>
  </message>
  <message>
   <source>East double</source>
   <translation>東家は2倍</translation>
  </message>
  <message>
   <source>East goes out with the tiles dealt, before any discard.</source>
   <translation>東家が第一打の前に、配牌で和了しました。</translation>
  </message>
  <message>
   <source>East has won as many times in a row as the rules ask for.</source>
   <translation>東家がルールで定めた回数だけ続けて和了しました。</translation>
  </message>
  <message>
   <source>East has won so many times in a row.</source>
   <translation>東家が定めた回数だけ続けて和了しました。</translation>
  </message>
  <message>
   <source>East only</source>
   <translation>東風戦</translation>
  </message>
  <message>
   <source>East pays</source>
   <translation>東家払い</translation>
  </message>
  <message>
   <source>East pays and is paid double.</source>
   <translation>東家は払いも受け取りも2倍になります。</translation>
  </message>
  <message>
   <source>East pays and receives double.</source>
   <translation>東家は払いも受け取りも2倍になります。</translation>
  </message>
  <message>
   <source>East pays like the others, and the wind of the round counts nothing</source>
   <translation>東家の支払いは他家と同じで、場風は数えない</translation>
  </message>
  <message>
   <source>East wins with the tiles dealt.</source>
   <translation>東家が配牌で和了します。</translation>
  </message>
  <message>
   <source>East {number}</source>
   <translation>東{number}局</translation>
  </message>
  <message>
   <source>East’s first discard comes from East: say who discarded, or how the tile was won.</source>
   <translation>東家の第一打は東家が捨てるので、捨てた人か和了のしかたを指定してください。</translation>
  </message>
  <message>
   <source>East’s wins in a row</source>
   <translation>東家の連続和了</translation>
  </message>
  <message>
   <source>Easy</source>
   <translation>初級</translation>
  </message>
  <message>
   <source>Edge wait</source>
   <translation>ペンチャン</translation>
  </message>
  <message>
   <source>Eight tiles that belong to no set: laid beside the hand, they bring points or doubles.</source>
   <translation>組にならない8枚の牌です。手牌の横に置くと点や翻になります。</translation>
  </message>
  <message>
   <source>Eight wins in a row</source>
   <translation>八連荘</translation>
  </message>
  <message>
   <source>Eighth win</source>
   <translation>八連荘</translation>
  </message>
  <message>
   <source>End and result</source>
   <translation>終局と成績</translation>
  </message>
  <message>
   <source>End of the game</source>
   <translation>ゲームの終了</translation>
  </message>
  <message>
   <source>End the game</source>
   <translation>終局</translation>
  </message>
  <message>
   <source>Ends at</source>
   <translation>コールド</translation>
  </message>
  <message>
   <source>English</source>
   <translation>日本語</translation>
  </message>
  <message>
   <source>Enough tried? End this game early: choose “{end}” at the upper right, then “{record}”.</source>
   <translation>ひととおり試しましたか。右上で「{end}」を選び、「{record}」を押して、このゲームを途中で終えてみましょう。</translation>
  </message>
  <message>
   <source>Enter a hand that was forgotten before this one</source>
   <translation>この局の前に、記録し忘れた局を入力します</translation>
  </message>
  <message>
   <source>Enter corrects the chosen hand; right click or the menu key for more.</source>
   <translation>Enterで選んだ局を訂正し、右クリックかメニューキーで他の操作を表示します。</translation>
  </message>
  <message>
   <source>Enter how the game stands now</source>
   <translation>今の局の状況を入力します</translation>
  </message>
  <message>
   <source>Enter the whole hand first</source>
   <translation>先に手牌をすべて入力してください</translation>
  </message>
  <message>
   <source>Enter this hand too, or leave it out: it then scores nothing.</source>
   <translation>この手牌も入力できます。省略すると0点になります。</translation>
  </message>
  <message>
   <source>Enter what this player discarded: that can bar a win off another player</source>
   <translation>この人の捨て牌を入力する（ロンできなくなることがあります）</translation>
  </message>
  <message>
   <source>Enter what was called out, without tiles; click again for the tiles</source>
   <translation>牌を使わず申告された点数を入力します。もう一度クリックで牌に戻ります</translation>
  </message>
  <message>
   <source>Entering what happened</source>
   <translation>結果の入力中</translation>
  </message>
  <message>
   <source>Entry {number}</source>
   <translation>記録{number}</translation>
  </message>
  <message>
   <source>Equal scores</source>
   <translation>同点</translation>
  </message>
  <message>
   <source>Equal scores: nearer the first dealer goes first, or the places are shared.</source>
   <translation>同点は起家に近い人を上位とするか、順位を分け合うかを決めます。</translation>
  </message>
  <message>
   <source>Erase the last digit</source>
   <translation>最後の数字を消す</translation>
  </message>
  <message>
   <source>Every 13 han are a counted yakuman in these rules.</source>
   <translation>このルールでは13翻ごとに数え役満1回分です。</translation>
  </message>
  <message>
   <source>Every choice holds at once and is kept.</source>
   <translation>選択はすぐに反映され、保存されます。</translation>
  </message>
  <message>
   <source>Every hand of sets and a pair begins with 20 fu.</source>
   <translation>面子手は副底の20符から数えます。</translation>
  </message>
  <message>
   <source>Every hand you record appears here.</source>
   <translation>記録した局がここに表示されます。</translation>
  </message>
  <message>
   <source>Every rule is played as there.</source>
   <translation>すべて元のルールどおりです。</translation>
  </message>
  <message>
   <source>Every seat is taken</source>
   <translation>空席がありません</translation>
  </message>
  <message>
   <source>Everybody starts at or above the target of {points} points: it decides nothing.</source>
   <translation>全員が目標点{points}点以上で始まるため、目標点に意味がありません。</translation>
  </message>
  <message>
   <source>Everybody starts with {start} points, so the first hand would end the game: check this number.</source>
   <translation>全員の持ち点が{start}点で最初の局で終局してしまうので、この数値を確認してください。</translation>
  </message>
  <message>
   <source>Everywhere</source>
   <translation>どこでも</translation>
  </message>
  <message>
   <source>Example: {hand}. It is worth {worth}.</source>
   <translation>例：{hand}。{worth}です。</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交換</translation>
  </message>
  <message>
   <source>Exhaustive draw</source>
   <translation>荒牌流局</translation>
  </message>
  <message>
   <source>Explain the words on this page</source>
   <translation>このページの言葉を説明する</translation>
  </message>
  <message>
   <source>Export the session</source>
   <translation>対局の書き出し</translation>
  </message>
  <message>
   <source>Export the session to a file</source>
   <translation>対局をファイルに書き出す</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>書出…</translation>
  </message>
  <message>
   <source>Exposed kong</source>
   <translation>明槓</translation>
  </message>
  <message>
   <source>Exposed kong of honours</source>
   <translation>字牌の明槓</translation>
  </message>
  <message>
   <source>Exposed kong of simples</source>
   <translation>中張牌の明槓</translation>
  </message>
  <message>
   <source>Exposed kong of terminals</source>
   <translation>老頭牌の明槓</translation>
  </message>
  <message>
   <source>Exposed pung</source>
   <translation>明刻</translation>
  </message>
  <message>
   <source>Exposed pung of honours</source>
   <translation>字牌の明刻</translation>
  </message>
  <message>
   <source>Exposed pung of simples</source>
   <translation>中張牌の明刻</translation>
  </message>
  <message>
   <source>Exposed pung of terminals</source>
   <translation>老頭牌の明刻</translation>
  </message>
  <message>
   <source>F11 or a double click fills the screen, Esc leaves it.</source>
   <translation>F11かダブルクリックで全画面にし、Escで戻ります。</translation>
  </message>
  <message>
   <source>False mahjong</source>
   <translation>誤った和了</translation>
  </message>
  <message>
   <source>Fill in everything first, or choose “{show}”.</source>
   <translation>先に全部答えるか、「{show}」を選んでください。</translation>
  </message>
  <message>
   <source>Fill the screen, or leave it</source>
   <translation>全画面にする・戻す</translation>
  </message>
  <message>
   <source>Final result</source>
   <translation>最終結果</translation>
  </message>
  <message>
   <source>Find every tile that completes the hand.</source>
   <translation>和了形になる牌をすべて見つけます。</translation>
  </message>
  <message>
   <source>Find everything that the hand is.</source>
   <translation>手に付く役をすべて見つけます。</translation>
  </message>
  <message>
   <source>Find the smallest hand that is enough.</source>
   <translation>条件を満たす最も安い手を見つけます。</translation>
  </message>
  <message>
   <source>Find the waits</source>
   <translation>待ち当て</translation>
  </message>
  <message>
   <source>First already: nothing is needed.</source>
   <translation>既にトップなので、条件はありません。</translation>
  </message>
  <message numerus="yes">
   <source>First what {name} laid open, with the buttons beside the tiles; then the rest, the winning tile last: {count} tiles to go.</source>
   <translation>
    <numerusform>まず{name}がさらした牌を牌の横のボタンで、次に残りを、和了牌は最後に。あと{count}枚。</numerusform>
   </translation>
  </message>
  <message>
   <source>Fish from the river: last discard, nine of circles</source>
   <translation>九筒撈魚</translation>
  </message>
  <message>
   <source>Floating uma</source>
   <translation>変動ウマ</translation>
  </message>
  <message>
   <source>Flower or season</source>
   <translation>花牌・季節牌1枚</translation>
  </message>
  <message>
   <source>Flowers and seasons</source>
   <translation>花牌・季節牌</translation>
  </message>
  <message>
   <source>Flowers and seasons are added to a hand worth less than the whole limit, with their own doubles.</source>
   <translation>満貫全額に満たない手牌に、花牌・季節牌の点と翻を加えます。</translation>
  </message>
  <message>
   <source>For</source>
   <translation>対象</translation>
  </message>
  <message>
   <source>For a yakuman: how many it counts as.</source>
   <translation>役満では、役満何回分かを表します。</translation>
  </message>
  <message>
   <source>For all else</source>
   <translation>その他</translation>
  </message>
  <message>
   <source>For fingers</source>
   <translation>タッチ操作</translation>
  </message>
  <message>
   <source>For sets taken from others, which lie open: a click or right click lays three equal tiles, once more a kan, a drag along the row a run. Click again for the hand.</source>
   <translation>鳴いてさらした面子用。クリックか右クリックで同じ牌3枚、もう1回で槓、列に沿ってドラッグで順子。もう一度押すと手牌に戻ります。</translation>
  </message>
  <message>
   <source>For three players</source>
   <translation>3人分</translation>
  </message>
  <message>
   <source>For two players</source>
   <translation>2人分</translation>
  </message>
  <message>
   <source>Forget all answers under these rules; that can be taken back</source>
   <translation>このルールの答えをすべて忘れる（取り消せます）</translation>
  </message>
  <message>
   <source>Four blessings</source>
   <translation>大四喜</translation>
  </message>
  <message>
   <source>Four concealed pungs of one suit and honours, the last tile from the wall.</source>
   <translation>1種類の数牌と字牌の暗刻が4組で、最後の牌をツモります。</translation>
  </message>
  <message>
   <source>Four concealed pungs or kongs, the last tile from a wall.</source>
   <translation>暗刻か暗槓が4組で、最後の牌をツモります。</translation>
  </message>
  <message>
   <source>Four concealed triplets</source>
   <translation>四暗刻</translation>
  </message>
  <message>
   <source>Four concealed triplets, pair wait</source>
   <translation>四暗刻単騎</translation>
  </message>
  <message>
   <source>Four equal tiles drawn by oneself; its owner draws one tile more.</source>
   <translation>同じ牌4枚を全部自分で引いたものです。1枚補充します。</translation>
  </message>
  <message>
   <source>Four equal tiles drawn by oneself; the hand still counts as one with nothing called.</source>
   <translation>同じ牌4枚を全部自分で引いたものです。手は門前のままです。</translation>
  </message>
  <message>
   <source>Four equal tiles laid open, one of them claimed from another player.</source>
   <translation>同じ牌4枚を開いて置いたもので、1枚は他の人から取ったものです。</translation>
  </message>
  <message>
   <source>Four equal tiles, all drawn by the player and laid face down.</source>
   <translation>同じ牌4枚を全部自分で引き、伏せて置いたものです。</translation>
  </message>
  <message>
   <source>Four equal tiles, one of them claimed; its owner draws one tile more.</source>
   <translation>同じ牌4枚で1枚は他の人から取ったものです。1枚補充します。</translation>
  </message>
  <message>
   <source>Four equal wind discards</source>
   <translation>四風連打</translation>
  </message>
  <message>
   <source>Four kans</source>
   <translation>四槓子</translation>
  </message>
  <message>
   <source>Four kans by several</source>
   <translation>四槓散了</translation>
  </message>
  <message>
   <source>Four kans have been made, not all by one player.</source>
   <translation>2人以上で合わせて4回の槓がありました。</translation>
  </message>
  <message>
   <source>Four kans.</source>
   <translation>槓子が4組あります。</translation>
  </message>
  <message>
   <source>Four kongs</source>
   <translation>四槓子</translation>
  </message>
  <message>
   <source>Four kongs and any pair.</source>
   <translation>四つの槓子と任意の雀頭です。</translation>
  </message>
  <message>
   <source>Four numbers in all three suits, and a pair of one number in two suits.</source>
   <translation>四つの数字を3種類の数牌すべてで、さらに一つの数字の対を2種類でそろえます。</translation>
  </message>
  <message>
   <source>Four riichi</source>
   <translation>四家立直</translation>
  </message>
  <message>
   <source>Four runs and a pair that counts nothing, and the last run could be completed at either end.</source>
   <translation>順子4つと得点にならない雀頭で、最後の順子が両側で待っていた形です。</translation>
  </message>
  <message>
   <source>Four sets and a pair.</source>
   <translation>面子4組と雀頭。</translation>
  </message>
  <message>
   <source>Four sets and a pair: choose how it was won.</source>
   <translation>面子4組と雀頭です。和了り方を選んでください。</translation>
  </message>
  <message>
   <source>Four sets are called, so that one tile was left to wait with.</source>
   <translation>4組すべてを副露し、残った1枚で待っていました。</translation>
  </message>
  <message>
   <source>Four triplets or kans and no run.</source>
   <translation>刻子か槓子が4組で、順子はありません。</translation>
  </message>
  <message>
   <source>Four triplets or kans that no tile of another player completed, and the winning tile made the pair.</source>
   <translation>他家の牌を使わずに作った暗刻か暗槓が4組あり、和了牌で雀頭が完成しました。</translation>
  </message>
  <message>
   <source>Four triplets or kans that no tile of another player completed.</source>
   <translation>他家の牌を使わずに作った暗刻か暗槓が4組あります。</translation>
  </message>
  <message>
   <source>From a discard</source>
   <translation>出和了</translation>
  </message>
  <message>
   <source>From points to the total</source>
   <translation>点から合計まで</translation>
  </message>
  <message>
   <source>From the next hand on</source>
   <translation>次の局から</translation>
  </message>
  <message>
   <source>From the table</source>
   <translation>場の供託</translation>
  </message>
  <message>
   <source>From those who are not ready to those who are; 0: none.</source>
   <translation>ノーテンの人がテンパイの人に払います。0ならありません。</translation>
  </message>
  <message>
   <source>Fu</source>
   <translation>符</translation>
  </message>
  <message>
   <source>Fu for a pair of the wind that is both seat and round wind.</source>
   <translation>自風と場風を兼ねる牌の雀頭の符です。</translation>
  </message>
  <message>
   <source>Fu of an open hand won off a discard that has no other fu.</source>
   <translation>他に符のない副露手をロン和了したときの符です。</translation>
  </message>
  <message>
   <source>Fu of the pair, the wait and the win</source>
   <translation>雀頭・待ち・和了りの符</translation>
  </message>
  <message>
   <source>Fu of triplets and kans</source>
   <translation>刻子と槓子の符</translation>
  </message>
  <message>
   <source>Fu on the replacement tile</source>
   <translation>嶺上ツモの符</translation>
  </message>
  <message>
   <source>Full flush</source>
   <translation>清一色</translation>
  </message>
  <message>
   <source>Fully concealed hand</source>
   <translation>門前清</translation>
  </message>
  <message>
   <source>Furiten</source>
   <translation>フリテン</translation>
  </message>
  <message>
   <source>Furiten: the own discards hold {tiles}, which would complete the hand, so it can win by the own draw only.</source>
   <translation>フリテン：和了牌になる {tiles} が自分の捨て牌にあるので、ツモでしか和了できません。</translation>
  </message>
  <message>
   <source>Furiten: this win off another player is not allowed, for the own discards hold {tiles}, which completes the hand.</source>
   <translation>フリテン：自分の捨て牌に、この手が完成する{tiles}があるため、このロンはできません。</translation>
  </message>
  <message>
   <source>Gain and loss were exchanged</source>
   <translation>増減の取り違え</translation>
  </message>
  <message>
   <source>Gates of heaven</source>
   <translation>天門九蓮</translation>
  </message>
  <message>
   <source>German league (DMJL)</source>
   <translation>ドイツ連盟（DMJL）</translation>
  </message>
  <message>
   <source>Give the hand a name first.</source>
   <translation>先に役の名前を入れてください。</translation>
  </message>
  <message>
   <source>Give the points that are to move, at the upper right.</source>
   <translation>動かす点数を右上で入力してください。</translation>
  </message>
  <message>
   <source>Give these rules a name first.</source>
   <translation>先にこのルールに名前を付けてください。</translation>
  </message>
  <message>
   <source>Give up what was begun, go back one step</source>
   <translation>始めた操作をやめ、1つ前に戻る</translation>
  </message>
  <message>
   <source>Gives way to</source>
   <translation>次を優先</translation>
  </message>
  <message>
   <source>Glossary</source>
   <translation>用語集</translation>
  </message>
  <message>
   <source>Go back (Esc)</source>
   <translation>戻る（Esc）</translation>
  </message>
  <message>
   <source>Go back to the page before</source>
   <translation>前のページに戻る</translation>
  </message>
  <message>
   <source>Go back to the table (Esc)</source>
   <translation>卓に戻る（Esc）</translation>
  </message>
  <message>
   <source>Go on (Enter)</source>
   <translation>次へ（Enter）</translation>
  </message>
  <message>
   <source>Go on to the next button or field, with Shift to the one before</source>
   <translation>次のボタンか欄へ進む（Shiftで前へ戻る）</translation>
  </message>
  <message>
   <source>Go on to the next page</source>
   <translation>次のページに進む</translation>
  </message>
  <message>
   <source>Go there</source>
   <translation>その局へ</translation>
  </message>
  <message>
   <source>Go to the circumstances</source>
   <translation>状況の選択へ移動</translation>
  </message>
  <message>
   <source>Go to the field where a hand is typed</source>
   <translation>手牌の文字入力欄へ移動</translation>
  </message>
  <message>
   <source>Go to the history</source>
   <translation>履歴へ移動</translation>
  </message>
  <message>
   <source>Go to the next hand that is entered, or the one before</source>
   <translation>次に入力する手牌、または前の手牌へ移る</translation>
  </message>
  <message>
   <source>Go to the outcomes that nobody wins</source>
   <translation>和了者のいない結果へ移動</translation>
  </message>
  <message>
   <source>Go to the tile beside it</source>
   <translation>隣の牌へ移動</translation>
  </message>
  <message>
   <source>Going out</source>
   <translation>和了点</translation>
  </message>
  <message>
   <source>Green dragon</source>
   <translation>役牌 發</translation>
  </message>
  <message>
   <source>Half</source>
   <translation>半分</translation>
  </message>
  <message>
   <source>Half flush</source>
   <translation>混一色</translation>
  </message>
  <message>
   <source>Han</source>
   <translation>翻</translation>
  </message>
  <message>
   <source>Han of a yaku as the house counts it, closed and open; none switches it off.</source>
   <translation>門前と副露での各役の翻数です。指定なしならその役を採用しません。</translation>
  </message>
  <message>
   <source>Han of each yaku</source>
   <translation>各役の翻数</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Hand, typed</source>
   <translation>手牌の文字入力</translation>
  </message>
  <message>
   <source>Handed to the printer.</source>
   <translation>プリンターに送りました。</translation>
  </message>
  <message>
   <source>Hands so far</source>
   <translation>これまでの局</translation>
  </message>
  <message>
   <source>Hands whose last set makes the player who gave it liable.</source>
   <translation>最後の面子を鳴かせた人が責任払いをする役です。</translation>
  </message>
  <message>
   <source>Hands you played</source>
   <translation>実戦の手牌</translation>
  </message>
  <message>
   <source>Haneman</source>
   <translation>跳満</translation>
  </message>
  <message>
   <source>Hard</source>
   <translation>上級</translation>
  </message>
  <message>
   <source>Harder once you answer well; what is weak comes more often</source>
   <translation>よく答えるほど難しくなり、苦手なものが多く出ます</translation>
  </message>
  <message>
   <source>Heavenly hand</source>
   <translation>天和</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>ヘルプ</translation>
  </message>
  <message>
   <source>Here</source>
   <translation>このルールでは</translation>
  </message>
  <message>
   <source>Hidden treasure</source>
   <translation>四暗刻</translation>
  </message>
  <message>
   <source>Hide the steps; the menu brings them back</source>
   <translation>手順を隠します。メニューから戻せます</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>高コントラスト</translation>
  </message>
  <message>
   <source>History</source>
   <translation>履歴</translation>
  </message>
  <message>
   <source>Honours</source>
   <translation>字牌</translation>
  </message>
  <message>
   <source>Honours only</source>
   <translation>字牌のみ</translation>
  </message>
  <message>
   <source>House rule of this table</source>
   <translation>この卓のマイルール</translation>
  </message>
  <message>
   <source>House rule: {rule}</source>
   <translation>ハウスルール：{rule}</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>マイルール</translation>
  </message>
  <message>
   <source>House rules this hand hangs on</source>
   <translation>この手の点数に影響するルール</translation>
  </message>
  <message>
   <source>How far</source>
   <translation>遠さ</translation>
  </message>
  <message>
   <source>How hard</source>
   <translation>難しさ</translation>
  </message>
  <message>
   <source>How it was won was left out</source>
   <translation>和了の状況が抜けた</translation>
  </message>
  <message>
   <source>How long</source>
   <translation>長さ</translation>
  </message>
  <message>
   <source>How many</source>
   <translation>問題数</translation>
  </message>
  <message>
   <source>How many chows a winning hand may have.</source>
   <translation>和了する手牌にある順子の数の上限です。</translation>
  </message>
  <message>
   <source>How many players ended at or above the start; what is not set here is paid by the uma above.</source>
   <translation>開始時の持ち点以上で終えた人数ごとに決め、ここにない場合は上のウマを使います。</translation>
  </message>
  <message>
   <source>How many players may win on one discard.</source>
   <translation>一つの捨て牌で何人まで和了できるかを決めます。</translation>
  </message>
  <message>
   <source>How many points this adds; 0: it does not count.</source>
   <translation>何点加わるかを表します。0なら数えません。</translation>
  </message>
  <message>
   <source>How many times this doubles the hand; 0: it does not count.</source>
   <translation>手牌が何翻になるかを表します。0なら数えません。</translation>
  </message>
  <message>
   <source>How many winds are played.</source>
   <translation>何場まで打つかを決めます。</translation>
  </message>
  <message>
   <source>How many winds are played; free: until the players end it.</source>
   <translation>何場まで打つかを決めます。無制限なら対局者が終えるまで続きます。</translation>
  </message>
  <message>
   <source>How often</source>
   <translation>出現率</translation>
  </message>
  <message>
   <source>How page {page} of {pages} will look</source>
   <translation>{pages}ページ中{page}ページ目の見本</translation>
  </message>
  <message>
   <source>How tiles are written</source>
   <translation>牌の書き方</translation>
  </message>
  <message>
   <source>However much a hand comes to, no more than the limit is paid.</source>
   <translation>計算がいくら大きくなっても、満貫より多くは払いません。</translation>
  </message>
  <message>
   <source>I don’t know</source>
   <translation>わからない</translation>
  </message>
  <message>
   <source>If nothing of this was so, it is no win: the hand goes on.</source>
   <translation>どれにも当てはまらなければ和了ではなく、局は続きます。</translation>
  </message>
  <message>
   <source>Import sessions</source>
   <translation>対局の読み込み</translation>
  </message>
  <message>
   <source>Import sessions from files</source>
   <translation>ファイルから対局を読み込む</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>読込…</translation>
  </message>
  <message>
   <source>In place of East</source>
   <translation>東家の分</translation>
  </message>
  <message>
   <source>In place of another player</source>
   <translation>他家の分</translation>
  </message>
  <message>
   <source>In plain words</source>
   <translation>やさしい言葉で</translation>
  </message>
  <message>
   <source>In the drills</source>
   <translation>練習で</translation>
  </message>
  <message>
   <source>In the first round without a call. At least: paid when the hand’s own value is less. Its han stand on the page of yaku.</source>
   <translation>鳴きのない1巡目の和了です。「以上」は手の点数がそれより低いときに払います。翻数は役のページにあります。</translation>
  </message>
  <message>
   <source>In the history</source>
   <translation>履歴で</translation>
  </message>
  <message>
   <source>In the last hand a leading dealer ends the game by a win, or by a ready hand too.</source>
   <translation>オーラスでトップの親が、和了（またはテンパイでも）対局を終えます。</translation>
  </message>
  <message>
   <source>In the order they sat: {players}</source>
   <translation>席順：{players}</translation>
  </message>
  <message>
   <source>In the reference</source>
   <translation>リファレンスで</translation>
  </message>
  <message>
   <source>In which language</source>
   <translation>言語</translation>
  </message>
  <message numerus="yes">
   <source>In {count} minutes</source>
   <translation>
    <numerusform>{count}分間</numerusform>
   </translation>
  </message>
  <message>
   <source>Indicator, then its dora</source>
   <translation>表示牌と、そのドラ</translation>
  </message>
  <message>
   <source>Insert a hand before</source>
   <translation>前に局を挿入</translation>
  </message>
  <message>
   <source>Inserting a hand</source>
   <translation>局の挿入</translation>
  </message>
  <message>
   <source>Ippatsu</source>
   <translation>一発</translation>
  </message>
  <message>
   <source>Is one of the fives red? With it the hand would be worth {points} in place of {now}.</source>
   <translation>5の中に赤ドラはありますか。あればこの手は{now}ではなく{points}です。</translation>
  </message>
  <message>
   <source>It cannot stay as it was: {reason}</source>
   <translation>元のままにはできません：{reason}</translation>
  </message>
  <message>
   <source>It could win so</source>
   <translation>こうすれば和了れます</translation>
  </message>
  <message>
   <source>It could win with: {ways}.</source>
   <translation>次があれば和了れます：{ways}。</translation>
  </message>
  <message>
   <source>It counts {right} {unit} in this hand, not {amount}: {line}.</source>
   <translation>この手では{amount}ではなく{right}{unit}です：{line}。</translation>
  </message>
  <message>
   <source>It ends as soon as somebody has reached the target.</source>
   <translation>誰かが目標点に届いた時点で終局します。</translation>
  </message>
  <message>
   <source>It is {answer}</source>
   <translation>正解は{answer}です</translation>
  </message>
  <message>
   <source>It makes sets like any tile of its number; red ones may be worth more.</source>
   <translation>同じ数字の牌と同じように面子になります。赤い牌は点が高くなることがあります。</translation>
  </message>
  <message>
   <source>Its total</source>
   <translation>合計点</translation>
  </message>
  <message>
   <source>JPML A</source>
   <translation>連盟A</translation>
  </message>
  <message>
   <source>Japanese mahjong scoring rules, as most tables play</source>
   <translation>多くの卓で使われている日本麻雀の点数計算</translation>
  </message>
  <message>
   <source>Just as {preset}</source>
   <translation>{preset}と同じ</translation>
  </message>
  <message>
   <source>Kan</source>
   <translation>槓子</translation>
  </message>
  <message>
   <source>Kan dora</source>
   <translation>槓ドラ</translation>
  </message>
  <message>
   <source>Kan ura dora</source>
   <translation>槓裏ドラ</translation>
  </message>
  <message>
   <source>Keep the changes in “{rules}”</source>
   <translation>変更を「{rules}」に保存します</translation>
  </message>
  <message>
   <source>Keep these rules under a name of your own</source>
   <translation>このルールに名前を付けて保存します</translation>
  </message>
  <message>
   <source>Keep what was paid</source>
   <translation>当時の支払いのまま</translation>
  </message>
  <message>
   <source>Key</source>
   <translation>キー</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>ショートカット</translation>
  </message>
  <message>
   <source>Keyboard shortcuts…</source>
   <translation>ショートカット…</translation>
  </message>
  <message>
   <source>Kinds of problems</source>
   <translation>問題の種類を選ぶ</translation>
  </message>
  <message>
   <source>Knitting</source>
   <translation>ニッティング</translation>
  </message>
  <message>
   <source>Kong</source>
   <translation>明槓</translation>
  </message>
  <message>
   <source>Kong upon kong</source>
   <translation>槓上槓</translation>
  </message>
  <message>
   <source>Kongs as concealed pungs</source>
   <translation>暗槓も暗刻扱い</translation>
  </message>
  <message>
   <source>Laid beside the hand as soon as drawn, and replaced by another tile.</source>
   <translation>引いたらすぐ手牌の横に置き、別の牌を補充します。</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>言語</translation>
  </message>
  <message>
   <source>Large numerals</source>
   <translation>大きな数字</translation>
  </message>
  <message>
   <source>Larger letters</source>
   <translation>大きな文字</translation>
  </message>
  <message>
   <source>Last discard</source>
   <translation>河底撈魚</translation>
  </message>
  <message>
   <source>Last hand</source>
   <translation>オーラス</translation>
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
   <translation>海底撈月</translation>
  </message>
  <message>
   <source>Last tile of the wall as a replacement</source>
   <translation>海底の嶺上開花</translation>
  </message>
  <message>
   <source>Lately</source>
   <translation>最近</translation>
  </message>
  <message>
   <source>Lays {tiles}</source>
   <translation>{tiles}を置きます</translation>
  </message>
  <message>
   <source>Leave everything as it was (Esc)</source>
   <translation>すべて元のままにします（Esc）</translation>
  </message>
  <message>
   <source>Leave the full screen</source>
   <translation>全画面を終了</translation>
  </message>
  <message>
   <source>Leave the sample</source>
   <translation>サンプルを終了</translation>
  </message>
  <message>
   <source>Leave the sample; your own sessions are as they were</source>
   <translation>サンプルを終了します。自分の対局は元のままです</translation>
  </message>
  <message>
   <source>Left empty, it is {name}</source>
   <translation>空欄なら{name}になります</translation>
  </message>
  <message>
   <source>Length</source>
   <translation>長さ</translation>
  </message>
  <message>
   <source>Less motion</source>
   <translation>動き控えめ</translation>
  </message>
  <message>
   <source>Let each key be a tile, or type tiles again</source>
   <translation>1キー1牌に切り替える、または入力に戻す</translation>
  </message>
  <message>
   <source>Let go over a set to lay it as called</source>
   <translation>副露の上で離すと、鳴いた面子になります</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>レター</translation>
  </message>
  <message>
   <source>Level</source>
   <translation>レベル</translation>
  </message>
  <message>
   <source>Liability</source>
   <translation>責任払い</translation>
  </message>
  <message>
   <source>Liability covers</source>
   <translation>責任払いの範囲</translation>
  </message>
  <message>
   <source>Liability was forgotten</source>
   <translation>責任払いを忘れた</translation>
  </message>
  <message>
   <source>Lies among the own discards.</source>
   <translation>自分の捨て牌にあります。</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>ライト</translation>
  </message>
  <message>
   <source>Limit</source>
   <translation>満貫</translation>
  </message>
  <message>
   <source>Limit hand</source>
   <translation>満貫役</translation>
  </message>
  <message>
   <source>Limit hands</source>
   <translation>満貫役</translation>
  </message>
  <message>
   <source>Limits</source>
   <translation>満貫以上</translation>
  </message>
  <message>
   <source>Line {line} holds {number}, which is no number to reckon with: write another.</source>
   <translation>{line}行目の{number}は計算できない数なので、別の数を書いてください。</translation>
  </message>
  <message>
   <source>Line {line} is JSON but no record: write names and their values in braces.</source>
   <translation>{line}行目はJSONですが記録ではないので、名前と値を波かっこで囲んで書いてください。</translation>
  </message>
  <message>
   <source>Line {line} is nested too deep to be read: a record has few levels.</source>
   <translation>{line}行目は入れ子が深すぎて読めません。記録の入れ子はわずかです。</translation>
  </message>
  <message>
   <source>Line {line} is not JSON: write one record a line.</source>
   <translation>{line}行目がJSONではないので、1行に1件の記録を書いてください。</translation>
  </message>
  <message>
   <source>Line {line} is not text in UTF-8: save it in that encoding.</source>
   <translation>{line}行目がUTF-8のテキストではないので、UTF-8で保存してください。</translation>
  </message>
  <message>
   <source>Line {line} names “{key}” twice: keep one of them.</source>
   <translation>{line}行目に「{key}」が2つあるので、1つだけ残してください。</translation>
  </message>
  <message>
   <source>Line {line}: a file may hold {most} records, and what is beyond them was not read: split it.</source>
   <translation>{line}行目：1つのファイルに入るのは{most}件までで、それより後は読み込んでいません。ファイルを分けてください。</translation>
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
   <translation>外観と操作</translation>
  </message>
  <message>
   <source>Look and controls…</source>
   <translation>外観と操作…</translation>
  </message>
  <message>
   <source>Look at “{title}”</source>
   <translation>「{title}」を見る</translation>
  </message>
  <message>
   <source>Look it up</source>
   <translation>調べる</translation>
  </message>
  <message>
   <source>Look something up in the reference</source>
   <translation>リファレンスで調べる</translation>
  </message>
  <message>
   <source>Look the chosen reason up in the reference</source>
   <translation>選んだ項目をリファレンスで調べる</translation>
  </message>
  <message>
   <source>Losers settle</source>
   <translation>敗者間の精算</translation>
  </message>
  <message>
   <source>M.League</source>
   <translation>Mリーグ</translation>
  </message>
  <message>
   <source>Mahjong Soul</source>
   <translation>雀魂</translation>
  </message>
  <message>
   <source>Mangan</source>
   <translation>満貫</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>メニュー</translation>
  </message>
  <message>
   <source>Misnamed for a chow</source>
   <translation>言い間違い（チーされた）</translation>
  </message>
  <message>
   <source>Misnamed for a pung or kong</source>
   <translation>言い間違い（ポン・カンされた）</translation>
  </message>
  <message>
   <source>Misnamed for the win</source>
   <translation>言い間違い（和了された）</translation>
  </message>
  <message>
   <source>Mixed outside hand</source>
   <translation>混全帯幺九</translation>
  </message>
  <message>
   <source>Moon from the bottom of the sea</source>
   <translation>一筒摸月</translation>
  </message>
  <message>
   <source>Moon from the sea: last tile, one of circles</source>
   <translation>一筒摸月</translation>
  </message>
  <message numerus="yes">
   <source>More ({count})</source>
   <translation>
    <numerusform>ほか（{count}）</numerusform>
   </translation>
  </message>
  <message>
   <source>More…</source>
   <translation>ほか…</translation>
  </message>
  <message>
   <source>Most yakuman</source>
   <translation>役満の上限</translation>
  </message>
  <message>
   <source>N</source>
   <translation>北</translation>
  </message>
  <message>
   <source>Nagashi mangan</source>
   <translation>流し満貫</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>名前</translation>
  </message>
  <message>
   <source>Name four hands in “{what}”, one a seat; a hand that scores nothing is null.</source>
   <translation>「{what}」には4人分の手牌を席順に書いてください。0点の手牌は null とします。</translation>
  </message>
  <message>
   <source>Name it</source>
   <translation>役当て</translation>
  </message>
  <message>
   <source>Name of the hand</source>
   <translation>役の名前</translation>
  </message>
  <message>
   <source>Name of the player who starts as {wind}</source>
   <translation>{wind}家で始める対局者の名前</translation>
  </message>
  <message>
   <source>Name of these rules</source>
   <translation>このルールの名前</translation>
  </message>
  <message>
   <source>Names, seats and rules</source>
   <translation>名前・席・ルール</translation>
  </message>
  <message>
   <source>Nearest to: {pattern}.</source>
   <translation>最も近い形：{pattern}。</translation>
  </message>
  <message>
   <source>Nearly every winning hand has four sets and a pair. A set is three numbers in a row of one suit, or three or four equal tiles.</source>
   <translation>和了形はほとんどが4面子1雀頭です。面子とは、同じ種類の続いた数字3枚か、同じ牌3枚または4枚です。</translation>
  </message>
  <message>
   <source>Never together with</source>
   <translation>次とは複合しない</translation>
  </message>
  <message>
   <source>New session</source>
   <translation>新しい対局</translation>
  </message>
  <message>
   <source>New session…</source>
   <translation>新しい対局…</translation>
  </message>
  <message>
   <source>New to mahjong</source>
   <translation>麻雀は初めて</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>次へ</translation>
  </message>
  <message>
   <source>Next dealer: {name}</source>
   <translation>次の親：{name}</translation>
  </message>
  <message>
   <source>Next page</source>
   <translation>次のページへ</translation>
  </message>
  <message>
   <source>Nine gates</source>
   <translation>九蓮宝燈</translation>
  </message>
  <message>
   <source>Nine terminals and honours</source>
   <translation>九種九牌</translation>
  </message>
  <message>
   <source>No</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>No abortive draw is played.</source>
   <translation>途中流局はありません。</translation>
  </message>
  <message>
   <source>No chows</source>
   <translation>順子なし</translation>
  </message>
  <message>
   <source>No dora indicator is entered; with one dora the hand would be worth {points} in place of {now}.</source>
   <translation>ドラ表示牌が未入力です。ドラが1枚あればこの手は{now}ではなく{points}です。</translation>
  </message>
  <message>
   <source>No flower or season lies beside any hand: enter those there are.</source>
   <translation>花牌も季節牌もどの手にもありません。あれば入力してください。</translation>
  </message>
  <message>
   <source>No hand has been recorded yet.</source>
   <translation>まだ局が記録されていません。</translation>
  </message>
  <message>
   <source>No hand has moved any points yet</source>
   <translation>まだ点数の動いた局がありません</translation>
  </message>
  <message>
   <source>No hand is paid more than one yakuman, so no pattern counts double: raise the most, or tick none.</source>
   <translation>役満の上限が1回でダブル役満にならないので、上限を上げるか、チェックをすべて外してください。</translation>
  </message>
  <message>
   <source>No hand is paid more than the limit.</source>
   <translation>満貫が支払いの上限です。</translation>
  </message>
  <message>
   <source>No hand was entered here, so there is nothing to explain.</source>
   <translation>ここでは手牌が入力されていないので、説明するものがありません。</translation>
  </message>
  <message>
   <source>No hand won by self-draw has {han} han {fu} fu: check both numbers.</source>
   <translation>ツモ和了で{fu}符{han}翻はありえないので、両方の数を確認してください。</translation>
  </message>
  <message>
   <source>No hand won off a discard has {han} han {fu} fu: check both numbers.</source>
   <translation>ロン和了で{fu}符{han}翻はありえないので、両方の数を確認してください。</translation>
  </message>
  <message>
   <source>No limit</source>
   <translation>青天井</translation>
  </message>
  <message>
   <source>No more than {most} can win here: take another winner back first.</source>
   <translation>ここで和了できるのは{most}人までなので、先に別の和了者を取り消してください。</translation>
  </message>
  <message>
   <source>No more than {most} fit here: take one back first.</source>
   <translation>ここは{most}枚までなので、先に1枚戻してください。</translation>
  </message>
  <message>
   <source>No page matches this search: try another word, or clear it.</source>
   <translation>見つかりません。別の言葉にするか、検索を消してください。</translation>
  </message>
  <message>
   <source>No page was read after this one</source>
   <translation>これより後に見たページはありません</translation>
  </message>
  <message>
   <source>No page was read before this one</source>
   <translation>これより前に見たページはありません</translation>
  </message>
  <message>
   <source>No points change.</source>
   <translation>点数は変わりません。</translation>
  </message>
  <message>
   <source>No points move</source>
   <translation>点数移動なし</translation>
  </message>
  <message>
   <source>No problem of these kinds was found: choose other kinds, or other rules.</source>
   <translation>この種類の問題が見つかりません。別の種類か別のルールを選んでください。</translation>
  </message>
  <message>
   <source>No riichi of {player} is noted; with it the hand would be worth {points} in place of {now}.</source>
   <translation>{player}のリーチが記録されていません。リーチしていればこの手は{now}ではなく{points}です。</translation>
  </message>
  <message>
   <source>No rule matches this search: try another word, or clear it.</source>
   <translation>検索に合うルールはありません。別の語で試すか、検索を消去してください。</translation>
  </message>
  <message numerus="yes">
   <source>No run of {count} begins with {tile}: choose its lowest tile.</source>
   <translation>
    <numerusform>{tile}から始まる{count}枚の順子はないので、一番小さい牌を選んでください。</numerusform>
   </translation>
  </message>
  <message>
   <source>No safety copy could be made in {folder}: check that the disk has room.</source>
   <translation>{folder}に控えを作れなかったので、ディスクの空きを確認してください。</translation>
  </message>
  <message>
   <source>No session is kept here yet: begin one above</source>
   <translation>まだ対局がないので、上から始めてください</translation>
  </message>
  <message>
   <source>No session is kept here yet: close this window and begin one, or import a file from the menu.</source>
   <translation>保存した対局はまだありません。この画面を閉じて対局を始めるか、メニューからファイルを読み込んでください。</translation>
  </message>
  <message>
   <source>No session is on the table.</source>
   <translation>卓に対局がありません。</translation>
  </message>
  <message>
   <source>No session matches “{search}”: leave a word out, or clear the search.</source>
   <translation>「{search}」に合う対局はありません。語を減らすか、検索を消去してください。</translation>
  </message>
  <message>
   <source>No set was taken from others; only the winning tile may come from a discard.</source>
   <translation>面子を鳴いていない手です。和了牌だけは他家の捨て牌でもかまいません。</translation>
  </message>
  <message>
   <source>No set yet.</source>
   <translation>まだ面子がありません。</translation>
  </message>
  <message>
   <source>No shortcut matches “{search}”.</source>
   <translation>「{search}」に合うショートカットはありません。</translation>
  </message>
  <message>
   <source>No single change would let it win.</source>
   <translation>1か所変えるだけでは和了れません。</translation>
  </message>
  <message>
   <source>No single tile completes this hand.</source>
   <translation>1枚で完成する牌はありません。</translation>
  </message>
  <message>
   <source>No ura indicator is entered, though riichi was declared.</source>
   <translation>リーチなのに裏ドラ表示牌が未入力です。</translation>
  </message>
  <message>
   <source>No {tile} is left: take one back first.</source>
   <translation>{tile}はもう残っていないので、先に1枚戻してください。</translation>
  </message>
  <message>
   <source>Nobody is ever liable here.</source>
   <translation>責任払いはありません。</translation>
  </message>
  <message>
   <source>Nobody is liable for this hand under these rules: take the liability back, or check the hand.</source>
   <translation>このルールではこの手に責任払いはないので、責任払いを取り消すか、手牌を確認してください。</translation>
  </message>
  <message>
   <source>Nobody pays a penalty to themselves: name another player.</source>
   <translation>自分に罰符は払えないので、別の対局者を指定してください。</translation>
  </message>
  <message>
   <source>Nobody pays for all under these rules: take it back, or change the rules.</source>
   <translation>このルールに責任払いはないので、取り消すか、ルールを変えてください。</translation>
  </message>
  <message>
   <source>Nobody sits at seat {seat}: choose one of the players at the table.</source>
   <translation>席{seat}には誰もいないので、卓にいる対局者を選んでください。</translation>
  </message>
  <message>
   <source>Nobody wins off themselves: say who discarded, or that it was drawn.</source>
   <translation>自分からは和了できないので、捨てた人かツモかを指定してください。</translation>
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
   <translation>未選択</translation>
  </message>
  <message>
   <source>Not over after all? Undo takes the last hand back.</source>
   <translation>まだ終わっていませんか？「元に戻す」で最後の局を取り消せます。</translation>
  </message>
  <message>
   <source>Not the dealer, off a discard</source>
   <translation>子のロン</translation>
  </message>
  <message>
   <source>Not the dealer, self-draw: each other / the dealer</source>
   <translation>子のツモ：子／親</translation>
  </message>
  <message>
   <source>Not the dealer: off a discard, and drawn (each other / the dealer)</source>
   <translation>子：ロン、ツモ（子／親）</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>メモ</translation>
  </message>
  <message>
   <source>Noten</source>
   <translation>ノーテン</translation>
  </message>
  <message>
   <source>Nothing can be told here: the game is over, or its hands are not called out.</source>
   <translation>終局したか、点数を申告しないルールなので、ここには何も表示できません。</translation>
  </message>
  <message>
   <source>Nothing differs between {one} and {other}.</source>
   <translation>{one}と{other}に相違点はありません。</translation>
  </message>
  <message>
   <source>Nothing has been entered yet</source>
   <translation>まだ何も入力していません</translation>
  </message>
  <message>
   <source>Nothing has changed since they were kept</source>
   <translation>保存後の変更はありません</translation>
  </message>
  <message>
   <source>Nothing here needs explaining.</source>
   <translation>説明の必要な言葉はありません。</translation>
  </message>
  <message>
   <source>Nothing in the hand has points, which is rewarded.</source>
   <translation>点の付くものが手牌に一つもないことが、逆に評価されます。</translation>
  </message>
  <message>
   <source>Nothing is called, and one run is there twice.</source>
   <translation>門前で、同じ順子が2組あります。</translation>
  </message>
  <message>
   <source>Nothing is called, and the winning tile was drawn.</source>
   <translation>門前で、和了牌をツモりました。</translation>
  </message>
  <message>
   <source>Nothing is called, and two runs are there twice each.</source>
   <translation>門前で、同じ順子の組が二つあります。</translation>
  </message>
  <message>
   <source>Nothing is called, four runs, a pair that has no fu, and the last run could be completed at either end.</source>
   <translation>門前で、順子4組と符の付かない雀頭がそろい、最後の順子がリャンメン待ちでした。</translation>
  </message>
  <message>
   <source>Nothing is written before you accept</source>
   <translation>確定するまで何も書き込みません</translation>
  </message>
  <message>
   <source>Nothing may be written to {file}: allow it in the folder’s properties, or choose another folder.</source>
   <translation>{file}への書き込みが許可されていないので、フォルダーのプロパティで許可するか、別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Nothing to redo</source>
   <translation>やり直す操作はありません</translation>
  </message>
  <message>
   <source>Nothing to undo</source>
   <translation>元に戻す操作はありません</translation>
  </message>
  <message>
   <source>Nothing waits for a target here: no wind is added and the dealer does not end the game.</source>
   <translation>延長もアガリ止めもないので、目標点は使いません。</translation>
  </message>
  <message>
   <source>Nothing was claimed from other players.</source>
   <translation>他の人から1枚も取っていません。</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>まだありません。</translation>
  </message>
  <message>
   <source>Now click whose tile {name} won on; for a tile from the wall click “{drawn}”.</source>
   <translation>次に、{name}に放銃した人をクリックしてください。ツモなら「{drawn}」をクリックします。</translation>
  </message>
  <message>
   <source>Number of the sheet</source>
   <translation>プリントの番号</translation>
  </message>
  <message>
   <source>Numerals in the corner</source>
   <translation>隅に数字</translation>
  </message>
  <message>
   <source>Of a drawn hand a player who is not dealer pays the basic points once.</source>
   <translation>子のツモ和了では、他の子は基本点をそのまま払います。</translation>
  </message>
  <message>
   <source>Of a drawn hand the dealer pays double, and is paid double.</source>
   <translation>ツモ和了では、親は払いも受け取りも2倍になります。</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>放銃</translation>
  </message>
  <message>
   <source>Off East’s first discard</source>
   <translation>東家の第一打でロン</translation>
  </message>
  <message>
   <source>Off a discard</source>
   <translation>ロン</translation>
  </message>
  <message>
   <source>Off a discard, to the dealer</source>
   <translation>親のロン</translation>
  </message>
  <message>
   <source>Off a riichi player</source>
   <translation>リーチ者からロン</translation>
  </message>
  <message>
   <source>Off whom</source>
   <translation>誰から</translation>
  </message>
  <message>
   <source>Off {name}</source>
   <translation>{name}からロン</translation>
  </message>
  <message>
   <source>Off: All Simples needs a closed hand.</source>
   <translation>なし：タンヤオには門前が必要です。</translation>
  </message>
  <message>
   <source>Off: a player may go below zero by the stick.</source>
   <translation>なし：リーチ棒で0点未満になってもかまいません。</translation>
  </message>
  <message>
   <source>Off: however many are in a hand, it is paid one, or two where that pattern counts double.</source>
   <translation>なし：いくつあっても役満1回分、その役がダブル役満なら2回分です。</translation>
  </message>
  <message>
   <source>Off: it is dealt again by the same dealer.</source>
   <translation>なし：同じ親で続けます。</translation>
  </message>
  <message>
   <source>Off: they pay 7,700 and 11,600 off a discard.</source>
   <translation>なし：ロンで7,700点と11,600点になります。</translation>
  </message>
  <message>
   <source>Oka</source>
   <translation>オカ</translation>
  </message>
  <message>
   <source>Old and local yaku</source>
   <translation>古役・ローカル役</translation>
  </message>
  <message>
   <source>Old and local yaku the table plays.</source>
   <translation>この卓で採用する古役・ローカル役です。</translation>
  </message>
  <message>
   <source>On a self-draw the liable player pays them all.</source>
   <translation>ツモでは責任者がすべて払います。</translation>
  </message>
  <message>
   <source>On a tile</source>
   <translation>牌の上で</translation>
  </message>
  <message>
   <source>On the board of another screen</source>
   <translation>別画面の点数表示で</translation>
  </message>
  <message>
   <source>On the replacement tile: the giver of an open kan pays the whole self-draw.</source>
   <translation>嶺上開花：大明槓をさせた人がツモの全額を払います。</translation>
  </message>
  <message>
   <source>On to the next page</source>
   <translation>次に見たページへ進む</translation>
  </message>
  <message>
   <source>Once more</source>
   <translation>もう一度</translation>
  </message>
  <message>
   <source>One double more</source>
   <translation>あと1翻</translation>
  </message>
  <message>
   <source>One han more</source>
   <translation>あと1翻</translation>
  </message>
  <message>
   <source>One is laid down when the dealer deals again or nobody wins; each adds a little to the next win.</source>
   <translation>親の連荘や流局で1本置かれ、次の和了りに少しずつ加わります。</translation>
  </message>
  <message>
   <source>One kind of kan was taken for another</source>
   <translation>槓の種類の取り違え</translation>
  </message>
  <message>
   <source>One more tile: the winning one.</source>
   <translation>あと1枚、和了牌です。</translation>
  </message>
  <message>
   <source>One more wind</source>
   <translation>延長（西入）</translation>
  </message>
  <message>
   <source>One number too high or too low</source>
   <translation>1段上か下の数で計算</translation>
  </message>
  <message>
   <source>One of each terminal and honour was there, so that any of the thirteen would have won.</source>
   <translation>すべての幺九牌が1枚ずつあり、13種のどの牌でも和了できる形でした。</translation>
  </message>
  <message>
   <source>One of each terminal and honour, and one of them twice.</source>
   <translation>すべての幺九牌を1枚ずつと、そのうち1種をもう1枚そろえます。</translation>
  </message>
  <message>
   <source>One of these, perhaps:</source>
   <translation>このどれかかもしれません：</translation>
  </message>
  <message>
   <source>One player has all four flowers.</source>
   <translation>1人で花牌4枚をそろえました。</translation>
  </message>
  <message>
   <source>One player has all four seasons.</source>
   <translation>1人で季節牌4枚をそろえました。</translation>
  </message>
  <message>
   <source>One player has every flower and every season.</source>
   <translation>1人で花牌と季節牌を全部そろえました。</translation>
  </message>
  <message>
   <source>One run is there three times.</source>
   <translation>同じ順子が3組あります。</translation>
  </message>
  <message>
   <source>One run with the same numbers in each of the three suits.</source>
   <translation>萬子・筒子・索子で、同じ数字の順子が1組ずつあります。</translation>
  </message>
  <message>
   <source>One suit with chows</source>
   <translation>順子のある一色</translation>
  </message>
  <message>
   <source>One suit with honours</source>
   <translation>混一色</translation>
  </message>
  <message>
   <source>One suit without honours, nothing exposed, the last tile from a wall.</source>
   <translation>字牌のない1種類の数牌を門前でそろえ、最後の牌をツモります。</translation>
  </message>
  <message>
   <source>One suit, no honours</source>
   <translation>清一色（字牌なし）</translation>
  </message>
  <message>
   <source>One tile exchanged</source>
   <translation>1枚入れ替える</translation>
  </message>
  <message>
   <source>One tile exchanged makes it ready</source>
   <translation>1枚替えるとテンパイ</translation>
  </message>
  <message numerus="yes">
   <source>One tile is missing: the hand has {count} of {wanted} tiles beside its called sets.</source>
   <translation>
    <numerusform>あと1枚足りません。副露を除く手牌は{wanted}枚中{count}枚です。</numerusform>
   </translation>
  </message>
  <message>
   <source>One tile short</source>
   <translation>1枚足りない手</translation>
  </message>
  <message>
   <source>One triplet or kan of the same number in each of the three suits.</source>
   <translation>萬子・筒子・索子で、同じ数字の刻子か槓子が1組ずつあります。</translation>
  </message>
  <message>
   <source>One-sided: the points need not add up</source>
   <translation>片側だけ：合計が0でなくてもよい</translation>
  </message>
  <message>
   <source>Ones and nines only.</source>
   <translation>1と9の数牌だけです。</translation>
  </message>
  <message>
   <source>Only a tile like the single one could complete the pair: 2 fu.</source>
   <translation>雀頭の片方を待つ単騎待ちは2符です。</translation>
  </message>
  <message>
   <source>Only a win of one player whose tiles were entered can be drilled.</source>
   <translation>牌を入力した1人の和了りだけが練習できます。</translation>
  </message>
  <message>
   <source>Only chows and a pair that scores nothing</source>
   <translation>順子と役牌でない雀頭だけ</translation>
  </message>
  <message>
   <source>Only one player can win by self-draw: take the others back first.</source>
   <translation>ツモ和了は1人だけなので、先に他の和了者を取り消してください。</translation>
  </message>
  <message>
   <source>Only one player can win on a discard here.</source>
   <translation>ロンできるのは1人だけです。</translation>
  </message>
  <message>
   <source>Only possible tile</source>
   <translation>単一待ち</translation>
  </message>
  <message>
   <source>Only the number in the middle could complete the run: 2 fu.</source>
   <translation>順子の真ん中の牌だけを待つカンチャン待ちは2符です。</translation>
  </message>
  <message>
   <source>Only the tiles that score are entered.</source>
   <translation>得点になる牌だけを入力しています。</translation>
  </message>
  <message>
   <source>Only the winner counts this.</source>
   <translation>和了者だけが数えます。</translation>
  </message>
  <message>
   <source>Only this one tile could complete the hand.</source>
   <translation>この1種類の牌でしか完成しませんでした。</translation>
  </message>
  <message>
   <source>Only with a session on the table</source>
   <translation>卓に対局があるときだけ使えます</translation>
  </message>
  <message>
   <source>Only with nothing called.</source>
   <translation>門前に限ります。</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>開く</translation>
  </message>
  <message>
   <source>Open All Simples</source>
   <translation>食いタン</translation>
  </message>
  <message>
   <source>Open a session</source>
   <translation>対局を開く</translation>
  </message>
  <message>
   <source>Open a session that is kept</source>
   <translation>保存した対局を開く</translation>
  </message>
  <message>
   <source>Open double riichi</source>
   <translation>オープンダブル立直</translation>
  </message>
  <message>
   <source>Open hand</source>
   <translation>副露</translation>
  </message>
  <message>
   <source>Open hand without fu</source>
   <translation>食い平和形の符</translation>
  </message>
  <message>
   <source>Open hand without other fu</source>
   <translation>食い平和形</translation>
  </message>
  <message>
   <source>Open it in “Score a hand”</source>
   <translation>「点数計算」で開く</translation>
  </message>
  <message>
   <source>Open kan</source>
   <translation>明槓</translation>
  </message>
  <message>
   <source>Open kan (1, 9, honour)</source>
   <translation>明槓（幺九牌）</translation>
  </message>
  <message>
   <source>Open kan (2 to 8)</source>
   <translation>明槓（中張牌）</translation>
  </message>
  <message>
   <source>Open riichi</source>
   <translation>オープン立直</translation>
  </message>
  <message>
   <source>Open that hand and correct it as well</source>
   <translation>その局を開いて、あわせて訂正します</translation>
  </message>
  <message>
   <source>Open the menu</source>
   <translation>メニューを開く</translation>
  </message>
  <message>
   <source>Open triplet</source>
   <translation>明刻（ポン）</translation>
  </message>
  <message>
   <source>Open triplet (1, 9, honour)</source>
   <translation>明刻（幺九牌）</translation>
  </message>
  <message>
   <source>Open triplet (2 to 8)</source>
   <translation>明刻（中張牌）</translation>
  </message>
  <message>
   <source>Open what is marked</source>
   <translation>選んだページを開く</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>開く…</translation>
  </message>
  <message>
   <source>Original call</source>
   <translation>天聴</translation>
  </message>
  <message>
   <source>Other players</source>
   <translation>対局者の変更</translation>
  </message>
  <message>
   <source>Other rules came into force while the session went on.</source>
   <translation>対局の途中でルールが変わりました。</translation>
  </message>
  <message>
   <source>Out of points</source>
   <translation>トビ</translation>
  </message>
  <message>
   <source>Out on a pair</source>
   <translation>単騎和了</translation>
  </message>
  <message>
   <source>Out on a pair of simples</source>
   <translation>中張牌の単騎</translation>
  </message>
  <message>
   <source>Out on a pair of terminals or honours</source>
   <translation>幺九牌の単騎</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Overlooked most often</source>
   <translation>よく見落とすもの</translation>
  </message>
  <message>
   <source>Own discards</source>
   <translation>自分の捨て牌</translation>
  </message>
  <message>
   <source>Own draw</source>
   <translation>ツモ</translation>
  </message>
  <message>
   <source>Own flower</source>
   <translation>自分の花牌</translation>
  </message>
  <message>
   <source>Own flower and own season</source>
   <translation>自分の花牌と季節牌</translation>
  </message>
  <message>
   <source>Own flower and season</source>
   <translation>自分の花牌・季節牌</translation>
  </message>
  <message>
   <source>Own season</source>
   <translation>自分の季節牌</translation>
  </message>
  <message>
   <source>Own tile beside all four</source>
   <translation>4枚そろいに重ねる</translation>
  </message>
  <message>
   <source>PDF files (*.pdf)</source>
   <translation>PDFファイル (*.pdf)</translation>
  </message>
  <message>
   <source>Page before</source>
   <translation>前のページへ</translation>
  </message>
  <message>
   <source>Page {page} of {pages}</source>
   <translation>{page}／{pages}ページ</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>ページ一覧</translation>
  </message>
  <message>
   <source>Pages of the rules</source>
   <translation>ルールのページ</translation>
  </message>
  <message>
   <source>Pages to print (*.pdf)</source>
   <translation>印刷用ページ (*.pdf)</translation>
  </message>
  <message>
   <source>Paid as if won the other way</source>
   <translation>別の和了り方の支払い</translation>
  </message>
  <message>
   <source>Paid by each of the others</source>
   <translation>子1人の支払い</translation>
  </message>
  <message>
   <source>Paid by each player</source>
   <translation>各自の支払い</translation>
  </message>
  <message>
   <source>Paid by the dealer</source>
   <translation>親の支払い</translation>
  </message>
  <message>
   <source>Paid by who gave the tile</source>
   <translation>放銃者の支払い</translation>
  </message>
  <message>
   <source>Paid by {player}</source>
   <translation>{player}の支払い</translation>
  </message>
  <message>
   <source>Pair</source>
   <translation>対子</translation>
  </message>
  <message>
   <source>Pair of dragons</source>
   <translation>三元牌の雀頭</translation>
  </message>
  <message>
   <source>Pair of the own wind</source>
   <translation>自風の雀頭</translation>
  </message>
  <message>
   <source>Pair of the round wind</source>
   <translation>場風の雀頭</translation>
  </message>
  <message>
   <source>Pair of the round’s wind</source>
   <translation>場風の雀頭</translation>
  </message>
  <message>
   <source>Pair of the seat and round wind</source>
   <translation>連風牌の雀頭</translation>
  </message>
  <message>
   <source>Pair of the seat wind</source>
   <translation>自風の雀頭</translation>
  </message>
  <message>
   <source>Pair wait</source>
   <translation>単騎</translation>
  </message>
  <message>
   <source>Paper</source>
   <translation>用紙</translation>
  </message>
  <message>
   <source>Part of the hand</source>
   <translation>手牌の一部</translation>
  </message>
  <message>
   <source>Patterns that count as a double yakuman on their own.</source>
   <translation>単独でダブル役満になる役です。</translation>
  </message>
  <message>
   <source>Payment for tenpai</source>
   <translation>ノーテン罰符</translation>
  </message>
  <message>
   <source>Penalties</source>
   <translation>罰符一覧</translation>
  </message>
  <message>
   <source>Penalty</source>
   <translation>罰符</translation>
  </message>
  <message>
   <source>Perhaps missing: “{row}”. Click + beside it, then the tile that lies there; if there is none, click “Record” twice.</source>
   <translation>未入力かもしれません：「{row}」。横の＋を押し、そこにある牌を選びます。なければ「記録」を2回クリック。</translation>
  </message>
  <message>
   <source>Pinfu</source>
   <translation>平和</translation>
  </message>
  <message>
   <source>Pinfu by self-draw</source>
   <translation>ピンヅモ</translation>
  </message>
  <message>
   <source>Pinfu stands with a self-draw, at 20 fu; otherwise the self-draw takes its 2 fu and pinfu is lost.</source>
   <translation>平和はツモでも20符で成立します。なしの場合はツモに2符が付き、平和は成立しません。</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>順位</translation>
  </message>
  <message>
   <source>Plain words beside the terms, letters on the tiles, hints; what is rare folds away</source>
   <translation>用語にやさしい言葉、牌に文字、ヒントを添え、珍しいものはしまいます</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>もう一局</translation>
  </message>
  <message>
   <source>Play by these from the next hand on</source>
   <translation>次の局からこのルールで打つ</translation>
  </message>
  <message>
   <source>Played otherwise than there</source>
   <translation>元のルールと違うところ</translation>
  </message>
  <message>
   <source>Player</source>
   <translation>対局者</translation>
  </message>
  <message>
   <source>Player 1, 2 and so on won, or did not</source>
   <translation>対局者1、2…の和了（または取り消し）</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>対局者{number}</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>対局者</translation>
  </message>
  <message>
   <source>Players in a list, or around the table</source>
   <translation>対局者の一覧表示／卓の形の表示</translation>
  </message>
  <message>
   <source>Players were exchanged</source>
   <translation>対局者の取り違え</translation>
  </message>
  <message>
   <source>Players, in the order they sit: East deals first</source>
   <translation>対局者（席順）：東から親</translation>
  </message>
  <message>
   <source>Plum blossom on the roof</source>
   <translation>五筒開花</translation>
  </message>
  <message>
   <source>Plus or minus</source>
   <translation>プラスかマイナス</translation>
  </message>
  <message>
   <source>Point at a word, tap it, or press {key} to see this.</source>
   <translation>言葉を指すか、タップするか、{key}を押すと説明が出ます。</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>点数</translation>
  </message>
  <message>
   <source>Points a chombo takes from the result.</source>
   <translation>チョンボで成績から引く点数です。</translation>
  </message>
  <message>
   <source>Points are corrected by hand.</source>
   <translation>点数を手作業で修正します。</translation>
  </message>
  <message>
   <source>Points each player starts with.</source>
   <translation>各対局者の最初の持ち点です。</translation>
  </message>
  <message>
   <source>Points for a chombo</source>
   <translation>チョンボの減点</translation>
  </message>
  <message>
   <source>Points for completing the hand; only the winner has them.</source>
   <translation>手を完成させた点で、和了者だけに付きます。</translation>
  </message>
  <message>
   <source>Points for going out on the pair: one of simples, one of any other tile.</source>
   <translation>単騎で和了したときの点数で、中張牌とそれ以外に分かれます。</translation>
  </message>
  <message>
   <source>Points for going out with the only possible tile.</source>
   <translation>単一待ちで和了したときの点数です。</translation>
  </message>
  <message>
   <source>Points for riichi</source>
   <translation>リーチに必要な点</translation>
  </message>
  <message>
   <source>Points for the only possible tile</source>
   <translation>単一待ちの点数</translation>
  </message>
  <message>
   <source>Points go from {low} to {high}: the number that was there is kept.</source>
   <translation>点数は{low}から{high}までなので、元の値のままにしました。</translation>
  </message>
  <message>
   <source>Points now</source>
   <translation>現在の点数</translation>
  </message>
  <message>
   <source>Points per counter that a discarder pays.</source>
   <translation>放銃者が払う1本場あたりの点数です。</translation>
  </message>
  <message>
   <source>Points per counter that each player pays on a self-draw.</source>
   <translation>ツモで1人が払う1本場あたりの点数です。</translation>
  </message>
  <message>
   <source>Points that a false mahjong usually costs, to each other player.</source>
   <translation>誤った和了でふつう他の各プレイヤーに払う点数。</translation>
  </message>
  <message>
   <source>Points that a misnamed discard usually costs when it was claimed for a chow.</source>
   <translation>言い間違えた打牌をチーされたときにふつう払う点数。</translation>
  </message>
  <message>
   <source>Points that a misnamed discard usually costs when it was claimed for a set.</source>
   <translation>言い間違えた打牌をポン・カンされたときにふつう払う点数。</translation>
  </message>
  <message>
   <source>Points that a misnamed discard usually costs when it was claimed for the win.</source>
   <translation>言い間違えた打牌で和了されたときにふつう払う点数。</translation>
  </message>
  <message>
   <source>Points that move in all at an exhaustive draw.</source>
   <translation>荒牌流局で動く点数の合計です。</translation>
  </message>
  <message>
   <source>Points the leader needs for the game to end on time; none: the return points.</source>
   <translation>時間どおり終局するためにトップに必要な点数で、指定しなければ返し点です。</translation>
  </message>
  <message>
   <source>Points the result is reckoned from.</source>
   <translation>成績計算の基準になる点数です。</translation>
  </message>
  <message>
   <source>Pon</source>
   <translation>ポン</translation>
  </message>
  <message>
   <source>Practise scoring</source>
   <translation>点数計算の練習</translation>
  </message>
  <message>
   <source>Press the button that is marked</source>
   <translation>選択中のボタンを押す</translation>
  </message>
  <message>
   <source>Print a sheet…</source>
   <translation>プリントを印刷…</translation>
  </message>
  <message>
   <source>Print the session</source>
   <translation>対局を印刷</translation>
  </message>
  <message>
   <source>Printed as: {printed}. Scored as: {scored}.</source>
   <translation>記載：{printed}。計算：{scored}。</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>印刷…</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>問題プリント</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>進み具合</translation>
  </message>
  <message>
   <source>Pung</source>
   <translation>ポン</translation>
  </message>
  <message>
   <source>Pure nine gates</source>
   <translation>純正九蓮宝燈</translation>
  </message>
  <message>
   <source>Pure outside hand</source>
   <translation>純全帯幺九</translation>
  </message>
  <message>
   <source>Put in</source>
   <translation>入れる</translation>
  </message>
  <message>
   <source>Put in {tile}</source>
   <translation>{tile}を入れる</translation>
  </message>
  <message>
   <source>Put these rules beside others; click again for all rules</source>
   <translation>別のルールと並べます。もう一度クリックで全ルールに戻ります</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>終了</translation>
  </message>
  <message>
   <source>Read about the chosen line in the reference ({keys})</source>
   <translation>選んだ行をリファレンスで調べる（{keys}）</translation>
  </message>
  <message>
   <source>Read about what was not right:</source>
   <translation>間違えたところを調べる：</translation>
  </message>
  <message>
   <source>Read as: {sets}</source>
   <translation>取り方：{sets}</translation>
  </message>
  <message>
   <source>Read more</source>
   <translation>詳しくは</translation>
  </message>
  <message>
   <source>Read them as far as they go</source>
   <translation>読める所まで読み込む</translation>
  </message>
  <message numerus="yes">
   <source>Read “{title}”, entries: {count}.</source>
   <translation>
    <numerusform>「{title}」を読み込みました（記録{count}件）。</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings not chosen</source>
   <translation>不採用の取り方</translation>
  </message>
  <message>
   <source>Ready hands</source>
   <translation>テンパイの人数</translation>
  </message>
  <message>
   <source>Ready hands may be hidden</source>
   <translation>テンパイを伏せてよい</translation>
  </message>
  <message>
   <source>Ready means that one more tile completes the hand.</source>
   <translation>テンパイとは、あと1枚で完成する手です。</translation>
  </message>
  <message>
   <source>Ready: waits for {tiles}.</source>
   <translation>テンパイ：{tiles}待ち。</translation>
  </message>
  <message>
   <source>Reasons, line by line: the arrow keys go from one to the next</source>
   <translation>理由の一覧。矢印キーで次の行へ移ります</translation>
  </message>
  <message>
   <source>Reckon anew</source>
   <translation>再計算</translation>
  </message>
  <message>
   <source>Reckoning</source>
   <translation>計算</translation>
  </message>
  <message>
   <source>Record</source>
   <translation>記録</translation>
  </message>
  <message>
   <source>Record anyway</source>
   <translation>このまま記録</translation>
  </message>
  <message>
   <source>Record it and go on</source>
   <translation>記録して次へ進む</translation>
  </message>
  <message>
   <source>Record it in spite of what is said beside</source>
   <translation>横の注意があっても記録する</translation>
  </message>
  <message>
   <source>Record it, whatever is marked</source>
   <translation>何を選択中でも記録する</translation>
  </message>
  <message>
   <source>Red dragon</source>
   <translation>役牌 中</translation>
  </message>
  <message>
   <source>Red fives</source>
   <translation>赤ドラ</translation>
  </message>
  <message>
   <source>Red fives in the set: characters, circles, bamboos.</source>
   <translation>赤ドラの枚数です（萬子・筒子・索子）。</translation>
  </message>
  <message>
   <source>Red fives were left out</source>
   <translation>赤ドラが抜けた</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>やり直す</translation>
  </message>
  <message>
   <source>Redo what was undone</source>
   <translation>戻した操作をやり直す</translation>
  </message>
  <message>
   <source>Redo: {what} ({keys})</source>
   <translation>やり直す：{what}（{keys}）</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>リファレンス</translation>
  </message>
  <message>
   <source>Reference: {rules}</source>
   <translation>リファレンス：{rules}</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>取り除く</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>改名</translation>
  </message>
  <message>
   <source>Rename, duplicate, delete, import and export</source>
   <translation>改名・複製・削除・読み込み・書き出し</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>改名…</translation>
  </message>
  <message>
   <source>Replacement tile</source>
   <translation>嶺上開花</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>戻す</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>全て戻す</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>成績</translation>
  </message>
  <message>
   <source>Result from</source>
   <translation>成績の端数</translation>
  </message>
  <message>
   <source>Return and start of all differ by {points} points, the oka is {oka}: make them equal, or the results do not add up to zero.</source>
   <translation>全員の返し点と持ち点の差が{points}点、オカが{oka}点なので、成績の合計が0になるように同じにしてください。</translation>
  </message>
  <message>
   <source>Return points</source>
   <translation>返し点</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>正解率</translation>
  </message>
  <message>
   <source>Riichi</source>
   <translation>リーチ</translation>
  </message>
  <message>
   <source>Riichi rules of the European Mahjong Association</source>
   <translation>ヨーロッパ麻雀協会のリーチ麻雀ルール</translation>
  </message>
  <message>
   <source>Riichi rules of the European Mahjong Association, superseded in 2025</source>
   <translation>ヨーロッパ麻雀協会のリーチ麻雀ルール（2025年に改定）</translation>
  </message>
  <message>
   <source>Riichi sticks on the table</source>
   <translation>場の供託の本数</translation>
  </message>
  <message>
   <source>Riichi tile</source>
   <translation>燕返し</translation>
  </message>
  <message>
   <source>Riichi with the first discard: the hand was ready as it was dealt.</source>
   <translation>第一打でのリーチです。配牌の時点でテンパイでした。</translation>
  </message>
  <message>
   <source>Riichi with the hand laid open for everybody to see.</source>
   <translation>手牌を全員に開いて見せるリーチです。</translation>
  </message>
  <message>
   <source>Riichi, scoring table</source>
   <translation>リーチ麻雀（点数表）</translation>
  </message>
  <message>
   <source>Robbed from a kong</source>
   <translation>槍槓</translation>
  </message>
  <message>
   <source>Robbing a kan</source>
   <translation>槍槓</translation>
  </message>
  <message>
   <source>Robbing a kong</source>
   <translation>槍槓</translation>
  </message>
  <message>
   <source>Ron</source>
   <translation>ロン和了</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>場風</translation>
  </message>
  <message>
   <source>Round wind</source>
   <translation>場風牌</translation>
  </message>
  <message>
   <source>Round wind: {wind}</source>
   <translation>場風：{wind}</translation>
  </message>
  <message>
   <source>Rounded to the nearest thousand; the first takes what makes the sum zero.</source>
   <translation>千点単位に四捨五入し、合計が0になるようにトップで調整します。</translation>
  </message>
  <message>
   <source>Rounded up to a hundred</source>
   <translation>100点単位切り上げ</translation>
  </message>
  <message>
   <source>Rounded up to ten</source>
   <translation>10符単位切り上げ</translation>
  </message>
  <message>
   <source>Rounded-up mangan</source>
   <translation>切り上げ満貫</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>端数調整</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>場の数</translation>
  </message>
  <message>
   <source>Rows of keys are rows of tiles, instead of typing 123m (F2)</source>
   <translation>123mと打つ代わりに、キーの段がそのまま牌の段になります（F2）</translation>
  </message>
  <message>
   <source>Rule</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Rules (*.json)</source>
   <translation>ルール (*.json)</translation>
  </message>
  <message>
   <source>Rules of the World Riichi Championship</source>
   <translation>世界リーチ麻雀選手権のルール</translation>
  </message>
  <message>
   <source>Rules of the World Riichi Championship, superseded in 2025</source>
   <translation>世界リーチ麻雀選手権のルール（2025年に改定）</translation>
  </message>
  <message>
   <source>Rules: {rules}</source>
   <translation>ルール：{rules}</translation>
  </message>
  <message>
   <source>Rules…</source>
   <translation>ルール…</translation>
  </message>
  <message>
   <source>Run</source>
   <translation>順子</translation>
  </message>
  <message>
   <source>S</source>
   <translation>南</translation>
  </message>
  <message>
   <source>Saikouisen Classic</source>
   <translation>最高位戦Classic</translation>
  </message>
  <message>
   <source>Same run in three suits</source>
   <translation>三色同順</translation>
  </message>
  <message>
   <source>Same triplet in three suits</source>
   <translation>三色同刻</translation>
  </message>
  <message>
   <source>Sample, {number} of {most}</source>
   <translation>サンプル {number}／{most}</translation>
  </message>
  <message>
   <source>Sanbaiman</source>
   <translation>三倍満</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>PDFで保存…</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>別名保存…</translation>
  </message>
  <message>
   <source>Saved as {file}.</source>
   <translation>{file}に保存しました。</translation>
  </message>
  <message>
   <source>Say again what was said last (screen reader)</source>
   <translation>直前の読み上げを繰り返す（読み上げソフト）</translation>
  </message>
  <message>
   <source>Say by how much everybody’s points change.</source>
   <translation>全員の点数がいくら動くかを答えます。</translation>
  </message>
  <message>
   <source>Say how everybody stands (screen reader)</source>
   <translation>全員の点数を読み上げる（読み上げソフト）</translation>
  </message>
  <message>
   <source>Say how the hand ended: choose who won, or a draw.</source>
   <translation>局の結果を指定してください。和了者か流局を選びます。</translation>
  </message>
  <message>
   <source>Say what both parts of the score come to.</source>
   <translation>符（点）と翻がそれぞれいくつかを答えます。</translation>
  </message>
  <message>
   <source>Say where the wall was opened: that player pays and receives double.</source>
   <translation>割れ目の人を指定してください。その人は払いも受け取りも2倍になります。</translation>
  </message>
  <message>
   <source>Say where the winning tile came from: “{drawn}”, or the player who gave it.</source>
   <translation>和了牌の出所を指定してください。「{drawn}」か、放銃した人を選びます。</translation>
  </message>
  <message>
   <source>Says what may be missing before a hand is recorded, and asks once more where it is dear</source>
   <translation>抜けていそうなものを記録の前に伝え、損が大きいときはもう一度確かめます</translation>
  </message>
  <message>
   <source>Score Keeper</source>
   <translation>スコアキーパー</translation>
  </message>
  <message>
   <source>Score Keeper stopped suddenly last time. What you recorded is safe; a report of it lies in {file}.</source>
   <translation>前回スコアキーパーが突然終了しました。記録は無事です。報告は{file}にあります。</translation>
  </message>
  <message>
   <source>Score Keeper was renewed, moved or removed while it was open: close it and start it again. All you recorded is kept.</source>
   <translation>Score Keeperは開いている間に更新、移動または削除されました。閉じて起動し直してください。記録はすべて残っています。</translation>
  </message>
  <message>
   <source>Score Keeper {version} keeps the score of mahjong sessions. It is free software under the MIT licence.</source>
   <translation>スコアキーパー {version} は麻雀の点数を記録します。MITライセンスのフリーソフトウェアです。</translation>
  </message>
  <message>
   <source>Score a hand</source>
   <translation>点数計算</translation>
  </message>
  <message>
   <source>Score a hand without a session</source>
   <translation>対局なしで点数計算</translation>
  </message>
  <message>
   <source>Score course</source>
   <translation>点数の推移</translation>
  </message>
  <message>
   <source>Scored by {rules}: {source}</source>
   <translation>ルール：{rules}（{source}）</translation>
  </message>
  <message>
   <source>Scored is</source>
   <translation>計算</translation>
  </message>
  <message>
   <source>Scores change at once, and nothing flies over the table</source>
   <translation>点数はすぐに変わり、卓の上を何も飛びません</translation>
  </message>
  <message>
   <source>Scratching a carrying pole</source>
   <translation>二索槍槓</translation>
  </message>
  <message>
   <source>Search by key or by what it does</source>
   <translation>キーか動作で検索</translation>
  </message>
  <message>
   <source>Search by name, player, rules or date</source>
   <translation>名前・対局者・ルール・日付で検索</translation>
  </message>
  <message>
   <source>Search its pages</source>
   <translation>ページを検索する</translation>
  </message>
  <message>
   <source>Search the reference</source>
   <translation>リファレンスを検索</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>ルールを検索</translation>
  </message>
  <message>
   <source>Seat</source>
   <translation>自風</translation>
  </message>
  <message>
   <source>Seat wind</source>
   <translation>自風牌</translation>
  </message>
  <message>
   <source>Seat wind: {wind}</source>
   <translation>自風：{wind}</translation>
  </message>
  <message>
   <source>Seats change between rounds: finish this round first.</source>
   <translation>席替えは場の変わり目に行うので、先にこの場を終えてください。</translation>
  </message>
  <message>
   <source>See and change every rule</source>
   <translation>すべてのルールを確認・変更します</translation>
  </message>
  <message>
   <source>See and keep rules</source>
   <translation>ルールの確認・保存</translation>
  </message>
  <message>
   <source>See at the lower right what may be missing. If everything is entered, click “Record” twice.</source>
   <translation>右下に、抜けているかもしれないものが出ます。すべて入力済みなら「記録」を2回クリックします。</translation>
  </message>
  <message>
   <source>Self-draw</source>
   <translation>ツモ</translation>
  </message>
  <message>
   <source>Self-draw and a given tile were exchanged</source>
   <translation>ツモとロンの取り違え</translation>
  </message>
  <message>
   <source>Session</source>
   <translation>対局</translation>
  </message>
  <message>
   <source>Session record, to read in again (*.scorekeeper *.json)</source>
   <translation>対局の記録（再読み込み用） (*.scorekeeper *.json)</translation>
  </message>
  <message>
   <source>Session records (*.scorekeeper *.json *.jsonl)</source>
   <translation>対局の記録 (*.scorekeeper *.json *.jsonl)</translation>
  </message>
  <message>
   <source>Sessions</source>
   <translation>対局一覧</translation>
  </message>
  <message numerus="yes">
   <source>Sessions kept here: {count}</source>
   <translation>
    <numerusform>保存した対局：{count}</numerusform>
   </translation>
  </message>
  <message>
   <source>Sessions read: {taken}, left out: {left}</source>
   <translation>読み込んだ対局：{taken}、除外：{left}</translation>
  </message>
  <message>
   <source>Sessions with an impossible entry are kept up to that entry</source>
   <translation>ありえない記録のある対局を、その記録の手前まで保存します</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>面子</translation>
  </message>
  <message>
   <source>Set of dragons</source>
   <translation>三元牌の刻子</translation>
  </message>
  <message>
   <source>Set of the own wind</source>
   <translation>自風の刻子</translation>
  </message>
  <message>
   <source>Set of the round’s wind</source>
   <translation>場風の刻子</translation>
  </message>
  <message>
   <source>Sets of all four winds, beside the own wind</source>
   <translation>風牌の刻子4組（自風とは別に）</translation>
  </message>
  <message>
   <source>Sets of all four winds.</source>
   <translation>風牌4種すべての面子です。</translation>
  </message>
  <message>
   <source>Sets of all three dragons and no chow.</source>
   <translation>三元牌3種すべての面子で、順子がありません。</translation>
  </message>
  <message>
   <source>Sets of all three dragons, beside those sets</source>
   <translation>三元牌の刻子3組（刻子とは別に）</translation>
  </message>
  <message>
   <source>Sets of all three dragons.</source>
   <translation>三元牌3種すべての面子です。</translation>
  </message>
  <message>
   <source>Sets of terminals and honours double beside a pair of simples too.</source>
   <translation>幺九牌の面子の翻は、雀頭が中張牌でも付きます。</translation>
  </message>
  <message>
   <source>Sets of terminals and honours only</source>
   <translation>幺九牌の面子のみ</translation>
  </message>
  <message>
   <source>Sets that somebody else’s discard completed; they lie open beside the hand.</source>
   <translation>他の人の捨て牌で作った組です。手牌の横に開いて置きます。</translation>
  </message>
  <message>
   <source>Sets, pairs, flowers and the win itself have points, which are added up first.</source>
   <translation>組・雀頭・花牌・和了りに点が付き、まずこれを合計します。</translation>
  </message>
  <message>
   <source>Settled by what lies on the table: undo it there if it is wrong</source>
   <translation>卓の状態で決まっています。誤りなら卓のほうで取り消してください</translation>
  </message>
  <message>
   <source>Seven different pairs of terminals and honours.</source>
   <translation>幺九牌の異なる対子を七つそろえます。</translation>
  </message>
  <message>
   <source>Seven different pairs.</source>
   <translation>異なる対子が七つです。</translation>
  </message>
  <message>
   <source>Seven pairs</source>
   <translation>七対子</translation>
  </message>
  <message>
   <source>Seven pairs count 25 fu and 2 han, or 50 fu and 1 han.</source>
   <translation>七対子を25符2翻とするか、50符1翻とするかを決めます。</translation>
  </message>
  <message>
   <source>Seven pairs have fixed fu, which are not rounded.</source>
   <translation>七対子の符は固定で、切り上げません。</translation>
  </message>
  <message>
   <source>Seven pairs of one number in the same two suits.</source>
   <translation>同じ2種類の数牌で、同じ数字の対を七つそろえます。</translation>
  </message>
  <message>
   <source>Seven pairs of terminals and honours</source>
   <translation>幺九七対子</translation>
  </message>
  <message>
   <source>Several winners</source>
   <translation>複数の和了者</translation>
  </message>
  <message>
   <source>Shared by those who won a hand; 0: not played.</source>
   <translation>和了した人で分け合います。0ならありません。</translation>
  </message>
  <message>
   <source>Sheet of problems</source>
   <translation>問題プリントの作成</translation>
  </message>
  <message>
   <source>Sheet of problems…</source>
   <translation>問題プリント…</translation>
  </message>
  <message>
   <source>Sheet {number}</source>
   <translation>プリント{number}</translation>
  </message>
  <message>
   <source>Show every tile that completes this hand, and what it would be worth</source>
   <translation>この手牌を完成させる牌と、その点数を表示します</translation>
  </message>
  <message>
   <source>Show everything that counts</source>
   <translation>点数になるものをすべて表示します</translation>
  </message>
  <message>
   <source>Show how far this hand is from ready, and which tiles bring it nearer</source>
   <translation>テンパイまでの遠さと、近づく牌を見る</translation>
  </message>
  <message>
   <source>Show it where rules are set</source>
   <translation>ルール設定の場所を表示</translation>
  </message>
  <message>
   <source>Show only what differs; click again for all rules</source>
   <translation>異なる項目だけを表示します。もう一度クリックで全ルールに戻ります</translation>
  </message>
  <message>
   <source>Show the board on another screen</source>
   <translation>別画面に点数表示を出す</translation>
  </message>
  <message>
   <source>Show the course of the scores</source>
   <translation>点数の推移を表示</translation>
  </message>
  <message>
   <source>Show the players around the table</source>
   <translation>対局者を卓の形で表示します</translation>
  </message>
  <message>
   <source>Show the players in a list</source>
   <translation>対局者を一覧で表示します</translation>
  </message>
  <message>
   <source>Show the rules in force</source>
   <translation>現在のルールを表示します</translation>
  </message>
  <message>
   <source>Show the tiles again</source>
   <translation>牌の表示に戻ります</translation>
  </message>
  <message>
   <source>Show these shortcuts</source>
   <translation>ショートカットを表示</translation>
  </message>
  <message>
   <source>Show what changes</source>
   <translation>変更点を表示</translation>
  </message>
  <message>
   <source>Show what is needed to change places</source>
   <translation>順位を変える条件を表示</translation>
  </message>
  <message>
   <source>Show what is right; it counts as not right</source>
   <translation>正解を見る（不正解として数えます）</translation>
  </message>
  <message>
   <source>Show what would let this hand win</source>
   <translation>どうすれば和了れるかを表示します</translation>
  </message>
  <message>
   <source>Show who paid whom in the last hand</source>
   <translation>直前の局の支払いを表示します</translation>
  </message>
  <message>
   <source>Show why its hands are paid so</source>
   <translation>その局の点数の理由を見る</translation>
  </message>
  <message>
   <source>Show why the hand is worth that, or the tiles again</source>
   <translation>手の点数の内訳を表示、または手牌に戻る</translation>
  </message>
  <message>
   <source>Show why the hands of the chosen line are paid so</source>
   <translation>選んだ行の手の点数の理由を表示します</translation>
  </message>
  <message>
   <source>Simples</source>
   <translation>中張牌</translation>
  </message>
  <message>
   <source>Single tile</source>
   <translation>単独の牌</translation>
  </message>
  <message>
   <source>Small points for sets, pair, wait and way of winning, rounded up to tens.</source>
   <translation>組・雀頭・待ち・和了り方に付く細かい点で、10の位に切り上げます。</translation>
  </message>
  <message>
   <source>So it is:</source>
   <translation>正解：</translation>
  </message>
  <message>
   <source>So it looks</source>
   <translation>見本</translation>
  </message>
  <message>
   <source>So many yakuman</source>
   <translation>役満の個数</translation>
  </message>
  <message>
   <source>Solutions</source>
   <translation>解答</translation>
  </message>
  <message>
   <source>Solutions on pages of their own</source>
   <translation>解答は別のページ</translation>
  </message>
  <message>
   <source>Somebody wins off a discard or by self-draw.</source>
   <translation>誰かがロンかツモで和了します。</translation>
  </message>
  <message>
   <source>Something else</source>
   <translation>その他</translation>
  </message>
  <message>
   <source>Something rare has ended the deal early; nobody pays, and it is dealt again.</source>
   <translation>珍しいことで局が早く終わります。支払いはなく、配り直します。</translation>
  </message>
  <message>
   <source>Something was counted that is not there</source>
   <translation>ないものを数えた</translation>
  </message>
  <message>
   <source>Something was counted twice</source>
   <translation>二重に数えた</translation>
  </message>
  <message>
   <source>Something went wrong ({fault}). What you recorded is safe; a report of it lies in {file}.</source>
   <translation>問題が起きました（{fault}）。記録は無事です。報告を{file}に書き出しました。</translation>
  </message>
  <message>
   <source>Something went wrong ({fault}). What you recorded is safe; if the window acts strangely, start it again.</source>
   <translation>問題が起きました（{fault}）。記録は無事ですが、ウィンドウの動作がおかしければ起動し直してください。</translation>
  </message>
  <message>
   <source>Sort the list by place</source>
   <translation>一覧を順位順に並べます</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>原典</translation>
  </message>
  <message>
   <source>Source: {source}</source>
   <translation>出典：{source}</translation>
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
   <translation>うごめく蛇</translation>
  </message>
  <message>
   <source>Standard riichi</source>
   <translation>標準リーチ麻雀</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>開始画面</translation>
  </message>
  <message>
   <source>Started</source>
   <translation>開始日</translation>
  </message>
  <message>
   <source>Starting points</source>
   <translation>開始時の持ち点</translation>
  </message>
  <message>
   <source>State</source>
   <translation>状態</translation>
  </message>
  <message>
   <source>Step {number}, {step}: {sentence}</source>
   <translation>手順{number}、{step}：{sentence}</translation>
  </message>
  <message>
   <source>Steps to a recorded hand</source>
   <translation>局を記録する手順</translation>
  </message>
  <message>
   <source>Sticks</source>
   <translation>供託</translation>
  </message>
  <message>
   <source>Sticks laid on the table</source>
   <translation>場に出す供託</translation>
  </message>
  <message>
   <source>Sticks left at the end</source>
   <translation>終局時の供託</translation>
  </message>
  <message>
   <source>Sticks with several winners</source>
   <translation>複数人の和了の供託</translation>
  </message>
  <message>
   <source>Still to be said: {question}</source>
   <translation>未回答です：{question}</translation>
  </message>
  <message>
   <source>Straight</source>
   <translation>一気通貫</translation>
  </message>
  <message>
   <source>Strike</source>
   <translation>削除</translation>
  </message>
  <message>
   <source>Strike it</source>
   <translation>削除する</translation>
  </message>
  <message>
   <source>Strike it and all later</source>
   <translation>以後もすべて削除</translation>
  </message>
  <message>
   <source>Strike {deal} ({what})?</source>
   <translation>{deal}（{what}）を削除しますか？</translation>
  </message>
  <message>
   <source>Strike “{what}”?</source>
   <translation>「{what}」を削除しますか？</translation>
  </message>
  <message>
   <source>Striking a hand</source>
   <translation>局の削除</translation>
  </message>
  <message>
   <source>Suit</source>
   <translation>種類（色）</translation>
  </message>
  <message>
   <source>Sum</source>
   <translation>合計</translation>
  </message>
  <message>
   <source>Sum of the points</source>
   <translation>点数の合計</translation>
  </message>
  <message>
   <source>Swap with the next seat</source>
   <translation>次の席と入れ替え</translation>
  </message>
  <message>
   <source>Swap {wind} with {other}</source>
   <translation>{wind}家と{other}家を入れ替え</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>進行</translation>
  </message>
  <message>
   <source>Table, a row a hand (*.csv)</source>
   <translation>表、1行に1局 (*.csv)</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>1つ戻す</translation>
  </message>
  <message>
   <source>Take back what was entered last</source>
   <translation>最後の入力を1つ戻す</translation>
  </message>
  <message>
   <source>Take back what was entered last (Backspace)</source>
   <translation>最後の入力を1つ戻します（Backspace）</translation>
  </message>
  <message>
   <source>Take every rule as {preset} has it</source>
   <translation>すべてのルールを{preset}のとおりにします</translation>
  </message>
  <message>
   <source>Take into the session</source>
   <translation>対局に記録</translation>
  </message>
  <message>
   <source>Take over a game that is already running</source>
   <translation>途中の対局を引き継ぐ</translation>
  </message>
  <message>
   <source>Take the tile that completes the hand, as shown behind what is typed</source>
   <translation>入力欄の後ろに示された完成牌を取る</translation>
  </message>
  <message>
   <source>Take the whole hand back</source>
   <translation>手牌をすべて戻します</translation>
  </message>
  <message>
   <source>Take this hand out of the session</source>
   <translation>この局を対局から取り除きます</translation>
  </message>
  <message>
   <source>Taken back: {what}</source>
   <translation>取り消し：{what}</translation>
  </message>
  <message>
   <source>Taken back: {what} of {name}, now {score} points</source>
   <translation>取り消し：{name}の{what}、現在{score}点</translation>
  </message>
  <message>
   <source>Taken back: {what}. {standing}</source>
   <translation>取り消し：{what}。{standing}</translation>
  </message>
  <message>
   <source>Takes the place of</source>
   <translation>次に代わる</translation>
  </message>
  <message>
   <source>Tanyao</source>
   <translation>断幺九</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>目標点</translation>
  </message>
  <message>
   <source>Ten fu more</source>
   <translation>あと10符</translation>
  </message>
  <message>
   <source>Tenhou</source>
   <translation>天鳳</translation>
  </message>
  <message>
   <source>Terminals</source>
   <translation>老頭牌</translation>
  </message>
  <message>
   <source>Terminals and honours only.</source>
   <translation>1・9の牌と字牌だけです。</translation>
  </message>
  <message>
   <source>Text and controls</source>
   <translation>文字と操作</translation>
  </message>
  <message>
   <source>That is enough, but less would do.</source>
   <translation>それでも足りますが、もっと安い手で十分です。</translation>
  </message>
  <message>
   <source>That is needed where nothing lies on the table; you left out: {reason}.</source>
   <translation>それは場に何もないときの条件で、見落としがあります：{reason}。</translation>
  </message>
  <message>
   <source>That is not enough.</source>
   <translation>それでは足りません。</translation>
  </message>
  <message>
   <source>That is paid for a self-draw; somebody gave the tile.</source>
   <translation>それはツモの点数ですが、実際はロン和了です。</translation>
  </message>
  <message>
   <source>That is paid for {wrong} {unit}; this hand has {right}.</source>
   <translation>それは{unit}が{wrong}のときの点数で、この手は{right}です。</translation>
  </message>
  <message>
   <source>That is paid when somebody gives the tile; it was drawn.</source>
   <translation>それはロンの点数ですが、実際はツモ和了です。</translation>
  </message>
  <message>
   <source>That is right where “{rule}” is “{value}”; here it is not.</source>
   <translation>「{rule}」が「{value}」なら正解ですが、ここでは違います。</translation>
  </message>
  <message>
   <source>That is what a self-draw needs.</source>
   <translation>それはツモ和了の条件です。</translation>
  </message>
  <message>
   <source>That is what a win off {payer} needs.</source>
   <translation>それは{payer}からロンするときの条件です。</translation>
  </message>
  <message>
   <source>That is what all of them pay together.</source>
   <translation>それは全員の支払いの合計です。</translation>
  </message>
  <message>
   <source>That is what the dealer gets; the winner is not the dealer.</source>
   <translation>それは親の点数ですが、和了者は子です。</translation>
  </message>
  <message>
   <source>That is what the others get; the winner is the dealer.</source>
   <translation>それは子の点数ですが、和了者は親です。</translation>
  </message>
  <message>
   <source>That is what “{limit}” pays.</source>
   <translation>それは「{limit}」の点数です。</translation>
  </message>
  <message>
   <source>The Japan Professional Mahjong League’s A rules</source>
   <translation>日本プロ麻雀連盟のAルール</translation>
  </message>
  <message>
   <source>The Japanese professional team league</source>
   <translation>日本のプロ麻雀チームリーグ</translation>
  </message>
  <message>
   <source>The Saikouisen league’s classic rules</source>
   <translation>最高位戦日本プロ麻雀協会のクラシックルール</translation>
  </message>
  <message>
   <source>The basic points are the fu, doubled twice and once more for each han.</source>
   <translation>基本点は符を4倍し、翻ごとに2倍したものです。</translation>
  </message>
  <message>
   <source>The competition scoring of an online mahjong club</source>
   <translation>オンライン麻雀クラブの競技用の点数計算</translation>
  </message>
  <message>
   <source>The correction adds up to {sum}: let it add up to zero, or say that it is one-sided.</source>
   <translation>修正の合計が{sum}なので、合計を0にするか「片側だけ」を指定してください。</translation>
  </message>
  <message>
   <source>The deal is broken off and dealt again.</source>
   <translation>局を打ち切ってやり直します。</translation>
  </message>
  <message>
   <source>The dealer must be first and at the target. Players may agree to end the game at any time.</source>
   <translation>親がトップで目標点以上である必要があります。対局者の合意があればいつでも終局できます。</translation>
  </message>
  <message>
   <source>The dealer pays</source>
   <translation>親の支払い</translation>
  </message>
  <message>
   <source>The dealer won with the tiles dealt.</source>
   <translation>親が配牌で和了しました。</translation>
  </message>
  <message>
   <source>The dealer, off a discard</source>
   <translation>親のロン</translation>
  </message>
  <message>
   <source>The dealer, self-draw: each player</source>
   <translation>親のツモ：各自</translation>
  </message>
  <message>
   <source>The dealer: off a discard, and drawn (each player)</source>
   <translation>親：ロン、ツモ（各自）</translation>
  </message>
  <message>
   <source>The dealer’s eighth win in a row.</source>
   <translation>親の8回連続の和了です。</translation>
  </message>
  <message>
   <source>The discard of the player on the left completes a run, which is laid open.</source>
   <translation>左の人の捨て牌で順子を完成させ、開いて置きます。</translation>
  </message>
  <message>
   <source>The disk is full, so nothing was written: free some space and try again.</source>
   <translation>ディスクがいっぱいで何も書き込めなかったので、空きを作ってからやり直してください。</translation>
  </message>
  <message>
   <source>The disk reported an error at {file}, so nothing was written: check that it is connected and has room, and try again.</source>
   <translation>{file}でディスクエラーが起きて何も書き込めなかったので、接続と空き容量を確認してやり直してください。</translation>
  </message>
  <message>
   <source>The file of sessions was damaged. Brought back whole: {whole}; perhaps without their last entries: {partly}; lost: {lost}. The damaged file is kept as {aside}.</source>
   <translation>対局のファイルが壊れていました。完全に復元：{whole}、最後の記録が欠けた可能性あり：{partly}、失われたもの：{lost}。壊れたファイルは{aside}として残しています。</translation>
  </message>
  <message>
   <source>The file of sessions was damaged. No session could be brought back from it, nor from a copy in {folder}: a new file was begun. The damaged file is kept as {aside}.</source>
   <translation>対局のファイルが壊れていました。このファイルからも{folder}の控えからも対局を復元できなかったため、新しいファイルを作りました。壊れたファイルは{aside}として残しています。</translation>
  </message>
  <message>
   <source>The file of sessions was gone or empty, and no copy in {folder} can be read: a new file was begun.</source>
   <translation>対局のファイルが失われたか空で、{folder}の控えも読めないため、新しいファイルを作りました。</translation>
  </message>
  <message>
   <source>The file of sessions was gone or empty. Sessions brought back: {sessions}, from the copy of {date}.</source>
   <translation>対局のファイルがないか空だったので、{date}の控えから復元しました。復元した対局：{sessions}。</translation>
  </message>
  <message>
   <source>The file of sessions was replaced by another while it was open. What was open is kept as {aside}: put it in the other’s place to have it back.</source>
   <translation>対局のファイルが、開いている間に別のファイルに置き換えられました。開いていた内容は{aside}として残しています。元に戻すには、今のファイルと入れ替えてください。</translation>
  </message>
  <message>
   <source>The final result, ready to print. That was all: your own sessions are as they were.</source>
   <translation>最終結果です。このまま印刷できます。これで終わりです。自分の対局は元のままです。</translation>
  </message>
  <message>
   <source>The first limit: from 5 han on a hand is paid this, whatever its fu.</source>
   <translation>最初の上限です。5翻からは符に関係なくこの額です。</translation>
  </message>
  <message>
   <source>The floating uma below covers every case.</source>
   <translation>下の変動ウマですべて決まっています。</translation>
  </message>
  <message>
   <source>The flower and the season with the player’s number.</source>
   <translation>自分の番号の花牌と季節牌の両方です。</translation>
  </message>
  <message>
   <source>The flower with the player’s number: 1 for East, 2 South, 3 West, 4 North.</source>
   <translation>自分の番号の花牌です。東が1、南が2、西が3、北が4です。</translation>
  </message>
  <message>
   <source>The fourth tile, drawn by oneself, is added to a pon that lies open.</source>
   <translation>開いたポンに、自分で引いた4枚目を加えます。</translation>
  </message>
  <message>
   <source>The fu are doubled twice, and once more for each han.</source>
   <translation>符を2倍することを2回、さらに翻の数だけ繰り返します。</translation>
  </message>
  <message>
   <source>The fu are rounded up to the next ten.</source>
   <translation>符は10符単位に切り上げます。</translation>
  </message>
  <message>
   <source>The fu, doubled twice and once more for each han; each payment is a multiple of it.</source>
   <translation>符を4倍し、翻ごとに2倍した点です。支払いはすべてその倍数です。</translation>
  </message>
  <message>
   <source>The game</source>
   <translation>ゲームの進行</translation>
  </message>
  <message>
   <source>The game ended because a player fell below zero points.</source>
   <translation>持ち点がマイナスになったプレイヤーがいるため、対局は終了しました。</translation>
  </message>
  <message>
   <source>The game ended because a player has no points left.</source>
   <translation>持ち点がなくなったプレイヤーがいるため、対局は終了しました。</translation>
  </message>
  <message>
   <source>The game ended because a player reached {points} points.</source>
   <translation>{points}点に達したプレイヤーがいるため、対局は終了しました。</translation>
  </message>
  <message>
   <source>The game ended because the last dealer is in the lead.</source>
   <translation>オーラスの親がトップのため、対局は終了しました。</translation>
  </message>
  <message>
   <source>The game ends when a hand leaves somebody with this many points; 0 never.</source>
   <translation>誰かがこの点数に達した局で終局します。0ならありません。</translation>
  </message>
  <message>
   <source>The game ends when somebody is below zero, at zero or below, or never so.</source>
   <translation>0点未満か0点以下で終局するか、終局しないかを決めます。</translation>
  </message>
  <message>
   <source>The game has ended: take its last hand back to go on.</source>
   <translation>対局は終了しています。続けるには最後の局を取り消してください。</translation>
  </message>
  <message>
   <source>The game is over: {standing}</source>
   <translation>対局終了：{standing}</translation>
  </message>
  <message>
   <source>The game was played on after its last wind until a player reached {points} points.</source>
   <translation>延長戦で{points}点に達したプレイヤーが出たため、対局は終了しました。</translation>
  </message>
  <message>
   <source>The hand</source>
   <translation>手の点数</translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more, or tick that only a part of it is entered.</source>
   <translation>
    <numerusform>副露を除く手牌が{wanted}枚中{count}枚なので、あと{missing}枚追加するか「手牌の一部」にチェックしてください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more.</source>
   <translation>
    <numerusform>副露を除く手牌が{wanted}枚中{count}枚なので、あと{missing}枚追加してください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} tiles where {wanted} are needed: add or take back tiles.</source>
   <translation>
    <numerusform>手牌が{count}枚ですが{wanted}枚必要なので、牌を追加するか戻してください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} tiles where {wanted} fit beside its called sets: take {over} back.</source>
   <translation>
    <numerusform>副露を除く手牌は{wanted}枚までですが{count}枚あるので、{over}枚戻してください。</numerusform>
   </translation>
  </message>
  <message>
   <source>The hand is full: take a tile back first.</source>
   <translation>手牌がいっぱいなので、先に牌を1枚戻してください。</translation>
  </message>
  <message>
   <source>The hand is over</source>
   <translation>この局は終了</translation>
  </message>
  <message>
   <source>The hand is read as: {sets}</source>
   <translation>手牌の読み方：{sets}</translation>
  </message>
  <message>
   <source>The hand is taken from the reference; Backspace gives back yours.</source>
   <translation>リファレンスの手を入れました。Backspaceで元の手に戻ります。</translation>
  </message>
  <message>
   <source>The hand is void either way and dealt again.</source>
   <translation>どの場合もその局は無効で、やり直します。</translation>
  </message>
  <message>
   <source>The house has set what this counts.</source>
   <translation>翻数はマイルールで決められています。</translation>
  </message>
  <message>
   <source>The indicators themselves were counted</source>
   <translation>表示牌そのものを数えた</translation>
  </message>
  <message>
   <source>The last discard was the winning 9 of circles.</source>
   <translation>最後の捨て牌である9筒で和了しました。</translation>
  </message>
  <message>
   <source>The last five is the red one, or not</source>
   <translation>最後の五を赤にする、または戻す</translation>
  </message>
  <message>
   <source>The last hand</source>
   <translation>オーラス条件</translation>
  </message>
  <message>
   <source>The last hand has been played.</source>
   <translation>最終局が終わりました。</translation>
  </message>
  <message>
   <source>The last tile is the winning one.</source>
   <translation>最後の牌が和了牌です。</translation>
  </message>
  <message>
   <source>The last tile is the winning tile.</source>
   <translation>最後の牌が和了牌です。</translation>
  </message>
  <message>
   <source>The last tile of the wall was the winning 1 of circles.</source>
   <translation>牌山の最後の牌である1筒で和了しました。</translation>
  </message>
  <message>
   <source>The liable player pays</source>
   <translation>責任者の支払い</translation>
  </message>
  <message>
   <source>The liable player pays for that yakuman alone, or for the whole hand.</source>
   <translation>責任払いを、その役満だけとするか、手の全額とするかを決めます。</translation>
  </message>
  <message>
   <source>The liable player pays the counters in these rules.</source>
   <translation>このルールでは責任者が本場を払います。</translation>
  </message>
  <message>
   <source>The losers pay each other what their hands are worth.</source>
   <translation>和了していない人同士も、手牌の点数を互いに払います。</translation>
  </message>
  <message>
   <source>The lowest value, –, switches it off</source>
   <translation>一番小さい値「–」でなしになります</translation>
  </message>
  <message>
   <source>The mending of the file of sessions was cut short and is finished now. Sessions brought back: {sessions}.</source>
   <translation>中断していた対局ファイルの修復を完了しました。復元した対局：{sessions}。</translation>
  </message>
  <message>
   <source>The most points a hand is worth, for everybody.</source>
   <translation>1人の手牌の点数の上限で、全員に当てはまります。</translation>
  </message>
  <message>
   <source>The most yakuman one hand can be paid; 0 sets no bound.</source>
   <translation>一つの手に払う役満の上限です。0なら上限はありません。</translation>
  </message>
  <message>
   <source>The next tiles are discards: click them, then “{done}”.</source>
   <translation>次の牌は捨て牌になります。牌をクリックし、終わったら「{done}」を押してください。</translation>
  </message>
  <message>
   <source>The next tiles are for the hand again (Esc)</source>
   <translation>次の牌をまた手牌に入れる（Esc）</translation>
  </message>
  <message numerus="yes">
   <source>The next tiles go here; room for {count}</source>
   <translation>
    <numerusform>次の牌はここに入ります（あと{count}枚）</numerusform>
   </translation>
  </message>
  <message>
   <source>The ones and nines of the three suits.</source>
   <translation>三種類の数牌の1と9です。</translation>
  </message>
  <message>
   <source>The online table’s ranked rules</source>
   <translation>オンライン対戦の段位戦ルール</translation>
  </message>
  <message>
   <source>The online table’s rules with three red fives</source>
   <translation>オンライン対戦の赤ドラ3枚のルール</translation>
  </message>
  <message>
   <source>The other hands</source>
   <translation>他の手牌</translation>
  </message>
  <message>
   <source>The other players settle their own hands among themselves.</source>
   <translation>和了していない人同士は、互いの手の点数を精算します。</translation>
  </message>
  <message>
   <source>The own flower or season doubles beside all four of its kind too.</source>
   <translation>同じ種類の4枚がそろっても、自分の花牌・季節牌の翻を重ねます。</translation>
  </message>
  <message>
   <source>The page, piece by piece: the arrow keys go from one to the next</source>
   <translation>ページの内容（矢印キーで順に進みます）</translation>
  </message>
  <message>
   <source>The player held more tiles than a hand may have.</source>
   <translation>手牌が規定より多くありました。</translation>
  </message>
  <message>
   <source>The player was ready after the first discard and said so.</source>
   <translation>第一打でテンパイし、それを宣言しました。</translation>
  </message>
  <message>
   <source>The player where the wall was opened pays and is paid double.</source>
   <translation>牌山の開いた所に座る人は、払うのも受け取るのも2倍です。</translation>
  </message>
  <message>
   <source>The player where the wall was opened pays and receives double.</source>
   <translation>割れ目の人は払いも受け取りも2倍になります。</translation>
  </message>
  <message>
   <source>The player who gave the tile had declared riichi.</source>
   <translation>放銃した人はリーチしていました。</translation>
  </message>
  <message>
   <source>The player who gave the tile pays</source>
   <translation>放銃者の支払い</translation>
  </message>
  <message>
   <source>The player who pays for all pays</source>
   <translation>責任者の支払い</translation>
  </message>
  <message>
   <source>The player who sits East in this deal, for whom more is paid either way.</source>
   <translation>この局で東に座る人です。和了っても払っても点数が多くなります。</translation>
  </message>
  <message>
   <source>The player who won, then the one who gave the tile; 0 or the winner again: self-draw</source>
   <translation>和了者、続けて放銃者。0または和了者をもう一度押すとツモ</translation>
  </message>
  <message>
   <source>The players change seats before the round begins.</source>
   <translation>場が始まる前に席を替えます。</translation>
  </message>
  <message>
   <source>The players end the game now.</source>
   <translation>ここで対局を終了します。</translation>
  </message>
  <message>
   <source>The players ended the game here.</source>
   <translation>プレイヤーがここで対局を終了しました。</translation>
  </message>
  <message>
   <source>The printer does not take these pages: see that it is on, or choose another.</source>
   <translation>プリンターがこのページを受け付けません。電源を確かめるか、別のプリンターを選んでください。</translation>
  </message>
  <message>
   <source>The rarer circumstances</source>
   <translation>まれな状況を表示します</translation>
  </message>
  <message>
   <source>The rarest patterns: each is paid the most there is, whatever else is in the hand.</source>
   <translation>最も珍しい形です。他に何があっても最高額を払います。</translation>
  </message>
  <message>
   <source>The replacement of a kong made a second kong, and its replacement won.</source>
   <translation>槓の嶺上牌でもう一度槓をし、その嶺上牌で和了しました。</translation>
  </message>
  <message>
   <source>The replacement of a kong made a second one, and its replacement won.</source>
   <translation>槓の嶺上牌で二つ目の槓をし、その嶺上牌で和了しました。</translation>
  </message>
  <message>
   <source>The result is reckoned from exact points, or from whole thousands.</source>
   <translation>成績を端数のまま計算するか、千点単位にするかを決めます。</translation>
  </message>
  <message>
   <source>The return of {points} points is below the start of {start}: the first would pay the difference.</source>
   <translation>返し点{points}点が持ち点{start}点より低いため、トップが差額を払うことになります。</translation>
  </message>
  <message>
   <source>The riichi sticks on the table go to the winner.</source>
   <translation>場の供託は和了者が受け取ります。</translation>
  </message>
  <message>
   <source>The rules these pages tell</source>
   <translation>説明するルール</translation>
  </message>
  <message>
   <source>The rules, one by one</source>
   <translation>ルールの一覧</translation>
  </message>
  <message>
   <source>The run could be completed at either end: no fu.</source>
   <translation>順子の両端のどちらでも待てるリャンメン待ちに符は付きません。</translation>
  </message>
  <message>
   <source>The same drills that were not right, once more</source>
   <translation>正解でなかった同じ問題をもう一度</translation>
  </message>
  <message>
   <source>The same hand otherwise</source>
   <translation>同じ手牌で違う場合</translation>
  </message>
  <message>
   <source>The same number makes the same sheet again</source>
   <translation>同じ番号なら同じプリントになります</translation>
  </message>
  <message>
   <source>The same player is named twice: name each player once.</source>
   <translation>同じ対局者が2回指定されているので、1人1回にしてください。</translation>
  </message>
  <message>
   <source>The sample lies on the table already</source>
   <translation>サンプルは既に卓にあります</translation>
  </message>
  <message>
   <source>The scoring in Chinese Classical mahjong, as printed</source>
   <translation>公表されている中国古典麻雀の点数計算（記載どおり）</translation>
  </message>
  <message>
   <source>The season with the player’s number: 1 for East, 2 South, 3 West, 4 North.</source>
   <translation>自分の番号の季節牌です。東が1、南が2、西が3、北が4です。</translation>
  </message>
  <message>
   <source>The session is played by other rules: choose those of its kind on the left, then enter the hand.</source>
   <translation>この対局は別の種類のルールで行われています。左で同じ種類のルールを選び、手牌を入力してください。</translation>
  </message>
  <message>
   <source>The session was written to {file}.</source>
   <translation>対局を{file}に書き出しました。</translation>
  </message>
  <message>
   <source>The shortcuts, one by one</source>
   <translation>ショートカットの一覧</translation>
  </message>
  <message>
   <source>The small points</source>
   <translation>符（点）の計算</translation>
  </message>
  <message>
   <source>The smallest hand</source>
   <translation>最も安い手</translation>
  </message>
  <message>
   <source>The smallest hand that is enough, by what it is paid; of two numbers the dealer pays the larger.</source>
   <translation>足りる最小の手を受け取る点で示します。2つの数字は、親が大きいほうを払います。</translation>
  </message>
  <message>
   <source>The source prints</source>
   <translation>原典の記載</translation>
  </message>
  <message>
   <source>The sum of the points is what the doubles double.</source>
   <translation>点数の合計を、翻の数だけ倍にします。</translation>
  </message>
  <message>
   <source>The sum was not rounded</source>
   <translation>合計を切り上げなかった</translation>
  </message>
  <message>
   <source>The sum was rounded down</source>
   <translation>合計を切り捨てた</translation>
  </message>
  <message>
   <source>The tile a player lays down after drawing; others may take it to complete a set.</source>
   <translation>引いた後に捨てる牌です。他の人が組を作るために取ることがあります。</translation>
  </message>
  <message>
   <source>The tile that follows the one turned up in the wall; each in the hand adds a han, but wins nothing alone.</source>
   <translation>牌山で表にした牌の次の牌です。1枚ごとに1翻増えますが、それだけでは和了れません。</translation>
  </message>
  <message>
   <source>The tile written on the key; hold it for two, longer for three</source>
   <translation>キーに書かれた牌。長押しで2枚、さらに長押しで3枚</translation>
  </message>
  <message>
   <source>The tiles beneath the dora indicators, looked at by a winner in riichi only.</source>
   <translation>ドラ表示牌の下の牌です。リーチの和了者だけが見ます。</translation>
  </message>
  <message>
   <source>The tiles from 2 to 8 of the three suits.</source>
   <translation>三種類の数牌の2から8です。</translation>
  </message>
  <message>
   <source>The tiles that lie face down in rows; everybody draws from there.</source>
   <translation>伏せて並べた牌で、全員がここから引きます。</translation>
  </message>
  <message>
   <source>The tiles the winner has discarded: with one that would complete the hand it is furiten.</source>
   <translation>和了者が捨てた牌です。その中に和了牌になるものがあればフリテンです。</translation>
  </message>
  <message>
   <source>The tiles without a number: four winds and three dragons.</source>
   <translation>数字のない牌です。風牌4種と三元牌3種があります。</translation>
  </message>
  <message>
   <source>The uma adds up to {sum} thousand: let it add up to zero, or the results will not.</source>
   <translation>ウマの合計が{sum}（千点単位）なので、成績の合計が0になるように0にしてください。</translation>
  </message>
  <message>
   <source>The uma by the number of players at or above the start.</source>
   <translation>持ち点以上の人数によって変わるウマです。</translation>
  </message>
  <message numerus="yes">
   <source>The uma for {count} players at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</source>
   <translation>
    <numerusform>浮き{count}人のウマの合計が{sum}（千点単位）なので、成績の合計が0になるように0にしてください。</numerusform>
   </translation>
  </message>
  <message>
   <source>The wall is empty and nobody has gone out.</source>
   <translation>牌山が尽き、誰も和了しませんでした。</translation>
  </message>
  <message>
   <source>The wall is empty and nobody has won.</source>
   <translation>牌山が尽き、誰も和了しませんでした。</translation>
  </message>
  <message>
   <source>The wall is used up without a win: those who are not ready pay those who are.</source>
   <translation>和了りのないまま牌山が尽き、ノーテンの人がテンパイの人に払います。</translation>
  </message>
  <message>
   <source>The white, the green and the red tile; a set of one of them counts for everybody.</source>
   <translation>白・發・中の3種です。1種を3枚そろえると誰でも得点になります。</translation>
  </message>
  <message>
   <source>The whole hand</source>
   <translation>総合問題</translation>
  </message>
  <message>
   <source>The wind a player sits at: East deals, then come South, West and North.</source>
   <translation>座っている方角の風です。親が東、そこから順に南・西・北です。</translation>
  </message>
  <message>
   <source>The wind that counts for all players in this round; the first is East. A number beside it tells which dealer it is.</source>
   <translation>その場で全員に共通の風で、東から始まります。横の数字は何人目の親かを表します。</translation>
  </message>
  <message>
   <source>The winner drew the winning tile from the wall, and all others pay.</source>
   <translation>和了牌を牌山から自分で引き、他の全員が払います。</translation>
  </message>
  <message>
   <source>The winner drew the winning tile.</source>
   <translation>和了牌を自分で引きました。</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the first discard, before any call.</source>
   <translation>和了者は鳴きが入る前の第一打でリーチしていました。</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the first discard, before any call: two han in place of one.</source>
   <translation>和了者は鳴きが入る前の第一打でリーチしていたので、1翻ではなく2翻です。</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the hand laid open.</source>
   <translation>和了者は手牌を公開してリーチしていました。</translation>
  </message>
  <message>
   <source>The winner had declared riichi.</source>
   <translation>和了者はリーチしていました。</translation>
  </message>
  <message>
   <source>The winner’s hand is missing: enter its tiles or its total.</source>
   <translation>和了者の手牌がないので、牌か合計点を入力してください。</translation>
  </message>
  <message>
   <source>The winning tile made the pair.</source>
   <translation>和了牌が雀頭になりました。</translation>
  </message>
  <message>
   <source>The winning tile must be one tile, not “{text}”.</source>
   <translation>和了牌は1枚でなければならず、「{text}」は使えません。</translation>
  </message>
  <message>
   <source>The winning tile replaced a kong’s fourth tile, a flower or a season.</source>
   <translation>和了牌は、槓・花牌・季節牌の補充牌でした。</translation>
  </message>
  <message>
   <source>The winning tile was another player’s discard.</source>
   <translation>和了牌は他の人の捨て牌です。</translation>
  </message>
  <message>
   <source>The winning tile was discarded when the wall was empty.</source>
   <translation>和了牌は、牌山が尽きたあとの捨て牌でした。</translation>
  </message>
  <message>
   <source>The winning tile was the first discard of East.</source>
   <translation>和了牌は東家の第一打でした。</translation>
  </message>
  <message>
   <source>The winning tile was the last one of the wall.</source>
   <translation>和了牌は牌山の最後の牌でした。</translation>
  </message>
  <message>
   <source>The winning tile was the last one there was, and a replacement too.</source>
   <translation>和了牌は最後の牌であり、補充牌でもありました。</translation>
  </message>
  <message>
   <source>The winning tile {tile} is not in the hand: choose one that is.</source>
   <translation>和了牌の{tile}が手牌にないので、手牌にある牌を選んでください。</translation>
  </message>
  <message>
   <source>Their riichi stands (untick when its tile was won on)</source>
   <translation>リーチ成立（宣言牌がロンされたら外す）</translation>
  </message>
  <message>
   <source>Then click its lowest tile</source>
   <translation>次に一番小さい牌をクリック</translation>
  </message>
  <message>
   <source>Then click its tile</source>
   <translation>次にその牌をクリック</translation>
  </message>
  <message>
   <source>Then it waits for {tiles}.</source>
   <translation>そのときの待ちは{tiles}です。</translation>
  </message>
  <message>
   <source>Then without: {ticks}</source>
   <translation>ただし次は外れます：{ticks}</translation>
  </message>
  <message>
   <source>There are no problems for these rules.</source>
   <translation>このルールの問題はありません。</translation>
  </message>
  <message>
   <source>There are no such drills under these rules: choose other kinds or other rules.</source>
   <translation>このルールにはその練習問題がありません。別の種類か別のルールを選んでください。</translation>
  </message>
  <message>
   <source>There are not so many sticks on the table to take away.</source>
   <translation>取り除けるだけの供託が場にありません。</translation>
  </message>
  <message numerus="yes">
   <source>There are only {count} different problems of these kinds.</source>
   <translation>
    <numerusform>この種類の異なる問題は{count}問しかありません。</numerusform>
   </translation>
  </message>
  <message>
   <source>There are rules called “{name}” already: choose another name.</source>
   <translation>「{name}」という名前のルールが既にあるので、別の名前にしてください。</translation>
  </message>
  <message numerus="yes">
   <source>There are {count} indicators where at most {most} can be turned: take some back.</source>
   <translation>
    <numerusform>表示牌は{most}枚までですが{count}枚あるので、いくつか戻してください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {count} red fives {tile} where the set has {most}: take a plain one.</source>
   <translation>
    <numerusform>赤ドラの{tile}は{most}枚ですが{count}枚あるので、普通の牌を選んでください。</numerusform>
   </translation>
  </message>
  <message>
   <source>There is a “{name}” already: choose another name.</source>
   <translation>「{name}」は既にあるので、別の名前にしてください。</translation>
  </message>
  <message>
   <source>There is no cheat sheet for these rules.</source>
   <translation>このルールの早見表はありません。</translation>
  </message>
  <message>
   <source>There is no last hand: the players end the game.</source>
   <translation>オーラスがなく、対局者が対局を終えます。</translation>
  </message>
  <message>
   <source>There is no room for a called set: take tiles back first.</source>
   <translation>副露を入れる空きがないので、先に牌を戻してください。</translation>
  </message>
  <message>
   <source>There is no run with {tile}.</source>
   <translation>{tile}を含む順子はありません。</translation>
  </message>
  <message>
   <source>There is no terminal and no honour: only 2 to 8.</source>
   <translation>1・9の牌も字牌もなく、2～8の数牌だけです。</translation>
  </message>
  <message>
   <source>There is nothing else to tell of this hand.</source>
   <translation>この手牌について、ほかに説明することはありません。</translation>
  </message>
  <message>
   <source>There is nothing in this file.</source>
   <translation>このファイルは空です。</translation>
  </message>
  <message>
   <source>These are the rules in force already: change something first.</source>
   <translation>今のルールと同じなので、先に何か変更してください。</translation>
  </message>
  <message>
   <source>These changes are not kept: save them under a name, or close once more to let them go.</source>
   <translation>変更が保存されていないので、名前を付けて保存するか、破棄するならもう一度閉じてください。</translation>
  </message>
  <message>
   <source>These hands and all after them are scored as this version does</source>
   <translation>これらの局と以後の局を、このバージョンで計算します</translation>
  </message>
  <message>
   <source>These hands stay as they were paid until they are corrected</source>
   <translation>これらの局は、訂正するまで当時の支払いのままです</translation>
  </message>
  <message>
   <source>These rules</source>
   <translation>このルール</translation>
  </message>
  <message>
   <source>These rules are no longer kept here: they were deleted, perhaps in another window.</source>
   <translation>このルールはもうありません。別のウィンドウで削除された可能性があります。</translation>
  </message>
  <message>
   <source>These rules come with the program: keep them under a name of your own first</source>
   <translation>プログラム付属のルールなので、先に名前を付けて保存してください</translation>
  </message>
  <message>
   <source>These rules do not accept a hand with too many tiles: untick it, or enter what the hand is worth.</source>
   <translation>このルールでは多牌を受け付けないので、チェックを外すか、手牌の点数を入力してください。</translation>
  </message>
  <message>
   <source>These rules do not have this draw: play on, or change the rules.</source>
   <translation>このルールにこの流局はないので、続行するか、ルールを変えてください。</translation>
  </message>
  <message>
   <source>These rules do not let a winning hand have so many chows: check the tiles, or change the rules.</source>
   <translation>このルールではこれほど多くの順子で和了できないので、牌を確認するか、ルールを変えてください。</translation>
  </message>
  <message>
   <source>These rules give the replacement tile no fu for the draw.</source>
   <translation>このルールでは、嶺上牌での和了にツモの符が付きません。</translation>
  </message>
  <message>
   <source>These rules have no nagashi mangan: record the draw without it, or change the rules.</source>
   <translation>このルールに流し満貫はないので、流し満貫なしで流局を記録するか、ルールを変えてください。</translation>
  </message>
  <message>
   <source>These rules have no pages.</source>
   <translation>このルールのページはありません。</translation>
  </message>
  <message>
   <source>These rules have no red five {tile}: take a plain one.</source>
   <translation>このルールに赤ドラの{tile}はないので、普通の牌を選んでください。</translation>
  </message>
  <message>
   <source>These rules leave an open hand without other fu at 20 fu.</source>
   <translation>このルールでは、他に符のない副露手は20符のままです。</translation>
  </message>
  <message>
   <source>These rules on two pages, to be printed</source>
   <translation>このルールを2ページに印刷する</translation>
  </message>
  <message>
   <source>These rules pay at least this for a win before the first own draw.</source>
   <translation>このルールでは、第一ツモより前の和了に少なくともこの点数を払います。</translation>
  </message>
  <message>
   <source>These rules pay no more yakuman for one hand.</source>
   <translation>このルールでは、一つの手に払う役満はここまでです。</translation>
  </message>
  <message>
   <source>These rules round 4 han 30 fu and 3 han 60 fu up to a mangan.</source>
   <translation>このルールでは30符4翻と60符3翻を満貫に切り上げます。</translation>
  </message>
  <message>
   <source>These tiles bring it nearer</source>
   <translation>近づく牌</translation>
  </message>
  <message>
   <source>These tiles do not make a winning hand: check them against the table.</source>
   <translation>この牌では和了形にならないので、卓の牌と照らし合わせてください。</translation>
  </message>
  <message>
   <source>These tiles make it ready</source>
   <translation>テンパイになる牌</translation>
  </message>
  <message>
   <source>Thirteen orphans</source>
   <translation>国士無双</translation>
  </message>
  <message>
   <source>Thirteen orphans, any of thirteen</source>
   <translation>国士無双十三面待ち</translation>
  </message>
  <message>
   <source>This counts in a closed hand only: {name}.</source>
   <translation>門前の手にしか付きません：{name}。</translation>
  </message>
  <message>
   <source>This entry cannot be read: {what}.</source>
   <translation>この記録は読み取れません：{what}。</translation>
  </message>
  <message>
   <source>This hand does not have it: {name}.</source>
   <translation>この手にはありません：{name}。</translation>
  </message>
  <message>
   <source>This hand has no yaku, so it cannot win: check riichi and what else may be ticked.</source>
   <translation>役がなく和了できません。リーチなど、ほかにチェックできるものがないか確認してください。</translation>
  </message>
  <message>
   <source>This hand is nearly that; look again at the tiles, the winds and how it was won: {name}.</source>
   <translation>惜しいですが付きません。牌・風・和了のしかたを見直してください：{name}。</translation>
  </message>
  <message>
   <source>This hand is still being played: record how it ends first.</source>
   <translation>この局はまだ途中なので、先に局の結果を記録してください。</translation>
  </message>
  <message>
   <source>This hand still lacks tiles: enter the rest of it.</source>
   <translation>この手牌はまだ牌が足りないので、残りを入力してください。</translation>
  </message>
  <message>
   <source>This hand waits for</source>
   <translation>この手牌の待ち</translation>
  </message>
  <message>
   <source>This is a sample that is kept nowhere: only your own sessions can be taken along.</source>
   <translation>これはどこにも保存されないサンプルです。持ち出せるのは自分の対局だけです。</translation>
  </message>
  <message>
   <source>This is a win by the own draw, not off another player.</source>
   <translation>これはツモ和了であり、ロン和了ではありません。</translation>
  </message>
  <message>
   <source>This is a win off another player, not by the own draw.</source>
   <translation>これはロン和了であり、ツモ和了ではありません。</translation>
  </message>
  <message>
   <source>This is no record of a session: it has no events. Hands by themselves and rules are read elsewhere.</source>
   <translation>出来事がないので対局の記録ではありません。単独の手牌やルールは別の場所で読み込みます。</translation>
  </message>
  <message>
   <source>This is no record: it is not JSON, or has no such parts.</source>
   <translation>これは記録ではありません。JSONでないか、必要な部分がありません。</translation>
  </message>
  <message>
   <source>This limit was called out.</source>
   <translation>申告されたとおりの点数です。</translation>
  </message>
  <message>
   <source>This pair has no fu: only dragons, the own wind and the round’s wind have.</source>
   <translation>この雀頭に符は付きません。符が付くのは三元牌・自風・場風だけです。</translation>
  </message>
  <message>
   <source>This player has declared riichi in this hand already.</source>
   <translation>この対局者はこの局で既にリーチしています。</translation>
  </message>
  <message>
   <source>This session can only be followed up to entry {number}: {reason}</source>
   <translation>この対局は{number}件目の記録までしかたどれません：{reason}</translation>
  </message>
  <message>
   <source>This session is kept already, the same in every entry.</source>
   <translation>この対局は、まったく同じ内容で既に保存されています。</translation>
  </message>
  <message>
   <source>This session is no longer kept here: it was deleted, perhaps in another window.</source>
   <translation>この対局はもうありません。別のウィンドウで削除された可能性があります。</translation>
  </message>
  <message>
   <source>This system has no font for the chosen language: install one, such as Noto Sans CJK, and start Score Keeper again.</source>
   <translation>選んだ言語のフォントがないので、Noto Sans CJK などを入れてからスコアキーパーを起動し直してください。</translation>
  </message>
  <message>
   <source>This version scores one hand otherwise</source>
   <translation>このバージョンでは1局の点数が変わります</translation>
  </message>
  <message numerus="yes">
   <source>This version scores {count} hands otherwise</source>
   <translation>
    <numerusform>このバージョンでは{count}局の点数が変わります</numerusform>
   </translation>
  </message>
  <message>
   <source>This was written by a newer version of Score Keeper: install that version to read it.</source>
   <translation>これは新しいバージョンのスコアキーパーで書かれているので、読むにはそのバージョンを入れてください。</translation>
  </message>
  <message>
   <source>Those not right again</source>
   <translation>間違えた問題をもう一度</translation>
  </message>
  <message>
   <source>Thousands a player without a win pays in all.</source>
   <translation>一度も和了しなかった人が払う合計です（千点単位）。</translation>
  </message>
  <message>
   <source>Thousands each place wins or loses.</source>
   <translation>各順位の得失点です（千点単位）。</translation>
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
   <translation>一色三順</translation>
  </message>
  <message>
   <source>Three equal tiles drawn by oneself and the fourth from a discard.</source>
   <translation>自分で引いた3枚に、捨て牌の4枚目を取ったものです。</translation>
  </message>
  <message>
   <source>Three equal tiles of the hand and the fourth from a discard, laid open.</source>
   <translation>手の中の同じ牌3枚に捨て牌の4枚目を加え、開いて置きます。</translation>
  </message>
  <message>
   <source>Three equal tiles, all drawn by the player.</source>
   <translation>同じ牌3枚を全部自分で引いたものです。</translation>
  </message>
  <message>
   <source>Three equal tiles, one of them claimed from another player.</source>
   <translation>同じ牌3枚で、1枚は他の人から取ったものです。</translation>
  </message>
  <message>
   <source>Three equal tiles; anybody’s discard may complete them.</source>
   <translation>同じ牌3枚です。誰の捨て牌でも完成できます。</translation>
  </message>
  <message>
   <source>Three great scholars</source>
   <translation>大三元</translation>
  </message>
  <message>
   <source>Three great scholars, no chow</source>
   <translation>大三元（順子なし）</translation>
  </message>
  <message>
   <source>Three in a row; the discard of the player on the left may complete it.</source>
   <translation>連続する3枚です。左の人の捨て牌で完成できます。</translation>
  </message>
  <message>
   <source>Three kans</source>
   <translation>三槓子</translation>
  </message>
  <message>
   <source>Three kans.</source>
   <translation>槓子が3組あります。</translation>
  </message>
  <message>
   <source>Three ones, three nines and one each of 2 to 8 of one suit, and one tile more of it, nothing called.</source>
   <translation>一種類の1を3枚、9を3枚、2～8を1枚ずつ、さらに同じ種類を1枚、副露なしでそろえました。</translation>
  </message>
  <message>
   <source>Three ones, three nines and one each of 2 to 8 of one suit, nothing called, so that any tile of it would have won.</source>
   <translation>一種類の1を3枚、9を3枚、2～8を1枚ずつ、副露なしでそろえ、その種類のどの牌でも和了できました。</translation>
  </message>
  <message>
   <source>Three ones, three nines and one each of 2 to 8 of one suit, nothing called, won with any tile of it.</source>
   <translation>一種類の1を3枚、9を3枚、2～8を1枚ずつ、副露なしでそろえ、その種類のどの牌でも和了。</translation>
  </message>
  <message>
   <source>Three or four equal dragons.</source>
   <translation>同じ三元牌3枚か4枚です。</translation>
  </message>
  <message>
   <source>Three or four of two dragons, two of the third.</source>
   <translation>三元牌の2種を3枚か4枚、残る1種を2枚そろえました。</translation>
  </message>
  <message>
   <source>Three or four tiles of the wind of this round.</source>
   <translation>場の風の風牌3枚か4枚です。</translation>
  </message>
  <message>
   <source>Three or four tiles of the wind the player sits at.</source>
   <translation>自分の座る方角の風牌3枚か4枚です。</translation>
  </message>
  <message>
   <source>Three or four tiles of three winds, two of the fourth.</source>
   <translation>風牌の3種を3枚か4枚、残る1種を2枚そろえました。</translation>
  </message>
  <message>
   <source>Three players want to win on one discard.</source>
   <translation>1枚の捨て牌で3人がロンしようとしました。</translation>
  </message>
  <message>
   <source>Three runs of one suit, from 1 to 9.</source>
   <translation>一種類の1から9までを3つの順子でそろえました。</translation>
  </message>
  <message>
   <source>Three sets of equal tiles, all drawn by the player.</source>
   <translation>同じ牌の組3つを全部自分で引きました。</translation>
  </message>
  <message>
   <source>Three sets of winds and a pair of the fourth</source>
   <translation>風牌の刻子3組と残りの雀頭</translation>
  </message>
  <message>
   <source>Three triplets in a row</source>
   <translation>三連刻</translation>
  </message>
  <message>
   <source>Three triplets or kans of one suit, each one number above the last.</source>
   <translation>同じ種類の数牌で、数字が一つずつ続く刻子か槓子が3組あります。</translation>
  </message>
  <message>
   <source>Three triplets or kans that no tile of another player completed.</source>
   <translation>他家の牌を使わずに作った暗刻か暗槓が3組あります。</translation>
  </message>
  <message>
   <source>Three wins on one discard</source>
   <translation>三家和</translation>
  </message>
  <message>
   <source>Three wins on one discard are paid, or end the deal in a draw.</source>
   <translation>三家和を3人とも払うか、流局にするかを決めます。</translation>
  </message>
  <message>
   <source>Three years on a stone</source>
   <translation>石の上にも三年</translation>
  </message>
  <message>
   <source>Tick the first circumstance, the second and so on</source>
   <translation>1番目、2番目…の状況を選ぶ</translation>
  </message>
  <message>
   <source>Tiles</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Tiles are typed again, such as 123m0p77z. F2 makes each key a tile.</source>
   <translation>123m0p77zのような入力に戻りました。F2で各キーが牌になります。</translation>
  </message>
  <message>
   <source>Tiles it waits for</source>
   <translation>待ち牌</translation>
  </message>
  <message>
   <source>Tiles of all three suits, a wind and a dragon.</source>
   <translation>萬子・筒子・索子・風牌・三元牌がすべてそろっています。</translation>
  </message>
  <message>
   <source>Tiles of one suit and honours only.</source>
   <translation>1種類の数牌と字牌だけです。</translation>
  </message>
  <message>
   <source>Tiles of one suit only, without honours.</source>
   <translation>字牌のない、1種類の数牌だけです。</translation>
  </message>
  <message>
   <source>Tiles: 1–9 and m, p, s or z, a red five 0, called sets in brackets</source>
   <translation>牌：1～9とm・p・s・z、赤ドラは0、副露はかっこ</translation>
  </message>
  <message>
   <source>Time left: {minutes} min {seconds} s</source>
   <translation>残り時間：{minutes}分{seconds}秒</translation>
  </message>
  <message>
   <source>Time left: {seconds} s</source>
   <translation>残り時間：{seconds}秒</translation>
  </message>
  <message>
   <source>To whom?</source>
   <translation>誰に？</translation>
  </message>
  <message>
   <source>Toitoi</source>
   <translation>トイトイ</translation>
  </message>
  <message>
   <source>Too many tiles</source>
   <translation>多牌</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>合計点</translation>
  </message>
  <message>
   <source>Total {unit}</source>
   <translation>{unit}の合計</translation>
  </message>
  <message>
   <source>Touch the first button that player 1, 2 and so on has on the board</source>
   <translation>点数表示で対局者1、2…の最初のボタンを押す</translation>
  </message>
  <message>
   <source>Traditional</source>
   <translation>伝統的</translation>
  </message>
  <message>
   <source>Triple knitting</source>
   <translation>トリプルニッティング</translation>
  </message>
  <message>
   <source>Triplet</source>
   <translation>刻子</translation>
  </message>
  <message>
   <source>Triplets or kans of all four winds.</source>
   <translation>風牌4種すべての刻子か槓子です。</translation>
  </message>
  <message>
   <source>Triplets or kans of all three dragons.</source>
   <translation>三元牌3種すべての刻子か槓子です。</translation>
  </message>
  <message>
   <source>Triplets or kans of three winds and a pair of the fourth.</source>
   <translation>風牌3種の刻子か槓子と、残り1種の雀頭です。</translation>
  </message>
  <message>
   <source>Triplets or kans of two dragons and a pair of the third.</source>
   <translation>三元牌2種の刻子か槓子と、残り1種の雀頭です。</translation>
  </message>
  <message>
   <source>Try it with a sample</source>
   <translation>サンプルで試す</translation>
  </message>
  <message>
   <source>Try this hand</source>
   <translation>この手を試す</translation>
  </message>
  <message>
   <source>Trying every hand…</source>
   <translation>全ての手を計算中…</translation>
  </message>
  <message>
   <source>Tsumo</source>
   <translation>ツモ和了</translation>
  </message>
  <message>
   <source>Twin runs</source>
   <translation>一盃口</translation>
  </message>
  <message>
   <source>Two equal dragons.</source>
   <translation>同じ三元牌2枚です。</translation>
  </message>
  <message>
   <source>Two equal tiles; a usual hand has one beside its four sets.</source>
   <translation>同じ牌2枚です。普通の手は4つの組とこの2枚でできます。</translation>
  </message>
  <message>
   <source>Two points more</source>
   <translation>あと2点</translation>
  </message>
  <message>
   <source>Two sets of dragons and a pair of the third, beside those sets</source>
   <translation>三元牌の刻子2組と残りの雀頭（刻子とは別に）</translation>
  </message>
  <message>
   <source>Two tiles exchanged make it ready</source>
   <translation>2枚替えるとテンパイ</translation>
  </message>
  <message>
   <source>Two tiles of the wind of this round.</source>
   <translation>場の風の風牌2枚です。</translation>
  </message>
  <message>
   <source>Two tiles of the wind the player sits at.</source>
   <translation>自分の座る方角の風牌2枚です。</translation>
  </message>
  <message>
   <source>Two twin runs</source>
   <translation>二盃口</translation>
  </message>
  <message>
   <source>Two yakuman in one hand pay both.</source>
   <translation>一つの手に役満が二つあれば、両方を払います。</translation>
  </message>
  <message>
   <source>Two-han minimum</source>
   <translation>二翻縛り</translation>
  </message>
  <message>
   <source>Two-sided wait</source>
   <translation>リャンメン</translation>
  </message>
  <message>
   <source>Typed</source>
   <translation>入力</translation>
  </message>
  <message>
   <source>Uma</source>
   <translation>ウマ</translation>
  </message>
  <message>
   <source>Under each dora indicator lies an ura indicator, but {dora} and {ura} are entered.</source>
   <translation>裏ドラ表示牌はドラ表示牌と同じ枚数のはずですが、{dora}枚と{ura}枚が入力されています。</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Undo the last step</source>
   <translation>直前の操作を戻す</translation>
  </message>
  <message>
   <source>Undo: {what} ({keys})</source>
   <translation>元に戻す：{what}（{keys}）</translation>
  </message>
  <message>
   <source>Ura dora</source>
   <translation>裏ドラ</translation>
  </message>
  <message>
   <source>Ura indicators</source>
   <translation>裏ドラ表示牌</translation>
  </message>
  <message>
   <source>Use these rules</source>
   <translation>ルールを決定</translation>
  </message>
  <message>
   <source>Usually from 5 counters on (ryanhan shibari).</source>
   <translation>通常は5本場からです（リャンハン縛り）。</translation>
  </message>
  <message>
   <source>View</source>
   <translation>表示</translation>
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
   <translation>シャンポン</translation>
  </message>
  <message>
   <source>Waits</source>
   <translation>待ち</translation>
  </message>
  <message>
   <source>Wall</source>
   <translation>牌山</translation>
  </message>
  <message>
   <source>Wareme</source>
   <translation>割れ目</translation>
  </message>
  <message>
   <source>Warn before a costly slip</source>
   <translation>大きな誤りの前に注意する</translation>
  </message>
  <message>
   <source>Was it “{tick}”? With it the hand would be worth {points} in place of {now}.</source>
   <translation>「{tick}」でしたか。その場合この手は{now}ではなく{points}です。</translation>
  </message>
  <message>
   <source>Ways to go out</source>
   <translation>和了り方</translation>
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
   <translation>手の得点</translation>
  </message>
  <message>
   <source>What a win on a discard before the first own draw is worth.</source>
   <translation>第一ツモより前の捨て牌での和了を何点とするかを決めます。</translation>
  </message>
  <message>
   <source>What an earlier version paid</source>
   <translation>旧バージョンの計算結果</translation>
  </message>
  <message>
   <source>What changes</source>
   <translation>変更点</translation>
  </message>
  <message>
   <source>What changes in later hands appears here.</source>
   <translation>後の局で変わる点数がここに表示されます。</translation>
  </message>
  <message>
   <source>What counts</source>
   <translation>付く役</translation>
  </message>
  <message>
   <source>What differs</source>
   <translation>相違点</translation>
  </message>
  <message>
   <source>What do the small points of this hand come to?</source>
   <translation>この手の符（点）は合計いくつですか？</translation>
  </message>
  <message>
   <source>What does this hand count, and what is it paid?</source>
   <translation>この手の符（点）と翻、支払いは？</translation>
  </message>
  <message>
   <source>What does this hand count?</source>
   <translation>この手の符（点）と翻は？</translation>
  </message>
  <message>
   <source>What doubles for the own flower and season: each, only both together, or neither.</source>
   <translation>自分の花牌・季節牌で翻が付くのは、それぞれか、両方そろったときか、なしかを決めます。</translation>
  </message>
  <message>
   <source>What each limit hand is worth: a share of the limit, or points; and what it is worth to who waits for it.</source>
   <translation>満貫役それぞれの点数（満貫に対する割合か点数）と、テンパイ者への点数を決めます。</translation>
  </message>
  <message>
   <source>What each yaku and each dora adds: every han doubles what the hand is paid.</source>
   <translation>役とドラごとに付きます。1翻増えるごとに支払いが2倍になります。</translation>
  </message>
  <message>
   <source>What for?</source>
   <translation>理由は？</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>内容</translation>
  </message>
  <message>
   <source>What happened: who won, then the hand</source>
   <translation>結果：和了者、続いて手牌</translation>
  </message>
  <message>
   <source>What happens seldom</source>
   <translation>珍しいこと</translation>
  </message>
  <message>
   <source>What is asked</source>
   <translation>問題の種類</translation>
  </message>
  <message>
   <source>What is it worth, and why? No session needed</source>
   <translation>何点か、その理由は？ 対局なしで計算できます</translation>
  </message>
  <message>
   <source>What is needed</source>
   <translation>逆転条件</translation>
  </message>
  <message>
   <source>What is this hand paid?</source>
   <translation>この手は何点ですか？</translation>
  </message>
  <message>
   <source>What is this hand? Choose everything that counts.</source>
   <translation>この手に付く役をすべて選んでください。</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>動作</translation>
  </message>
  <message>
   <source>What it pays</source>
   <translation>点数当て</translation>
  </message>
  <message>
   <source>What lies beside the hand was left out</source>
   <translation>手牌の横の牌が抜けた</translation>
  </message>
  <message>
   <source>What lies on the table was left out</source>
   <translation>卓上の点棒が抜けた</translation>
  </message>
  <message>
   <source>What makes it</source>
   <translation>条件</translation>
  </message>
  <message>
   <source>What the better places get from the others at the end of the game.</source>
   <translation>終局時に、上位が下位から受け取る点です。</translation>
  </message>
  <message>
   <source>What the first gets on top: the difference of return and start of all, or a number.</source>
   <translation>トップに加わる点数で、全員の返し点と持ち点の差か、数値です。</translation>
  </message>
  <message>
   <source>What the hand is worth</source>
   <translation>手の点数</translation>
  </message>
  <message>
   <source>What the last deal moved</source>
   <translation>直前の局で動いた点数</translation>
  </message>
  <message>
   <source>What the winner is paid, the others lose: choose the smallest hand with which the points are enough.</source>
   <translation>和了者が受け取る点は、ほかの人が失います。点が足りる最小の手を選んでください。</translation>
  </message>
  <message>
   <source>What was answered, kind by kind</source>
   <translation>種類ごとの答え</translation>
  </message>
  <message>
   <source>What was asked</source>
   <translation>問題</translation>
  </message>
  <message>
   <source>What would have been</source>
   <translation>もし違っていたら</translation>
  </message>
  <message>
   <source>When the dealer deals again: a win or a ready hand, a win only, a win only in the first wind, or never.</source>
   <translation>連荘の条件を、和了かテンパイ、和了のみ、最初の場だけ和了のみ、なしから選びます。</translation>
  </message>
  <message>
   <source>When the winning tile counts as the only possible one.</source>
   <translation>和了牌をどんなとき単一待ちとみなすかを決めます。</translation>
  </message>
  <message>
   <source>Where</source>
   <translation>場面</translation>
  </message>
  <message>
   <source>Where the rules come from</source>
   <translation>ルールの出典</translation>
  </message>
  <message>
   <source>Where the wall was opened</source>
   <translation>割れ目</translation>
  </message>
  <message>
   <source>Where was the wall opened?</source>
   <translation>割れ目は誰？</translation>
  </message>
  <message>
   <source>Which deal: E1 is East 1; a number after a dash counts repeats</source>
   <translation>局の番号。東1は東1局、ハイフンの後の数は本場</translation>
  </message>
  <message>
   <source>Which one?</source>
   <translation>どれ？</translation>
  </message>
  <message>
   <source>Which round is being played?</source>
   <translation>今は何局？</translation>
  </message>
  <message>
   <source>Which tiles complete this hand?</source>
   <translation>この手の待ちはどれですか？</translation>
  </message>
  <message>
   <source>While each key is a tile</source>
   <translation>1キー1牌のとき</translation>
  </message>
  <message>
   <source>White dragon</source>
   <translation>役牌 白</translation>
  </message>
  <message>
   <source>Who deals next</source>
   <translation>次の親</translation>
  </message>
  <message>
   <source>Who declared riichi shows a ready hand: if it is not ready, record “{chombo}” in place of this.</source>
   <translation>リーチした人はテンパイの手を見せます。テンパイしていなければ、代わりに「{chombo}」を記録してください。</translation>
  </message>
  <message>
   <source>Who gave a dangerous tile can be made to pay the winner for all.</source>
   <translation>危険牌を打った人に、和了者への全員分の支払いをさせることができます。</translation>
  </message>
  <message>
   <source>Who gave the dealer the tile pays for all three: six times the basic points.</source>
   <translation>親への放銃者が3人分を払うので、基本点の6倍です。</translation>
  </message>
  <message>
   <source>Who gave the tile and who is liable pay one half each.</source>
   <translation>放銃者と責任者が半分ずつ払います。</translation>
  </message>
  <message>
   <source>Who gave the tile pays for all three: four times the basic points.</source>
   <translation>放銃者が3人分を払うので、基本点の4倍です。</translation>
  </message>
  <message>
   <source>Who gave the tile pays this alone, the others nothing: {reason}.</source>
   <translation>放銃者だけが払い、他の人は払いません：{reason}。</translation>
  </message>
  <message>
   <source>Who has discarded a tile that would complete the hand can win by the own draw only, not off others.</source>
   <translation>和了牌になる牌を自分で捨てていると、ツモでしか和了れず、ロンはできません。</translation>
  </message>
  <message>
   <source>Who has won no hand in the whole game pays those who have.</source>
   <translation>対局中に一度も和了らなかった人が、和了った人に払います。</translation>
  </message>
  <message>
   <source>Who is liable?</source>
   <translation>責任払いは誰？</translation>
  </message>
  <message>
   <source>Who is ready? None may be hidden</source>
   <translation>テンパイは誰？（隠せません）</translation>
  </message>
  <message>
   <source>Who paid whom</source>
   <translation>支払いの流れ</translation>
  </message>
  <message>
   <source>Who pays for all?</source>
   <translation>責任払いは誰？</translation>
  </message>
  <message>
   <source>Who pays the counters when a liable hand is won off a discard.</source>
   <translation>責任払いの手がロンされたとき、本場を払う人を決めます。</translation>
  </message>
  <message>
   <source>Who pays what</source>
   <translation>点数の移動</translation>
  </message>
  <message>
   <source>Who pays whom</source>
   <translation>誰が誰に払うか</translation>
  </message>
  <message>
   <source>Who pays?</source>
   <translation>誰が払う？</translation>
  </message>
  <message>
   <source>Who shows a ready hand?</source>
   <translation>テンパイを開いた人は？</translation>
  </message>
  <message>
   <source>Who sits where the wall was opened pays and is paid double.</source>
   <translation>割れ目の人は払いも受け取りも2倍になります。</translation>
  </message>
  <message>
   <source>Who sits where? Choose two players to exchange their seats.</source>
   <translation>誰がどの席？ 入れ替える2人を選びます。</translation>
  </message>
  <message>
   <source>Who takes sticks left at the end.</source>
   <translation>終局時に残った供託を受け取る人を決めます。</translation>
  </message>
  <message>
   <source>Who wins gains, who pays loses: the signs are exchanged.</source>
   <translation>和了者はプラス、払う人はマイナスなので、符号が逆です。</translation>
  </message>
  <message>
   <source>Who won</source>
   <translation>和了者</translation>
  </message>
  <message>
   <source>Who won?</source>
   <translation>誰が和了？</translation>
  </message>
  <message>
   <source>Whose discard completed the hand, or that it was the own draw</source>
   <translation>誰の捨て牌で和了したか、または自分のツモか</translation>
  </message>
  <message>
   <source>Whose discard made sure of a yakuman pays for it, or shares in it.</source>
   <translation>その捨て牌で役満が確定した人が、全部か一部を払います。</translation>
  </message>
  <message>
   <source>Whose discard made sure of the yakuman pays the drawn hand, or this part of it, for all.</source>
   <translation>役満を確定させた牌を捨てた人が、ツモ和了（またはその役満の分）を全員に代わって払います。</translation>
  </message>
  <message>
   <source>Whose?</source>
   <translation>誰の？</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>内訳</translation>
  </message>
  <message>
   <source>Why not</source>
   <translation>理由</translation>
  </message>
  <message>
   <source>Why this score</source>
   <translation>点数の内訳</translation>
  </message>
  <message>
   <source>Why {name}’s hand is paid so</source>
   <translation>{name}の手の点数の理由</translation>
  </message>
  <message>
   <source>Win</source>
   <translation>和了</translation>
  </message>
  <message>
   <source>Wind of the round</source>
   <translation>場風</translation>
  </message>
  <message>
   <source>Winds and dragons only.</source>
   <translation>風牌と三元牌だけです。</translation>
  </message>
  <message>
   <source>Winds were exchanged</source>
   <translation>風の取り違え</translation>
  </message>
  <message>
   <source>Winner and losers count this.</source>
   <translation>和了者も他の人も数えます。</translation>
  </message>
  <message>
   <source>Winners on one discard</source>
   <translation>ロンの人数</translation>
  </message>
  <message>
   <source>Winning tile from the wall</source>
   <translation>ツモ和了</translation>
  </message>
  <message>
   <source>Winning within one turn of riichi adds a han.</source>
   <translation>リーチから1巡以内の和了に1翻が付きます。</translation>
  </message>
  <message>
   <source>With Alt: the run that begins there; hold it for its red five</source>
   <translation>Altと一緒：そこから始まる順子。長押しで赤五入り</translation>
  </message>
  <message>
   <source>With East</source>
   <translation>東家絡み</translation>
  </message>
  <message>
   <source>With Shift: three of it</source>
   <translation>Shiftと一緒：3枚</translation>
  </message>
  <message>
   <source>With a called-out score, say for which hand the player is liable, such as the big three dragons.</source>
   <translation>点数を申告する場合は、大三元など、どの役の責任払いかを指定してください。</translation>
  </message>
  <message>
   <source>With a little more</source>
   <translation>もう少しあれば</translation>
  </message>
  <message>
   <source>With a session on the table</source>
   <translation>卓に対局があるとき</translation>
  </message>
  <message>
   <source>With fewer winners allowed only the nearest are paid; a draw goes before that.</source>
   <translation>人数を制限すると頭ハネ順に払います。流局がそれに優先します。</translation>
  </message>
  <message>
   <source>With nobody at the target one more wind is played.</source>
   <translation>目標点に届いた人がいなければ、もう1場続けます。</translation>
  </message>
  <message>
   <source>With nothing called</source>
   <translation>何も鳴かなければ</translation>
  </message>
  <message>
   <source>With nothing called and one tile missing, a player says so, lays a stick of 1,000 down and changes nothing more.</source>
   <translation>鳴かずにあと1枚になったときに宣言し、1,000点棒を出します。その後は手を変えられません。</translation>
  </message>
  <message>
   <source>With other rules, or a game that is already running</source>
   <translation>別のルールで、または途中の対局から始めます</translation>
  </message>
  <message>
   <source>With pinfu the draw has no fu.</source>
   <translation>平和ではツモの符が付きません。</translation>
  </message>
  <message>
   <source>With several winners the counters are paid to the nearest, or to each.</source>
   <translation>複数人の和了で、本場を上家取りにするか、それぞれに払うかを決めます。</translation>
  </message>
  <message>
   <source>With several winners the dealer keeps the deal as any of them, or only as the nearest.</source>
   <translation>複数人の和了で、親が1人でも入れば連荘か、頭ハネ順の先頭のときだけかを決めます。</translation>
  </message>
  <message>
   <source>With several winners the sticks go to the nearest, or each winner takes the own stick back first.</source>
   <translation>複数人の和了で、供託を上家取りにするか、自分の棒を先に取り戻すかを決めます。</translation>
  </message>
  <message>
   <source>With so many wins in a row East scores a limit hand and the seats move on; 0: never.</source>
   <translation>東家がこの回数だけ続けて和了すると満貫役になり、親が移ります。0ならありません。</translation>
  </message>
  <message>
   <source>With that hand: {standings}.</source>
   <translation>その手なら：{standings}。</translation>
  </message>
  <message>
   <source>With the tiles dealt</source>
   <translation>配牌で和了</translation>
  </message>
  <message>
   <source>With {counters} counters a hand needs two han of yaku, dora aside: this one has only one.</source>
   <translation>{counters}本場ではドラを除いて2翻の役が必要ですが、この手は1翻しかありません。</translation>
  </message>
  <message>
   <source>With {points} points there is no stick to lay down: riichi needs 1,000 under these rules.</source>
   <translation>{points}点ではリーチ棒を出せません。このルールのリーチには1,000点が必要です。</translation>
  </message>
  <message>
   <source>With “{circumstance}”</source>
   <translation>「{circumstance}」あり</translation>
  </message>
  <message>
   <source>Without effect: {reason}</source>
   <translation>効果なし：{reason}</translation>
  </message>
  <message>
   <source>Without end</source>
   <translation>終わりなし</translation>
  </message>
  <message>
   <source>Without “{circumstance}”</source>
   <translation>「{circumstance}」なし</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>和了</translation>
  </message>
  <message>
   <source>Won by</source>
   <translation>和了者</translation>
  </message>
  <message>
   <source>Won by drawing the last tile of the wall.</source>
   <translation>牌山の最後の牌をツモって和了しました。</translation>
  </message>
  <message>
   <source>Won by robbing a kong of 2 bamboos.</source>
   <translation>2索の加槓を槍槓して和了します。</translation>
  </message>
  <message>
   <source>Won by the first own draw, before any call.</source>
   <translation>鳴きが入る前の第一ツモで和了しました。</translation>
  </message>
  <message>
   <source>Won by the own draw</source>
   <translation>ツモ和了</translation>
  </message>
  <message>
   <source>Won off a player without riichi it is a yakuman.</source>
   <translation>リーチしていない人からのロンなら役満です。</translation>
  </message>
  <message>
   <source>Won off player 1, 2 and so on</source>
   <translation>対局者1、2…からロン</translation>
  </message>
  <message>
   <source>Won on East’s first discard.</source>
   <translation>東家の第一打で和了します。</translation>
  </message>
  <message>
   <source>Won on a discard before the first own draw, before any call.</source>
   <translation>鳴きが入る前、第一ツモより前の捨て牌で和了しました。</translation>
  </message>
  <message>
   <source>Won on a riichi tile</source>
   <translation>燕返し</translation>
  </message>
  <message>
   <source>Won on the discard after a kan</source>
   <translation>槓振り</translation>
  </message>
  <message>
   <source>Won on the last discard.</source>
   <translation>最後の捨て牌で和了しました。</translation>
  </message>
  <message>
   <source>Won on the replacement tile of a kan.</source>
   <translation>槓の嶺上牌で和了しました。</translation>
  </message>
  <message>
   <source>Won on the tile another player added to a triplet.</source>
   <translation>他家が加槓した牌で和了しました。</translation>
  </message>
  <message>
   <source>Won on the tile another player discarded after a kan.</source>
   <translation>他家が槓のあとに捨てた牌で和了しました。</translation>
  </message>
  <message>
   <source>Won on the tile with which another player declared riichi.</source>
   <translation>他家のリーチ宣言牌で和了しました。</translation>
  </message>
  <message>
   <source>Won with 1 circle as the last tile of the wall.</source>
   <translation>海底牌の1筒で和了します。</translation>
  </message>
  <message>
   <source>Won with 5 circles as a replacement tile.</source>
   <translation>嶺上牌の5筒で和了します。</translation>
  </message>
  <message>
   <source>Won within one turn of riichi, with no call or kan in between.</source>
   <translation>リーチから1巡以内に、鳴きや槓が入らずに和了しました。</translation>
  </message>
  <message>
   <source>Words on this page</source>
   <translation>このページの言葉</translation>
  </message>
  <message>
   <source>Words on this page…</source>
   <translation>このページの言葉…</translation>
  </message>
  <message>
   <source>Words with dots below are explained: point at one or tap it. {key} explains all in sight.</source>
   <translation>点線の付いた言葉には説明があります。指すかタップしてください。{key}で見えている言葉をすべて説明します。</translation>
  </message>
  <message>
   <source>Worth</source>
   <translation>得点</translation>
  </message>
  <message>
   <source>Wriggling snake</source>
   <translation>のたうつ蛇</translation>
  </message>
  <message>
   <source>Write it down and go on (Enter)</source>
   <translation>記録して次へ進みます（Enter）</translation>
  </message>
  <message>
   <source>Write it down in spite of what is said beside</source>
   <translation>横の指摘のとおりでもそのまま記録する</translation>
  </message>
  <message>
   <source>Write the correction down; it can be undone (Enter)</source>
   <translation>訂正を書き込みます。あとで元に戻せます（Enter）</translation>
  </message>
  <message>
   <source>Write the numbers first, then the letter of their suit.</source>
   <translation>数字を先に、その後に種類の文字を書きます。</translation>
  </message>
  <message>
   <source>Write tiles such as 147m, or click them</source>
   <translation>147m のように書くか、牌をクリックします</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>表記</translation>
  </message>
  <message>
   <source>Wrong number of tiles</source>
   <translation>牌の枚数違い</translation>
  </message>
  <message>
   <source>Yakitori</source>
   <translation>焼き鳥</translation>
  </message>
  <message>
   <source>Yaku</source>
   <translation>役</translation>
  </message>
  <message>
   <source>Yakuman</source>
   <translation>役満</translation>
  </message>
  <message>
   <source>Yakuman add up</source>
   <translation>役満の複合</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>あり</translation>
  </message>
  <message>
   <source>You counted it as a closed hand; it has called sets.</source>
   <translation>門前として数えていますが、副露した手です。</translation>
  </message>
  <message>
   <source>You counted it as an open hand; nothing in it was called.</source>
   <translation>副露手として数えていますが、何も鳴いていない手です。</translation>
  </message>
  <message>
   <source>You counted it as “{wrong}”; it was won by “{right}”.</source>
   <translation>「{wrong}」として数えていますが、実際は「{right}」の和了です。</translation>
  </message>
  <message>
   <source>You counted the tiles shown ({row}); the tile that follows each of them counts.</source>
   <translation>見えている牌（{row}）そのものを数えています。数えるのはその次の牌です。</translation>
  </message>
  <message>
   <source>You counted {amount} {unit} for {tiles}; it counts {right}: {line}.</source>
   <translation>{tiles} を{amount}{unit}と数えていますが、正しくは{right}です：{line}。</translation>
  </message>
  <message>
   <source>You counted {amount} {unit} that this hand does not have: {line}.</source>
   <translation>この手にない{amount}{unit}を数えています：{line}。</translation>
  </message>
  <message>
   <source>You counted {amount} {unit} twice: {line}.</source>
   <translation>{amount}{unit}を2回数えています：{line}。</translation>
  </message>
  <message>
   <source>You exchanged what the dealer and the others pay.</source>
   <translation>親と子の支払いが逆です。</translation>
  </message>
  <message>
   <source>You forgot that somebody is liable for this hand.</source>
   <translation>この手に責任払いがあることを忘れています。</translation>
  </message>
  <message>
   <source>You left out how it was won: {tick}.</source>
   <translation>和了の状況が抜けています：{tick}。</translation>
  </message>
  <message>
   <source>You left out the red fives.</source>
   <translation>赤ドラが抜けています。</translation>
  </message>
  <message>
   <source>You left out what lies beside the hand: {row}.</source>
   <translation>手牌の横の牌が抜けています：{row}。</translation>
  </message>
  <message>
   <source>You left out what lies on the table: the winner takes it.</source>
   <translation>場の供託が抜けています。供託は和了者が受け取ります。</translation>
  </message>
  <message>
   <source>You left out {amount} {unit}: {line}.</source>
   <translation>{amount}{unit}が抜けています：{line}。</translation>
  </message>
  <message>
   <source>You left something out that is paid besides: {reason}.</source>
   <translation>ほかに加わる支払いが抜けています：{reason}。</translation>
  </message>
  <message>
   <source>You missed one: {name}.</source>
   <translation>見落としがあります：{name}。</translation>
  </message>
  <message>
   <source>You missed some: {tiles} too.</source>
   <translation>見落としです。{tiles} も待ちです。</translation>
  </message>
  <message>
   <source>You took the wind of the round for the player’s own wind.</source>
   <translation>場風を自風と取り違えています。</translation>
  </message>
  <message>
   <source>You took “{right}” for “{wrong}”.</source>
   <translation>「{right}」を「{wrong}」としていました。</translation>
  </message>
  <message>
   <source>Your sessions are kept in {folder}</source>
   <translation>対局の保存先：{folder}</translation>
  </message>
  <message>
   <source>[{note}] {source}</source>
   <translation>[{note}] {source}</translation>
  </message>
  <message>
   <source>a concealed win off a discard has 20 fu</source>
   <translation>門前ロンは20符</translation>
  </message>
  <message>
   <source>a counter is worth 300 on a self-draw and 100 on a discard</source>
   <translation>1本場はツモで300点、ロンで100点</translation>
  </message>
  <message>
   <source>a hand paid the most</source>
   <translation>最高額の手</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>数値</translation>
  </message>
  <message>
   <source>a run, taken</source>
   <translation>取って作る順子</translation>
  </message>
  <message>
   <source>a yakuman</source>
   <translation>役満</translation>
  </message>
  <message>
   <source>a yakuman for every 13</source>
   <translation>13翻ごとに役満</translation>
  </message>
  <message>
   <source>abort the hand</source>
   <translation>流局</translation>
  </message>
  <message>
   <source>added up first</source>
   <translation>先に合計するもの</translation>
  </message>
  <message>
   <source>ahead of {name}</source>
   <translation>{name}を逆転</translation>
  </message>
  <message>
   <source>all as usual</source>
   <translation>すべて通常</translation>
  </message>
  <message>
   <source>all sets called</source>
   <translation>全部の組を鳴く</translation>
  </message>
  <message>
   <source>an exposed kong is 16, as all its balances need; a pong is 4</source>
   <translation>例の精算がすべて合うように、明槓が16点、明刻は4点</translation>
  </message>
  <message>
   <source>any hand</source>
   <translation>何でも</translation>
  </message>
  <message>
   <source>any wait for one value, edge waits too, as its own note says</source>
   <translation>原典の注記のとおり、ペンチャンも含め一つの数字しか待てない形すべて</translation>
  </message>
  <message>
   <source>any win</source>
   <translation>何でも可</translation>
  </message>
  <message>
   <source>are paid</source>
   <translation>全員払い</translation>
  </message>
  <message>
   <source>as paid then</source>
   <translation>当時のまま</translation>
  </message>
  <message>
   <source>as printed</source>
   <translation>記載どおり</translation>
  </message>
  <message>
   <source>as printed; it looks transposed, since the sister text has 300 on a discard: set the points per counter of a discarder to 300 to play so</source>
   <translation>記載どおりだが、姉妹文書ではロンが300点なので逆らしい。そう打つには放銃者の本場点を300にする</translation>
  </message>
  <message>
   <source>as the return points</source>
   <translation>返し点と同じ</translation>
  </message>
  <message>
   <source>at either end</source>
   <translation>両側で待つ</translation>
  </message>
  <message>
   <source>at least a baiman</source>
   <translation>倍満以上</translation>
  </message>
  <message>
   <source>at least a haneman</source>
   <translation>跳満以上</translation>
  </message>
  <message>
   <source>at least a mangan</source>
   <translation>満貫以上</translation>
  </message>
  <message>
   <source>at zero or below</source>
   <translation>0点以下</translation>
  </message>
  <message>
   <source>below zero</source>
   <translation>0点未満</translation>
  </message>
  <message>
   <source>beneath those turned up</source>
   <translation>表示牌の下の牌</translation>
  </message>
  <message>
   <source>bonus by place</source>
   <translation>順位点</translation>
  </message>
  <message>
   <source>bonus fives</source>
   <translation>おまけの赤い5</translation>
  </message>
  <message>
   <source>bonus tile</source>
   <translation>おまけの牌</translation>
  </message>
  <message>
   <source>bonus tiles</source>
   <translation>おまけの牌</translation>
  </message>
  <message>
   <source>by a win</source>
   <translation>和了のみ</translation>
  </message>
  <message>
   <source>by a win only</source>
   <translation>和了のみ連荘</translation>
  </message>
  <message>
   <source>by a win or a ready hand</source>
   <translation>和了かテンパイ</translation>
  </message>
  <message>
   <source>by the own tiles only</source>
   <translation>自分の手牌だけで</translation>
  </message>
  <message>
   <source>by the own tiles, or ticked because others are dead</source>
   <translation>自分の手牌で、または枯れをチェックして</translation>
  </message>
  <message>
   <source>called set</source>
   <translation>副露した組</translation>
  </message>
  <message>
   <source>called sets</source>
   <translation>副露</translation>
  </message>
  <message>
   <source>cannot win</source>
   <translation>和了不可</translation>
  </message>
  <message>
   <source>circles 2 to 8, paired</source>
   <translation>筒子2から8を2枚ずつ</translation>
  </message>
  <message>
   <source>completing the hand</source>
   <translation>手を完成させること</translation>
  </message>
  <message>
   <source>concealed kongs count among them, a claimed kong does not</source>
   <translation>暗槓は暗刻に数え、大明槓は数えない</translation>
  </message>
  <message>
   <source>counter</source>
   <translation>本場</translation>
  </message>
  <message>
   <source>counters</source>
   <translation>本場</translation>
  </message>
  <message>
   <source>counts as a win</source>
   <translation>和了扱い</translation>
  </message>
  <message>
   <source>counts for everybody</source>
   <translation>全員に得点になる風</translation>
  </message>
  <message>
   <source>d MMM yyyy, HH:mm</source>
   <translation>yyyy年M月d日 HH:mm</translation>
  </message>
  <message>
   <source>dead hand</source>
   <translation>無効手</translation>
  </message>
  <message>
   <source>deal broken off</source>
   <translation>局の打ち切り</translation>
  </message>
  <message>
   <source>dealer, won as dealt</source>
   <translation>親が配牌で和了</translation>
  </message>
  <message>
   <source>deals again</source>
   <translation>連荘</translation>
  </message>
  <message>
   <source>divided by {amount}, which makes {result}</source>
   <translation>{amount}で割って{result}</translation>
  </message>
  <message>
   <source>does not count</source>
   <translation>数えない</translation>
  </message>
  <message>
   <source>double</source>
   <translation>翻</translation>
  </message>
  <message>
   <source>double riichi, last tile</source>
   <translation>ダブルリーチと最後の牌</translation>
  </message>
  <message>
   <source>doubling step</source>
   <translation>2倍になる1段階</translation>
  </message>
  <message>
   <source>dragon</source>
   <translation>三元牌の1枚</translation>
  </message>
  <message>
   <source>drawn without calling</source>
   <translation>鳴かずに刻子3つ</translation>
  </message>
  <message>
   <source>drew it yourself</source>
   <translation>自分で引いて和了</translation>
  </message>
  <message>
   <source>each of them</source>
   <translation>それぞれ</translation>
  </message>
  <message>
   <source>east wind</source>
   <translation>東</translation>
  </message>
  <message>
   <source>every 1, 9 and honour</source>
   <translation>1・9・字牌を1枚ずつ</translation>
  </message>
  <message>
   <source>everybody</source>
   <translation>全員</translation>
  </message>
  <message>
   <source>exact points</source>
   <translation>そのまま</translation>
  </message>
  <message>
   <source>example 1: 20 fu 4 han is a mangan</source>
   <translation>例1：20符4翻は満貫</translation>
  </message>
  <message>
   <source>example 3: seven pairs of 2 han by self-draw, 400 / 800</source>
   <translation>例3：2翻の七対子のツモは400／800点</translation>
  </message>
  <message>
   <source>extra for the first</source>
   <translation>トップの上乗せ</translation>
  </message>
  <message>
   <source>f are flowers, y seasons.</source>
   <translation>f は花牌、y は季節牌です。</translation>
  </message>
  <message>
   <source>fine for a mistake</source>
   <translation>誤りの罰</translation>
  </message>
  <message>
   <source>finished</source>
   <translation>終了</translation>
  </message>
  <message>
   <source>first wind a win, then a ready hand too</source>
   <translation>最初の場は和了のみ、以後テンパイも</translation>
  </message>
  <message>
   <source>flower {number}</source>
   <translation>花牌{number}</translation>
  </message>
  <message>
   <source>for a dangerous tile</source>
   <translation>危険な牌を捨てた責任</translation>
  </message>
  <message>
   <source>for the one between</source>
   <translation>間の1枚を待つ</translation>
  </message>
  <message>
   <source>for the pair</source>
   <translation>雀頭を待つ</translation>
  </message>
  <message>
   <source>four alike</source>
   <translation>同じ牌4枚</translation>
  </message>
  <message>
   <source>four alike, all drawn</source>
   <translation>4枚組、全部自分で</translation>
  </message>
  <message>
   <source>four alike, one taken</source>
   <translation>4枚組、1枚は取る</translation>
  </message>
  <message>
   <source>four drawn without calling</source>
   <translation>鳴かずに刻子4つ</translation>
  </message>
  <message>
   <source>four kans need a closed hand</source>
   <translation>四槓子は門前のみ</translation>
  </message>
  <message>
   <source>four mangan, the most</source>
   <translation>満貫の4倍、最高</translation>
  </message>
  <message>
   <source>four runs, no extra fu</source>
   <translation>順子4つ、余分な符なし</translation>
  </message>
  <message>
   <source>four sets of four</source>
   <translation>4枚の組が4つ</translation>
  </message>
  <message>
   <source>four times the difference</source>
   <translation>差の4人分</translation>
  </message>
  <message>
   <source>four winds</source>
   <translation>一荘戦</translation>
  </message>
  <message>
   <source>fourth laid on a pon</source>
   <translation>ポンに4枚目を足す</translation>
  </message>
  <message>
   <source>fu</source>
   <translation>符</translation>
  </message>
  <message>
   <source>fu × 2 to the power of 2 + han, as its results have it</source>
   <translation>結果のとおり、符×2の（2＋翻）乗</translation>
  </message>
  <message>
   <source>green dragon</source>
   <translation>發</translation>
  </message>
  <message>
   <source>han</source>
   <translation>翻</translation>
  </message>
  <message>
   <source>han as any yaku</source>
   <translation>役として数える</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>hidden bonus tile</source>
   <translation>隠れたおまけの牌</translation>
  </message>
  <message>
   <source>honour</source>
   <translation>字牌の1枚</translation>
  </message>
  <message>
   <source>iipeikou among the yaku of 2 han</source>
   <translation>一盃口が2翻役にある</translation>
  </message>
  <message>
   <source>in none of {hands} recorded hands</source>
   <translation>記録された{hands}手のうち0手</translation>
  </message>
  <message numerus="yes">
   <source>in {count} of 100 recorded hands</source>
   <translation>
    <numerusform>記録された100手のうち{count}手</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>in {count} of {hands} recorded hands</source>
   <translation>
    <numerusform>記録された{hands}手のうち{count}手</numerusform>
   </translation>
  </message>
  <message>
   <source>just begun</source>
   <translation>開始直後</translation>
  </message>
  <message>
   <source>lately {right} of {answers} right</source>
   <translation>最近は{answers}問中{right}問正解</translation>
  </message>
  <message>
   <source>less {points}</source>
   <translation>{points}引き</translation>
  </message>
  <message>
   <source>level with {name}</source>
   <translation>{name}と同点</translation>
  </message>
  <message>
   <source>liability</source>
   <translation>責任払い</translation>
  </message>
  <message>
   <source>limit {points}</source>
   <translation>満貫 {points}</translation>
  </message>
  <message>
   <source>makes {result}</source>
   <translation>結果は{result}</translation>
  </message>
  <message>
   <source>mangan from 3 han 70 fu or 4 han 40 fu, by arithmetic</source>
   <translation>計算では3翻70符または4翻40符から満貫</translation>
  </message>
  <message>
   <source>mangan from 4 han 70 fu</source>
   <translation>4翻70符から満貫</translation>
  </message>
  <message>
   <source>minus {amount}, which leaves {result}</source>
   <translation>{amount}を引いて{result}</translation>
  </message>
  <message>
   <source>more than one tile missing</source>
   <translation>あと2枚以上</translation>
  </message>
  <message>
   <source>nagashi mangan</source>
   <translation>流し満貫</translation>
  </message>
  <message>
   <source>nearer the first dealer</source>
   <translation>起家に近い順</translation>
  </message>
  <message>
   <source>neither</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>never</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>never won a hand</source>
   <translation>一度も和了らない</translation>
  </message>
  <message>
   <source>nine different, at once</source>
   <translation>最初に9種類</translation>
  </message>
  <message>
   <source>no</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>no hand is enough</source>
   <translation>届く手なし</translation>
  </message>
  <message>
   <source>no other ink</source>
   <translation>緑だけの牌</translation>
  </message>
  <message>
   <source>no other would do</source>
   <translation>他の牌では和了れない</translation>
  </message>
  <message>
   <source>no penalty</source>
   <translation>罰なし</translation>
  </message>
  <message>
   <source>no runs</source>
   <translation>順子なし</translation>
  </message>
  <message>
   <source>no tiles left, nobody won</source>
   <translation>牌が尽きて和了りなし</translation>
  </message>
  <message>
   <source>no tiles make it; called out, it is paid by the formula</source>
   <translation>そうなる手牌はない。申告された場合は計算式で払う</translation>
  </message>
  <message>
   <source>no win</source>
   <translation>和了不可</translation>
  </message>
  <message>
   <source>nobody won</source>
   <translation>誰も和了らない</translation>
  </message>
  <message>
   <source>none</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>north wind</source>
   <translation>北</translation>
  </message>
  <message>
   <source>not accepted</source>
   <translation>受け付けない</translation>
  </message>
  <message>
   <source>not by itself</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>not finished</source>
   <translation>途中</translation>
  </message>
  <message>
   <source>not played</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>not ready</source>
   <translation>ノーテン</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>0点</translation>
  </message>
  <message>
   <source>nothing called, drawn</source>
   <translation>鳴かずに自分で引く</translation>
  </message>
  <message>
   <source>off</source>
   <translation>採用しない</translation>
  </message>
  <message>
   <source>on a self-draw non-dealers pay half, to the dealer a third</source>
   <translation>ツモでは子は半分、親には3分の1を払う</translation>
  </message>
  <message>
   <source>one and a half mangan</source>
   <translation>満貫の1.5倍</translation>
  </message>
  <message>
   <source>one kind of numbered tiles</source>
   <translation>数牌の一種類</translation>
  </message>
  <message>
   <source>one run twice</source>
   <translation>同じ順子2つ</translation>
  </message>
  <message>
   <source>one suit and honours</source>
   <translation>数牌一種類と字牌</translation>
  </message>
  <message>
   <source>one suit only</source>
   <translation>数牌一種類だけ</translation>
  </message>
  <message>
   <source>one tile missing</source>
   <translation>あと1枚</translation>
  </message>
  <message>
   <source>one tile short</source>
   <translation>一枚足りないとき</translation>
  </message>
  <message>
   <source>one uma for all cases</source>
   <translation>常に同じウマ</translation>
  </message>
  <message>
   <source>ones and nines</source>
   <translation>1と9</translation>
  </message>
  <message>
   <source>ones, nines, one of each</source>
   <translation>1・9の刻子と2～8</translation>
  </message>
  <message>
   <source>only 1, 9, honours discarded</source>
   <translation>1・9・字牌だけを捨てる</translation>
  </message>
  <message>
   <source>only 1, 9, winds, dragons</source>
   <translation>1・9・風・三元だけ</translation>
  </message>
  <message>
   <source>only 2 to 8</source>
   <translation>2から8だけ</translation>
  </message>
  <message>
   <source>only a 3 or 7</source>
   <translation>3か7だけの待ち</translation>
  </message>
  <message>
   <source>only as the nearest</source>
   <translation>頭ハネ順の先頭のみ</translation>
  </message>
  <message>
   <source>only both together</source>
   <translation>両方そろったとき</translation>
  </message>
  <message>
   <source>only closed waits, pair waits and dead tiles make the only possible tile</source>
   <translation>カンチャン待ち・単騎待ち・待ち牌枯れだけが単一待ち</translation>
  </message>
  <message>
   <source>only ones and nines</source>
   <translation>1と9だけ</translation>
  </message>
  <message>
   <source>only winds and dragons</source>
   <translation>風牌と三元牌だけ</translation>
  </message>
  <message>
   <source>or type: {example}</source>
   <translation>文字入力：{example}</translation>
  </message>
  <message>
   <source>others</source>
   <translation>その他</translation>
  </message>
  <message>
   <source>own discards bar the win</source>
   <translation>自分の捨て牌で和了れない</translation>
  </message>
  <message>
   <source>own flower and own season double once each, beside all four or eight too</source>
   <translation>自分の花牌と季節牌は各1翻、4枚・8枚そろいにも重ねる</translation>
  </message>
  <message>
   <source>own one back, rest to the nearest</source>
   <translation>自分の棒は戻り、残りは上家取り</translation>
  </message>
  <message>
   <source>own wind</source>
   <translation>自風</translation>
  </message>
  <message>
   <source>paid by the discarder</source>
   <translation>放銃者が払う</translation>
  </message>
  <message>
   <source>paid by the liable player</source>
   <translation>責任者が払う</translation>
  </message>
  <message>
   <source>paid, still a draw</source>
   <translation>流局扱い</translation>
  </message>
  <message>
   <source>part of the limit</source>
   <translation>満貫に対する割合</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>親流れ</translation>
  </message>
  <message>
   <source>pattern that counts</source>
   <translation>得点になる形</translation>
  </message>
  <message>
   <source>pays a mangan</source>
   <translation>満貫払い</translation>
  </message>
  <message>
   <source>pays and gets double</source>
   <translation>払いも受け取りも2倍</translation>
  </message>
  <message>
   <source>pays for a dear hand</source>
   <translation>高い手の責任払い</translation>
  </message>
  <message>
   <source>pays for all</source>
   <translation>責任払い</translation>
  </message>
  <message>
   <source>penalty</source>
   <translation>罰符</translation>
  </message>
  <message>
   <source>penalty for a mistake</source>
   <translation>誤りの罰符</translation>
  </message>
  <message>
   <source>places are shared</source>
   <translation>順位を分ける</translation>
  </message>
  <message>
   <source>plays on</source>
   <translation>続行</translation>
  </message>
  <message>
   <source>points</source>
   <translation>点数で</translation>
  </message>
  <message>
   <source>points off the result</source>
   <translation>成績から減点</translation>
  </message>
  <message>
   <source>points on top</source>
   <translation>上乗せの点</translation>
  </message>
  <message>
   <source>ready from the start</source>
   <translation>初めからテンパイ</translation>
  </message>
  <message>
   <source>ready hand</source>
   <translation>テンパイの手</translation>
  </message>
  <message>
   <source>ready, and said so</source>
   <translation>テンパイを宣言</translation>
  </message>
  <message>
   <source>ready, hand shown</source>
   <translation>手牌を見せてテンパイ</translation>
  </message>
  <message>
   <source>red dragon</source>
   <translation>中</translation>
  </message>
  <message>
   <source>red five</source>
   <translation>赤い5</translation>
  </message>
  <message>
   <source>red {number}</source>
   <translation>赤{number}</translation>
  </message>
  <message>
   <source>round’s wind</source>
   <translation>場風</translation>
  </message>
  <message>
   <source>runs from 1 to 9</source>
   <translation>1から9までの順子</translation>
  </message>
  <message>
   <source>same numbers, three suits</source>
   <translation>三種類とも同じ数</translation>
  </message>
  <message>
   <source>same numbers, two suits</source>
   <translation>二種類とも同じ数</translation>
  </message>
  <message>
   <source>season {number}</source>
   <translation>季節牌{number}</translation>
  </message>
  <message>
   <source>sets of all dragons</source>
   <translation>三元牌3種の組</translation>
  </message>
  <message>
   <source>sets of all winds</source>
   <translation>風牌4種の組</translation>
  </message>
  <message>
   <source>simples</source>
   <translation>中張牌</translation>
  </message>
  <message>
   <source>sits East</source>
   <translation>東に座る人</translation>
  </message>
  <message>
   <source>small points</source>
   <translation>細かい点</translation>
  </message>
  <message>
   <source>so many in total</source>
   <translation>合計で</translation>
  </message>
  <message>
   <source>so many to each</source>
   <translation>1人あたり</translation>
  </message>
  <message>
   <source>south wind</source>
   <translation>南</translation>
  </message>
  <message>
   <source>stay a sanbaiman</source>
   <translation>三倍満まで</translation>
  </message>
  <message>
   <source>stays</source>
   <translation>連荘</translation>
  </message>
  <message>
   <source>stick</source>
   <translation>リーチ棒</translation>
  </message>
  <message>
   <source>sticks</source>
   <translation>供託</translation>
  </message>
  <message>
   <source>taken from others</source>
   <translation>他の人から取った組</translation>
  </message>
  <message>
   <source>tenpai</source>
   <translation>テンパイ</translation>
  </message>
  <message>
   <source>terminal</source>
   <translation>老頭牌の1枚</translation>
  </message>
  <message>
   <source>that yakuman</source>
   <translation>その役満のみ</translation>
  </message>
  <message>
   <source>the arrangement that pays most, then a yakuman, more han, more fu</source>
   <translation>支払いが最も高くなる取り方、同じなら役満、翻、符の順</translation>
  </message>
  <message>
   <source>the arrangement with the highest han is used</source>
   <translation>翻が最も高くなる取り方を採用</translation>
  </message>
  <message>
   <source>the dealer pays a double share, as its own example 2 has it</source>
   <translation>例2のとおり、親は2人分を払う</translation>
  </message>
  <message>
   <source>the draw adds a han: 800 / 1,600; 2 han 25 fu by self-draw is refused</source>
   <translation>ツモで1翻増えて800／1,600点。25符2翻のツモはありえない</translation>
  </message>
  <message>
   <source>the example’s exposed pong of North is 16 points</source>
   <translation>例では北の明刻が16点</translation>
  </message>
  <message>
   <source>the extra tile drawn</source>
   <translation>補充で引く牌</translation>
  </message>
  <message>
   <source>the limit</source>
   <translation>満貫の点数</translation>
  </message>
  <message>
   <source>the limit hands that all tables share</source>
   <translation>どの卓にも共通する満貫役</translation>
  </message>
  <message>
   <source>the most a hand pays</source>
   <translation>手の支払いの上限</translation>
  </message>
  <message>
   <source>the own flower doubles only in the examples</source>
   <translation>自分の花牌の翻は例にだけある</translation>
  </message>
  <message>
   <source>the points, twice each</source>
   <translation>点数を2倍にする</translation>
  </message>
  <message>
   <source>the same, of one suit</source>
   <translation>鳴かずに一種類の刻子4つ</translation>
  </message>
  <message>
   <source>the special hands stand on another page</source>
   <translation>特別な役は別のページにある</translation>
  </message>
  <message>
   <source>the whole hand</source>
   <translation>手の全額</translation>
  </message>
  <message>
   <source>the winner</source>
   <translation>和了者</translation>
  </message>
  <message>
   <source>they may be open, as in every other source</source>
   <translation>他のすべての資料と同じく副露も可</translation>
  </message>
  <message>
   <source>three alike</source>
   <translation>同じ牌3枚</translation>
  </message>
  <message>
   <source>three alike, taken</source>
   <translation>取って作る刻子</translation>
  </message>
  <message>
   <source>three blank tiles</source>
   <translation>白3枚</translation>
  </message>
  <message>
   <source>three concealed pongs</source>
   <translation>暗刻3組</translation>
  </message>
  <message>
   <source>three drawn, fourth taken</source>
   <translation>3枚は自分、4枚目を取る</translation>
  </message>
  <message>
   <source>three in a row</source>
   <translation>連続する3枚</translation>
  </message>
  <message>
   <source>three mangan</source>
   <translation>満貫の3倍</translation>
  </message>
  <message>
   <source>three of the round’s wind</source>
   <translation>場の風3枚</translation>
  </message>
  <message>
   <source>three of your wind</source>
   <translation>自分の風3枚</translation>
  </message>
  <message>
   <source>three of 中</source>
   <translation>中3枚</translation>
  </message>
  <message>
   <source>three of 發</source>
   <translation>發3枚</translation>
  </message>
  <message>
   <source>three sets of four</source>
   <translation>4枚の組3つ</translation>
  </message>
  <message>
   <source>three winds, the fourth paired</source>
   <translation>風牌3種と残りの対子</translation>
  </message>
  <message>
   <source>tile given away</source>
   <translation>手放した牌</translation>
  </message>
  <message>
   <source>tiles still face down</source>
   <translation>伏せて積んだ牌</translation>
  </message>
  <message>
   <source>times {amount}, which makes {result}</source>
   <translation>{amount}を掛けて{result}</translation>
  </message>
  <message>
   <source>to each</source>
   <translation>各自へ</translation>
  </message>
  <message>
   <source>to each other player</source>
   <translation>他家それぞれに</translation>
  </message>
  <message>
   <source>to nobody</source>
   <translation>渡さない</translation>
  </message>
  <message>
   <source>to the first</source>
   <translation>トップへ</translation>
  </message>
  <message>
   <source>to the last winner</source>
   <translation>最後の和了者へ</translation>
  </message>
  <message>
   <source>to the nearest</source>
   <translation>上家取り</translation>
  </message>
  <message>
   <source>took another’s fourth tile</source>
   <translation>他家の4枚目を取る</translation>
  </message>
  <message>
   <source>turned up in the wall</source>
   <translation>牌山で表にした牌</translation>
  </message>
  <message>
   <source>two dragons, the third paired</source>
   <translation>三元牌2種と残りの対子</translation>
  </message>
  <message>
   <source>two extra tiles running</source>
   <translation>続けて2枚補充</translation>
  </message>
  <message>
   <source>two mangan</source>
   <translation>満貫の2倍</translation>
  </message>
  <message>
   <source>two runs, each twice</source>
   <translation>同じ順子2つが2組</translation>
  </message>
  <message>
   <source>until the players end it</source>
   <translation>無制限</translation>
  </message>
  <message>
   <source>west wind</source>
   <translation>西</translation>
  </message>
  <message>
   <source>what all is reckoned from</source>
   <translation>計算の元になる点</translation>
  </message>
  <message>
   <source>when won</source>
   <translation>和了したとき</translation>
  </message>
  <message>
   <source>where you sit</source>
   <translation>自分の座る方角</translation>
  </message>
  <message>
   <source>white dragon</source>
   <translation>白</translation>
  </message>
  <message>
   <source>white, green, red</source>
   <translation>白・發・中</translation>
  </message>
  <message>
   <source>whole thousands</source>
   <translation>千点単位</translation>
  </message>
  <message>
   <source>winds and dragons</source>
   <translation>風牌と三元牌</translation>
  </message>
  <message>
   <source>wins the game</source>
   <translation>トップで終局</translation>
  </message>
  <message>
   <source>with all four</source>
   <translation>浮き4人</translation>
  </message>
  <message>
   <source>with nobody</source>
   <translation>浮き0人</translation>
  </message>
  <message>
   <source>with one player</source>
   <translation>浮き1人</translation>
  </message>
  <message>
   <source>with three players</source>
   <translation>浮き3人</translation>
  </message>
  <message>
   <source>with two players</source>
   <translation>浮き2人</translation>
  </message>
  <message>
   <source>without a name</source>
   <translation>名前なし</translation>
  </message>
  <message>
   <source>won at once after riichi</source>
   <translation>リーチ直後の和了</translation>
  </message>
  <message>
   <source>won before the first draw</source>
   <translation>最初のツモ前に和了</translation>
  </message>
  <message>
   <source>won by the first draw</source>
   <translation>最初のツモで和了</translation>
  </message>
  <message>
   <source>won on another’s tile</source>
   <translation>他の人の牌で和了</translation>
  </message>
  <message>
   <source>won on the extra tile</source>
   <translation>引き足した牌で和了</translation>
  </message>
  <message>
   <source>won on the first discard</source>
   <translation>第一打で和了</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>あり</translation>
  </message>
  <message>
   <source>{added}, rounded up to {total}</source>
   <translation>{added}、切り上げて{total}</translation>
  </message>
  <message>
   <source>{come} in place of {gone}</source>
   <translation>{gone}の代わりに{come}</translation>
  </message>
  <message>
   <source>{counters} × {each} for the counters</source>
   <translation>本場 {counters} × {each}</translation>
  </message>
  <message numerus="yes">
   <source>{count} copies left</source>
   <translation>
    <numerusform>残り{count}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} deals left</source>
   <translation>
    <numerusform>残り{count}局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} doubles</source>
   <translation>
    <numerusform>{count}翻</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} drills</source>
   <translation>
    <numerusform>{count}問</numerusform>
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
    <numerusform>{count}翻</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} hands are not entered, so they count nothing: click the names above the tiles.</source>
   <translation>
    <numerusform>{count}人分の手牌が未入力で、点がつきません。牌の上の名前をクリックしてください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} minutes</source>
   <translation>
    <numerusform>{count}分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} more tiles make it: {pattern}.</source>
   <translation>
    <numerusform>あと{count}枚で{pattern}です。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} more tiles: the last one is the winning tile.</source>
   <translation>
    <numerusform>あと{count}枚です。最後の牌が和了牌です。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} of the four sets, no pair yet.</source>
   <translation>
    <numerusform>4面子のうち{count}面子、雀頭はまだありません。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} pages found</source>
   <translation>
    <numerusform>{count}ページ見つかりました</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} players cannot win here, at most {most}: list only those who are paid.</source>
   <translation>
    <numerusform>ここでは{count}人は和了できず{most}人までなので、支払いを受ける人だけを挙げてください。</numerusform>
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
    <numerusform>全ページで{count}件のルールが見つかりました</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets and a pair.</source>
   <translation>
    <numerusform>面子{count}組と雀頭。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets and a pair; left over: {tiles}.</source>
   <translation>
    <numerusform>面子{count}組と雀頭、余り：{tiles}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, a pair, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>面子{count}組と雀頭、順子に{tiles}が足りません。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>面子{count}組、順子に{tiles}が足りません。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets; left over: {tiles}.</source>
   <translation>
    <numerusform>面子{count}組、余り：{tiles}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets; pairs: {pairs}.</source>
   <translation>
    <numerusform>面子{count}組、対子：{pairs}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tiles from ready</source>
   <translation>
    <numerusform>テンパイまであと{count}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tiles too many: take them back.</source>
   <translation>
    <numerusform>{count}枚多いので戻してください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} yakuman</source>
   <translation>
    <numerusform>役満×{count}</numerusform>
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
   <translation>{deal}が成り立たなくなります：{reason}</translation>
  </message>
  <message>
   <source>{deal}, {name}: {now} as before</source>
   <translation>{deal}、{name}：{now}（変更なし）</translation>
  </message>
  <message>
   <source>{deal}, {name}: {now}, before {then}</source>
   <translation>{deal}、{name}：{now}（変更前 {then}）</translation>
  </message>
  <message>
   <source>{deal}: {name} {moved}, then {score} points</source>
   <translation>{deal}：{name} {moved}、{score}点</translation>
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
   <translation>{file}を開けないので（{reason}）、フォルダーを確認するか、別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>{file} cannot be read ({reason}).</source>
   <translation>{file}を読み込めません（{reason}）。</translation>
  </message>
  <message>
   <source>{file} cannot be written ({reason}), so it is as it was: choose another place.</source>
   <translation>{file}に書き込めず元のままなので（{reason}）、別の場所を選んでください。</translation>
  </message>
  <message>
   <source>{file} holds more than {most} megabytes, so it was not read: choose another, or split it.</source>
   <translation>{file}は{most}MBを超えているため読み込みませんでした。別のファイルを選ぶか、分けてください。</translation>
  </message>
  <message>
   <source>{file} holds no rules: choose a file that rules were exported to.</source>
   <translation>{file}にはルールがないので、ルールを書き出したファイルを選んでください。</translation>
  </message>
  <message>
   <source>{file} is a folder, a pipe or a device, so it was not read: choose a file.</source>
   <translation>{file}はフォルダーかパイプかデバイスのため読み込みませんでした。ファイルを選んでください。</translation>
  </message>
  <message>
   <source>{file} is a link, a pipe, a folder, or made to touch other files, so it was not opened: take it away, or choose another folder.</source>
   <translation>{file}はリンク、パイプ、フォルダー、またはほかのファイルに触れる仕組みのため開きませんでした。取り除くか、別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>{file} is damaged: start Score Keeper again, and it brings back what can still be read.</source>
   <translation>{file}が壊れています。スコアキーパーを起動し直すと、読める部分を復元します。</translation>
  </message>
  <message>
   <source>{file} was moved or replaced while it was open, so nothing was written: put it back, or start Score Keeper again.</source>
   <translation>使用中に{file}が移動または置き換えられて何も書き込めなかったので、元に戻すか、スコアキーパーを起動し直してください。</translation>
  </message>
  <message>
   <source>{file} was written by a newer version of Score Keeper: install that version; the file was left as it is.</source>
   <translation>{file}は新しいバージョンのスコアキーパーで書かれているので、そのバージョンを入れてください。ファイルはそのまま残しています。</translation>
  </message>
  <message>
   <source>{file}, line {line}</source>
   <translation>{file}の{line}行目</translation>
  </message>
  <message>
   <source>{file}, line {line}, is not JSON: export the rules once more, or choose another file.</source>
   <translation>{file}の{line}行目がJSONではないので、ルールを書き出し直すか、別のファイルを選んでください。</translation>
  </message>
  <message>
   <source>{file}, line {line}, is not text in UTF-8: choose another file.</source>
   <translation>{file}の{line}行目がUTF-8のテキストではないので、別のファイルを選んでください。</translation>
  </message>
  <message>
   <source>{file}, line {line}: {what}; correct it there.</source>
   <translation>{file}の{line}行目：{what}。そこを直してください。</translation>
  </message>
  <message>
   <source>{file}, line {line}: “{key}” is missing or has a value it cannot have.</source>
   <translation>{file}の{line}行目に「{key}」がないか、値が正しくありません。</translation>
  </message>
  <message>
   <source>{file}, line {line}: “{key}” is named twice, keep one of them.</source>
   <translation>{file}の{line}行目に「{key}」が2つあるので、1つだけ残してください。</translation>
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
   <translation>{hand}は{points}点に設定されていますが、満貫の{limit}点を超えて支払われることはありません。点数を下げるか、満貫を上げてください。</translation>
  </message>
  <message>
   <source>{hand}: {worth}</source>
   <translation>{hand}：{worth}</translation>
  </message>
  <message>
   <source>{han} han</source>
   <translation>{han}翻</translation>
  </message>
  <message>
   <source>{han} han {fu} fu</source>
   <translation>{fu}符{han}翻</translation>
  </message>
  <message>
   <source>{help} {level}, {right} of {answers} right.</source>
   <translation>{help} {level}、{answers}問中{right}問正解。</translation>
  </message>
  <message>
   <source>{help} {level}.</source>
   <translation>{help} {level}。</translation>
  </message>
  <message>
   <source>{key}  {name}</source>
   <translation>{key}  {name}</translation>
  </message>
  <message>
   <source>{kind} is named without tiles: enter its tiles, or leave it out.</source>
   <translation>{kind}の牌が入力されていません。牌を入力するか、外してください。</translation>
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
   <translation>{kind}：{answers}問中{right}問</translation>
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
   <translation>{low}翻以上</translation>
  </message>
  <message>
   <source>{low} to {high} han</source>
   <translation>{low}〜{high}翻</translation>
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
   <translation>親：{name}</translation>
  </message>
  <message>
   <source>{name} deals again</source>
   <translation>{name}が連荘</translation>
  </message>
  <message>
   <source>{name} from {start} to {score}</source>
   <translation>{name}、{start}から{score}</translation>
  </message>
  <message>
   <source>{name} has a seat already</source>
   <translation>{name}は既に席にいます</translation>
  </message>
  <message>
   <source>{name} sits at two places: give one of them another name.</source>
   <translation>{name}が2つの席にいるので、一方を別の名前にしてください。</translation>
  </message>
  <message>
   <source>{name} takes the next free seat</source>
   <translation>{name}を次の空席に入れます</translation>
  </message>
  <message>
   <source>{name} wins</source>
   <translation>{name}の和了</translation>
  </message>
  <message>
   <source>{name} {score}</source>
   <translation>{name} {score}</translation>
  </message>
  <message>
   <source>{name}, {place}</source>
   <translation>{name}、{place}</translation>
  </message>
  <message>
   <source>{name}, {wind}, dealer, {score} points</source>
   <translation>{name}、{wind}家、親、{score}点</translation>
  </message>
  <message>
   <source>{name}, {wind}, {score} points</source>
   <translation>{name}、{wind}家、{score}点</translation>
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
   <translation>{name}：{what}、現在{score}点</translation>
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
   <translation>{number}萬</translation>
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
   <translation>「{one}」と「{other}」は両立しないので、どちらかのチェックを外してください。</translation>
  </message>
  <message>
   <source>{one} is for East only: choose something else.</source>
   <translation>「{one}」は東家だけのものなので、別のものを選んでください。</translation>
  </message>
  <message>
   <source>{one} is for the dealer only: untick it.</source>
   <translation>「{one}」は親だけのものなので、チェックを外してください。</translation>
  </message>
  <message>
   <source>{one} is for the winner only: untick it.</source>
   <translation>「{one}」は和了者だけのものなので、チェックを外してください。</translation>
  </message>
  <message>
   <source>{one} is not for East: choose something else.</source>
   <translation>「{one}」は東家には付かないので、別のものを選んでください。</translation>
  </message>
  <message>
   <source>{one} is not for the dealer: untick it.</source>
   <translation>「{one}」は親には付かないので、チェックを外してください。</translation>
  </message>
  <message>
   <source>{one} is not for the winner: untick it.</source>
   <translation>「{one}」は和了者には付かないので、チェックを外してください。</translation>
  </message>
  <message>
   <source>{one} needs a closed hand: untick it, or take the called sets back.</source>
   <translation>「{one}」には門前が必要なので、チェックを外すか、副露を戻してください。</translation>
  </message>
  <message>
   <source>{one} needs a hand without any called set or kan: untick it, or take the sets back.</source>
   <translation>「{one}」には副露も槓もない手牌が必要なので、チェックを外すか、それらを戻してください。</translation>
  </message>
  <message>
   <source>{one} needs a hand without called sets: take them back, or say how the tile came.</source>
   <translation>「{one}」には副露のない手牌が必要なので、副露を戻すか、和了牌の出所を指定してください。</translation>
  </message>
  <message>
   <source>{one} needs a kan in the hand: enter the kan, or untick it.</source>
   <translation>「{one}」には手牌に槓子が必要なので、槓を入力するか、チェックを外してください。</translation>
  </message>
  <message>
   <source>{one} needs a riichi on the table: declare it on the board first, or untick it.</source>
   <translation>「{one}」には卓でのリーチが必要なので、先に卓でリーチを宣言するか、チェックを外してください。</translation>
  </message>
  <message>
   <source>{one} needs a win by self-draw: untick it, or say that the tile was drawn.</source>
   <translation>「{one}」にはツモ和了が必要なので、チェックを外すか、ツモを指定してください。</translation>
  </message>
  <message>
   <source>{one} needs a win off another player: untick it, or say whose tile it was.</source>
   <translation>「{one}」にはロン和了が必要なので、チェックを外すか、放銃した人を指定してください。</translation>
  </message>
  <message>
   <source>{one} needs a win with a replacement tile: untick it, or say where the tile came from.</source>
   <translation>「{one}」には嶺上牌での和了が必要なので、チェックを外すか、和了牌の出所を指定してください。</translation>
  </message>
  <message>
   <source>{one} needs two kongs in the hand: enter them, or untick it.</source>
   <translation>「{one}」には手牌に槓子が2組必要なので、入力するか、チェックを外してください。</translation>
  </message>
  <message>
   <source>{one} needs {other}: tick {other} too, or untick {one}.</source>
   <translation>「{one}」には「{other}」が必要なので、「{other}」にもチェックするか、「{one}」を外してください。</translation>
  </message>
  <message>
   <source>{one} or {other}</source>
   <translation>{one}か{other}</translation>
  </message>
  <message>
   <source>{one} · {other}</source>
   <translation>{one} · {other}</translation>
  </message>
  <message>
   <source>{one}: the robbed tile is the only one of its kind in the winner’s hand, so check the tiles.</source>
   <translation>{one}：槍槓した牌は和了者の手牌に1枚しかないはずなので、牌を確認してください。</translation>
  </message>
  <message>
   <source>{one}: the table knows that this is not so, so untick it.</source>
   <translation>{one}：卓の状態と合わないので、チェックを外してください。</translation>
  </message>
  <message>
   <source>{option}: {fault}</source>
   <translation>{option}：{fault}</translation>
  </message>
  <message>
   <source>{part} of the limit</source>
   <translation>満貫の{part}</translation>
  </message>
  <message>
   <source>{pattern}.</source>
   <translation>{pattern}です。</translation>
  </message>
  <message>
   <source>{pattern}: choose how it was won.</source>
   <translation>{pattern}です。和了り方を選んでください。</translation>
  </message>
  <message>
   <source>{payee} gets {points}</source>
   <translation>{payee}が{points}点獲得</translation>
  </message>
  <message>
   <source>{payee} takes {points} of sticks</source>
   <translation>{payee}が供託{points}点獲得</translation>
  </message>
  <message>
   <source>{payers} pay {points} each to {payee}</source>
   <translation>{payers}が{payee}に{points}点ずつ</translation>
  </message>
  <message>
   <source>{payer} lays down {points}</source>
   <translation>{payer}が{points}点供託</translation>
  </message>
  <message>
   <source>{payer} loses {points}</source>
   <translation>{payer}が{points}点失点</translation>
  </message>
  <message>
   <source>{payer} pays {payee}</source>
   <translation>{payer}から{payee}へ</translation>
  </message>
  <message>
   <source>{payer} pays {points} to {payee}</source>
   <translation>{payer}が{payee}に{points}点</translation>
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
   <translation>{place}：{name}、{points}点、成績{result}</translation>
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
   <translation>放銃して払うのは{player}です。</translation>
  </message>
  <message>
   <source>{player} wants place {place} or better: what is the smallest hand by self-draw?</source>
   <translation>{player}が{place}位以上になるには、ツモなら最低どの手が必要ですか？</translation>
  </message>
  <message>
   <source>{player} wants place {place} or better: what is the smallest hand off {payer}?</source>
   <translation>{player}が{place}位以上になるには、{payer}からのロンなら最低どの手が必要ですか？</translation>
  </message>
  <message>
   <source>{player} won this hand: what did it count, and who paid what?</source>
   <translation>{player}がこの手で和了しました。符（点）と翻、各自の支払いは？</translation>
  </message>
  <message>
   <source>{player} won, so somebody else gave the winning tile.</source>
   <translation>{player}は和了しているので、放銃したのは別の人です。</translation>
  </message>
  <message>
   <source>{player}’s hand</source>
   <translation>{player}の手牌</translation>
  </message>
  <message>
   <source>{player}’s hand is not ready yet: open it to see why.</source>
   <translation>{player}の手牌がまだ完成していないので、開いて理由を確認してください。</translation>
  </message>
  <message>
   <source>{player}’s hand, not ready yet</source>
   <translation>{player}の手牌、入力途中</translation>
  </message>
  <message>
   <source>{player}’s hand, nothing entered</source>
   <translation>{player}の手牌、未入力</translation>
  </message>
  <message>
   <source>{player}’s hand, {points} points</source>
   <translation>{player}の手牌、{points}点</translation>
  </message>
  <message>
   <source>{points}</source>
   <translation>{points}</translation>
  </message>
  <message>
   <source>{points} ahead</source>
   <translation>{points}リード</translation>
  </message>
  <message>
   <source>{points} ahead of {name}</source>
   <translation>{name}に{points}点リード</translation>
  </message>
  <message>
   <source>{points} all</source>
   <translation>{points}オール</translation>
  </message>
  <message>
   <source>{points} behind</source>
   <translation>{points}点差</translation>
  </message>
  <message>
   <source>{points} behind {name}</source>
   <translation>{name}まで{points}点</translation>
  </message>
  <message>
   <source>{points} by own draw</source>
   <translation>ツモなら{points}</translation>
  </message>
  <message>
   <source>{points} come to the sticks</source>
   <translation>供託に{points}点追加</translation>
  </message>
  <message>
   <source>{points} of sticks go to nobody</source>
   <translation>供託{points}点は取り手なし</translation>
  </message>
  <message>
   <source>{points} off {names}</source>
   <translation>{names}から{points}</translation>
  </message>
  <message>
   <source>{points} points</source>
   <translation>{points}点</translation>
  </message>
  <message>
   <source>{points} points cannot be split among {players} players: choose a number that can.</source>
   <translation>{points}点を{players}人で等分できないので、割り切れる点数にしてください。</translation>
  </message>
  <message>
   <source>{points} × {factor} = {full}</source>
   <translation>{points} × {factor} = {full}</translation>
  </message>
  <message>
   <source>{points}, however it is won</source>
   <translation>ツモでもロンでも{points}</translation>
  </message>
  <message>
   <source>{question} {answer}</source>
   <translation>{question} {answer}</translation>
  </message>
  <message>
   <source>{right} of {answers} right</source>
   <translation>{answers}問中{right}問正解</translation>
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
   <translation>{row}：牌を追加</translation>
  </message>
  <message>
   <source>{row}: only with {needs}; tick it first.</source>
   <translation>{row}には{needs}が必要なので、先にチェックしてください。</translation>
  </message>
  <message>
   <source>{row}: the next tile goes here</source>
   <translation>{row}：次の牌はここに入ります</translation>
  </message>
  <message>
   <source>{row}: {tile}</source>
   <translation>{row}：{tile}</translation>
  </message>
  <message>
   <source>{rules} rules</source>
   <translation>{rules}ルール</translation>
  </message>
  <message>
   <source>{rules} rules, changed</source>
   <translation>{rules}ルール（変更あり）</translation>
  </message>
  <message>
   <source>{rules}, a new session</source>
   <translation>{rules}、新しい対局</translation>
  </message>
  <message>
   <source>{rules}, changed</source>
   <translation>{rules}（変更あり）</translation>
  </message>
  <message>
   <source>{rules}, last played {day}</source>
   <translation>{rules}、最終対局 {day}</translation>
  </message>
  <message>
   <source>{rules}, though its source does not say so</source>
   <translation>{rules}（原典には記載なし）</translation>
  </message>
  <message>
   <source>{rules}. Names can also be put right later.</source>
   <translation>{rules}。名前はあとでも直せます</translation>
  </message>
  <message>
   <source>{rules}: {source}</source>
   <translation>{rules}：{source}</translation>
  </message>
  <message>
   <source>{rule}, {part}</source>
   <translation>{rule}、{part}</translation>
  </message>
  <message>
   <source>{rule}: {answer}</source>
   <translation>{rule}：{answer}</translation>
  </message>
  <message>
   <source>{rule}: {value}. With “{other}” the hand could not win.</source>
   <translation>{rule}：{value}。「{other}」なら、この手は和了れません。</translation>
  </message>
  <message>
   <source>{rule}: {value}. With “{other}” the hand would be paid {points}.</source>
   <translation>{rule}：{value}。「{other}」ならこの手は{points}点になります。</translation>
  </message>
  <message>
   <source>{rule}: {value}. With “{other}”: {problem}</source>
   <translation>{rule}：{value}。「{other}」の場合：{problem}</translation>
  </message>
  <message>
   <source>{score} ({moved})</source>
   <translation>{score} ({moved})</translation>
  </message>
  <message>
   <source>{session} – Score Keeper</source>
   <translation>{session} – スコアキーパー</translation>
  </message>
  <message>
   <source>{sets}, the last tile completing {tile}: {worth}</source>
   <translation>{sets}（和了牌で {tile} が完成）：{worth}</translation>
  </message>
  <message>
   <source>{sets}: {worth}</source>
   <translation>{sets}：{worth}</translation>
  </message>
  <message>
   <source>{set}, completed by the winning tile</source>
   <translation>{set}（和了牌で完成）</translation>
  </message>
  <message>
   <source>{slip}: {number} ×</source>
   <translation>{slip}：{number}回</translation>
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
   <translation>{source}。{edition}年版。</translation>
  </message>
  <message>
   <source>{sum} {unit} is rounded up, never down: {total} {unit}.</source>
   <translation>{sum}{unit}は切り捨てではなく切り上げて、{total}{unit}になります。</translation>
  </message>
  <message>
   <source>{sum} {unit} is the sum, but it is rounded up: {total} {unit}.</source>
   <translation>合計は{sum}{unit}ですが、切り上げて{total}{unit}になります。</translation>
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
   <translation>{tiles} は{kind}になりません。副露した牌を確認してください。</translation>
  </message>
  <message>
   <source>{tiles} make no called set: write three or four equal tiles, or a run of three.</source>
   <translation>{tiles} は副露になりません。同じ牌を3～4枚、または順子を書いてください。</translation>
  </message>
  <message>
   <source>{tiles}: complete, but it does not win</source>
   <translation>{tiles}：形は完成しますが、和了できません</translation>
  </message>
  <message>
   <source>{tiles}: {worth}</source>
   <translation>{tiles}：{worth}</translation>
  </message>
  <message numerus="yes">
   <source>{tile} appears {count} times where only {most} can be: check hand, called sets, flowers and seasons.</source>
   <translation>
    <numerusform>{tile}は{most}枚までですが{count}枚あるので、手牌・副露・花牌・季節牌を確認してください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile} appears {count} times where only {most} exist: hand, called sets and indicators count together.</source>
   <translation>
    <numerusform>{tile}は{most}枚しかありませんが{count}枚あります。手牌・副露・表示牌を合わせて数えます。</numerusform>
   </translation>
  </message>
  <message>
   <source>{tile} cannot come: the hand holds all four.</source>
   <translation>{tile}は手牌で4枚使っているので、もう来ません。</translation>
  </message>
  <message>
   <source>{tile} does not complete the hand.</source>
   <translation>{tile}では和了形になりません。</translation>
  </message>
  <message>
   <source>{tile} does not complete the hand: {tiles} would be left over.</source>
   <translation>{tile}では完成しません。{tiles}が余ります。</translation>
  </message>
  <message>
   <source>{tile}, lies beside the hand: click to take it back</source>
   <translation>{tile}、手牌の横にあります。クリックで戻します</translation>
  </message>
  <message>
   <source>{tile}, marked {letter}</source>
   <translation>{tile}、表示は{letter}</translation>
  </message>
  <message>
   <source>{tile}, red</source>
   <translation>赤{tile}</translation>
  </message>
  <message>
   <source>{tile}, the winning tile</source>
   <translation>{tile}、和了牌</translation>
  </message>
  <message numerus="yes">
   <source>{tile}, {count} left</source>
   <translation>
    <numerusform>{tile}、残り{count}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile}, {count} times</source>
   <translation>
    <numerusform>{tile}が{count}枚</numerusform>
   </translation>
  </message>
  <message>
   <source>{tile}: click for one, right click or hold for three.
Drag along for a run, down for a pair, up for a called set; held first, with the red five.</source>
   <translation>{tile}：クリックで1枚、右クリックか長押しで3枚。
横にドラッグで順子、縦で対子、上の手牌へで鳴き。長押ししてからなら赤5。</translation>
  </message>
  <message>
   <source>{times} × yakuman</source>
   <translation>{times}倍役満</translation>
  </message>
  <message>
   <source>{title}, “{heading}”</source>
   <translation>{title}「{heading}」</translation>
  </message>
  <message>
   <source>{title}: {total}</source>
   <translation>{title}：{total}</translation>
  </message>
  <message>
   <source>{title}: {total} (× {payers})</source>
   <translation>{title}：{total}（× {payers}人）</translation>
  </message>
  <message>
   <source>{total} from each of {payers} players</source>
   <translation>{payers}人から{total}ずつ</translation>
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
   <translation>{what}［{players}］</translation>
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
   <translation>{where}：除外しました。{reason}</translation>
  </message>
  <message numerus="yes">
   <source>{where}: read “{title}”, entries: {count}</source>
   <translation>
    <numerusform>{where}：「{title}」を読み込み、記録{count}件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{where}: read “{title}”, entries: {count}; left out at its end: {left}</source>
   <translation>
    <numerusform>{where}：「{title}」を読み込み、記録{count}件、末尾の除外{left}件</numerusform>
   </translation>
  </message>
  <message>
   <source>{where}: “{title}” left out at entry {number}. {reason}</source>
   <translation>{where}：「{title}」を{number}件目の記録で除外しました。{reason}</translation>
  </message>
  <message>
   <source>{wind}, the dealer</source>
   <translation>{wind}家、親</translation>
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
   <translation>{winner} ロン ({payer})</translation>
  </message>
  <message>
   <source>{winner} wins by self-draw</source>
   <translation>{winner}のツモ</translation>
  </message>
  <message>
   <source>{winner} wins off {payer}</source>
   <translation>{winner}が{payer}からロン</translation>
  </message>
  <message>
   <source>{winner} wins off {payer}: at the upper right click {winner} first, then {payer} in the line below.</source>
   <translation>{winner}が{payer}からロンしました。右上でまず{winner}を、次に下の行で{payer}をクリックしてください。</translation>
  </message>
  <message>
   <source>{winner} won by the own draw</source>
   <translation>{winner}が自分のツモで和了</translation>
  </message>
  <message>
   <source>{winner} won with the discard of {payer}</source>
   <translation>{winner}が{payer}の捨て牌で和了</translation>
  </message>
  <message>
   <source>{winner}, self-draw</source>
   <translation>{winner} ツモ</translation>
  </message>
  <message>
   <source>{won} (one tile short: {waiting})</source>
   <translation>{won}（一枚足りないとき：{waiting}）</translation>
  </message>
  <message>
   <source>{word}: {example}.</source>
   <translation>{word}は {example}。</translation>
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
   <translation>「{name}」を削除しました。</translation>
  </message>
  <message>
   <source>“{text}” is no flower or season: write 1f to 4f for flowers, 1y to 4y for seasons.</source>
   <translation>「{text}」は花牌・季節牌ではないので、花牌は 1f～4f、季節牌は 1y～4y と書いてください。</translation>
  </message>
  <message>
   <source>“{text}” is not finished: write the letter of its suit.</source>
   <translation>「{text}」が途中なので、種類の文字（m・p・s・z）を書いてください。</translation>
  </message>
  <message>
   <source>“{text}” names no tile of the hand: write digits, then m, p, s or z, such as 123m456p77z.</source>
   <translation>「{text}」は手牌の牌を表していないので、123m456p77z のように数字のあとに m・p・s・z を書いてください。</translation>
  </message>
  <message>
   <source>“{text}” names no tile: write digits, then m, p, s or z, such as 123m0p77z.</source>
   <translation>「{text}」は牌を表していないので、123m0p77z のように数字のあとに m・p・s・z を書いてください。</translation>
  </message>
  <message>
   <source>“{tick}” is noted at the table: click it there, beside the player’s name, to take it back.</source>
   <translation>「{tick}」は卓上に記録済みです。取り消すには対局者の名前の横をクリックしてください。</translation>
  </message>
  <message>
   <source>“{tick}” needs a ready hand, but no tile completes this one: check the tiles.</source>
   <translation>「{tick}」にはテンパイが必要ですが、この手を完成させる牌がありません。牌を確かめてください。</translation>
  </message>
  <message>
   <source>“{title}” was deleted.</source>
   <translation>「{title}」を削除しました。</translation>
  </message>
  <message>
   <source>“{title}” was recorded by an earlier version. Below stands what this version would pay, and in brackets what was paid. You can take your choice back with Undo.</source>
   <translation>「{title}」は旧バージョンで記録されました。下はこのバージョンでの支払いで、かっこ内は当時の支払いです。選択は「元に戻す」で取り消せます。</translation>
  </message>
  <message>
   <source>“{what}” is missing in this entry or has a value it cannot have.</source>
   <translation>この記録に「{what}」がないか、値が正しくありません。</translation>
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
   <translation>● {preset}への追加</translation>
  </message>
  <message>
   <source>● Changed; {preset}: {value}</source>
   <translation>● 変更あり。{preset}：{value}</translation>
  </message>
  <message>
   <source>★ {place}</source>
   <translation>★ {place}</translation>
  </message>
  <message>
   <source>✓ Every line adds up, and all results add up to zero.</source>
   <translation>✓ 各行の計算は合っていて、成績の合計は0です。</translation>
  </message>
  <message>
   <source>✓ Every line adds up. All results add up to {sum}: penalties, points left on the table, or a bonus that no other player gave.</source>
   <translation>✓ 各行の計算は合っています。成績の合計は{sum}です。相手のいない罰・卓上に残った点・加点によります。</translation>
  </message>
  <message>
   <source>✓ Right</source>
   <translation>✓ 正解</translation>
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
   <translation>✗ 不正解</translation>
  </message>
  <message>
   <source>✗ Right is {answer}</source>
   <translation>✗ 正解は{answer}</translation>
  </message>
  <message>
   <source>✗ These columns do not add up to the results.</source>
   <translation>✗ これらの列の合計が成績と一致しません。</translation>
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
