import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type Sealed = { readonly phoneSealed: Buffer | null; readonly birthDate: string | null }

/** The stored personal data, encrypted. */
export const findSealed = (db: Queries, id: MemberId) =>
  db.maybe<Sealed>(sql`
    select phone_sealed as "phoneSealed", to_char(birth_date, 'YYYY-MM-DD') as "birthDate"
    from member where id = ${id}`)

export type NewNote = {
  readonly memberId: MemberId
  readonly operatorId: MemberId
  readonly key: string
  readonly text: string
}

/** Undefined if the operator has already used the key. */
export const insertNote = (tx: Tx, { memberId, operatorId, key, text }: NewNote, at: Instant) =>
  tx.maybe<{ id: number }>(sql`
    insert into member_note (member_id, operator_id, key, text, written_at)
    values (${memberId}, ${operatorId}, ${key}, ${text}, ${timestamp(at)})
    on conflict (operator_id, key) do nothing returning id`)

export const findNote = (tx: Tx, operatorId: MemberId, key: string) =>
  tx.one<{ memberId: MemberId; text: string }>(sql`
    select member_id as "memberId", text from member_note where operator_id = ${operatorId} and key = ${key}`)

export type NoteRow = {
  readonly id: number
  readonly operator: string
  readonly text: string
  readonly writtenAt: Instant
}

/** Newest first. */
export const noteList = pagedList<NoteRow, MemberId>({
  from: sql`member_note n`,
  where: id => sql`n.member_id = ${id}`,
  rows: (where, part) => sql`
    select n.id, o.user_id as operator, n.text, n.written_at as "writtenAt"
    from member_note n join member o on o.id = n.operator_id
    where ${where} order by n.id desc ${part}`,
})

/** Money or points moved manually by an operator. */
export type HandMove = {
  readonly ref: string
  readonly operatorId: MemberId
  readonly key: string
  readonly memberId: MemberId
  readonly purse: 'wallet' | 'points'
  readonly way: 'credit' | 'debit'
  /** Won or points. */
  readonly amount: number
  readonly reason: string
  readonly balance: number
}

export const findMove = (tx: Tx, operatorId: MemberId, key: string) =>
  tx.maybe<HandMove>(sql`
    select ref, operator_id as "operatorId", key, member_id as "memberId", purse, way, amount, reason, balance
    from hand_move where operator_id = ${operatorId} and key = ${key}`)

export const insertMove = (tx: Tx, move: HandMove, at: Instant) =>
  tx.run(sql`
    insert into hand_move (ref, operator_id, key, member_id, purse, way, amount, reason, balance, moved_at)
    values (${move.ref}, ${move.operatorId}, ${move.key}, ${move.memberId}, ${move.purse}, ${move.way},
      ${move.amount}, ${move.reason}, ${move.balance}, ${timestamp(at)})`)
