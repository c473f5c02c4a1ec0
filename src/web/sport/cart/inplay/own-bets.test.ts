import { expect, test } from 'vitest'
import { readOwnBets } from './own-bets.ts'

const read = (stored: string | null) => readOwnBets({ getItem: () => stored })

test('a window finds the waiting bets it sent again, and the page of each', () => {
  expect(read('[{"key":"a","page":"live"},{"key":"b","page":"inplay"}]')).toEqual([
    { key: 'a', page: 'live' },
    { key: 'b', page: 'inplay' },
  ])
})

test.each([null, '', '{', '7', '{"key":"a"}', '[1,null,{"key":1,"page":"live"},{"key":"a","page":"cross"}]'])(
  'what is none of ours is left out: %s',
  stored => {
    expect(read(stored)).toEqual([])
  },
)
