import { type Case, openTally, pairs, range, waysToDeal } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { backWhen, market, pick } from '../market-shapes.ts'
import { baccaratWinner, bankerDraws, playerDraws, pointOf, pointsOf } from './baccarat-rules.ts'
import { type Card, openShoe, RANK_COUNT, rankOf, SHOE } from './cards.ts'

export type BaccaratDraw = {
  /** Two or three cards each, in dealing order. */
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  /** 0 to 9. */
  readonly playerPoints: number
  readonly bankerPoints: number
}
type Winner = ReturnType<typeof baccaratWinner>
type Facts = { readonly winner: Winner; readonly playerPair: boolean; readonly bankerPair: boolean }

const handPoints = (cards: readonly Card[]) => pointsOf(cards.map(card => pointOf(rankOf(card))))
const isPair = ([first = '', second = '']: readonly Card[]) => rankOf(first) === rankOf(second)

/** Deals player, banker, player, banker; then the third cards, the player's first. */
function deal(next: () => Card): BaccaratDraw {
  const [player, banker]: [Card[], Card[]] = [[next()], [next()]]
  player.push(next())
  banker.push(next())
  const [first, second] = [handPoints(player), handPoints(banker)]
  const third = playerDraws(first, second) ? next() : undefined
  if (third !== undefined) player.push(third)
  if (bankerDraws(first, second, third === undefined ? undefined : pointOf(rankOf(third))))
    banker.push(next())
  return { player, banker, playerPoints: handPoints(player), bankerPoints: handPoints(banker) }
}

const COPIES = SHOE / RANK_COUNT
const RANKS = range(1, RANK_COUNT)

/** Ranks of the first two cards of player and banker, and the number of ways to deal them. */
type FirstFour = {
  readonly player: readonly [number, number]
  readonly banker: readonly [number, number]
  readonly ways: number
}

/** All first four cards by rank. */
const firstFours = (): readonly FirstFour[] =>
  pairs(pairs(RANKS, RANKS), pairs(RANKS, RANKS)).map(([player, banker]) => ({
    player,
    banker,
    ways: waysToDeal([...player, ...banker], COPIES),
  }))

/** Number of cards of each point value (0 to 9) left in the shoe after the first four cards. */
function leftAfter({ player, banker }: FirstFour): number[] {
  const left = range(0, 9).map(points => COPIES * RANKS.filter(rank => pointOf(rank) === points).length)
  for (const rank of [...player, ...banker]) take(left, pointOf(rank), -1)
  return left
}

const take = (left: number[], points: number, by: number): void => {
  left[points] = (left[points] ?? 0) + by
}

/** Enumerates all hands from eight decks: the first four cards by rank, third cards by point value. */
function countHands(): readonly Case<Facts>[] {
  const tally = openTally()
  for (const four of firstFours()) {
    const same = `${four.player[0] === four.player[1]} ${four.banker[0] === four.banker[1]}`
    for (const [winner, ways] of Object.entries(countThirds(four)))
      tally.add(`${winner} ${same}`, four.ways * ways)
  }
  return tally.entries().map(([key, ways]) => ({ facts: factsOfKey(key), ways }))
}

/**
 * Counts, over all orders of the fifth and sixth card, dealt or not, how often each side wins, so that
 * all are equally likely.
 */
function countThirds(four: FirstFour): Readonly<Record<Winner, number>> {
  const left = leftAfter(four)
  const wins = { player: 0, banker: 0, tie: 0 }
  const [player, banker] = [pointsOf(four.player.map(pointOf)), pointsOf(four.banker.map(pointOf))]
  const rest = SHOE - 4
  const bankersTurn = (playerEnd: number, third: number | undefined, ways: number, unseen: number): void => {
    if (!bankerDraws(player, banker, third)) wins[baccaratWinner(playerEnd, banker)] += ways * unseen
    else
      for (const [points, cards] of left.entries())
        wins[baccaratWinner(playerEnd, pointsOf([banker, points]))] += ways * cards
  }
  if (!playerDraws(player, banker)) bankersTurn(player, undefined, rest - 1, rest)
  else
    for (const [points, cards] of left.entries()) {
      take(left, points, -1)
      bankersTurn(pointsOf([player, points]), points, cards, rest - 1)
      take(left, points, 1)
    }
  return wins
}

function factsOfKey(key: string): Facts {
  const [winner, playerPair, bankerPair] = key.split(' ')
  return {
    winner: winner === 'player' || winner === 'banker' ? winner : 'tie',
    playerPair: playerPair === 'true',
    bankerPair: bankerPair === 'true',
  }
}

const isTie = ({ winner }: Facts) => winner === 'tie'

/**
 * MINI-094 and handbook 3.8 E: eight decks, reshuffled for each round. A tie returns the stakes on player
 * and banker.
 */
export const baccarat = defineKind<BaccaratDraw, Facts>({
  id: 'baccarat',
  title: '바카라',
  draw: numbers => deal(openShoe(numbers)),
  facts: ({ player, banker, playerPoints, bankerPoints }) => ({
    winner: baccaratWinner(playerPoints, bankerPoints),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  }),
  cases: countHands,
  markets: [
    market(
      ['winner', 'Player/Banker/Tie', '플레이어 뱅커'],
      [
        ...backWhen(isTie, [
          pick<Facts>('player', '플레이어', 200, ({ winner }) => winner === 'player'),
          pick<Facts>('banker', '뱅커', 195, ({ winner }) => winner === 'banker'),
        ]),
        pick<Facts>('tie', '타이', 900, isTie),
      ],
    ),
    market(
      ['player-pair', 'Player Pair', '플레이어 페어'],
      [pick<Facts>('player-pair', '플레이어 페어', 1200, ({ playerPair }) => playerPair)],
    ),
    market(
      ['banker-pair', 'Banker Pair', '뱅커 페어'],
      [pick<Facts>('banker-pair', '뱅커 페어', 1200, ({ bankerPair }) => bankerPair)],
    ),
  ],
})
