import type { Numbers } from '../draws/numbers.ts'
import type { RoundName } from '../draws/round-draw.ts'
import { type Odds, odds } from '../odds.ts'
import type { Case } from './counting.ts'
import type { MarketRule } from './market-rule.ts'
import { type MarketTable, payTable } from './pay-table.ts'

/** What one kind of game has to say. `Draw` is what came out, `Facts` what its markets ask for. */
export type KindRules<Draw, Facts> = {
  readonly id: string
  /** Korean. */
  readonly title: string
  readonly draw: (numbers: Numbers) => Draw
  readonly facts: (draw: Draw) => Facts
  /** All that can come out, counted exactly: chances are reckoned from these by the markets' own rules. */
  readonly cases: () => readonly Case<Facts>[]
  readonly markets: readonly MarketRule<Facts>[]
}

export type KindPick = { readonly id: string; readonly label: string; readonly odds: Odds }
export type KindMarket = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly picks: readonly KindPick[]
}

/** What became of a market in a draw: the picks that won and those whose stake comes back; all others have lost. */
export type MarketResult = {
  readonly market: string
  readonly won: readonly string[]
  readonly void: readonly string[]
  /** Whole stakes on top of the odds, by the winning pick, where there are any. */
  readonly extra?: Readonly<Record<string, number>>
}

/** Everything that can come out of a draw alike, and in how many equally likely ways. */
export type Outcome = { readonly results: readonly MarketResult[]; readonly ways: bigint }

/** What the house pays back of a market of an event, in percent of its stakes; markets that are not named have their own. */
export type Returns = Readonly<Record<string, number>>

/** A kind of game, for whoever draws, shows, offers or settles it. */
export type Kind<Draw> = {
  readonly id: string
  readonly title: string
  readonly markets: readonly KindMarket[]
  /** Draws from a stream of numbers: the same stream, the same draw. Plain data that can be written as JSON. */
  draw(numbers: Numbers): Draw
  /** The result of every market, in the order of the markets. */
  results(draw: Draw): readonly MarketResult[]
  /** Every pick with its exact chance and the house's edge at the default odds. Counts anew at each call: keep it. */
  payTable(): readonly MarketTable[]
  /** All that can come out, as results of every market. Counts anew at each call: keep it. */
  outcomes(): readonly Outcome[]
  /**
   * What is known of the round before it is drawn, as plain data: who plays and how strong they are. Null for a kind whose
   * rounds are all alike.
   */
  readonly event: unknown
  /** What each market of an event pays back in percent, unless an operator says otherwise; none where prices are set by pick. */
  readonly returns: Returns
  /** The kind as it is in one round: itself, but for virtual sports, whose chances and prices are those of each event. */
  at(round: RoundName, returns?: Returns): Kind<Draw>
}

/** Makes a kind of its rules. */
export function defineKind<Draw, Facts>(rules: KindRules<Draw, Facts>): Kind<Draw> {
  const kind: Kind<Draw> = {
    id: rules.id,
    title: rules.title,
    markets: rules.markets.map(({ id, name, label, picks }) => ({
      id,
      name,
      label,
      picks: picks.map(pick => ({ id: pick.id, label: pick.label, odds: odds(pick.odds) })),
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
