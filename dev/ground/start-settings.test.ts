import { expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { silentDrand } from '#tests/support/draws/silent-drand.ts'
import { readStartSettings } from './start-settings.ts'

const DATABASE_URL = 'postgres://hanpan@db/hanpan'
const HANPAN_KEY = '0a'.repeat(32)
const HANPAN_DRAND = silentDrand
const ownFeeds = { replay: {}, inPlay: true, playMode: true }

test.each([
  ['gives the embedded database play data', {}, true, ownFeeds],
  ['gives an external database no play data', { DATABASE_URL, HANPAN_KEY, HANPAN_DRAND }, false, {}],
  [
    'gives an external database play data on request',
    { DATABASE_URL, HANPAN_PLAY_DATA: 'true' },
    true,
    ownFeeds,
  ],
  ['gives the embedded database none on request', { HANPAN_PLAY_DATA: 'false', HANPAN_DRAND }, false, {}],
])('%s', (_, env, playData, feed) => {
  expect(readStartSettings(env)).toMatchObject({ port: 3_000, playData, feed })
})

test('leaves the key unset for the embedded database', () => {
  expect(readStartSettings({}).houseKey).toBeUndefined()
})

test('starts the site with the configured key', () => {
  expect(readStartSettings({ HANPAN_KEY }).houseKey).toEqual(Buffer.alloc(32, 10))
})

test('refuses an invalid value for play data', () => {
  expect(() => readStartSettings({ HANPAN_PLAY_DATA: '2' })).toThrow(WrongSetting)
})

test('MINI-089 refuses real money without an outside beacon, in one line', () => {
  const start = () => readStartSettings({ DATABASE_URL, HANPAN_KEY })
  expect(start).toThrow(WrongSetting)
  expect(start).toThrow(/^Neither HANPAN_DRAND nor HANPAN_KEEPER is set: [^\n]+$/)
})

test.each([{ DATABASE_URL }, { DATABASE_URL, HANPAN_PLAY_DATA: '0' }])(
  'refuses an external database without a key before starting: %j',
  env => {
    expect(() => readStartSettings(env)).toThrow(WrongSetting)
    expect(() => readStartSettings(env)).toThrow('HANPAN_KEY is not set')
  },
)
