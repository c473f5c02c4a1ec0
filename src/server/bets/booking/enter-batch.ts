import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import type { HouseCaps } from '#domain/protection/gate.ts'
import type { OpenBet } from '#domain/slip/open-bet-rules.ts'
import { bytesArray, int4Array, int8Array } from '#server/platform/postgres/binary-arrays.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import { type AskedStake, type GateFacts, readGateFacts, watchFrom } from '#server/protection/protection.ts'
import type { RequestHead } from '../bet-request.ts'
import {
  type EnteredRow,
  enterBooking,
  type KnownRequest,
  type OpenLeg,
  type OtherMember,
} from './booking.sql.ts'
import type { Gates } from './gates.ts'

/** Member data that the rules need. */
export type BettingMember = {
  readonly kind: 'member' | 'operator' | 'partner'
  readonly status: string
  readonly level: number
  readonly tendency: number
}

/** State that the locks of a batch guard, read when the locks were taken. */
export type EnteredBatch = {
  readonly members: ReadonlyMap<MemberId, BettingMember>
  /** Members whose stakes were debited, with the balance afterwards. */
  readonly balances: ReadonlyMap<MemberId, number>
  /** Earlier requests with the same idempotency keys, and their answers. */
  readonly known: ReadonlyMap<MemberId, KnownRequest>
  /** The members' open bets on the fixtures of their slips. */
  readonly openBets: ReadonlyMap<MemberId, readonly OpenBet[]>
  readonly levelsMark: number
  /** Facts for the protection gate, of members with limits, an exclusion or high use. */
  readonly protection: ReadonlyMap<MemberId, GateFacts>
}

/** How far back open bets are searched: no fixture is on offer for longer. */
const OPEN_BET_DAYS = 14

/** Returns the won to debit from the wallet for a request. */
export type Reserve = (request: RequestHead) => number

/** Debits the stake at once; invalid stakes are left to the slip rules. */
export const takeStake: Reserve = ({ stake }) => (Number.isSafeInteger(stake) && stake > 0 ? stake : 0)

/** Locks the wallet without debiting it. */
export const onlyHold: Reserve = () => 0

type Entering = {
  readonly gates: Gates
  readonly reserve: Reserve
  readonly caps: HouseCaps
  /** When the stakes are debited; they are posted with this time. */
  readonly now: Instant
}

/** Returns the stakes of a batch in the form the protection gate expects. */
export const askedStakes = (
  requests: readonly RequestHead[],
  stakeOf: Reserve,
  isTaken: (memberId: MemberId) => boolean,
): readonly AskedStake[] =>
  requests.map(request => ({
    memberId: request.memberId,
    stake: stakeOf(request),
    isTaken: isTaken(request.memberId),
  }))

/**
 * Debits the stakes of a batch and locks its wallets and gates until the transaction ends. Requests must be in the
 * order of members. The caller must post or refund each debited stake.
 */
export async function enterBatch(
  tx: Tx,
  requests: readonly RequestHead[],
  { gates, reserve, caps, now }: Entering,
): Promise<EnteredBatch> {
  const asked = enteringColumns(requests, gates, now)
  const coming = reserve === onlyHold ? Math.max(0, ...requests.map(takeStake)) : 0
  const entered = await enterBooking(tx, {
    ...asked,
    stakes: int8Array(requests, reserve),
    at: now,
    watch: watchFrom(caps, coming),
  })
  entered.changed_fixtures?.forEach((fixture, index) => {
    gates.memory?.renew(fixture, entered.changed_seqs?.[index] ?? -1)
  })
  return {
    members: readMembers(entered),
    balances: readBalances(entered),
    known: readKnown(entered),
    openBets: readOpenBets(entered.open_legs),
    levelsMark: entered.levels_mark,
    protection: readGateFacts(entered.protection),
  }
}

function enteringColumns(requests: readonly RequestHead[], { ids, memory, picks }: Gates, now: Instant) {
  const keyed = requests.filter(request => request.key)
  return {
    members: int8Array(requests, request => request.memberId),
    fixtures: int8Array(ids, id => id),
    seqs: int4Array(ids, id => memory?.seqOf(id) ?? -1),
    requests: {
      members: int8Array(keyed, request => request.memberId),
      digests: bytesArray(keyed, request => request.key?.digest),
      hashes: bytesArray(keyed, request => request.key?.bodyHash),
    },
    legs: {
      members: int8Array(picks?.members ?? [], member => member),
      fixtures: int8Array(picks?.fixtures ?? [], fixture => fixture),
    },
    since: uuidFloor(instant(now - OPEN_BET_DAYS * DAY)),
    until: uuidFloor(instant(now + DAY)),
  }
}

function readMembers({ members, levels, tendencies, others }: EnteredRow): EnteredBatch['members'] {
  const read = new Map<MemberId, BettingMember>()
  members.forEach((memberId, index) => {
    const level = levels[index]
    const tendency = tendencies[index]
    assert(level !== undefined && tendency !== undefined, 'columns are of one length')
    read.set(memberId, { kind: 'member', status: 'active', level, tendency })
  })
  const list: readonly OtherMember[] = others ? JSON.parse(others) : []
  for (const { memberId, kind, status } of list) {
    const member = read.get(memberId)
    if (member) read.set(memberId, { ...member, kind, status })
  }
  return read
}

function readBalances({ takers, balances }: EnteredRow): EnteredBatch['balances'] {
  const read = new Map<MemberId, number>()
  takers?.forEach((memberId, index) => {
    const balance = balances?.[index]
    assert(balance !== undefined, 'columns are of one length')
    read.set(memberId, balance)
  })
  return read
}

/** A key whose in-play bet still waits belongs to another request. */
const ofWaiting = (memberId: MemberId): KnownRequest => ({
  memberId,
  sameBody: false,
  betId: null,
  balance: null,
  refusal: null,
})

function readKnown({ known_requests: json, waiting_requests: waiting }: EnteredRow): EnteredBatch['known'] {
  const known: readonly KnownRequest[] = json ? JSON.parse(json) : []
  return new Map([...known, ...(waiting ?? []).map(ofWaiting)].map(request => [request.memberId, request]))
}

function readOpenBets(json: string | null): EnteredBatch['openBets'] {
  const openBets = new Map<MemberId, OpenBet[]>()
  if (json === null) return openBets
  const rows: readonly OpenLeg[] = JSON.parse(json)
  for (const legs of Map.groupBy(rows, row => row.betId).values()) {
    const [first] = legs
    assert(first, 'a group has a first row')
    const { memberId, stake, winnings, placedAt } = first
    const mine = openBets.get(memberId) ?? []
    openBets.set(memberId, [...mine, { legs, stake, winnings, placedAt }])
  }
  return openBets
}
