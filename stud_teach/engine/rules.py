"""House rules: the points on which houses differ, the three presets, and the ids of all rule points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum

from stud_teach.engine.events import StudError
from stud_teach.saying.checks import one_of, whole
from stud_teach.saying.messages import Message, both
from stud_teach.saying.quoting import literal

RULE_IDS: tuple[str, ...] = (
    *("players", "seats", "ante", "ante-short", "deal", "burn", "deck-short", "community-no-bet"),
    *("bring-in", "bring-in-suit", "bring-in-amount", "bring-in-limit", "bring-in-short", "bring-in-all-in"),
    *("first-actor", "showing-hand", "first-actor-tie", "first-actor-all-in", "no-action", "turn"),
    *("streets", "bet-size", "completion", "fold", "pair-on-fourth", "raise-cap", "pot-limit", "all-in", "uncalled"),
    *("side-pots", "showdown-order", "muck", "last-player", "high-hand", "low-hand", "hi-lo", "split-tie"),
    *("odd-chip", "odd-chip-half", "whole-pot-tie", "five-used"),
)

MAX_PLAYERS = 8
MIN_PLAYERS = 2


class HouseError(StudError):
    """House rules that do not exist or do not go together.

    `refusal` names the setting's rule, or `house` where no setting is at fault.
    """

    rule = "house"


class Burn(StrEnum):
    """`burn`: is a card burned before each street but the first?"""

    NONE = "none"
    EACH_STREET = "each-street"


class DeckShort(StrEnum):
    """`deck-short`: when is the deck too short for the last street?

    PLAYERS: it has fewer cards than players still in. STUB: it has fewer than those and two more, the burns included.
    """

    PLAYERS = "players"
    STUB = "stub"


class CommunityBetting(StrEnum):
    """`community-no-bet`: is there betting on the last street after a community card?"""

    NO_BETTING = "no-betting"
    BETTING = "betting"


class BringInCard(StrEnum):
    """`bring-in`: which door card brings it in?

    BY_LIMIT: the lowest, but the highest in pot limit when only high wins. LOWEST: always the lowest.
    """

    BY_LIMIT = "by-limit"
    LOWEST = "lowest"


class BoardTie(StrEnum):
    """`first-actor-tie`: equal boards are parted by seat, or in a high game by suit."""

    SEAT = "seat"
    SUIT = "suit"


class OpenPair(StrEnum):
    """`pair-on-fourth`: does an open pair allow the double bet (where the game has the rule at all)?"""

    HIGH = "high"
    NONE = "none"


class HeadsUp(StrEnum):
    """`raise-cap-heads-up`: does the cap hold when exactly two players with chips begin the round?"""

    CAPPED = "capped"
    UNCAPPED = "uncapped"


class PotLimitPlay(StrEnum):
    """`pot-limit`: does the house offer it?"""

    OFFERED = "offered"
    REFUSED = "refused"


class OddChip(StrEnum):
    """`odd-chip`: equal hands get odd chips by seat, or by the suits of the five cards used."""

    SEAT = "seat"
    SUIT = "suit"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The points that a house may choose; each field is the setting with its rule's id (`raise_cap`: `raise-cap`).

    `raise_cap` counts the raises of one round after the bet. The defaults are the room's. Raises HouseError, naming the
    setting and the choices, for a value that does not exist and for values that do not go together.

    >>> HouseRules(raise_cap=4).raise_cap
    4
    """

    burn: Burn = Burn.NONE
    deck_short: DeckShort = DeckShort.PLAYERS
    community_no_bet: CommunityBetting = CommunityBetting.NO_BETTING
    bring_in: BringInCard = BringInCard.BY_LIMIT
    first_actor_tie: BoardTie = BoardTie.SEAT
    pair_on_fourth: OpenPair = OpenPair.HIGH
    raise_cap: int = 3
    raise_cap_heads_up: HeadsUp = HeadsUp.CAPPED
    pot_limit: PotLimitPlay = PotLimitPlay.OFFERED
    odd_chip: OddChip = OddChip.SEAT

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, _valid(setting_id(field.name), getattr(self, field.name)))
        _refuse_senseless(self)

    def settings(self) -> dict[str, str | int]:
        """Return every setting by its id, as plain values."""
        return {setting_id(f.name): _plain(getattr(self, f.name)) for f in fields(self)}

    def with_settings(self, settings: Mapping[str, object] | None) -> HouseRules:
        """Return these rules with `settings` (by id, as text or numbers) put in their place.

        Raises HouseError for an unknown id or value and for a senseless combination.
        """
        for key in checked_settings(settings):
            if key not in CHOICES:
                message = Message("There is no house rule {setting}; the house rules are {settings}.")
                refuse = HouseError.refusing("no-such-setting")
                raise refuse(message.filled(setting=literal(key), settings=both(CHOICES)))
        changes = checked_settings(settings).items()
        return replace(self, **{field_name(key): value for key, value in changes})  # type: ignore[arg-type]


def checked_settings(settings: Mapping[str, object] | None) -> Mapping[str, object]:
    """Return settings by id, none for None; raises HouseError for what is no mapping."""
    if settings is not None and not isinstance(settings, Mapping):
        raise HouseError.refusing("no-settings")(
            _NO_SETTINGS.filled(example="{'raise-cap': 4}", given=literal(settings))
        )
    return settings or {}


_BURNING = {"stub": "deck-short=stub", "burn": "burn=each-street"}  # the two that go together
_NO_SETTINGS = Message("House rules are given by their ids, as in {example}, not as {given}.")


def setting_id(field: str) -> str:
    """Return a field's setting id: "raise_cap" is "raise-cap"."""
    return field.replace("_", "-")


def field_name(setting: str) -> str:
    """Return a setting's field: "raise-cap" is "raise_cap"."""
    return setting.replace("-", "_")


def rule_of(setting: str) -> str:
    """Return the rule that a setting belongs to: the one of the longest id that it begins with."""
    return max((rule for rule in RULE_IDS if f"{setting}-".startswith(f"{rule}-")), key=len)


# Every setting by id with its choices; None: a whole number from 1 up.
CHOICES: dict[str, type[StrEnum] | None] = {
    "burn": Burn,
    "deck-short": DeckShort,
    "community-no-bet": CommunityBetting,
    "bring-in": BringInCard,
    "first-actor-tie": BoardTie,
    "pair-on-fourth": OpenPair,
    "raise-cap": None,
    "raise-cap-heads-up": HeadsUp,
    "pot-limit": PotLimitPlay,
    "odd-chip": OddChip,
}


_MOST_DIGITS = 16


def _valid(setting: str, value: object) -> object:
    choices, rule = CHOICES[setting], rule_of(setting)
    if choices is None:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < _MOST_DIGITS:
            value = int(value)
        return whole(value, setting, 1, 999, HouseError.refusing("bad-count", rule))
    return choices(one_of(value, setting, choices, HouseError.refusing("no-such-choice", rule)))


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


def _refuse_senseless(house: HouseRules) -> None:
    """Refuse rules under which a hand could come to a point where nothing can be dealt."""
    if house.deck_short is DeckShort.STUB and house.burn is Burn.NONE:
        message = Message(
            "A short deck that counts the burned cards back in ({stub}) needs a house that burns cards ({burn}).",
            **_BURNING,
        )
        raise HouseError.refusing("burns-missing", "deck-short")(message)
    if house.deck_short is DeckShort.PLAYERS and house.burn is Burn.EACH_STREET:
        message = Message(
            "Where cards are burned ({burn}), a short deck must count them back in ({stub}); "
            "else there may be no card to burn.",
            **_BURNING,
        )
        raise HouseError.refusing("burns-uncounted", "burn")(message)


_ROOM = HouseRules()
_CASINO = HouseRules(
    burn=Burn.EACH_STREET,
    deck_short=DeckShort.STUB,
    community_no_bet=CommunityBetting.BETTING,
    bring_in=BringInCard.LOWEST,
    raise_cap=4,
    raise_cap_heads_up=HeadsUp.UNCAPPED,
    pot_limit=PotLimitPlay.REFUSED,
    odd_chip=OddChip.SUIT,
)
_TOURNAMENT = replace(
    _CASINO,
    first_actor_tie=BoardTie.SUIT,
    pair_on_fourth=OpenPair.NONE,
    raise_cap_heads_up=HeadsUp.CAPPED,
)

RULE_SETS: dict[str, HouseRules] = {"room": _ROOM, "casino": _CASINO, "tournament": _TOURNAMENT}


def rule_set(name: str) -> HouseRules:
    """Return the rule set called `name`; raises HouseError, naming the three, for another name.

    >>> rule_set("casino").settings()["odd-chip"]
    'suit'
    """
    return RULE_SETS[one_of(name, "rules", RULE_SETS, HouseError.refusing("no-such-rules"))]
