import type { FixtureId, MarketTypeId, MemberId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** What a batch asks first; lists as PostgreSQL takes them (`head-columns.ts`). */
export type EnteringColumns = {
  readonly members: Buffer
  /** What is taken of each member's wallet; 0 only holds it. */
  readonly stakes: Buffer
  readonly fixtures: Buffer
  readonly seqs: Buffer
  readonly requests: { readonly members: Buffer; readonly digests: Buffer; readonly hashes: Buffer }
  readonly legs: { readonly members: Buffer; readonly fixtures: Buffer }
  /** Ids between which open bets are looked for. */
  readonly since: string
  readonly until: string
  /** The moment at which the stakes are taken. */
  readonly at: Instant
  /** From which use of the day on the protection gate looks at anybody; null: never. */
  readonly watch: { readonly staked: number | null; readonly lost: number | null }
}

export type EnteredRow = {
  readonly members: readonly MemberId[]
  readonly levels: readonly number[]
  readonly tendencies: readonly number[]
  /** JSON of `OtherMember[]`. */
  readonly others: string | null
  /** Whose stakes were there and are taken, and the balance after each. */
  readonly takers: readonly MemberId[] | null
  readonly balances: readonly number[] | null
  readonly changed_fixtures: readonly FixtureId[] | null
  readonly changed_seqs: readonly number[] | null
  /** JSON of `KnownRequest[]`. */
  readonly known_requests: string | null
  /** Whose key is that of an in-play bet that waits. */
  readonly waiting_requests: readonly MemberId[] | null
  /** JSON of `OpenLeg[]`. */
  readonly open_legs: string | null
  readonly levels_mark: number
  /** What the protection gate asks; `readGateFacts` reads it. */
  readonly protection: string | null
}

/** Somebody who is no active member of the ordinary kind. */
export type OtherMember = {
  readonly memberId: MemberId
  readonly kind: 'member' | 'operator' | 'partner'
  readonly status: string
}

/** What a member's key stands for already. */
export type KnownRequest = {
  readonly memberId: MemberId
  readonly sameBody: boolean
  readonly betId: string | null
  readonly balance: number | null
  /** JSON of the refusal. */
  readonly refusal: string | null
}

/** One leg of an open bet of a member. */
export type OpenLeg = {
  readonly betId: string
  readonly memberId: MemberId
  readonly stake: Won
  readonly winnings: Won
  readonly placedAt: Instant
  readonly fixtureId: FixtureId
  readonly marketTypeId: MarketTypeId
  readonly outcomeId: OutcomeId
  readonly pick: string
}

/**
 * The first act of a batch: takes its stakes, which holds its members' wallets until the transaction ends, holds
 * the gates of its fixtures as long and reads what changes from bet to bet. Members come in ascending order. It also
 * has every further statement of the transaction find its rows by index.
 */
export const enterBooking = (
  tx: Tx,
  { members, stakes, fixtures, seqs, requests, legs, since, until, at, watch }: EnteringColumns,
) =>
  tx.one<EnteredRow>(
    prepared(
      'booking_enter',
      sql`
        select * from booking_enter(${members}, ${stakes}, ${fixtures}, ${seqs},
          ${requests.members}, ${requests.digests}, ${requests.hashes},
          ${legs.members}, ${legs.fixtures}, ${since}, ${until}, ${timestamp(at)}::timestamptz, ${watch.staked}::bigint, ${watch.lost}::bigint)`,
    ),
  )
