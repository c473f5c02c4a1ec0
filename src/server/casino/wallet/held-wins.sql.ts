import type { HeldBets } from '#domain/casino/judge-ending.ts'
import type { HeldWinState } from '#domain/casino/win-most.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { StoredCall } from './ended-calls.sql.ts'
import { freeHeldBets, markHeldBets } from './stored-bets.sql.ts'

export type HeldCall = StoredCall & { readonly held: HeldBets; readonly round: number }

/** A stored win that an operator must check before it is paid. */
export const isHeldWin = (stored: StoredCall): stored is HeldCall =>
  stored.held !== undefined && stored.round !== undefined

/** Stores wins that wait for an operator, and marks their bets, which are neither open nor resolved from then on. */
export async function holdWins(tx: Tx, wins: readonly HeldCall[], at: Instant): Promise<void> {
  for (const { call, held, round } of wins) {
    const { supplierId, ref, memberId, amount } = call
    await tx.run(sql`
      insert into casino_held_win (supplier_id, ref, member_id, round_id, amount, bets, stake, multiple_max, amount_max,
        held_at)
      values (${supplierId}, ${ref}, ${memberId}, ${round}, ${amount}, ${held.bets.length}, ${held.stake},
        ${held.most.multiple}, ${held.most.amount}, ${timestamp(at)})`)
    const bets = held.bets.map(bet => bet.ref)
    await markHeldBets(tx, { supplierId, ref, bets })
  }
}

/** The place of a held win. */
export type HeldWinPlace = { readonly supplierId: number; readonly ref: string }

export type HeldWinRow = {
  readonly memberId: MemberId
  readonly amount: number
  readonly stake: number
  readonly state: HeldWinState
  readonly round: string
  readonly game: string
}

export const findHeldWin = (queries: Queries, { supplierId, ref }: HeldWinPlace) =>
  queries.maybe<HeldWinRow>(sql`
    select h.member_id as "memberId", h.amount, h.stake, h.state, r.ref as round, g.name as game
    from casino_held_win h
    join casino_round r on r.id = h.round_id
    join casino_game g on g.id = r.game_id
    where h.supplier_id = ${supplierId} and h.ref = ${ref}`)

type Decision = HeldWinPlace & {
  readonly state: 'released' | 'rejected'
  readonly by: MemberId
  readonly at: Instant
}

/**
 * Ends the wait of a held win and frees its bets; the caller pays them or leaves them open. Returns false when the win
 * was decided before. The caller holds the member's wallet.
 */
export async function decideWin(tx: Tx, { supplierId, ref, state, by, at }: Decision): Promise<boolean> {
  const decided = await tx.run(sql`
    update casino_held_win h set state = ${state}, decided_by = ${by}, decided_at = ${timestamp(at)}
    where h.supplier_id = ${supplierId} and h.ref = ${ref} and h.state = 'held'`)
  if (decided === 0) return false
  await freeHeldBets(tx, { supplierId, ref, becomes: state === 'released' ? 'done' : 'rejected' })
  return true
}
