import type { Numbers } from '../../draws/numbers.ts'
import type { RoundName } from '../../draws/round-draw.ts'
import type { Case } from '../counting.ts'
import { defineKind, type Kind, type KindRules, type Returns } from '../kind.ts'
import type { MarketRule, PickRule } from '../market-rule.ts'

/** A pick of an event's market; its price follows from its chance. */
export type EventPick<Facts> = Omit<PickRule<Facts>, 'odds'>

/** A market of an event and its payout rate in percent. */
export type EventMarket<Facts> = Omit<MarketRule<Facts>, 'picks'> & {
  readonly returned: number
  readonly picks: readonly EventPick<Facts>[]
}

/** The rules of one event: like a kind, without prices. */
export type EventRules<Draw, Facts> = {
  readonly draw: (numbers: Numbers) => Draw
  readonly facts: (draw: Draw) => Facts
  readonly cases: () => readonly Case<Facts>[]
  readonly markets: readonly EventMarket<Facts>[]
}

/** A kind whose events differ. Markets, picks and their positions are the same in all events. */
type EventKindRules<Event, Draw, Facts> = {
  readonly id: string
  readonly title: string
  /** The event used to show the kind itself. */
  readonly typical: Event
  readonly eventOf: (round: RoundName) => Event
  readonly rulesOf: (event: Event) => EventRules<Draw, Facts>
}

/**
 * Bounds of all prices: a lower price attracts no bets, a higher one could not be paid in full. A pick whose
 * fair price is above the highest one is not offered: at the highest price it would pay back too little.
 */
const EVENT_PRICE_MIN = 101
const EVENT_PRICE_MAX = 50_000

/** Size of the event cache: running events and those that members browse. */
const EVENTS_KEPT = 64

/** Makes a kind of virtual sports: each round has its own event with its own chances and prices. */
export function defineEventKind<Event, Draw, Facts>(rules: EventKindRules<Event, Draw, Facts>): Kind<Draw> {
  const known = new Map<string, Kind<Draw>>()
  const at = (round: RoundName, returns: Returns = {}): Kind<Draw> => {
    const key = `${round.gameId}:${round.roundId}:${JSON.stringify(returns)}`
    const kind = known.get(key) ?? kindOfEvent(rules, rules.eventOf(round), returns, at)
    known.delete(key)
    known.set(key, kind)
    const [oldest] = known.keys()
    if (known.size > EVENTS_KEPT && oldest !== undefined) known.delete(oldest)
    return kind
  }
  return kindOfEvent(rules, rules.typical, {}, at)
}

/** The kind of one event. Prices are computed on first use, because a draw needs none. */
function kindOfEvent<Event, Draw, Facts>(
  { id, title, rulesOf }: Pick<EventKindRules<Event, Draw, Facts>, 'id' | 'title' | 'rulesOf'>,
  event: Event,
  returns: Returns,
  at: Kind<Draw>['at'],
): Kind<Draw> {
  const { markets, ...rules } = rulesOf(event)
  let priced: Kind<Draw> | undefined
  const inFull = () => {
    const cases = rules.cases()
    priced ??= defineKind({
      ...{ id, title, ...rules, cases: () => cases },
      markets: pricedRules(markets, cases, returns),
    } satisfies KindRules<Draw, Facts>)
    return priced
  }
  const unpriced = defineKind({
    ...{ id, title, ...rules },
    markets: markets.map(market => ({
      ...market,
      picks: market.picks.map(pick => ({ ...pick, odds: EVENT_PRICE_MIN })),
    })),
  })
  return {
    ...{ id, title, event, at, draw: unpriced.draw, results: unpriced.results },
    returns: Object.fromEntries(markets.map(market => [market.id, returns[market.id] ?? market.returned])),
    get markets() {
      return inFull().markets
    },
    payTable: () => inFull().payTable(),
    outcomes: () => unpriced.outcomes(),
  }
}

const pricedRules = <Facts>(
  markets: readonly EventMarket<Facts>[],
  cases: readonly Case<Facts>[],
  returns: Returns,
): readonly MarketRule<Facts>[] => {
  const all = cases.reduce((sum, { ways }) => sum + ways, 0n)
  return markets.map(({ returned, picks, ...market }) => ({
    ...market,
    picks: picks.map(pick => ({
      ...pick,
      ...priceOf(waysOf(pick, cases), all, returns[market.id] ?? returned),
    })),
  }))
}

const waysOf = <Facts>({ wins }: EventPick<Facts>, cases: readonly Case<Facts>[]): bigint => {
  let won = 0n
  for (const { facts, ways } of cases) if (wins(facts)) won += ways
  return won
}

/** Odds in hundredths, rounded down, that pay back this percentage of the stakes at this chance. */
function priceOf(ways: bigint, all: bigint, percent: number): { odds: number; isClosed: boolean } {
  const paid = BigInt(percent) * all
  if (paid > BigInt(EVENT_PRICE_MAX) * ways) return { odds: EVENT_PRICE_MAX, isClosed: true }
  return { odds: Math.max(EVENT_PRICE_MIN, Number(paid / ways)), isClosed: false }
}
