import { expect, test } from 'vitest'
import { readOwnBets } from './own-bets.ts'

const read = (stored: string | null) => readOwnBets({ getItem: () => stored })

test('restores the waiting bets of this window with their pages', () => {
  expect(read('[{"key":"a","page":"live"},{"key":"b","page":"inplay"}]')).toEqual([
    { key: 'a', page: 'live' },
    { key: 'b', page: 'inplay' },
  ])
})

test.each([null, '', '{', '7', '{"key":"a"}', '[1,null,{"key":1,"page":"live"},{"key":"a","page":"cross"}]'])(
  'ignores invalid stored entries: %s',
  stored => {
    expect(read(stored)).toEqual([])
  },
)
