import { beforeAll, expect, test } from 'vitest'
import { seedSignUps } from '#dev/play/seed-sign-ups.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let token = ''
beforeAll(async () => {
  token = await house.logIn('admin')
  await seedSignUps(house.deps)
})

const ask = (list: string, filter: object = {}, by = token) =>
  house.post(`admin/exports/${list}`, { filter, reason: '내부 감사' }, { token: by })

/** The lines of a table, without the last line break. */
async function linesOf(list: string, filter: object = {}): Promise<string[]> {
  const answer = await ask(list, filter)
  expect(answer.status, list).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = Buffer.from(await answer.arrayBuffer())
  // Byte order mark, by which spreadsheets detect UTF-8.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return bytes.subarray(3).toString().split('\r\n').slice(0, -1)
}

const lastExport = async () => {
  const answer = await house.get('admin/acts?act=export-list', { token })
  return (await answer.json()).acts[0]
}

test('X3 exports every list of the desk with its filter, and logs the filter and the row count', async () => {
  const lists = ['members', 'bets', 'acts', 'logins', 'sign-ups', 'customer', 'approvals', 'liability']
  for (const list of lists) expect((await linesOf(list))[0], list).toMatch(/[가-힣]/)
  const members = await linesOf('members', { search: 'demo', level: 5 })
  expect(members).toHaveLength(2)
  expect(members[1]).toMatch(/^\d+,demo5,/)
  expect(await lastExport()).toMatchObject({
    operator: 'admin',
    subject: 'list:members',
    reason: '내부 감사',
    after: { search: 'demo', level: 5, rows: 1 },
  })
  const waiting = await (await house.get('admin/members/sign-ups', { token })).json()
  expect((await linesOf('sign-ups')).length).toBe(waiting.totalCount + 1)
})

test('exports a list longer than a chunk completely, each row once, in list order', async () => {
  await database.db.run(sql`
    insert into login_event (at, what, member_id, name, address, agent)
    select now() - n * interval '1 second', 'mismatch', null, 'guess' || n, '198.51.100.7', 'Chrome · Windows'
    from generate_series(1, 1234) n`)
  const rows = (await linesOf('logins', { address: '198.51.100.7' })).slice(1)
  expect(rows).toHaveLength(1_234)
  expect(new Set(rows.map(row => row.split(',')[2])).size).toBe(1_234)
})

test('exports bets with their members and first picks, and escapes names that are formulas', async () => {
  const member = await aBettor(house)
  await database.db.run(sql`
    update member set nickname = '=HYPERLINK("x"),a' where id = ${member.memberId}`)
  await bet(house, member, slip(member, [{ fixture: await anOfferedFixture(house, { home: '부천' }) }]))
  const [, row = ''] = await linesOf('bets', { member: String(member.memberId) })
  expect(row).toContain(`"'=HYPERLINK(""x""),a"`)
  expect(row).toContain('부천')
  expect((await linesOf('liability')).join('\n')).toContain('부천')
})

test('ROLE-006 X3 only operators who may read a list export it, with a reason, and a refusal is not logged', async () => {
  const member = await house.logIn('demo')
  const before = (await lastExport()).id
  expect((await ask('members', {}, member)).status).toBe(403)
  expect((await house.post('admin/exports/members', { filter: {}, reason: '가' }, { token })).status).toBe(
    400,
  )
  expect((await house.post('admin/exports/members', { reason: '내부 감사' }, { token })).status).toBe(400)
  expect((await ask('members', { level: 99 })).status).toBe(400)
  const content = await house.logIn('content')
  expect((await ask('members', {}, content)).status).toBe(403)
  expect((await lastExport()).id).toBe(before)
  expect((await ask('members', {}, await house.logIn('admin1'))).status).toBe(200)
})
