"""Every preset's differences from the standard, once more as literals, as a rule sheet would write them."""

import json

import pytest

from scorekeeper.rulesets.riichi.options import OPTIONS
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.ruleset import Riichi

SHEETS = {
    "standard": "",
    "score_table": "double_yakuman=[] yakuman_add_up=false",
    "ari_ari": """double_yakuman=[] honba_ron=100 sticks_go_to="own_back" honba_goes_to="each"
        abortive_draws=["suukaikan"] pao=[]""",
    "reference_ja": 'double_yakuman=[] red_fives=[0,0,0] double_wind_pair_fu=2 counted_yakuman="sanbaiman"',
    "tenhou": """double_yakuman=[] triple_ron="draw" nagashi_mangan="draw" pao_covers="whole_hand"
        agari_yame="win_or_tenpai" final_rounding="thousand\"""",
    "mahjong_soul": """return_points=25000 target_points=30000 oka=0 uma=[15,5,-5,-15] agari_yame="win_or_tenpai"
        nagashi_mangan="draw\"""",
    "m_league": """kiriage_mangan=true counted_yakuman="sanbaiman" double_yakuman=[] double_wind_pair_fu=2 max_winners=1
        abortive_draws=[] riichi_needs_1000=false pao=["daisangen","daisuushii","suukantsu"] tobi="off" extension=false
        uma=[30,10,-10,-30] ties="shared" chombo="points_after\"""",
    "ema_2016": """red_fives=[0,0,0] counted_yakuman="sanbaiman" yakuman_add_up=false double_yakuman=[] renhou="mangan"
        start_points=30000 oka=0 uma=[15,5,-5,-15] ties="shared" abortive_draws=[] honba_goes_to="each"
        sticks_go_to="own_back" riichi_needs_1000=false tobi="off" extension=false pao_honba="discarder"
        chombo="points_after\"""",
    "ema_2025": """red_fives=[0,0,0] counted_yakuman="sanbaiman" yakuman_add_up=false double_yakuman=[] renhou="mangan"
        start_points=30000 oka=0 uma=[15,5,-5,-15] ties="shared" abortive_draws=[] honba_goes_to="each"
        sticks_go_to="own_back" riichi_needs_1000=false tobi="off" extension=false pao_honba="discarder"
        chombo="points_after" kiriage_mangan=true double_wind_pair_fu=2""",
    "wrc_2022": """red_fives=[0,0,0] kiriage_mangan=true counted_yakuman="sanbaiman" yakuman_add_up=false
        double_yakuman=[] double_wind_pair_fu=2 renhou="mangan" start_points=30000 oka=0 uma=[15,5,-5,-15] ties="shared"
        max_winners=1 abortive_draws=[] tobi="off" extension=false chombo="points_after" leftover_sticks="stay"
        riichi_needs_1000=false""",
    "wrc_2025": """red_fives=[0,0,0] kiriage_mangan=true double_yakuman=[] double_wind_pair_fu=2 renhou="mangan"
        start_points=30000 oka=0 uma=[15,5,-5,-15] ties="shared" max_winners=1 abortive_draws=[] tobi="off"
        extension=false chombo="points_after" leftover_sticks="stay" riichi_needs_1000=false""",
    "jpml_a": """red_fives=[0,0,0] ippatsu=false ura_dora=false kan_dora=false kan_ura_dora=false
        counted_yakuman="sanbaiman" max_yakuman=4 double_yakuman=[] double_wind_pair_fu=2 renhou="mangan"
        start_points=30000 oka=0 uma=[8,4,-4,-8] uma_floating={"1":[12,-1,-3,-8],"2":[8,4,-4,-8],"3":[8,3,1,-12]}
        ties="shared" max_winners=1 abortive_draws=[] tobi="off" extension=false leftover_sticks="stay"
        pao=["daisangen","daisuushii","suukantsu"] pao_honba="discarder" chombo="points_after\"""",
    "saikouisen_classic": """red_fives=[0,0,0] ippatsu=false ura_dora=false kan_dora=false kan_ura_dora=false
        counted_yakuman="sanbaiman" max_yakuman=4 double_yakuman=[] double_wind_pair_fu=2 start_points=30000 oka=0
        uma=[12,4,-4,-12] ties="shared" max_winners=1 noten_payment=0 dealer_repeats_on="win" abortive_draws=[] pao=[]
        tobi="off" extension=false leftover_sticks="stay" chombo="points_after\"""",
}


def rules(preset: str) -> Riichi:
    found = Riichi.of(preset, {})
    assert isinstance(found, Riichi), found
    return found


def test_there_is_a_sheet_for_every_preset() -> None:
    assert list(SHEETS) == list(PRESETS)


@pytest.mark.parametrize("preset", SHEETS)
def test_a_preset_differs_from_the_standard_as_its_sheet_says(preset: str) -> None:
    written = dict(each.split("=", 1) for each in SHEETS[preset].split())
    standard = rules("standard").options
    found = {name: value for name, value in rules(preset).options.items() if value != standard[name]}

    assert found == {name: json.loads(value) for name, value in written.items()}


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_source_does_not_state_is_an_option(name: str) -> None:
    row = PRESETS[name]

    assert row.unstated <= set(OPTIONS)
    assert set(row.differences) <= set(OPTIONS)
    assert all(note.printed and note.scored for note in row.notes)
