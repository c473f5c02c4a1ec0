import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { shippedThresholds, type Thresholds } from '#domain/integrity/thresholds.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Sets thresholds of hints. */
export const setThresholds = (db: Queries, changed: Partial<Thresholds>) =>
  db.run(sql`
    insert into setting (key, value, updated_at)
    values ('integrity', ${JSON.stringify({ ...shippedThresholds, ...changed })}, now())
    on conflict (key) do update set value = excluded.value`)

/** Records that two members have logged in from one browser. */
export const shareBrowser = (db: Queries, one: MemberId, other: MemberId, at: Instant) =>
  db.run(sql`
    insert into shared_browser (member_id, other_id, day)
    select v.one, v.other, seoul_day(${timestamp(at)}::timestamptz)
    from (values (${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint)) v(one, other)
    on conflict do nothing`)

/** Inserts a case about a bet and its member, as if the integrity checks had found it. */
export const insertCaseOf = async (db: Queries, betId: string): Promise<number> => {
  const { id } = await db.one<{ id: number }>(sql`
    insert into integrity_case (kind, subject, opened_at, hinted_at)
    select 'many-small', 'outcome:' || outcome_id, now(), now() from bet_leg where bet_id = ${betId}::uuid limit 1
    returning id`)
  await db.run(sql`
    insert into integrity_hint (case_id, key, at, bets, stakes, text)
    values (${id}, 'small', now(), 8, 80000, '회원 한 명이 같은 픽에 8건을 나누어 베팅했습니다.')`)
  await db.run(sql`
    insert into integrity_bet (case_id, bet_id, fixture_id, outcome_id, member_id, stake)
    select ${id}, bet_id, fixture_id, outcome_id, member_id, 10000 from bet_leg where bet_id = ${betId}::uuid limit 1`)
  await db.run(sql`
    insert into integrity_member (case_id, member_id)
    select distinct ${id}::bigint, member_id from bet_leg where bet_id = ${betId}::uuid`)
  return id
}
