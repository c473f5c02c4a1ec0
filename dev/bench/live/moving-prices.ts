import type { FixtureId, MarketTypeId, OutcomeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { odds } from '#domain/odds.ts'
import { applyFacts, hearLive, type MarketFact } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { MovingMarket } from '../bets/inplay-world.sql.ts'

export type MovingPrices = {
  /** Changes a second since the last call. */
  perSecond(): number
  stop(): Promise<void>
}

const TICK = 100

/**
 * Changes this many prices a second through the feeds' entry point, whether or not the previous changes are stored
 * (an open loop that catches up). Each second it also reports a heartbeat for all matches.
 */
export function movePrices(deps: Deps, markets: readonly MovingMarket[], perSecond: number): MovingPrices {
  let next = 0
  let changed = 0
  let lookedAt = performance.now()
  let due = lookedAt
  let stopped = false

  /** Up by 0.05 in one round of the markets, down in the next. */
  const facts = (count: number): readonly MarketFact[] => {
    const told: MarketFact[] = []
    for (let prices = 0; prices < count; next++) {
      const market = markets[next % markets.length]
      if (!market) break
      const by = Math.floor(next / markets.length) % 2 === 0 ? 5 : 0
      told.push(movedMarket(market, by, deps.clock.now()))
      prices += market.outcomes.length
      changed += market.outcomes.length
    }
    return told
  }
  const run = async () => {
    while (!stopped) {
      const now = performance.now()
      const owed = Math.floor(((now - due) / 1_000) * perSecond)
      due += (owed / perSecond) * 1_000
      await applyFacts(deps, facts(owed))
      await new Promise(resolve => setTimeout(resolve, TICK))
    }
  }
  const pulses = [...new Set(markets.map(market => market.fixtureId as FixtureId))].map(fixtureId => ({
    fixtureId,
    danger: null,
    stopReason: null,
    incidents: [],
  }))
  const heartbeat = setInterval(() => void hearLive(deps, pulses), 1_000)
  const running = perSecond > 0 ? run() : Promise.resolve()
  return {
    perSecond: () => {
      const seconds = (performance.now() - lookedAt) / 1_000
      const rate = Math.round(changed / seconds)
      changed = 0
      lookedAt = performance.now()
      return rate
    },
    stop: async () => {
      stopped = true
      clearInterval(heartbeat)
      await running
    },
  }
}

const movedMarket = (market: MovingMarket, by: number, at: MarketFact['at']): MarketFact => ({
  kind: 'market',
  at,
  fixtureId: market.fixtureId as FixtureId,
  typeId: market.typeId as MarketTypeId,
  line: market.line as Line | null,
  main: true,
  suspended: false,
  outcomes: market.outcomes.map(({ id, pick, odds: price }) => ({
    id: id as OutcomeId,
    pick,
    odds: odds(price + by),
    status: 'open',
  })),
})
