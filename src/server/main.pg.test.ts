import { expect, test } from 'vitest'
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
  'the pages say that it is play, and give its logins at their own doors, only where the server is told so: %j',
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
  ['the key that is in the source', { houseKey: playKey }],
])('outside play data a site with %s does not start', async (_, key) => {
  const started = startServer({ databaseUrl: database.url, port: 0, logLevel: 'error', ...key })
  await expect(started).rejects.toThrow(WrongSetting)
})
