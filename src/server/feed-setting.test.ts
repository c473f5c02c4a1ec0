import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { readFeed } from './feed-setting.ts'

const ownFeeds = { replay: {}, inPlay: true, playMode: true }
const ACCOUNT = { LSPORTS_USERNAME: 'me', LSPORTS_PASSWORD: 'secret', LSPORTS_INPLAY_PACKAGE: '42' }

test('matches come from what is set, else from what is usual, else from nowhere', () => {
  expect(readFeed({ HANPAN_FEED: 'replay' })).toEqual(ownFeeds)
  expect(readFeed({ HANPAN_FEED: '' }, 'replay')).toEqual(ownFeeds)
  expect(readFeed({})).toEqual({})
  expect(readFeed({ HANPAN_FEED: 'lsports', ...ACCOUNT }, 'replay')).toMatchObject({
    lsports: { userName: 'me' },
  })
})

test.each(['xyz', 'Lsports', 'toString'])('%s is no feed: the known ones are named', feed => {
  expect(() => readFeed({ HANPAN_FEED: feed }, 'replay')).toThrow(
    new WrongSetting(`HANPAN_FEED=${feed} is no feed: give lsports, or replay for our own.`),
  )
})

test('a folder of public season files is replayed besides', () => {
  expect(readFeed({ HANPAN_REPLAY: import.meta.dirname }, 'replay')).toMatchObject({
    replay: { folder: import.meta.dirname },
  })
})

test.each([
  ['missing', join(import.meta.dirname, 'missing')],
  ['a file', import.meta.filename],
  ['below a file', join(import.meta.filename, 'below')],
])('a folder that is %s is refused', (_, folder) => {
  expect(() => readFeed({ HANPAN_REPLAY: folder })).toThrow(
    new WrongSetting(`HANPAN_REPLAY=${folder} is no folder: name one with public season files, or none.`),
  )
})
