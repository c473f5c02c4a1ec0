import type { CashReason } from '#contract/cashier/cash-reasons.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

export const listReasons = (db: Queries) =>
  db.many<CashReason>(sql`select id, direction, use, text from cash_reason order by direction, use desc, id`)

/** Locks the reasons against other writers until the transaction ends. */
export const lockReasons = (tx: Tx) => tx.run(sql`lock table cash_reason in share row exclusive mode`)

export const insertReason = (tx: Tx, { direction, use, text }: Omit<CashReason, 'id'>) =>
  tx.one<{ id: number }>(
    sql`insert into cash_reason (direction, use, text) values (${direction}, ${use}, ${text}) returning id`,
  )

export const updateReason = (tx: Tx, id: number, text: string) =>
  tx.run(sql`update cash_reason set text = ${text} where id = ${id}`)

export const deleteReasonRow = (tx: Tx, id: number) => tx.run(sql`delete from cash_reason where id = ${id}`)
