import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { readFeed } from './feed-setting.ts'

const ownFeeds = { replay: {}, inPlay: true, playMode: true }
const ACCOUNT = { LSPORTS_USERNAME: 'me', LSPORTS_PASSWORD: 'secret', LSPORTS_INPLAY_PACKAGE: '42' }

test('the feed is the setting, else the default, else none', () => {
  expect(readFeed({ HANPAN_FEED: 'replay' })).toEqual(ownFeeds)
  expect(readFeed({ HANPAN_FEED: '' }, 'replay')).toEqual(ownFeeds)
  expect(readFeed({})).toEqual({})
  expect(readFeed({ HANPAN_FEED: 'lsports', ...ACCOUNT }, 'replay')).toMatchObject({
    lsports: { userName: 'me' },
  })
})

test.each(['xyz', 'Lsports', 'toString'])('%s is an unknown feed: the error lists the known ones', feed => {
  expect(() => readFeed({ HANPAN_FEED: feed }, 'replay')).toThrow(
    new WrongSetting(`HANPAN_FEED=${feed} is no feed: give lsports, or replay for our own.`),
  )
})

test('replays a folder of public season files in addition', () => {
  expect(readFeed({ HANPAN_REPLAY: import.meta.dirname }, 'replay')).toMatchObject({
    replay: { folder: import.meta.dirname },
  })
})

test.each([
  ['missing', join(import.meta.dirname, 'missing')],
  ['a file', import.meta.filename],
  ['below a file', join(import.meta.filename, 'below')],
])('refuses a folder that is %s', (_, folder) => {
  expect(() => readFeed({ HANPAN_REPLAY: folder })).toThrow(
    new WrongSetting(`HANPAN_REPLAY=${folder} is no folder: name one with public season files, or none.`),
  )
})
