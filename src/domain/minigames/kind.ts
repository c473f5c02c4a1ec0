import type { Numbers } from '../draws/numbers.ts'
import type { RoundName } from '../draws/round-draw.ts'
import { type Odds, odds } from '../odds.ts'
import type { Case } from './counting.ts'
import type { MarketRule } from './market-rule.ts'
import { type MarketTable, payTable } from './pay-table.ts'

/** The rules of one kind of game. `Draw` is the result, `Facts` is what its markets depend on. */
export type KindRules<Draw, Facts> = {
  readonly id: string
  /** Korean. */
  readonly title: string
  readonly draw: (numbers: Numbers) => Draw
  readonly facts: (draw: Draw) => Facts
  /** All possible results with exact counts. The markets' rules compute the chances from them. */
  readonly cases: () => readonly Case<Facts>[]
  readonly markets: readonly MarketRule<Facts>[]
}

export type KindPick = {
  readonly id: string
  readonly label: string
  readonly odds: Odds
  /** Not offered in this event: its fair price is above the highest price. It keeps its place and is settled. */
  readonly isClosed?: boolean
}
export type KindMarket = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly picks: readonly KindPick[]
}

/** The result of a market in a draw: picks that won and picks whose stake is returned; all others lost. */
export type MarketResult = {
  readonly market: string
  readonly won: readonly string[]
  readonly void: readonly string[]
  /** Extra payout in multiples of the stake on top of the odds, by winning pick, if any. */
  readonly extra?: Readonly<Record<string, number>>
}

/** One distinct result of all markets, and the number of equally likely ways to get it. */
export type Outcome = { readonly results: readonly MarketResult[]; readonly ways: bigint }

/** Payout rate of an event's markets in percent of the stakes; markets not listed use their default. */
export type Returns = Readonly<Record<string, number>>

/** A kind of game, for drawing, showing, offering and settling it. */
export type Kind<Draw> = {
  readonly id: string
  readonly title: string
  readonly markets: readonly KindMarket[]
  /** Draws from a number stream: the same stream gives the same draw. Returns plain JSON data. */
  draw(numbers: Numbers): Draw
  /** The result of each market, in the order of the markets. */
  results(draw: Draw): readonly MarketResult[]
  /**
   * Each pick with its exact chance and the house edge at the default odds. Computed at each call: cache
   * it.
   */
  payTable(): readonly MarketTable[]
  /** All possible results of all markets. Computed at each call: cache it. */
  outcomes(): readonly Outcome[]
  /**
   * Public data of the round before the draw: the competitors and their strengths, as plain data. Null
   * for a kind whose rounds are all alike.
   */
  readonly event: unknown
  /** Default payout rate of each market of an event in percent; empty where prices are set by pick. */
  readonly returns: Returns
  /** The kind for one round: itself, except for virtual sports, whose chances and prices differ by event. */
  at(round: RoundName, returns?: Returns): Kind<Draw>
}

/** Makes a kind from its rules. */
export function defineKind<Draw, Facts>(rules: KindRules<Draw, Facts>): Kind<Draw> {
  const kind: Kind<Draw> = {
    id: rules.id,
    title: rules.title,
    markets: rules.markets.map(({ id, name, label, picks }) => ({
      id,
      name,
      label,
      picks: picks.map(pick => ({
        id: pick.id,
        label: pick.label,
        odds: odds(pick.odds),
        ...(pick.isClosed && { isClosed: true }),
      })),
    })),
    draw: rules.draw,
    results: draw => resultsOf(rules, rules.facts(draw)),
    payTable: () => payTable(rules.markets, rules.cases()),
    outcomes: () => rules.cases().map(({ facts, ways }) => ({ results: resultsOf(rules, facts), ways })),
    event: null,
    returns: {},
    at: () => kind,
  }
  return kind
}

const resultsOf = <Draw, Facts>({ markets }: KindRules<Draw, Facts>, facts: Facts): readonly MarketResult[] =>
  markets.map(market => marketResult(market, facts))

function marketResult<Facts>({ id, picks }: MarketRule<Facts>, facts: Facts): MarketResult {
  const won = picks.filter(pick => pick.wins(facts))
  const extra = won.flatMap(pick => {
    const stakes = pick.extra?.(facts) ?? 0
    return stakes > 0 ? [[pick.id, stakes] as const] : []
  })
  return {
    market: id,
    won: won.map(pick => pick.id),
    void: picks.filter(pick => pick.voids?.(facts)).map(pick => pick.id),
    ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
  }
}
