import type { WireFixture } from './wire-fixture.ts'
import type { WireLivescore } from './wire-livescore.ts'
import type { WireMarket } from './wire-market.ts'

// Writes our facts in the feed's format: the inverse of the adapter, for a feed that we play ourselves.
export { fixtureEvent, side, type WireFixture } from './wire-fixture.ts'
export { danger, scoreEvent, type WireIncident, type WireLivescore } from './wire-livescore.ts'
export { betWord, marketEvent, marketWord, settlementEvent, type WireMarket } from './wire-market.ts'

/** One fixture of a message or snapshot. Parts that are not concerned are omitted. */
export type WireEvent = {
  readonly FixtureId: number
  readonly Fixture?: WireFixture
  readonly Livescore?: WireLivescore | null
  readonly Markets?: readonly WireMarket[] | null
}
