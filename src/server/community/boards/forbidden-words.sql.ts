import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The forbidden words, as operators wrote them. */
export const listWords = async (db: Queries): Promise<readonly string[]> =>
  (await db.many<{ word: string }>(sql`select word from board_word order by form`)).map(({ word }) => word)

/** Returns the number of inserted words: 0 or 1. */
export const insertWord = (tx: Tx, form: string, word: string, at: Instant) =>
  tx.run(sql`
    insert into board_word (form, word, added_at) values (${form}, ${word}, ${timestamp(at)}) on conflict do nothing`)

export const deleteWord = (tx: Tx, form: string) => tx.run(sql`delete from board_word where form = ${form}`)

/** Locks the list until the transaction ends. */
export const lockWords = (tx: Tx) => tx.run(sql`lock table board_word in share row exclusive mode`)
