"""`streets`: five rounds, third to seventh street."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.games import GAMES as GAMES_BY_NAME
from tests.play import every_game, every_set, kinds, quiet


@every_set
@every_game
def test_five_rounds(game: str, rules: str) -> None:
    hand = quiet(Hand.new(game, players=3, rules=rules, seed=6), (), (), (), (), ())
    rounds = dict.fromkeys(event.street for event in kinds(hand, Kind.BRING_IN, Kind.CALL, Kind.CHECK))
    assert list(rounds) == ["third", "fourth", "fifth", "sixth", "seventh"]
    assert list(hand.table.first_actors) == ["third", "fourth", "fifth", "sixth", "seventh"]
    assert hand.table.street_name == "showdown"


def test_seven_cards_in_the_end() -> None:
    assert [game.cards for game in GAMES_BY_NAME.values()] == [7, 7]
