import { expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { readStartSettings } from './start-settings.ts'

const DATABASE_URL = 'postgres://hanpan@db/hanpan'
const HANPAN_KEY = '0a'.repeat(32)
const ownFeeds = { replay: {}, inPlay: true, playMode: true }

test.each([
  ['gives the embedded database play data', {}, true, ownFeeds],
  ['gives an external database no play data', { DATABASE_URL, HANPAN_KEY }, false, {}],
  [
    'gives an external database play data on request',
    { DATABASE_URL, HANPAN_PLAY_DATA: 'true' },
    true,
    ownFeeds,
  ],
  ['gives the embedded database none on request', { HANPAN_PLAY_DATA: 'false' }, false, {}],
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

test.each([{ DATABASE_URL }, { DATABASE_URL, HANPAN_PLAY_DATA: '0' }])(
  'refuses an external database without a key before starting: %j',
  env => {
    expect(() => readStartSettings(env)).toThrow(WrongSetting)
    expect(() => readStartSettings(env)).toThrow('HANPAN_KEY is not set')
  },
)
