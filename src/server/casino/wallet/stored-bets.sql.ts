import type { WalletAnswer } from '#domain/casino/wallet-answer.ts'
import type { Instant } from '#domain/instant.ts'
import { int2Array, int4Array, int8Array, textArray } from '#server/platform/postgres/binary-arrays.ts'
import {
  prepared,
  type Queries,
  type Sql,
  sql,
  type Tx,
  timestamp,
} from '#server/platform/postgres/postgres.ts'
import type { AcceptedCasinoBet } from './casino-bet.ts'
import { digestOf } from './same-call.ts'
import type { BetCall } from './wallet-call.ts'

const answerOf = ({ request, balance }: AcceptedCasinoBet): string => {
  const answer: WalletAnswer = { ok: true, balance }
  return request.call.render(answer)
}

/**
 * Part of the statement that stores bet heads: stores new rounds and the casino bets, each under its number with its
 * answer. Two bets with one number fail the batch, which is then booked one by one.
 */
export const storedCasinoBets = (accepted: readonly AcceptedCasinoBet[]): Sql => sql`
  of_suppliers as materialized (
    select generate_subscripts((select ids from given), 1) as place,
      unnest(${int2Array(accepted, one => one.request.call.supplierId)}::smallint[]) as supplier_id,
      unnest(${textArray(accepted, one => one.request.call.ref)}::text[]) as ref,
      unnest(${int8Array(accepted, one => one.bet.roundId)}::bigint[]) as round_id,
      unnest(${textArray(accepted, one => (one.bet.opensRound ? one.request.call.round : undefined))}::text[]) as new_round,
      unnest(${int4Array(accepted, one => one.request.gameId)}::integer[]) as game_id,
      unnest(${int8Array(accepted, one => one.bet.stake)}::bigint[]) as amount,
      unnest(${textArray(accepted, one => digestOf(one.request.call))}::text[]) as digest,
      unnest(${textArray(accepted, answerOf)}::text[]) as answer,
      unnest(${textArray(accepted, one => one.request.call.description)}::text[]) as description
  ), opened as (
    insert into casino_round (id, supplier_id, member_id, ref, game_id, opened_at)
    select b.round_id, b.supplier_id, (select members from given)[b.place], b.new_round, b.game_id, (select at from given)
    from of_suppliers b where b.new_round is not null
  ), taken as (
    insert into casino_transaction (supplier_id, ref, kind, state, member_id, round_id, bet_id, amount, digest,
      answer, description, at)
    select b.supplier_id, b.ref, 'bet', 'done', (select members from given)[b.place], b.round_id,
      (select ids from given)[b.place], b.amount, b.digest, b.answer, b.description, (select at from given)
    from of_suppliers b
  )`

/**
 * Stores a refused bet with its answer, also in the place of the tombstone that its refund left. Returns 0 when another
 * call has the number by now.
 */
export const storeRefusedBet = (
  queries: Queries,
  call: BetCall,
  { answer, at }: { readonly answer: string; readonly at: Instant },
) => {
  const { supplierId, ref, memberId, amount, description } = call
  return queries.run(
    prepared(
      'casino_refused',
      sql`
        insert into casino_transaction (supplier_id, ref, kind, state, member_id, amount, digest, answer, description, at)
        values (${supplierId}::smallint, ${ref}, 'bet', 'refused', ${memberId}::bigint, ${amount}::bigint,
          ${digestOf(call)}, ${answer}, ${description ?? null}, ${timestamp(at)}::timestamptz)
        on conflict (supplier_id, ref) do update set amount = excluded.amount, digest = excluded.digest,
          answer = excluded.answer, description = excluded.description
        where casino_transaction.state = 'tombstone' and casino_transaction.digest is null
          and casino_transaction.member_id = excluded.member_id`,
    ),
  )
}

type HeldPlace = { readonly supplierId: number; readonly ref: string }

/** Marks bets whose win waits for an operator; `ref` is the win's number. */
export const markHeldBets = (tx: Tx, { supplierId, ref, bets }: HeldPlace & { bets: readonly string[] }) =>
  tx.run(sql`
    update casino_transaction t set held_by = ${ref}, is_held = true
    where t.supplier_id = ${supplierId} and t.ref = any(${bets}::text[])`)

/** Stores what became of a held win, and frees its bets. */
export async function freeHeldBets(
  tx: Tx,
  { supplierId, ref, becomes }: HeldPlace & { readonly becomes: 'done' | 'rejected' },
): Promise<void> {
  await tx.run(sql`
    update casino_transaction t set state = ${becomes} where t.supplier_id = ${supplierId} and t.ref = ${ref}`)
  await tx.run(sql`
    update casino_transaction t set is_held = false
    from casino_held_win h
    where h.supplier_id = ${supplierId} and h.ref = ${ref} and t.round_id = h.round_id
      and t.supplier_id = ${supplierId} and t.held_by = ${ref} and t.is_held`)
}
