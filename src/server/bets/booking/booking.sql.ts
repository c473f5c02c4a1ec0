import type { FixtureId, MarketTypeId, MemberId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Parameters of the first statement of a batch, as PostgreSQL arrays (`head-columns.ts`). */
export type EnteringColumns = {
  readonly members: Buffer
  /** Won to debit from each member's wallet; 0 only locks it. */
  readonly stakes: Buffer
  readonly fixtures: Buffer
  readonly seqs: Buffer
  readonly requests: { readonly members: Buffer; readonly digests: Buffer; readonly hashes: Buffer }
  readonly legs: { readonly members: Buffer; readonly fixtures: Buffer }
  /** Range of ids in which open bets are searched. */
  readonly since: string
  readonly until: string
  /** The moment at which the stakes are debited. */
  readonly at: Instant
  /** Use of the day from which the protection gate checks every member; null: never. */
  readonly watch: { readonly staked: number | null; readonly lost: number | null }
}

export type EnteredRow = {
  readonly members: readonly MemberId[]
  readonly levels: readonly number[]
  readonly tendencies: readonly number[]
  /** JSON of `OtherMember[]`. */
  readonly others: string | null
  /** Members whose stakes were debited, and the balance after each. */
  readonly takers: readonly MemberId[] | null
  readonly balances: readonly number[] | null
  readonly changed_fixtures: readonly FixtureId[] | null
  readonly changed_seqs: readonly number[] | null
  /** JSON of `KnownRequest[]`. */
  readonly known_requests: string | null
  /** Members whose key belongs to a waiting in-play bet. */
  readonly waiting_requests: readonly MemberId[] | null
  /** JSON of `OpenLeg[]`. */
  readonly open_legs: string | null
  readonly levels_mark: number
  /** Facts for the protection gate, parsed by `readGateFacts`. */
  readonly protection: string | null
}

/** A caller who is not an active, ordinary member. */
export type OtherMember = {
  readonly memberId: MemberId
  readonly kind: 'member' | 'operator' | 'partner'
  readonly status: string
}

/** An earlier request with the member's idempotency key, and its answer. */
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
 * First statement of a batch. Debits its stakes, which locks the members' wallets until the transaction ends, locks the
 * gates of its fixtures, and reads what differs from bet to bet. Members must be in ascending order. It also forces
 * index plans for all further statements of the transaction.
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
