import type { FixtureId, MemberId } from '#domain/ids.ts'

/** The gates that a batch holds until its transaction ends: of fixtures, or of rounds, whose ids no fixture has. */
export type Gates<Id extends number = number> = {
  /** In ascending order, as gates are entered everywhere. */
  readonly ids: readonly Id[]
  /** The running number under which a fixture is remembered; -1 for what is not. */
  seqOf(id: Id): number
  /** A fixture has changed since: it is remembered under this number from now on. */
  renew(id: Id, seq: number): void
  /** Member and fixture of every leg, side by side: open bets are looked for by them. */
  readonly picks: { readonly members: readonly MemberId[]; readonly fixtures: readonly FixtureId[] }
}
