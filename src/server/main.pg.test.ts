import { expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { playKey } from '#server/platform/process/seal.ts'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { startServer } from './main.ts'

const database = useDatabase()

const member = { userId: 'demo', password: 'play-1234', note: '회원' }
const operator = { userId: 'admin', password: 'play-1234', note: '관리자' }

test.each([
  [{ playMode: true }, true],
  [{ playMode: false }, false],
  [{}, false],
])(
  'shows play mode and its logins only where the server is configured for it: %j',
  async (options, playMode) => {
    const { port, close } = await startServer({
      databaseUrl: database.url,
      port: 0,
      host: '127.0.0.1',
      logLevel: 'error',
      houseKey: Buffer.alloc(32, 7),
      playLogins: [member, { ...operator, staff: true }],
      ...options,
    })
    const answer = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/${path}`)).json()
    expect(await answer('settingSignUp')).toMatchObject({ playMode, playLogins: playMode ? [member] : [] })
    expect(await answer('setting/staffLogins')).toEqual(playMode ? [operator] : [])
    await close()
  },
)

test.each([
  ['no key', {}],
  ['the key in the source', { houseKey: playKey }],
])('outside play mode a site with %s does not start', async (_, key) => {
  const started = startServer({ databaseUrl: database.url, port: 0, logLevel: 'error', ...key })
  await expect(started).rejects.toThrow(WrongSetting)
})

test('MINI-089 with real money a site whose draws follow from its bets alone does not start', async () => {
  const started = startServer({
    databaseUrl: database.url,
    port: 0,
    logLevel: 'error',
    houseKey: Buffer.alloc(32, 7),
    rounds: {},
  })
  await expect(started).rejects.toThrow('Neither HANPAN_DRAND nor HANPAN_KEEPER is set')
})

test('a busy node opens no more connections than its budget', async () => {
  const { port, close } = await startServer({
    databaseUrl: database.url,
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    houseKey: Buffer.alloc(32, 7),
    connections: 15,
    playMode: true,
    rounds: {},
  })
  const signUp = (n: number) =>
    fetch(`http://127.0.0.1:${port}/api/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
      body: JSON.stringify({ userId: `stranger${n}`, password: 'play-1234' }),
    }).then(answer => answer.text())
  await Promise.all(Array.from({ length: 100 }, (_, n) => signUp(n)))
  const { count } = await database.db.one<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await close()
  const ofNode = count - (database.db.pool().connections - 1)
  expect(ofNode).toBeLessThanOrEqual(15)
  expect(ofNode).toBeGreaterThan(5)
})
