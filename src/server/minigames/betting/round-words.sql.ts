import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** The word that a member adds to the rounds they bet on; empty without one. */
export const findRoundWord = async (db: Queries, memberId: MemberId): Promise<string> =>
  (await db.maybe<{ word: string }>(sql`select word from round_word where member_id = ${memberId}`))?.word ??
  ''

/** Stores the word for future bets; existing bets keep theirs. */
export const keepRoundWord = (db: Queries, memberId: MemberId, word: string, at: Instant) =>
  db.run(sql`
    insert into round_word (member_id, word, changed_at) values (${memberId}, ${word}, ${timestamp(at)})
    on conflict (member_id) do update set word = excluded.word, changed_at = excluded.changed_at`)
