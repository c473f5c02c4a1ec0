import type { WireEvent, WireFixture, WireLivescore, WireMarket } from './wire-events.ts'

/** The vendor's current state, which snapshots contain. */
export type FeedWorld = {
  /** Applies a message. Bets are merged by id, by the feed's delta rule. */
  learn(event: WireEvent): void
  list(fixtureIds?: readonly number[]): readonly WireEvent[]
}

export function openFeedWorld(): FeedWorld {
  const events = new Map<number, WireEvent>()
  return {
    learn: event => {
      const known = events.get(event.FixtureId)
      const fixture = mergeFixture(known?.Fixture, event)
      events.set(event.FixtureId, {
        FixtureId: event.FixtureId,
        ...(fixture && { Fixture: fixture }),
        Livescore: mergeLivescore(known?.Livescore, event.Livescore),
        Markets: mergeMarkets(known?.Markets ?? [], event.Markets ?? []),
      })
    },
    list: fixtureIds => (fixtureIds ? fixtureIds.flatMap(id => events.get(id) ?? []) : [...events.values()]),
  }
}

/** A livescore without a fixture also changes the fixture's status. */
function mergeFixture(
  known: WireFixture | undefined,
  { Fixture: told, Livescore: livescore }: WireEvent,
): WireFixture | undefined {
  if (told) return { ...known, ...told }
  const status = livescore?.Scoreboard.Status
  return known && status !== undefined ? { ...known, Status: status } : known
}

/** A message carries only the warnings that changed. */
function mergeLivescore(known: WireLivescore | null | undefined, told: WireLivescore | null | undefined) {
  if (!told) return known ?? null
  const dangers = new Map((known?.DangerTriggers ?? []).map(one => [one.Type, one]))
  for (const one of told.DangerTriggers ?? []) dangers.set(one.Type, one)
  return { ...told, DangerTriggers: dangers.size > 0 ? [...dangers.values()] : null }
}

function mergeMarkets(known: readonly WireMarket[], told: readonly WireMarket[]): readonly WireMarket[] {
  const markets = new Map(known.map(market => [market.Id, market]))
  for (const market of told) {
    const before = markets.get(market.Id)
    const bets = new Map((before?.Bets ?? []).map(bet => [bet.Id, bet]))
    for (const bet of market.Bets) bets.set(bet.Id, { ...bets.get(bet.Id), ...bet })
    markets.set(market.Id, { ...before, ...market, Bets: [...bets.values()] })
  }
  return [...markets.values()]
}
