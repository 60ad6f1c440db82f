<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>words</name>
  <message>
   <source>1 han 110 fu by self-draw pays 900 / 1,800</source>
   <translation>1 double, 110 minipoints by self-draw pays 900 / 1,800</translation>
  </message>
  <message>
   <source>1 han, as every other source has it</source>
   <translation>1 double, as every other source has it</translation>
  </message>
  <message>
   <source>10 fu on top of the 20 of every hand</source>
   <translation>10 minipoints on top of the 20 of every hand</translation>
  </message>
  <message>
   <source>11 or 12 han are a sanbaiman, whatever the fu.</source>
   <translation>11 or 12 doubles are 3 limits (sanbaiman), whatever the minipoints.</translation>
  </message>
  <message>
   <source>13 han and more</source>
   <translation>13 doubles and more</translation>
  </message>
  <message>
   <source>13 han or more are a counted yakuman in these rules.</source>
   <translation>13 doubles or more are a counted top hand in these rules.</translation>
  </message>
  <message>
   <source>13 han or more stay a sanbaiman in these rules.</source>
   <translation>13 doubles or more stay 3 limits (sanbaiman) in these rules.</translation>
  </message>
  <message>
   <source>13 or more han are a yakuman, stay a sanbaiman, or count one yakuman for every 13.</source>
   <translation>13 or more doubles are a top hand, stay at 3 limits, or count one top hand for every 13.</translation>
  </message>
  <message>
   <source>20 fu 4 han pays 1,300 / 2,600, and that hand has 30 fu: 2,000 / 3,900</source>
   <translation>20 minipoints, 4 doubles pays 1,300 / 2,600, and that hand has 30 minipoints: 2,000 / 3,900</translation>
  </message>
  <message>
   <source>25 fu, 2 han</source>
   <translation>25 and 2 doubles</translation>
  </message>
  <message>
   <source>30 fu 4 han and 60 fu 3 han are rounded up to mangan.</source>
   <translation>30 minipoints with 4 doubles and 60 with 3 are rounded up to the limit (mangan).</translation>
  </message>
  <message>
   <source>30: it is paid as any other hand of 30 fu.</source>
   <translation>30: it is paid as any other hand of 30 minipoints.</translation>
  </message>
  <message>
   <source>4 fu for any seat whose wind is the round wind</source>
   <translation>4 minipoints for any seat whose wind is the round wind</translation>
  </message>
  <message>
   <source>4 fu for the pair of both winds, of the East player in the East round</source>
   <translation>4 minipoints for the pair of both winds, of the East player in the East round</translation>
  </message>
  <message>
   <source>5 han are a mangan, whatever the fu.</source>
   <translation>5 doubles are a limit (mangan), whatever the minipoints.</translation>
  </message>
  <message>
   <source>50 fu, 1 han</source>
   <translation>50 and 1 double</translation>
  </message>
  <message>
   <source>6 or 7 han are a haneman, whatever the fu.</source>
   <translation>6 or 7 doubles are 1½ limits (haneman), whatever the minipoints.</translation>
  </message>
  <message>
   <source>8 to 10 han are a baiman, whatever the fu.</source>
   <translation>8 to 10 doubles are 2 limits (baiman), whatever the minipoints.</translation>
  </message>
  <message>
   <source>80 fu by self-draw: 1,300 and 2,600 alone</source>
   <translation>80 minipoints by self-draw: 1,300 and 2,600 alone</translation>
  </message>
  <message>
   <source>A chombo pays a mangan to the others, loses points in the result only, or is dealt again without a penalty.</source>
   <translation>A foul (chombo) pays a limit to the others, loses points in the result only, or is dealt again without a penalty.</translation>
  </message>
  <message>
   <source>A chombo takes no points off the result here.</source>
   <translation>A foul takes no points off the result here.</translation>
  </message>
  <message>
   <source>A double riichi that won with the last tile.</source>
   <translation>A ready call at the start that won with the last tile.</translation>
  </message>
  <message>
   <source>A hand below 5 han needs its fu: enter {han} han and its fu.</source>
   <translation>A hand below 5 doubles needs its minipoints: enter {han} as doubles, and its minipoints.</translation>
  </message>
  <message>
   <source>A hand with nothing called has 10 fu for a win off a discard.</source>
   <translation>A hand with nothing called has 10 minipoints for a win off a discard.</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled for terminals and honours.</source>
   <translation>A kong has 8 minipoints, doubled for terminals and honours.</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled when it is concealed, and again for terminals and honours.</source>
   <translation>A kong has 8 minipoints, doubled when it is concealed, and again for terminals and honours.</translation>
  </message>
  <message>
   <source>A kan has 8 fu, doubled when it is concealed.</source>
   <translation>A kong has 8 minipoints, doubled when it is concealed.</translation>
  </message>
  <message>
   <source>A kan has 8 fu.</source>
   <translation>A kong has 8 minipoints.</translation>
  </message>
  <message>
   <source>A lower place wins more uma than the one before it: check the order, from the first to the last.</source>
   <translation>A lower place gets more place pay than the one before it: check the order, from the first to the last.</translation>
  </message>
  <message>
   <source>A pair of dragons has 2 fu.</source>
   <translation>A pair of dragons has 2 minipoints.</translation>
  </message>
  <message>
   <source>A pair of the own wind has 2 fu.</source>
   <translation>A pair of the own wind has 2 minipoints.</translation>
  </message>
  <message>
   <source>A pair of the round’s wind has 2 fu.</source>
   <translation>A pair of the round’s wind has 2 minipoints.</translation>
  </message>
  <message>
   <source>A pair of the wind that is both the own one and the round’s has {fu} fu in these rules.</source>
   <translation>A pair of the wind that is both the own one and the round’s has {fu} minipoints in these rules.</translation>
  </message>
  <message>
   <source>A pattern or feat that is worth han; a hand without any cannot win.</source>
   <translation>A pattern or feat that is worth doubles (yaku); a hand without any cannot win.</translation>
  </message>
  <message>
   <source>A pinfu hand that is drawn takes its 2 fu and is no pinfu.</source>
   <translation>A plain hand that is drawn takes 2 minipoints for that and is no plain hand.</translation>
  </message>
  <message>
   <source>A player declares riichi and lays a stick down.</source>
   <translation>A player calls ready (riichi), one tile short with nothing called, and lays a stick down.</translation>
  </message>
  <message>
   <source>A player declares riichi with the hand laid open.</source>
   <translation>A player calls ready with the hand laid open.</translation>
  </message>
  <message>
   <source>A player in riichi must be ready at a draw: tick that player, or record a chombo.</source>
   <translation>A player who called ready must have a ready hand at a draw: tick that player, or record a foul.</translation>
  </message>
  <message>
   <source>A player is penalised and the deal is dealt again.</source>
   <translation>A player pays for a foul (chombo), such as a false win, and the deal is dealt again.</translation>
  </message>
  <message>
   <source>A player without riichi may say noten with a ready hand.</source>
   <translation>A player who has not called ready may say “not ready” with a ready hand.</translation>
  </message>
  <message>
   <source>A published table of points, yaku and fu</source>
   <translation>A published table of points, patterns and minipoints</translation>
  </message>
  <message>
   <source>A riichi hand also counts the indicator beneath the dora indicator.</source>
   <translation>A hand that called ready also counts the hidden indicator beneath the bonus indicator.</translation>
  </message>
  <message>
   <source>A riichi hand also counts the tiles beneath the kan indicators.</source>
   <translation>A hand that called ready also counts the hidden tiles beneath the kong indicators.</translation>
  </message>
  <message>
   <source>A riichi was said not to stand because its tile was won on: record that win, or let the riichi stand.</source>
   <translation>A ready call was said not to stand because its tile was won on: record that win, or let the call stand.</translation>
  </message>
  <message>
   <source>A run has no fu.</source>
   <translation>A chow has no minipoints.</translation>
  </message>
  <message numerus="yes">
   <source>A run of {count} that begins with {tile} would go beyond its suit.</source>
   <translation>
    <numerusform>A chow of {count} that begins with {tile} would go beyond its suit.</numerusform>
    <numerusform>A chow of {count} that begins with {tile} would go beyond its suit.</numerusform>
   </translation>
  </message>
  <message>
   <source>A tile turned up in the wall: the one that follows it is dora, after 9 the 1.</source>
   <translation>A tile turned up in the wall: the one that follows it is a bonus tile, after 9 the 1.</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled for terminals and honours.</source>
   <translation>A pung has 2 minipoints, doubled for terminals and honours.</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled when it is concealed, and again for terminals and honours.</source>
   <translation>A pung has 2 minipoints, doubled when it is concealed, and again for terminals and honours.</translation>
  </message>
  <message>
   <source>A triplet has 2 fu, doubled when it is concealed.</source>
   <translation>A pung has 2 minipoints, doubled when it is concealed.</translation>
  </message>
  <message>
   <source>A triplet has 2 fu.</source>
   <translation>A pung has 2 minipoints.</translation>
  </message>
  <message>
   <source>A triplet or kan of green dragons.</source>
   <translation>A pung or kong of green dragons.</translation>
  </message>
  <message>
   <source>A triplet or kan of red dragons.</source>
   <translation>A pung or kong of red dragons.</translation>
  </message>
  <message>
   <source>A triplet or kan of the round’s wind.</source>
   <translation>A pung or kong of the round’s wind.</translation>
  </message>
  <message>
   <source>A triplet or kan of the winner’s own wind.</source>
   <translation>A pung or kong of the winner’s own wind.</translation>
  </message>
  <message>
   <source>A triplet or kan of white dragons.</source>
   <translation>A pung or kong of white dragons.</translation>
  </message>
  <message>
   <source>A wait that makes a triplet of a pair has no fu.</source>
   <translation>A wait that makes a pung of a pair has no minipoints.</translation>
  </message>
  <message>
   <source>A win on the replacement tile has the 2 fu of a self-draw.</source>
   <translation>A win on the replacement tile has the 2 minipoints of a self-draw.</translation>
  </message>
  <message>
   <source>A winner is not liable for the own hand: name another player.</source>
   <translation>A winner does not pay for the own hand: name another player.</translation>
  </message>
  <message>
   <source>A winning tile that was drawn has 2 fu.</source>
   <translation>A winning tile that was drawn has 2 minipoints.</translation>
  </message>
  <message>
   <source>A yakuman has 8,000 basic points, whatever else is in the hand.</source>
   <translation>A top hand (yakuman) has 8,000 basic points, whatever else is in the hand.</translation>
  </message>
  <message>
   <source>Abortive draw</source>
   <translation>Draw, broken off</translation>
  </message>
  <message>
   <source>Abortive draws</source>
   <translation>Broken-off draws</translation>
  </message>
  <message>
   <source>Abortive draws the table plays.</source>
   <translation>What breaks off a deal at this table.</translation>
  </message>
  <message>
   <source>Added kan</source>
   <translation>Added kong</translation>
  </message>
  <message>
   <source>After a kan</source>
   <translation>After a kong</translation>
  </message>
  <message>
   <source>After an abortive draw the deal stays or passes.</source>
   <translation>When a deal was broken off, the deal stays with the dealer or passes on.</translation>
  </message>
  <message>
   <source>After riichi the tiles beneath the indicators count too.</source>
   <translation>After a ready call the tiles beneath the indicators count too.</translation>
  </message>
  <message>
   <source>All four players have declared riichi.</source>
   <translation>All four players have called ready.</translation>
  </message>
  <message>
   <source>All triplets</source>
   <translation>All pungs</translation>
  </message>
  <message>
   <source>All yaku at a glance</source>
   <translation>All patterns at a glance</translation>
  </message>
  <message>
   <source>An open hand that has no other fu is paid as one of 30 fu.</source>
   <translation>An open hand that has no other minipoints is paid as one of 30 minipoints.</translation>
  </message>
  <message>
   <source>As a draw it takes the place of the payment for tenpai; as a win it takes counters and sticks.</source>
   <translation>As a draw it takes the place of the payment for ready hands; as a win it takes counters and sticks.</translation>
  </message>
  <message>
   <source>Baiman</source>
   <translation>2 limits</translation>
  </message>
  <message>
   <source>Below 5 han the basic points end at 2,000: a mangan.</source>
   <translation>Below 5 doubles the basic points end at 2,000: a limit (mangan).</translation>
  </message>
  <message>
   <source>Beside 1 and 2 only a 3 completes the run, beside 8 and 9 only a 7: 2 fu.</source>
   <translation>Beside 1 and 2 only a 3 completes the chow, beside 8 and 9 only a 7: 2 minipoints.</translation>
  </message>
  <message>
   <source>Beside a yakuman no other yaku and no dora count.</source>
   <translation>Beside a top hand no other pattern and no bonus tiles count.</translation>
  </message>
  <message>
   <source>Blessing of earth</source>
   <translation>Won on first draw</translation>
  </message>
  <message>
   <source>Blessing of heaven</source>
   <translation>Won as dealt</translation>
  </message>
  <message>
   <source>Blessing of man</source>
   <translation>Won before a draw</translation>
  </message>
  <message>
   <source>Called sets come next: a tile lays three, held a kan, with Alt a run</source>
   <translation>Called sets come next: a tile lays three, held a kong, with Alt a chow</translation>
  </message>
  <message>
   <source>Chi</source>
   <translation>Chow</translation>
  </message>
  <message>
   <source>Chombo</source>
   <translation>Foul</translation>
  </message>
  <message>
   <source>Closed hand, off a discard</source>
   <translation>Closed hand, from a discard</translation>
  </message>
  <message>
   <source>Closed kan</source>
   <translation>Closed kong</translation>
  </message>
  <message>
   <source>Closed kan (1, 9, honour)</source>
   <translation>Closed kong (1, 9, honour)</translation>
  </message>
  <message>
   <source>Closed kan (2 to 8)</source>
   <translation>Closed kong (2 to 8)</translation>
  </message>
  <message>
   <source>Closed triplet</source>
   <translation>Closed pung</translation>
  </message>
  <message>
   <source>Closed triplet (1, 9, honour)</source>
   <translation>Closed pung (1, 9, honour)</translation>
  </message>
  <message>
   <source>Closed triplet (2 to 8)</source>
   <translation>Closed pung (2 to 8)</translation>
  </message>
  <message>
   <source>Closed wait</source>
   <translation>Middle wait</translation>
  </message>
  <message>
   <source>Counter off a discard</source>
   <translation>Counter from a discard</translation>
  </message>
  <message>
   <source>Counters from which a hand needs two han of yaku, dora aside; 0 never.</source>
   <translation>Counters from which a hand needs patterns worth two doubles, bonus tiles aside; 0 never.</translation>
  </message>
  <message>
   <source>Counters too; not sticks, payments for tenpai or a chombo.</source>
   <translation>Counters too; not sticks, payments for ready hands or a foul.</translation>
  </message>
  <message>
   <source>Counters with liability</source>
   <translation>Counters if one pays for all</translation>
  </message>
  <message>
   <source>Counts by itself: it may be played without the first ura dora.</source>
   <translation>Counts by itself: it may be played without the first hidden bonus tile.</translation>
  </message>
  <message>
   <source>Deal after an abortive draw</source>
   <translation>Deal after a broken-off draw</translation>
  </message>
  <message>
   <source>Dealt into an open riichi</source>
   <translation>Discard to an open ready hand</translation>
  </message>
  <message>
   <source>Declaring riichi needs 1,000 points.</source>
   <translation>Calling ready needs 1,000 points.</translation>
  </message>
  <message>
   <source>Discard after a kan</source>
   <translation>Discard after a kong</translation>
  </message>
  <message>
   <source>Discards of terminals and honours only pay a mangan: as a draw, or as a win.</source>
   <translation>Outside discards (nagashi mangan): who at a draw has discarded only terminals and honours is paid a limit, as a draw or as a win.</translation>
  </message>
  <message>
   <source>Dora</source>
   <translation>Bonus tile</translation>
  </message>
  <message>
   <source>Dora indicators</source>
   <translation>Bonus indicators</translation>
  </message>
  <message>
   <source>Double riichi</source>
   <translation>Ready at start</translation>
  </message>
  <message>
   <source>Double yakuman</source>
   <translation>Double top hands</translation>
  </message>
  <message>
   <source>Each counts a han when it is in the winning hand; 0 0 0: none are used.</source>
   <translation>Each counts a double when it is in the winning hand; 0 0 0: none are used.</translation>
  </message>
  <message>
   <source>Each kan turns one dora indicator more: at least {wanted} lie open, entered: {entered}.</source>
   <translation>Each kong turns one bonus indicator more: at least {wanted} lie open, entered: {entered}.</translation>
  </message>
  <message>
   <source>Each kan turns one more dora indicator.</source>
   <translation>Each kong turns one more bonus indicator.</translation>
  </message>
  <message>
   <source>Each key is a tile now, as written on it: hold it for two, longer for three; with Alt it lays a run. Before the tiles 1–4 say who won and off whom, 0 self-draw. F1 lists the other keys, F2 goes back to typing.</source>
   <translation>Each key is a tile now, as written on it: hold it for two, longer for three; with Alt it lays a chow. Before the tiles 1–4 say who won and off whom, 0 self-draw. F1 lists the other keys, F2 goes back to typing.</translation>
  </message>
  <message>
   <source>Each red five adds a han, but is no yaku.</source>
   <translation>Each red five adds a double, but is no pattern.</translation>
  </message>
  <message>
   <source>Each riichi lays a stick of 1,000 points on the table, and the next winner takes them all.</source>
   <translation>Each ready call lays a stick of 1,000 points on the table, and the next winner takes them all.</translation>
  </message>
  <message>
   <source>Each set and the pair have a terminal or an honour, and there is a run.</source>
   <translation>Each set and the pair have a terminal or an honour, and there is a chow.</translation>
  </message>
  <message>
   <source>Each set and the pair have a terminal, and there is a run.</source>
   <translation>Each set and the pair have a terminal, and there is a chow.</translation>
  </message>
  <message>
   <source>Each tile that comes next after one turned up in the wall adds a han, but is no yaku.</source>
   <translation>Each tile that comes next after one turned up in the wall adds a double, but is no pattern.</translation>
  </message>
  <message>
   <source>English</source>
   <translation>English in plain words</translation>
  </message>
  <message>
   <source>Every 13 han are a counted yakuman in these rules.</source>
   <translation>Every 13 doubles are a counted top hand in these rules.</translation>
  </message>
  <message>
   <source>Every hand of sets and a pair begins with 20 fu.</source>
   <translation>Every hand of sets and a pair begins with 20 minipoints.</translation>
  </message>
  <message>
   <source>Exhaustive draw</source>
   <translation>Draw, wall empty</translation>
  </message>
  <message>
   <source>Floating uma</source>
   <translation>Floating place pay</translation>
  </message>
  <message>
   <source>For a yakuman: how many it counts as.</source>
   <translation>For a top hand (yakuman): how many it counts as.</translation>
  </message>
  <message>
   <source>For sets taken from others, which lie open: a click or right click lays three equal tiles, once more a kan, a drag along the row a run. Click again for the hand.</source>
   <translation>For sets taken from others, which lie open: a click or right click lays three equal tiles, once more a kong, a drag along the row a chow. Click again for the hand.</translation>
  </message>
  <message>
   <source>Four concealed triplets</source>
   <translation>Four concealed pungs</translation>
  </message>
  <message>
   <source>Four concealed triplets, pair wait</source>
   <translation>Four concealed pungs, pair wait</translation>
  </message>
  <message>
   <source>Four kans</source>
   <translation>Four kongs</translation>
  </message>
  <message>
   <source>Four kans by several</source>
   <translation>Four kongs by several</translation>
  </message>
  <message>
   <source>Four kans have been made, not all by one player.</source>
   <translation>Four kongs have been made, not all by one player.</translation>
  </message>
  <message>
   <source>Four kans.</source>
   <translation>Four kongs.</translation>
  </message>
  <message>
   <source>Four riichi</source>
   <translation>Four call ready</translation>
  </message>
  <message>
   <source>Four runs and a pair that counts nothing, and the last run could be completed at either end.</source>
   <translation>Four chows and a pair that counts nothing, and the last chow could be completed at either end (pinfu).</translation>
  </message>
  <message>
   <source>Four triplets or kans and no run.</source>
   <translation>Four pungs or kongs and no chow.</translation>
  </message>
  <message>
   <source>Four triplets or kans that no tile of another player completed, and the winning tile made the pair.</source>
   <translation>Four pungs or kongs that no tile of another player completed, and the winning tile made the pair.</translation>
  </message>
  <message>
   <source>Four triplets or kans that no tile of another player completed.</source>
   <translation>Four pungs or kongs that no tile of another player completed.</translation>
  </message>
  <message>
   <source>From those who are not ready to those who are; 0: none.</source>
   <translation>From those whose hand is not ready (one tile short) to those whose hand is; 0: none.</translation>
  </message>
  <message>
   <source>Fu</source>
   <translation>Minipoints</translation>
  </message>
  <message>
   <source>Fu for a pair of the wind that is both seat and round wind.</source>
   <translation>Minipoints for a pair of the wind that is both seat and round wind.</translation>
  </message>
  <message>
   <source>Fu of an open hand won off a discard that has no other fu.</source>
   <translation>Minipoints of an open hand won off a discard that has no others.</translation>
  </message>
  <message>
   <source>Fu of the pair, the wait and the win</source>
   <translation>Minipoints of pair, wait and win</translation>
  </message>
  <message>
   <source>Fu of triplets and kans</source>
   <translation>Minipoints of pungs and kongs</translation>
  </message>
  <message>
   <source>Fu on the replacement tile</source>
   <translation>Minipoints for a replacement</translation>
  </message>
  <message>
   <source>Full flush</source>
   <translation>One suit only</translation>
  </message>
  <message>
   <source>Furiten</source>
   <translation>Barred from discards</translation>
  </message>
  <message>
   <source>Furiten: the own discards hold {tiles}, which would complete the hand, so it can win by the own draw only.</source>
   <translation>No win off a discard (furiten): the own discards hold {tiles}, which would complete the hand, so it can win by the own draw only.</translation>
  </message>
  <message>
   <source>Furiten: this win off another player is not allowed, for the own discards hold {tiles}, which completes the hand.</source>
   <translation>No win off a discard (furiten): the own discards hold {tiles}, which completes the hand, so this win is not allowed.</translation>
  </message>
  <message>
   <source>Half flush</source>
   <translation>Suit and honours</translation>
  </message>
  <message>
   <source>Han</source>
   <translation>Doubles</translation>
  </message>
  <message>
   <source>Han of a yaku as the house counts it, closed and open; none switches it off.</source>
   <translation>Doubles of a pattern as the house counts it, closed and open; none switches it off.</translation>
  </message>
  <message>
   <source>Han of each yaku</source>
   <translation>Doubles per pattern</translation>
  </message>
  <message>
   <source>Hands whose last set makes the player who gave it liable.</source>
   <translation>Hands whose last set makes the player who gave it pay for all (pao).</translation>
  </message>
  <message>
   <source>Haneman</source>
   <translation>1½ limits</translation>
  </message>
  <message>
   <source>How many players ended at or above the start; what is not set here is paid by the uma above.</source>
   <translation>How many players ended at or above the start; what is not set here goes by the place pay above.</translation>
  </message>
  <message>
   <source>In the first round without a call. At least: paid when the hand’s own value is less. Its han stand on the page of yaku.</source>
   <translation>In the first round without a call. At least: paid when the hand’s own value is less. Its doubles stand on the page of patterns.</translation>
  </message>
  <message>
   <source>Indicator, then its dora</source>
   <translation>Indicator, then its bonus tile</translation>
  </message>
  <message>
   <source>Ippatsu</source>
   <translation>At once</translation>
  </message>
  <message>
   <source>Kan</source>
   <translation>Kong</translation>
  </message>
  <message>
   <source>Kan dora</source>
   <translation>Kong bonus</translation>
  </message>
  <message>
   <source>Kan ura dora</source>
   <translation>Hidden kong bonus</translation>
  </message>
  <message>
   <source>Liability</source>
   <translation>Pays for all</translation>
  </message>
  <message>
   <source>Liability covers</source>
   <translation>Paying for all covers</translation>
  </message>
  <message>
   <source>Liability was forgotten</source>
   <translation>That one pays for all was forgotten</translation>
  </message>
  <message>
   <source>Mangan</source>
   <translation>Limit</translation>
  </message>
  <message>
   <source>Mixed outside hand</source>
   <translation>Outside tile in each set</translation>
  </message>
  <message>
   <source>Most yakuman</source>
   <translation>Most top hands</translation>
  </message>
  <message>
   <source>Nagashi mangan</source>
   <translation>Outside discards</translation>
  </message>
  <message>
   <source>No abortive draw is played.</source>
   <translation>No deal is ever broken off here.</translation>
  </message>
  <message>
   <source>No dora indicator is entered; with one dora the hand would be worth {points} in place of {now}.</source>
   <translation>No bonus indicator is entered; with one bonus tile the hand would be worth {points} in place of {now}.</translation>
  </message>
  <message>
   <source>No hand is paid more than one yakuman, so no pattern counts double: raise the most, or tick none.</source>
   <translation>No hand is paid more than one top hand, so no pattern counts double: raise the most, or tick none.</translation>
  </message>
  <message>
   <source>No hand won by self-draw has {han} han {fu} fu: check both numbers.</source>
   <translation>No hand won by self-draw has {han} × double and {fu} minipoints: check both numbers.</translation>
  </message>
  <message>
   <source>No hand won off a discard has {han} han {fu} fu: check both numbers.</source>
   <translation>No hand won off a discard has {han} × double and {fu} minipoints: check both numbers.</translation>
  </message>
  <message>
   <source>No riichi of {player} is noted; with it the hand would be worth {points} in place of {now}.</source>
   <translation>No ready call of {player} is noted; with it the hand would be worth {points} in place of {now}.</translation>
  </message>
  <message numerus="yes">
   <source>No run of {count} begins with {tile}: choose its lowest tile.</source>
   <translation>
    <numerusform>No chow of {count} begins with {tile}: choose its lowest tile.</numerusform>
    <numerusform>No chow of {count} begins with {tile}: choose its lowest tile.</numerusform>
   </translation>
  </message>
  <message>
   <source>No ura indicator is entered, though riichi was declared.</source>
   <translation>No hidden indicator is entered, though the winner called ready.</translation>
  </message>
  <message>
   <source>Nobody is ever liable here.</source>
   <translation>Nobody ever pays for all here.</translation>
  </message>
  <message>
   <source>Nobody is liable for this hand under these rules: take the liability back, or check the hand.</source>
   <translation>Nobody pays for all with this hand under these rules: take that back, or check the hand.</translation>
  </message>
  <message>
   <source>Nothing is called, and one run is there twice.</source>
   <translation>Nothing is called, and one chow is there twice.</translation>
  </message>
  <message>
   <source>Nothing is called, and two runs are there twice each.</source>
   <translation>Nothing is called, and two chows are there twice each.</translation>
  </message>
  <message>
   <source>Nothing is called, four runs, a pair that has no fu, and the last run could be completed at either end.</source>
   <translation>Nothing is called, four chows, a pair that has no minipoints, and the last chow could be completed at either end.</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>From</translation>
  </message>
  <message>
   <source>Off East’s first discard</source>
   <translation>From East’s first discard</translation>
  </message>
  <message>
   <source>Off a discard</source>
   <translation>From a discard</translation>
  </message>
  <message>
   <source>Off a riichi player</source>
   <translation>From a ready player</translation>
  </message>
  <message>
   <source>Off {name}</source>
   <translation>From {name}</translation>
  </message>
  <message>
   <source>Off: however many are in a hand, it is paid one, or two where that pattern counts double.</source>
   <translation>Off: however many are in a hand, only one is paid, or two where that pattern counts double.</translation>
  </message>
  <message>
   <source>Oka</source>
   <translation>Top prize</translation>
  </message>
  <message>
   <source>Old and local yaku</source>
   <translation>Old and local patterns</translation>
  </message>
  <message>
   <source>Old and local yaku the table plays.</source>
   <translation>Old and local scoring patterns the table plays.</translation>
  </message>
  <message>
   <source>On a self-draw the liable player pays them all.</source>
   <translation>On a self-draw the player who pays for all pays them too.</translation>
  </message>
  <message>
   <source>On the replacement tile: the giver of an open kan pays the whole self-draw.</source>
   <translation>On the replacement tile: who gave the tile of an open kong pays the whole self-draw.</translation>
  </message>
  <message>
   <source>One han more</source>
   <translation>One double more</translation>
  </message>
  <message>
   <source>One kind of kan was taken for another</source>
   <translation>One kind of kong was taken for another</translation>
  </message>
  <message>
   <source>One run is there three times.</source>
   <translation>One chow is there three times.</translation>
  </message>
  <message>
   <source>One run with the same numbers in each of the three suits.</source>
   <translation>One chow with the same numbers in each of the three suits.</translation>
  </message>
  <message>
   <source>One triplet or kan of the same number in each of the three suits.</source>
   <translation>One pung or kong of the same number in each of the three suits.</translation>
  </message>
  <message>
   <source>Only a tile like the single one could complete the pair: 2 fu.</source>
   <translation>Only a tile like the single one could complete the pair: 2 minipoints.</translation>
  </message>
  <message>
   <source>Only the number in the middle could complete the run: 2 fu.</source>
   <translation>Only the number in the middle could complete the chow: 2 minipoints.</translation>
  </message>
  <message>
   <source>Open double riichi</source>
   <translation>Ready at start and open</translation>
  </message>
  <message>
   <source>Open hand without fu</source>
   <translation>Open hand, no minipoints</translation>
  </message>
  <message>
   <source>Open hand without other fu</source>
   <translation>Open hand, no other minipoints</translation>
  </message>
  <message>
   <source>Open kan</source>
   <translation>Open kong</translation>
  </message>
  <message>
   <source>Open kan (1, 9, honour)</source>
   <translation>Open kong (1, 9, honour)</translation>
  </message>
  <message>
   <source>Open kan (2 to 8)</source>
   <translation>Open kong (2 to 8)</translation>
  </message>
  <message>
   <source>Open riichi</source>
   <translation>Ready and open</translation>
  </message>
  <message>
   <source>Open triplet</source>
   <translation>Open pung</translation>
  </message>
  <message>
   <source>Open triplet (1, 9, honour)</source>
   <translation>Open pung (1, 9, honour)</translation>
  </message>
  <message>
   <source>Open triplet (2 to 8)</source>
   <translation>Open pung (2 to 8)</translation>
  </message>
  <message>
   <source>Patterns that count as a double yakuman on their own.</source>
   <translation>Patterns that count as two top hands on their own.</translation>
  </message>
  <message>
   <source>Payment for tenpai</source>
   <translation>Payment for ready hands</translation>
  </message>
  <message>
   <source>Pinfu</source>
   <translation>Plain hand</translation>
  </message>
  <message>
   <source>Pinfu by self-draw</source>
   <translation>Plain hand by self-draw</translation>
  </message>
  <message>
   <source>Pinfu stands with a self-draw, at 20 fu; otherwise the self-draw takes its 2 fu and pinfu is lost.</source>
   <translation>A plain hand (pinfu: chows and a pair without any minipoints) stands with a self-draw, at 20 minipoints; otherwise the self-draw takes its 2 minipoints and the plain hand is lost.</translation>
  </message>
  <message>
   <source>Points a chombo takes from the result.</source>
   <translation>Points a foul takes from the result.</translation>
  </message>
  <message>
   <source>Points for a chombo</source>
   <translation>Points for a foul</translation>
  </message>
  <message>
   <source>Points for riichi</source>
   <translation>Points to call ready</translation>
  </message>
  <message>
   <source>Points that move in all at an exhaustive draw.</source>
   <translation>Points that move in all when the wall is empty and nobody has won.</translation>
  </message>
  <message>
   <source>Pon</source>
   <translation>Pung</translation>
  </message>
  <message>
   <source>Pure outside hand</source>
   <translation>One or nine in each set</translation>
  </message>
  <message>
   <source>Return and start of all differ by {points} points, the oka is {oka}: make them equal, or the results do not add up to zero.</source>
   <translation>Return and start of all differ by {points} points, the top prize is {oka}: make them equal, or the results do not add up to zero.</translation>
  </message>
  <message>
   <source>Riichi</source>
   <translation>Ready</translation>
  </message>
  <message>
   <source>Riichi sticks on the table</source>
   <translation>Ready sticks on the table</translation>
  </message>
  <message>
   <source>Riichi tile</source>
   <translation>Ready discard</translation>
  </message>
  <message>
   <source>Riichi with the first discard: the hand was ready as it was dealt.</source>
   <translation>Ready called with the first discard: the hand was ready as it was dealt.</translation>
  </message>
  <message>
   <source>Riichi with the hand laid open for everybody to see.</source>
   <translation>Ready called with the hand laid open for everybody to see.</translation>
  </message>
  <message>
   <source>Robbing a kan</source>
   <translation>Robbing a kong</translation>
  </message>
  <message>
   <source>Rounded-up mangan</source>
   <translation>Rounded up to limit</translation>
  </message>
  <message>
   <source>Run</source>
   <translation>Chow</translation>
  </message>
  <message>
   <source>Same run in three suits</source>
   <translation>Same chow in three suits</translation>
  </message>
  <message>
   <source>Same triplet in three suits</source>
   <translation>Same pung in three suits</translation>
  </message>
  <message>
   <source>Sanbaiman</source>
   <translation>3 limits</translation>
  </message>
  <message>
   <source>Seven pairs count 25 fu and 2 han, or 50 fu and 1 han.</source>
   <translation>Seven pairs count 25 minipoints and 2 doubles, or 50 minipoints and 1 double.</translation>
  </message>
  <message>
   <source>Seven pairs have fixed fu, which are not rounded.</source>
   <translation>Seven pairs have fixed minipoints, which are not rounded.</translation>
  </message>
  <message>
   <source>Small points for sets, pair, wait and way of winning, rounded up to tens.</source>
   <translation>Small points (fu) for sets, pair, wait and way of winning, rounded up to tens.</translation>
  </message>
  <message>
   <source>So many yakuman</source>
   <translation>So many top hands</translation>
  </message>
  <message>
   <source>Somebody wins off a discard or by self-draw.</source>
   <translation>Somebody wins, off a discard or by self-draw.</translation>
  </message>
  <message>
   <source>Straight</source>
   <translation>One to nine</translation>
  </message>
  <message>
   <source>Ten fu more</source>
   <translation>Ten minipoints more</translation>
  </message>
  <message>
   <source>The basic points are the fu, doubled twice and once more for each han.</source>
   <translation>The basic points are the minipoints, doubled twice and once more for each double.</translation>
  </message>
  <message>
   <source>The discard of the player on the left completes a run, which is laid open.</source>
   <translation>The discard of the player on the left completes a chow, which is laid open.</translation>
  </message>
  <message>
   <source>The first limit: from 5 han on a hand is paid this, whatever its fu.</source>
   <translation>The first limit (mangan): from 5 doubles on a hand is paid this, whatever its minipoints.</translation>
  </message>
  <message>
   <source>The floating uma below covers every case.</source>
   <translation>The floating place pay below covers every case.</translation>
  </message>
  <message>
   <source>The fourth tile, drawn by oneself, is added to a pon that lies open.</source>
   <translation>The fourth tile, drawn by oneself, is added to a pung that lies open.</translation>
  </message>
  <message>
   <source>The fu are doubled twice, and once more for each han.</source>
   <translation>The minipoints are doubled twice, and once more for each double.</translation>
  </message>
  <message>
   <source>The fu are rounded up to the next ten.</source>
   <translation>The minipoints are rounded up to the next ten.</translation>
  </message>
  <message>
   <source>The fu, doubled twice and once more for each han; each payment is a multiple of it.</source>
   <translation>The minipoints, doubled twice and once more for each double; each payment is a multiple of it.</translation>
  </message>
  <message>
   <source>The liable player pays</source>
   <translation>One pays for all</translation>
  </message>
  <message>
   <source>The liable player pays for that yakuman alone, or for the whole hand.</source>
   <translation>Who pays for all does so for that top hand alone, or for the whole hand.</translation>
  </message>
  <message>
   <source>The liable player pays the counters in these rules.</source>
   <translation>Who pays for all pays the counters too in these rules.</translation>
  </message>
  <message>
   <source>The most yakuman one hand can be paid; 0 sets no bound.</source>
   <translation>The most top hands one hand can be paid as; 0 sets no bound.</translation>
  </message>
  <message>
   <source>The player where the wall was opened pays and receives double.</source>
   <translation>The player in front of whom the wall was opened (wareme) pays and receives double.</translation>
  </message>
  <message>
   <source>The player who gave the tile had declared riichi.</source>
   <translation>The player who gave the tile had called ready.</translation>
  </message>
  <message>
   <source>The riichi sticks on the table go to the winner.</source>
   <translation>The sticks on the table go to the winner.</translation>
  </message>
  <message>
   <source>The run could be completed at either end: no fu.</source>
   <translation>The chow could be completed at either end: no minipoints.</translation>
  </message>
  <message>
   <source>The tile that follows the one turned up in the wall; each in the hand adds a han, but wins nothing alone.</source>
   <translation>The tile that follows the one turned up in the wall (dora); each in the hand adds a double, but wins nothing alone.</translation>
  </message>
  <message>
   <source>The tiles beneath the dora indicators, looked at by a winner in riichi only.</source>
   <translation>The tiles beneath the bonus indicators, looked at only by a winner who called ready.</translation>
  </message>
  <message>
   <source>The tiles the winner has discarded: with one that would complete the hand it is furiten.</source>
   <translation>The tiles the winner has discarded: with one that would complete the hand it may not win off a discard.</translation>
  </message>
  <message>
   <source>The uma adds up to {sum} thousand: let it add up to zero, or the results will not.</source>
   <translation>The place pay adds up to {sum} thousand: let it add up to zero, or the results will not.</translation>
  </message>
  <message>
   <source>The uma by the number of players at or above the start.</source>
   <translation>The place pay by the number of players at or above the start.</translation>
  </message>
  <message numerus="yes">
   <source>The uma for {count} players at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</source>
   <translation>
    <numerusform>The place pay for {count} player at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</numerusform>
    <numerusform>The place pay for {count} players at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</numerusform>
   </translation>
  </message>
  <message>
   <source>The winner had declared riichi with the first discard, before any call.</source>
   <translation>The winner had called ready with the first discard, before any call.</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the first discard, before any call: two han in place of one.</source>
   <translation>The winner had called ready (riichi) with the first discard, before any call: two doubles in place of one.</translation>
  </message>
  <message>
   <source>The winner had declared riichi with the hand laid open.</source>
   <translation>The winner had called ready with the hand laid open.</translation>
  </message>
  <message>
   <source>The winner had declared riichi.</source>
   <translation>The winner had called ready (riichi).</translation>
  </message>
  <message>
   <source>Their riichi stands (untick when its tile was won on)</source>
   <translation>Their ready call stands (untick when its tile was won on)</translation>
  </message>
  <message>
   <source>There is no run with {tile}.</source>
   <translation>There is no chow with {tile}.</translation>
  </message>
  <message>
   <source>These rules do not have this draw: play on, or change the rules.</source>
   <translation>These rules do not break off a deal for this: play on, or change the rules.</translation>
  </message>
  <message>
   <source>These rules give the replacement tile no fu for the draw.</source>
   <translation>These rules give the replacement tile no minipoints for the draw.</translation>
  </message>
  <message>
   <source>These rules have no nagashi mangan: record the draw without it, or change the rules.</source>
   <translation>These rules pay nothing for outside discards: record the draw without them, or change the rules.</translation>
  </message>
  <message>
   <source>These rules leave an open hand without other fu at 20 fu.</source>
   <translation>These rules leave an open hand without other minipoints at 20 minipoints.</translation>
  </message>
  <message>
   <source>These rules pay no more yakuman for one hand.</source>
   <translation>These rules pay no more top hands for one hand.</translation>
  </message>
  <message>
   <source>These rules round 4 han 30 fu and 3 han 60 fu up to a mangan.</source>
   <translation>These rules round 4 doubles 30 minipoints and 3 doubles 60 minipoints up to a limit (mangan).</translation>
  </message>
  <message>
   <source>This hand has no yaku, so it cannot win: check riichi and what else may be ticked.</source>
   <translation>This hand has no scoring pattern, so it cannot win: check the ready call and what else may be ticked.</translation>
  </message>
  <message>
   <source>This pair has no fu: only dragons, the own wind and the round’s wind have.</source>
   <translation>This pair has no minipoints: only dragons, the own wind and the round’s wind have.</translation>
  </message>
  <message>
   <source>This player has declared riichi in this hand already.</source>
   <translation>This player has called ready in this hand already.</translation>
  </message>
  <message>
   <source>Thousands a player without a win pays in all.</source>
   <translation>Thousands a player who won no hand pays in all.</translation>
  </message>
  <message>
   <source>Three concealed triplets</source>
   <translation>Three concealed pungs</translation>
  </message>
  <message>
   <source>Three equal runs</source>
   <translation>Three equal chows</translation>
  </message>
  <message>
   <source>Three kans</source>
   <translation>Three kongs</translation>
  </message>
  <message>
   <source>Three kans.</source>
   <translation>Three kongs.</translation>
  </message>
  <message>
   <source>Three runs of one suit, from 1 to 9.</source>
   <translation>Three chows of one suit, from 1 to 9.</translation>
  </message>
  <message>
   <source>Three triplets in a row</source>
   <translation>Three pungs in a row</translation>
  </message>
  <message>
   <source>Three triplets or kans of one suit, each one number above the last.</source>
   <translation>Three pungs or kongs of one suit, each one number above the last.</translation>
  </message>
  <message>
   <source>Three triplets or kans that no tile of another player completed.</source>
   <translation>Three pungs or kongs that no tile of another player completed.</translation>
  </message>
  <message>
   <source>Triplet</source>
   <translation>Pung</translation>
  </message>
  <message>
   <source>Triplets or kans of all four winds.</source>
   <translation>Pungs or kongs of all four winds.</translation>
  </message>
  <message>
   <source>Triplets or kans of all three dragons.</source>
   <translation>Pungs or kongs of all three dragons.</translation>
  </message>
  <message>
   <source>Triplets or kans of three winds and a pair of the fourth.</source>
   <translation>Pungs or kongs of three winds and a pair of the fourth.</translation>
  </message>
  <message>
   <source>Triplets or kans of two dragons and a pair of the third.</source>
   <translation>Pungs or kongs of two dragons and a pair of the third.</translation>
  </message>
  <message>
   <source>Twin runs</source>
   <translation>Twin chows</translation>
  </message>
  <message>
   <source>Two twin runs</source>
   <translation>Twice twin chows</translation>
  </message>
  <message>
   <source>Two yakuman in one hand pay both.</source>
   <translation>Two top hands in one hand pay both.</translation>
  </message>
  <message>
   <source>Two-han minimum</source>
   <translation>Two-double minimum</translation>
  </message>
  <message>
   <source>Uma</source>
   <translation>Place pay</translation>
  </message>
  <message>
   <source>Under each dora indicator lies an ura indicator, but {dora} and {ura} are entered.</source>
   <translation>Under each bonus indicator lies a hidden one, but {dora} and {ura} are entered.</translation>
  </message>
  <message>
   <source>Ura dora</source>
   <translation>Hidden bonus</translation>
  </message>
  <message>
   <source>Ura indicators</source>
   <translation>Hidden indicators</translation>
  </message>
  <message>
   <source>Usually from 5 counters on (ryanhan shibari).</source>
   <translation>Usually from 5 counters on.</translation>
  </message>
  <message>
   <source>Wait for a triplet</source>
   <translation>Wait for a pung</translation>
  </message>
  <message>
   <source>Wareme</source>
   <translation>Wall double</translation>
  </message>
  <message>
   <source>What a win on a discard before the first own draw is worth.</source>
   <translation>What a win on a discard before the player’s first draw is worth.</translation>
  </message>
  <message>
   <source>What each yaku and each dora adds: every han doubles what the hand is paid.</source>
   <translation>What each pattern and each bonus tile adds (han): every one doubles what the hand is paid.</translation>
  </message>
  <message>
   <source>Who declared riichi shows a ready hand: if it is not ready, record “{chombo}” in place of this.</source>
   <translation>Who called ready shows a ready hand: if it is not ready, record “{chombo}” in place of this.</translation>
  </message>
  <message>
   <source>Who gave the tile and who is liable pay one half each.</source>
   <translation>Who gave the tile and who pays for all pay one half each.</translation>
  </message>
  <message>
   <source>Who has discarded a tile that would complete the hand can win by the own draw only, not off others.</source>
   <translation>Who has discarded a tile that would complete the hand can win by the own draw only, not off others (furiten).</translation>
  </message>
  <message>
   <source>Who is liable?</source>
   <translation>Who pays for all?</translation>
  </message>
  <message>
   <source>Who is ready? None may be hidden</source>
   <translation>Who is one tile short? None may hide</translation>
  </message>
  <message>
   <source>Who pays the counters when a liable hand is won off a discard.</source>
   <translation>Who pays the counters when a hand that one player pays for is won off a discard.</translation>
  </message>
  <message>
   <source>Whose discard made sure of a yakuman pays for it, or shares in it.</source>
   <translation>Whose discard made sure of a top hand pays for it, or shares in it (pao).</translation>
  </message>
  <message>
   <source>Whose discard made sure of the yakuman pays the drawn hand, or this part of it, for all.</source>
   <translation>Whose discard made sure of the top hand pays the drawn hand, or this part of it, for all.</translation>
  </message>
  <message>
   <source>Winning within one turn of riichi adds a han.</source>
   <translation>Winning within one turn of the ready call adds a double.</translation>
  </message>
  <message>
   <source>With Alt: the run that begins there; hold it for its red five</source>
   <translation>With Alt: the chow that begins there; hold it for its red five</translation>
  </message>
  <message>
   <source>With a called-out score, say for which hand the player is liable, such as the big three dragons.</source>
   <translation>With a called-out score, say for which hand the player pays for all, such as the big three dragons.</translation>
  </message>
  <message>
   <source>With pinfu the draw has no fu.</source>
   <translation>With a plain hand the draw has no minipoints.</translation>
  </message>
  <message>
   <source>With {counters} counters a hand needs two han of yaku, dora aside: this one has only one.</source>
   <translation>With {counters} counters a hand needs patterns worth two doubles, bonus tiles aside: this one has only one.</translation>
  </message>
  <message>
   <source>With {points} points there is no stick to lay down: riichi needs 1,000 under these rules.</source>
   <translation>With {points} points there is no stick to lay down: calling ready needs 1,000 under these rules.</translation>
  </message>
  <message>
   <source>Won by the first own draw, before any call.</source>
   <translation>Won by the player’s first draw, before any call.</translation>
  </message>
  <message>
   <source>Won off a player without riichi it is a yakuman.</source>
   <translation>Won off a player who has not called ready it is a top hand.</translation>
  </message>
  <message>
   <source>Won on a discard before the first own draw, before any call.</source>
   <translation>Won on a discard before the player’s first draw, before any call.</translation>
  </message>
  <message>
   <source>Won on a riichi tile</source>
   <translation>Won on a ready discard</translation>
  </message>
  <message>
   <source>Won on the discard after a kan</source>
   <translation>Won on a discard after a kong</translation>
  </message>
  <message>
   <source>Won on the replacement tile of a kan.</source>
   <translation>Won on the replacement tile of a kong.</translation>
  </message>
  <message>
   <source>Won on the tile another player added to a triplet.</source>
   <translation>Won on the tile another player added to a pung.</translation>
  </message>
  <message>
   <source>Won on the tile another player discarded after a kan.</source>
   <translation>Won on the tile another player discarded after a kong.</translation>
  </message>
  <message>
   <source>Won on the tile with which another player declared riichi.</source>
   <translation>Won on the tile with which another player called ready.</translation>
  </message>
  <message>
   <source>Won within one turn of riichi, with no call or kan in between.</source>
   <translation>Won within one turn of the ready call, with no other call or kong in between.</translation>
  </message>
  <message>
   <source>Yakitori</source>
   <translation>No win</translation>
  </message>
  <message>
   <source>Yaku</source>
   <translation>Patterns</translation>
  </message>
  <message>
   <source>Yakuman</source>
   <translation>Top hand</translation>
  </message>
  <message>
   <source>Yakuman add up</source>
   <translation>Top hands add up</translation>
  </message>
  <message>
   <source>You forgot that somebody is liable for this hand.</source>
   <translation>You forgot that one player pays for all here.</translation>
  </message>
  <message>
   <source>a concealed win off a discard has 20 fu</source>
   <translation>a concealed win off a discard has 20 minipoints</translation>
  </message>
  <message>
   <source>a yakuman</source>
   <translation>a top hand</translation>
  </message>
  <message>
   <source>a yakuman for every 13</source>
   <translation>a top hand for every 13</translation>
  </message>
  <message>
   <source>abort the hand</source>
   <translation>end in a draw</translation>
  </message>
  <message>
   <source>an exposed kong is 16, as all its balances need; a pong is 4</source>
   <translation>an exposed kong is 16, as all its balances need; a pung is 4</translation>
  </message>
  <message>
   <source>at least a baiman</source>
   <translation>at least 2 limits</translation>
  </message>
  <message>
   <source>at least a haneman</source>
   <translation>at least 1½ limits</translation>
  </message>
  <message>
   <source>at least a mangan</source>
   <translation>at least a limit</translation>
  </message>
  <message>
   <source>double riichi, last tile</source>
   <translation>ready at start, last tile</translation>
  </message>
  <message>
   <source>example 1: 20 fu 4 han is a mangan</source>
   <translation>example 1: 20 minipoints, 4 doubles is a limit</translation>
  </message>
  <message>
   <source>example 3: seven pairs of 2 han by self-draw, 400 / 800</source>
   <translation>example 3: seven pairs of 2 doubles by self-draw, 400 / 800</translation>
  </message>
  <message>
   <source>four kans need a closed hand</source>
   <translation>four kongs need a closed hand</translation>
  </message>
  <message>
   <source>four mangan, the most</source>
   <translation>four times the limit, the most</translation>
  </message>
  <message>
   <source>four runs, no extra fu</source>
   <translation>four chows, no minipoints</translation>
  </message>
  <message>
   <source>fourth laid on a pon</source>
   <translation>fourth laid on a pung</translation>
  </message>
  <message>
   <source>fu</source>
   <translation>minipoints</translation>
  </message>
  <message>
   <source>fu × 2 to the power of 2 + han, as its results have it</source>
   <translation>minipoints × 2 to the power of 2 + doubles, as its results have it</translation>
  </message>
  <message>
   <source>han</source>
   <translation>doubles</translation>
  </message>
  <message>
   <source>han as any yaku</source>
   <translation>as any pattern</translation>
  </message>
  <message>
   <source>iipeikou among the yaku of 2 han</source>
   <translation>twin chows among the patterns of 2 doubles</translation>
  </message>
  <message>
   <source>liability</source>
   <translation>pays for all</translation>
  </message>
  <message>
   <source>mangan from 3 han 70 fu or 4 han 40 fu, by arithmetic</source>
   <translation>the limit from 3 doubles with 70 minipoints or 4 with 40, by arithmetic</translation>
  </message>
  <message>
   <source>mangan from 4 han 70 fu</source>
   <translation>the limit from 4 doubles with 70 minipoints</translation>
  </message>
  <message>
   <source>nagashi mangan</source>
   <translation>outside discards</translation>
  </message>
  <message>
   <source>no runs</source>
   <translation>no chows</translation>
  </message>
  <message>
   <source>one and a half mangan</source>
   <translation>one and a half limits</translation>
  </message>
  <message>
   <source>one run twice</source>
   <translation>one chow twice</translation>
  </message>
  <message>
   <source>one uma for all cases</source>
   <translation>one pay for all cases</translation>
  </message>
  <message>
   <source>only closed waits, pair waits and dead tiles make the only possible tile</source>
   <translation>only middle waits, pair waits and dead tiles make the only possible tile</translation>
  </message>
  <message>
   <source>paid by the liable player</source>
   <translation>paid by who pays for all</translation>
  </message>
  <message>
   <source>pays a mangan</source>
   <translation>pays a limit</translation>
  </message>
  <message>
   <source>runs from 1 to 9</source>
   <translation>chows from 1 to 9</translation>
  </message>
  <message>
   <source>stay a sanbaiman</source>
   <translation>stay at 3 limits</translation>
  </message>
  <message>
   <source>tenpai</source>
   <translation>ready hand</translation>
  </message>
  <message>
   <source>that yakuman</source>
   <translation>that top hand</translation>
  </message>
  <message>
   <source>the arrangement that pays most, then a yakuman, more han, more fu</source>
   <translation>the arrangement that pays most, then a top hand, more doubles, more minipoints</translation>
  </message>
  <message>
   <source>the arrangement with the highest han is used</source>
   <translation>the arrangement with the most doubles is used</translation>
  </message>
  <message>
   <source>the draw adds a han: 800 / 1,600; 2 han 25 fu by self-draw is refused</source>
   <translation>the draw adds a double: 800 / 1,600; 2 doubles with 25 minipoints by self-draw is refused</translation>
  </message>
  <message>
   <source>the example’s exposed pong of North is 16 points</source>
   <translation>the example’s exposed pung of North is 16 points</translation>
  </message>
  <message>
   <source>three concealed pongs</source>
   <translation>three concealed pungs</translation>
  </message>
  <message>
   <source>three mangan</source>
   <translation>three times the limit</translation>
  </message>
  <message>
   <source>two mangan</source>
   <translation>twice the limit</translation>
  </message>
  <message>
   <source>two runs, each twice</source>
   <translation>two chows, each twice</translation>
  </message>
  <message>
   <source>won at once after riichi</source>
   <translation>won right after the ready call</translation>
  </message>
  <message numerus="yes">
   <source>{count} fu</source>
   <translation>
    <numerusform>{count} minipoint</numerusform>
    <numerusform>{count} minipoints</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} han</source>
   <translation>
    <numerusform>{count} double</numerusform>
    <numerusform>{count} doubles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, a pair, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>{count} set, a pair, and a chow that lacks {tiles}.</numerusform>
    <numerusform>{count} sets, a pair, and a chow that lacks {tiles}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>{count} set, and a chow that lacks {tiles}.</numerusform>
    <numerusform>{count} sets, and a chow that lacks {tiles}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} yakuman</source>
   <translation>
    <numerusform>{count} top hand</numerusform>
    <numerusform>{count} top hands</numerusform>
   </translation>
  </message>
  <message>
   <source>{han} han</source>
   <translation>{han} × double</translation>
  </message>
  <message>
   <source>{han} han {fu} fu</source>
   <translation>{han} × double, {fu} minipoints</translation>
  </message>
  <message>
   <source>{low} han and more</source>
   <translation>{low} doubles and more</translation>
  </message>
  <message>
   <source>{low} to {high} han</source>
   <translation>{low} to {high} doubles</translation>
  </message>
  <message>
   <source>{one} needs a hand without any called set or kan: untick it, or take the sets back.</source>
   <translation>{one} needs a hand without any called set or kong: untick it, or take the sets back.</translation>
  </message>
  <message>
   <source>{one} needs a kan in the hand: enter the kan, or untick it.</source>
   <translation>{one} needs a kong in the hand: enter the kong, or untick it.</translation>
  </message>
  <message>
   <source>{one} needs a riichi on the table: declare it on the board first, or untick it.</source>
   <translation>{one} needs a player who has called ready: mark that on the board first, or untick it.</translation>
  </message>
  <message>
   <source>{tile}: click for one, right click or hold for three.
Drag along for a run, down for a pair, up for a called set; held first, with the red five.</source>
   <translation>{tile}: click for one, right click or hold for three.
Drag along for a chow, down for a pair, up for a called set; held first, with the red five.</translation>
  </message>
  <message>
   <source>{times} × yakuman</source>
   <translation>{times} × top hand</translation>
  </message>
  <message>
   <source>{winner} off {payer}</source>
   <translation>{winner} from {payer}</translation>
  </message>
 </context>
</TS>
