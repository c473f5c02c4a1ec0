import { createHash, createHmac } from 'node:crypto'
import { betsBeacon } from '#domain/draws/beacon.ts'
import type { Hmac } from '#domain/draws/digest-blocks.ts'
import type { Hash } from '#domain/draws/hash-chain.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import type { Kind, MarketResult } from '#domain/minigames/kind.ts'
import { meanReturn, type PickTable } from '#domain/minigames/pay-table.ts'
import { type Cell, chiSquareChance } from './chi-square.ts'

/** A kind's draws compared with its exact chances. */
export type DrawFigures = {
  readonly kind: string
  readonly rounds: number
  readonly markets: number
  readonly picks: number
  /**
   * Probability that a fair source deviates as much: of the market that deviates most, then of all markets combined.
   */
  readonly worstMarket: { readonly market: string; readonly chance: number }
  readonly together: number
  /** Mean return of a stake over the picks, observed and exact. */
  readonly returned: { readonly seen: number; readonly exact: number }
  /** The pick whose return deviates most from the pay table, in standard errors. */
  readonly worstPick: { readonly pick: string; readonly errors: number }
  /** Deviations that a fair draw would not show. Empty when there are none. */
  readonly faults: readonly string[]
}

/** A fair source fails less than once in some thousand drills. Among so many markets and picks some deviate far. */
const CHANCE_LEAST = 1e-6
const ERRORS_MOST = 5.5
const ROUNDS_A_DAY = 1_440
const GAME = 500

const hash: Hash = bytes => createHash('sha256').update(bytes).digest()
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

/**
 * Draws this many rounds of a kind as the server does, from a seed chain with the given secret and the beacon for
 * rounds without bets. Compares results and money with the exact chances of the pay table.
 */
export function simulateDraws(kind: Kind<unknown>, rounds: number, secret: string): DrawFigures {
  const counted = countResults(kind, rounds, secret)
  const outcomes = new Map<string, Outcome>()
  let all = 0n
  for (const { results, ways } of kind.outcomes()) {
    const key = keyOf(results)
    outcomes.set(key, { results, ways: (outcomes.get(key)?.ways ?? 0n) + ways })
    all += ways
  }
  const seen: Seen[] = [...outcomes].map(([key, { results, ways }]) => {
    const share = shareOf(ways, all)
    return { results, share, seen: counted.get(key) ?? 0 }
  })
  const impossible = [...counted.keys()].filter(key => !outcomes.has(key))
  const markets = kind.markets.map(({ id }, place) => ({
    market: id,
    chance: chiSquareChance(cellsOf(seen, rounds, ({ results }) => keyOf(results.slice(place, place + 1)))),
  }))
  const picks = kind
    .payTable()
    .flatMap((table, place) =>
      table.picks
        .filter(pick => !pick.isClosed)
        .map(pick => ({ pick: `${table.id} ${pick.id}`, ...moneyOf(seen, rounds, pick, place) })),
    )
  const together = chiSquareChance(cellsOf(seen, rounds, ({ results }) => keyOf(results)))
  const faults = [
    ...impossible.map(key => `${kind.id}: ${key} cannot come out`),
    ...[...markets, { market: 'all markets together', chance: together }]
      .filter(({ chance }) => !(chance >= CHANCE_LEAST))
      .map(({ market, chance }) => `${kind.id} ${market}: a chance of ${chance}`),
    ...picks
      .filter(({ errors }) => !(Math.abs(errors) <= ERRORS_MOST))
      .map(({ pick, errors }) => `${kind.id} ${pick}: its money lies ${errors} standard errors off`),
  ]
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    ...{ kind: kind.id, rounds, markets: markets.length, picks: picks.length, together, faults },
    worstMarket: markets.reduce((worst, one) => (one.chance < worst.chance ? one : worst)),
    returned: { seen: mean(picks.map(one => one.seen)), exact: mean(picks.map(one => one.exact)) },
    worstPick: picks
      .map(({ pick, errors }) => ({ pick, errors }))
      .reduce((worst, one) => (Math.abs(one.errors) > Math.abs(worst.errors) ? one : worst)),
  }
}

/**
 * Number of events of different strengths that a kind of virtual sports is drawn for. Each gets an equal share of the
 * rounds.
 */
const EVENTS = 20

/**
 * The same for a kind whose events differ: draws rounds of several events, compares each with its own chances, and
 * returns the worst.
 */
export function simulateEvents(kind: Kind<unknown>, rounds: number, secret: string): DrawFigures {
  const each = Math.max(1, Math.floor(rounds / EVENTS))
  const figures = Array.from({ length: EVENTS }, (_, event) => {
    const roundId = `20260101-${String(event * 7 + 1).padStart(4, '0')}`
    const told = simulateDraws(kind.at({ gameId: GAME, roundId }), each, `${secret} ${roundId}`)
    return { ...told, faults: told.faults.map(fault => `${roundId} ${fault}`) }
  })
  const worstOf = (worse: (one: DrawFigures, other: DrawFigures) => boolean): DrawFigures =>
    figures.reduce((worst, one) => (worse(one, worst) ? one : worst))
  const mean = (read: (one: DrawFigures) => number) =>
    figures.reduce((sum, one) => sum + read(one), 0) / figures.length
  const first = worstOf((one, other) => one.worstMarket.chance < other.worstMarket.chance)
  return {
    ...first,
    rounds: each * EVENTS,
    together: Math.min(...figures.map(one => one.together)),
    returned: { seen: mean(one => one.returned.seen), exact: mean(one => one.returned.exact) },
    worstPick: worstOf((one, other) => Math.abs(one.worstPick.errors) > Math.abs(other.worstPick.errors))
      .worstPick,
    faults: figures.flatMap(one => one.faults),
  }
}

type Outcome = { readonly results: readonly MarketResult[]; readonly ways: bigint }
type Seen = { readonly results: readonly MarketResult[]; readonly share: number; readonly seen: number }

const keyOf = (results: readonly MarketResult[]): string =>
  results.map(({ won, void: back, extra }) => `${won}/${back}${extra ? JSON.stringify(extra) : ''}`).join(' ')

/** Counts how often each set of results came. */
function countResults(kind: Kind<unknown>, rounds: number, secret: string): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  let seed = hash(Buffer.from(secret))
  for (let round = 0; round < rounds; round++) {
    const day = 20_260_101 + Math.floor(round / ROUNDS_A_DAY)
    const name = { gameId: GAME, roundId: `${day}-${String((round % ROUNDS_A_DAY) + 1).padStart(4, '0')}` }
    const key = keyOf(kind.results(kind.draw(roundNumbers(hmac, seed, name, betsBeacon(hash, name, [])))))
    counted.set(key, (counted.get(key) ?? 0) + 1)
    // The previous link. Rounds use the chain from its other end here, which does not change the distribution of their
    // numbers.
    seed = hash(seed)
  }
  return counted
}

/** Precise to nine digits, far finer than a simulation can measure. */
const shareOf = (ways: bigint, all: bigint): number => Number((ways * 10n ** 15n) / all) / 1e15

function cellsOf(seen: readonly Seen[], rounds: number, key: (one: Seen) => string): readonly Cell[] {
  const cells = new Map<string, Cell>()
  for (const one of seen) {
    const { seen: before, expected } = cells.get(key(one)) ?? { seen: 0, expected: 0 }
    cells.set(key(one), { seen: before + one.seen, expected: expected + one.share * rounds })
  }
  return [...cells.values()]
}

/** Returns the mean return of a stake of 1 on a pick, the exact return, and the deviation in standard errors. */
function moneyOf(seen: readonly Seen[], rounds: number, { id, odds, chance }: PickTable, place: number) {
  let [paid, square] = [0, 0]
  const { numerator, denominator } = meanReturn(chance, odds)
  const exact = shareOf(numerator, denominator)
  for (const one of seen) {
    const result = one.results[place]
    const won = result?.won.includes(id) ? odds / 100 + (result.extra?.[id] ?? 0) : 0
    const back = result?.void.includes(id) ? 1 : 0
    paid += (won + back) * one.seen
    square += (won + back - exact) ** 2 * one.share
  }
  const error = Math.sqrt(square / rounds)
  return { seen: paid / rounds, exact, errors: error === 0 ? 0 : (paid / rounds - exact) / error }
}
