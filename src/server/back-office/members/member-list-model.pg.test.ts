import { expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { join, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import type { MembersFilter, MembersSort } from './member-list.sql.ts'
import { readMembers } from './read-members.ts'

const database = useDatabase()
const clock = testClock()
const alive = { now: clock.now(), activeSince: instant(clock.now() - 30 * MINUTE) }

const MEMBERS = 300
const LISTS = 150

/** Names in both cases and scripts, every seventh member without accounts, some with logins and sessions. */
async function insertMembers(tx: Tx): Promise<void> {
  await tx.run(sql`
    insert into member (uid, user_id, nickname, password_hash, kind, level, status, recommender_code, joined_at,
      activated_at, updated_at, last_login_at)
    select gen_random_uuid(), 'Abc' || n * 37 % 101 || 'x' || n, '별Xy' || n, '', 'member', 1 + n % 4,
      case when n % 5 = 0 then 'blocked' else 'active' end, 'MODEL' || n, now(), now(), now(),
      case when n % 3 > 0 then now() - n * 17 % 90 * interval '1 hour' end
    from generate_series(1, ${MEMBERS}::integer) n`)
  await tx.run(sql`
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    select ledger_wallet(id), 'member:' || id || ':wallet', id, 'wallet', 'won', id * 7919 % 50 * 1000 from member
    where id % 7 > 0 and user_id like 'Abc%'`)
  await tx.run(sql`
    insert into account_event (member_id, at, what, address, agent)
    select id, now(), case when id % 2 = 0 then 'login' else 'password-changed' end, ('10.0.0.' || id % 4)::inet, 'test'
    from member where id % 3 = 0`)
  await tx.run(sql`
    insert into session (token_hash, member_id, began_at, active_at, expires_at, ip)
    select sha256(user_id::bytea), id, ${timestamp(clock.now())}, ${timestamp(clock.now())},
      ${timestamp(instant(clock.now() + MINUTE))}, ('10.0.1.' || id % 3)::inet
    from member where id % 6 = 0 and user_id like 'Abc%'`)
}

/** The same result by checking each member. */
async function byEach(
  tx: Tx,
  filter: MembersFilter,
  sort: MembersSort,
  part: { limit: number; offset: number },
) {
  const { search, state, level, only } = filter
  const conditions: Sql[] = [sql`true`]
  if (search)
    conditions.push(sql`
      (strpos(lower(m.user_id), lower(${search})) > 0 or strpos(lower(m.nickname), lower(${search})) > 0
        or m.recommender_code = upper(${search}) or m.id::text = ${search}
        or exists (select from account_event e where e.member_id = m.id and host(e.address) = ${search})
        or exists (select from session s where s.member_id = m.id and host(s.ip) = ${search}))`)
  if (state) conditions.push(sql`m.status = ${state}`)
  if (level) conditions.push(sql`m.level = ${level}`)
  if (only) conditions.push(sql`exists (select from session s where s.member_id = m.id)`)
  const keys = { joined: sql`m.id`, login: sql`m.last_login_at`, balance: sql`w.balance` }
  const rows = await tx.many<{ id: number }>(sql`
    select m.id from member m left join ledger_account w on w.member_id = m.id and w.kind = 'wallet'
    where ${join(conditions, ' and ')} order by ${keys[sort]} desc nulls last, m.id desc`)
  return { ids: rows.map(({ id }) => id).slice(part.offset, part.offset + part.limit), count: rows.length }
}

test('a member list returns the same members as a check of each, for any filter', async () => {
  const random = randomSource(64)
  const sometimes = <T>(value: T): T | undefined => (random() < 0.4 ? value : undefined)
  const one = <T>(...list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  await database.db.transaction(async tx => {
    await insertMembers(tx)
    await tx.run(
      sql`delete from session where member_id in (select id from member where user_id not like 'Abc%')`,
    )
    for (let count = 0; count < LISTS; count++) {
      const search = sometimes(
        one('abc1', 'X7', '별xy2', 'none', 'model12', '17', '10.0.0.2', '10.0.1.1', 'ABC', 'x1'),
      )
      const state = sometimes(one('active', 'blocked') as 'active' | 'blocked')
      const filter = { search, state, level: sometimes(one(1, 2, 4)), only: sometimes('online' as const) }
      const sort = one<MembersSort>('joined', 'balance', 'login')
      const part = { limit: 15, offset: one(0, 0, 15, 60, 285) }
      const expected = await byEach(tx, filter, sort, part)
      const { rows, totalCount } = await readMembers(
        { db: { ...database.db, ...tx }, members: { alive: () => alive } },
        filter,
        { ...part, sort },
      )
      expect([rows.map(({ id }) => id), totalCount], JSON.stringify({ filter, sort, part })).toEqual([
        expected.ids,
        expected.count,
      ])
    }
    return { ok: false } as const
  })
})
