import type { FixtureId, MemberId } from '#domain/ids.ts'

/**
 * Gates that a batch locks until its transaction ends: of fixtures, or of rounds, whose ids never equal a fixture's.
 */
export type Gates<Id extends number = number> = {
  /** Ascending, since gates are locked in this order everywhere. */
  readonly ids: readonly Id[]
  /** Where fixtures are cached. */
  readonly memory?: {
    /** Sequence number under which the fixture is cached; -1 when it is not cached. */
    seqOf(id: Id): number
    /** The fixture has changed: from now on it is cached under this number. */
    renew(id: Id, seq: number): void
  }
  /** Member and fixture of every leg, as parallel arrays; open bets are searched by them. */
  readonly picks?: { readonly members: readonly MemberId[]; readonly fixtures: readonly FixtureId[] }
}
