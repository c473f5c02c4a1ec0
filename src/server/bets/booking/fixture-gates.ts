import type { FixtureId, MemberId } from '#domain/ids.ts'

/** The fixtures that a batch is on, whose gates it holds until its transaction ends. */
export type FixtureGates = {
  /** In ascending order, as gates are entered everywhere. */
  readonly fixtures: readonly FixtureId[]
  /** The running number under which a fixture is remembered. */
  seqOf(fixture: FixtureId): number
  /** A fixture has changed since: it is remembered under this number from now on. */
  renew(fixture: FixtureId, seq: number): void
  /** Member and fixture of every pick, side by side: open bets are looked for by them. */
  readonly picks: { readonly members: readonly MemberId[]; readonly fixtures: readonly FixtureId[] }
}
