#!/usr/bin/env python3
"""Draws and checks rounds of Hanpan's minigames with only Python 3 (docs/fairness.md).

    python3 verify_draw.py rounds.json [more.json ...]
    python3 verify_draw.py --draw KIND DRAWN_BY ROUND SEED BEACON

Written from the page alone; it shares no code with the site. The first form checks files of exported rounds: every seed
against its commitment and its chain, every beacon against its inputs, every draw against seed and beacon. The second
prints one draw as JSON. Exit code 0: all published values are right. 1: they are not. 2: the file has no such rounds.

The signatures of two keepers are checked here as well (Ed25519, RFC 8032). drand's are not, because they need a
cryptographic library; drand's own programs do it.
"""

import hashlib
import hmac
import json
import math
import sys


class Numbers:
    """Produces whole numbers from the stream of blocks."""

    def __init__(self, seed, message):
        self.seed = seed
        self.block = message
        self.words = []

    def word(self):
        if not self.words:
            self.block = hmac.new(self.seed, self.block, hashlib.sha256).digest()
            self.words = [int.from_bytes(self.block[at : at + 4], "big") for at in range(0, 32, 4)]
        return self.words.pop(0)

    def below(self, n):
        limit = 2**32 - 2**32 % n
        while True:
            word = self.word()
            if word < limit:
                return word % n


class Deck:
    """Draws the places 0 to size - 1 without replacement."""

    def __init__(self, numbers, size):
        self.numbers = numbers
        self.items = list(range(size))
        self.drawn = 0

    def draw(self):
        at = self.drawn + self.numbers.below(len(self.items) - self.drawn)
        self.items[self.drawn], self.items[at] = self.items[at], self.items[self.drawn]
        self.drawn += 1
        return self.items[self.drawn - 1]

    def many(self, count):
        return [self.draw() + 1 for _ in range(count)]


RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()


def card(place, ranks=13):
    place %= 4 * ranks
    return RANKS[place % ranks] + "SHDC"[place // ranks]


def rank(a_card):
    return RANKS.index(a_card[:-1]) + 1


def two_posts(left, three):
    return {
        "start": "left" if left else "right",
        "lines": 3 if three else 4,
        "end": "odd" if left != three else "even",
    }


def powerball(n):
    balls = Deck(n, 28).many(5)
    return {"balls": balls, "powerball": n.below(10)}


def ladder(n):
    left = n.below(2) == 0
    return two_posts(left, n.below(2) == 0)


def power_ladder(n):
    drawn = powerball(n)
    first = drawn["balls"][0]
    return {**drawn, **two_posts(first % 2 == 1, first <= 14)}


def speed_keno(n):
    return {"numbers": Deck(n, 70).many(22)}


def keno_ladder(n):
    drawn = speed_keno(n)
    first = drawn["numbers"][0]
    return {**drawn, **two_posts(first % 2 == 1, first <= 35)}


def points(cards):
    return sum(rank(one) if rank(one) < 10 else 0 for one in cards) % 10


def banker_draws(banker, third):
    if third is None:
        return banker <= 5
    return (
        banker <= 2
        or (banker == 3 and third != 8)
        or (banker == 4 and 2 <= third <= 7)
        or (banker == 5 and 4 <= third <= 7)
        or (banker == 6 and 6 <= third <= 7)
    )


def baccarat(n):
    shoe = Deck(n, 416)
    player, banker = [], []
    for hand in (player, banker, player, banker):
        hand.append(card(shoe.draw()))
    first, second = points(player), points(banker)
    if first < 8 and second < 8:
        third = None
        if first <= 5:
            player.append(card(shoe.draw()))
            third = points(player[2:])
        if banker_draws(second, third):
            banker.append(card(shoe.draw()))
    return {
        "player": player,
        "banker": banker,
        "playerPoints": points(player),
        "bankerPoints": points(banker),
    }


def dragon_tiger(n):
    shoe = Deck(n, 416)
    dragon = card(shoe.draw())
    return {"dragon": dragon, "tiger": card(shoe.draw())}


def odd_even(n):
    return {"card": card(n.below(48), 12)}


def odd_even_king(n):
    return {"card": card(n.below(52))}


def sic_bo(n):
    return {"dice": [n.below(6) + 1 for _ in range(3)]}


def dice(n):
    return {"die": n.below(6) + 1}


def go_stop(n):
    deck = Deck(n, 48)
    places = [deck.draw() for _ in range(4)]
    hands = [places[0], places[2]], [places[1], places[3]]

    def worth(hand):
        one, other = (place // 4 + 1 for place in hand)
        return 10 + one if one == other else (one + other) % 10

    go, stop = ([f"{place // 4 + 1}-{place % 4 + 1}" for place in hand] for hand in hands)
    return {"go": go, "stop": stop, "goRank": worth(hands[0]), "stopRank": worth(hands[1])}


def total(cards):
    """Returns the hand's total, with one ace as 11 if that keeps it at 21 or below."""
    least = sum(min(rank(one), 10) for one in cards)
    has_ace = any(rank(one) == 1 for one in cards)
    return least + 10 if has_ace and least <= 11 else least


def blackjack(n):
    def deal():
        return card(n.below(52))

    player, dealer = [], []
    for hand in (player, dealer, player, dealer):
        hand.append(deal())
    while total(player) < 17:
        player.append(deal())
    while total(player) <= 21 and total(dealer) < 17:
        dealer.append(deal())
    return {"player": player, "dealer": dealer, "playerTotal": total(player), "dealerTotal": total(dealer)}


def roulette(n):
    return {"number": n.below(37)}


def high_low(n):
    drawn = n.below(13) + 1
    if drawn == 7:
        return {"rank": 7, "colour": None}
    return {"rank": drawn, "colour": "red" if n.below(2) == 0 else "black"}


def ring(n):
    return {"number": n.below(12) + 1}


def speed6(n):
    feet = Deck(n, 6).many(6)
    start = n.below(6) + 1
    return {"start": start, "feet": feet, "end": feet[start - 1]}


def snail(n):
    return {"order": Deck(n, 4).many(4)}


class EventNumbers(Numbers):
    """Produces the numbers of an event's strengths, from its game and round id alone."""

    def __init__(self, game, round_id):
        state = 0x811C9DC5
        for byte in f"event:{game}:{round_id}".encode("ascii"):
            state = (state ^ byte) * 0x01000193 % 2**32
        self.state = state

    def word(self):
        self.state = (self.state + 0x9E3779B9) % 2**32
        word = (self.state ^ self.state >> 16) * 0x21F0AAAD % 2**32
        word = (word ^ word >> 15) * 0x735A2D97 % 2**32
        return word ^ word >> 15


def weighted(n, weights):
    left = n.below(sum(weights))
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight


def soccer_event(n):
    teams = Deck(n, 16)
    home, away = teams.draw(), teams.draw()
    return {"home": home, "away": away, "homeMean": 80 + n.below(141), "awayMean": 60 + n.below(121)}


def virtual_soccer(n, event):
    def goals(mean):
        return weighted(n, [10**8 * mean**k // (100**k * math.factorial(k)) for k in range(13)])

    def minutes(count):
        return sorted(n.below(90) + 1 for _ in range(count))

    home, away = goals(event["homeMean"]), goals(event["awayMean"])
    drawn = {"event": event, "homeGoals": home, "awayGoals": away}
    return {**drawn, "homeMinutes": minutes(home), "awayMinutes": minutes(away)}


def basketball_event(n):
    teams = Deck(n, 12)
    home, away = teams.draw(), teams.draw()
    return {"home": home, "away": away, "homeRating": 100 + n.below(17), "awayRating": 98 + n.below(17)}


BELL = [10**6 * math.comb(484, 242 + off) // math.comb(484, 242) for off in range(-44, 45)]


def virtual_basketball(n, event):
    while True:
        home = event["homeRating"] - 44 + weighted(n, BELL)
        away = event["awayRating"] - 44 + weighted(n, BELL)
        if home != away:
            return {"event": event, "homePoints": home, "awayPoints": away}


def race_event(n, names, runners, least, span):
    deck = Deck(n, names)
    return {
        "names": [deck.draw() for _ in range(runners)],
        "weights": [least + n.below(span) for _ in range(runners)],
    }


def race(n, event):
    left = list(enumerate(event["weights"], 1))
    order = []
    while left:
        place = weighted(n, [weight for _, weight in left]) if len(left) > 1 else 0
        order.append(left.pop(place)[0])
    return {"event": event, "order": order}


def virtual_dog(n, event):
    return race(n, event)


def virtual_horse(n, event):
    return race(n, event)


EVENTS = {
    "virtual-soccer": soccer_event,
    "virtual-basketball": basketball_event,
    "virtual-dog": lambda n: race_event(n, 24, 6, 20, 81),
    "virtual-horse": lambda n: race_event(n, 32, 8, 15, 66),
}

KINDS = {
    kind.__name__.replace("_", "-"): kind
    for kind in (
        *(powerball, ladder, power_ladder, speed_keno, keno_ladder, baccarat, dragon_tiger, odd_even),
        *(odd_even_king, sic_bo, dice, go_stop, blackjack, roulette, high_low, ring, speed6, snail),
        *(virtual_soccer, virtual_basketball, virtual_dog, virtual_horse),
    )
}


def draw_round(kind, drawn_by, round_id, seed, beacon):
    message = f"{drawn_by}:{round_id}:{beacon.hex()}".encode("ascii")
    numbers = Numbers(seed, message)
    if kind in EVENTS:
        return KINDS[kind](numbers, EVENTS[kind](EventNumbers(drawn_by, round_id)))
    return KINDS[kind](numbers)


def sha256(bytes_):
    return hashlib.sha256(bytes_).digest()


def beacon_of_bets(drawn_by, round_id, bets):
    lines = sorted(f"{bet['betId']}:{bet['word'].encode('utf-8').hex()}\n".encode("ascii") for bet in bets)
    head = f"hanpan-bets:1:{drawn_by}:{round_id}:{len(bets)}\n".encode("ascii")
    return sha256(head + b"".join(lines))


# Ed25519 (RFC 8032). Points are (X, Y, Z, T) with x = X / Z, y = Y / Z and x y = T / Z.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number, point):
    sum_ = (0, 1, 1, 0)
    while number:
        if number & 1:
            sum_ = add(sum_, point)
        point = add(point, point)
        number >>= 1
    return sum_


def point_of(bytes_):
    """Returns the point that 32 bytes stand for, or None."""
    y = int.from_bytes(bytes_, "little")
    sign, y = y >> 255, y & 2**255 - 1
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key_hex, text, signature_hex):
    key, signature = bytes.fromhex(key_hex), bytes.fromhex(signature_hex)
    if len(key) != 32 or len(signature) != 64:
        return False
    public, r = point_of(key), point_of(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if public is None or r is None or s >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + key + text.encode("ascii")).digest()
    left = times(s, BASE)
    right = add(r, times(int.from_bytes(digest, "little") % ORDER, public))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (
        left[1] * right[2] - right[1] * left[2]
    ) % P == 0


def keeper_faults(game, a_round, keepers):
    """Returns the faults of the second keeper's part. `keepers` has the last known link of each of its chains."""
    keeper = a_round["keeper"]
    end, seed = keeper["keeperEnd"], bytes.fromhex(keeper["keeperSeed"])
    link, known = keepers.get(end, (0, bytes.fromhex(end)))
    walked = seed
    for _ in range(a_round["link"] - link):
        walked = sha256(walked)
    if a_round["link"] <= link or walked != known:
        yield "the seed of its keeper is not of the keeper's chain"
    else:
        keepers[end] = (a_round["link"], seed)
    if a_round.get("bets") is None:
        return
    digest = beacon_of_bets(game["drawnBy"], a_round["roundId"], a_round["bets"]).hex()
    fields = ":".join(
        str(part)
        for part in (
            *(game["drawnBy"], a_round["roundId"], a_round["closesAt"]),
            *(a_round["chainEnd"], a_round["link"], digest),
        )
    )
    if not is_signed(keeper["houseKey"], f"hanpan-list:1:{fields}", keeper["listSignature"]):
        yield "its list of bets is not signed by the house"
    text = f"hanpan-link:1:{fields}:{end}:{keeper['keeperSeed']}"
    if not is_signed(keeper["keeperKey"], text, keeper["linkSignature"]):
        yield "the seed of its keeper is not signed by it for this list of bets"


def beacon_fits(game, a_round):
    beacon = bytes.fromhex(a_round["beacon"])
    keeper = a_round.get("keeper")
    if a_round["beaconKind"] == "keeper":
        if keeper is None or a_round.get("bets") is None:
            return True
        name = f"{game['drawnBy']}:{a_round['roundId']}"
        digest = beacon_of_bets(game["drawnBy"], a_round["roundId"], a_round["bets"]).hex()
        return sha256(f"hanpan-keeper:1:{name}:{digest}:{keeper['keeperSeed']}".encode("ascii")) == beacon
    if a_round["beaconKind"] == "bets":
        bets = a_round.get("bets")
        return bets is None or beacon_of_bets(game["drawnBy"], a_round["roundId"], bets) == beacon
    drand = a_round.get("drand")
    if drand is None:
        return True
    passed = a_round["closesAt"] - drand["genesis"] * 1000
    first_after = max(1, passed // (drand["period"] * 1000) + 2)
    return drand["round"] == first_after and sha256(bytes.fromhex(drand["signature"])) == beacon


def faults_of(game, a_round, known):
    """Returns the faults of one round. `known` is the last known link of its chain and its bytes."""
    link, bytes_ = known
    if a_round["seed"] is None:
        if a_round["state"] == "drawn":
            yield "it has a draw, but not its seed"
        return
    seed = bytes.fromhex(a_round["seed"])
    if sha256(seed).hex() != a_round["commitment"]:
        yield "its seed does not hash to its commitment"
    walked = seed
    for _ in range(a_round["link"] - link):
        walked = sha256(walked)
    if a_round["link"] <= link or walked != bytes_:
        yield "its seed does not lead to the round before it or to the end of its chain"
    if a_round["state"] != "drawn":
        return
    if a_round["beacon"] is None:
        yield "it has a draw, but not its beacon"
        return
    if not beacon_fits(game, a_round):
        yield "its beacon is not made of what it says"
    beacon = bytes.fromhex(a_round["beacon"])
    if draw_round(game["kind"], game["drawnBy"], a_round["roundId"], seed, beacon) != a_round["draw"]:
        yield "its seed and beacon give another draw"


def verify(path):
    """Returns True if all published values of a file are right."""
    with open(path, encoding="utf-8") as file:
        game = json.load(file)
    if not isinstance(game, dict) or game.get("format") != "hanpan-rounds" or game.get("version") != 1:
        raise ValueError("no exported rounds that this program knows")
    known, keepers, last, wrong, told = {}, {}, {}, 0, 0
    keeper_keys = set()
    for a_round in sorted(game["rounds"], key=lambda one: one["link"]):
        end, link = a_round["chainEnd"], a_round["link"]
        before = known.get(end, (0, bytes.fromhex(end)))
        faults = list(faults_of(game, a_round, before))
        if a_round.get("keeper") is not None:
            keeper_keys.add(a_round["keeper"]["keeperKey"])
            faults += keeper_faults(game, a_round, keepers)
        if link != last.get(end, link - 1) + 1:
            faults.append("links of its chain before it are missing")
        last[end] = link
        if a_round["seed"] is not None:
            told += 1
            if not any("does not lead" in fault for fault in faults):
                known[end] = (link, bytes.fromhex(a_round["seed"]))
        if faults:
            wrong += 1
            print(f"{path}, round {a_round['roundId']}: {'; '.join(faults)}.")
    for key in sorted(keeper_keys):
        print(f"{path}: the second keeper's key is {key}; compare it with the one that the keeper publishes.")
    print(f"{path}: {len(game['rounds'])} rounds, {told} told, {wrong} wrong.")
    return wrong == 0


def main(arguments):
    if arguments[:1] == ["--draw"] and len(arguments) == 6 and arguments[1] in KINDS:
        kind, drawn_by, round_id, seed, beacon = arguments[1:]
        print(json.dumps(draw_round(kind, drawn_by, round_id, bytes.fromhex(seed), bytes.fromhex(beacon))))
        return 0
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return 0 if all([verify(path) for path in arguments]) else 1
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"This can't be checked: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
