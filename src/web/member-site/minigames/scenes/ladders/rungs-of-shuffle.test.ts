import { expect, test } from 'vitest'
import { kinds } from '#domain/minigames/kinds.ts'
import { numbersOfRound } from '#tests/support/draws/digests.ts'
import { rungsOfShuffle, walkFrom } from './rungs-of-shuffle.ts'

const draws = Array.from({ length: 300 }, (_, round) => kinds.speed6.draw(numbersOfRound(700, round)))

test('MINI-104 by the rungs of a shuffle each of the six posts leads to its foot', () => {
  for (const { feet } of draws) {
    const rungs = rungsOfShuffle(feet)
    const ends = feet.map((_, post) => (walkFrom(post, rungs).at(-1)?.post ?? post) + 1)
    expect(ends).toEqual(feet)
  }
})

test('no two rungs of a row share a post, so that nobody has to choose', () => {
  for (const { feet } of draws) {
    const posts = rungsOfShuffle(feet).flatMap(({ row, post }) => [`${row} ${post}`, `${row} ${post + 1}`])
    expect(new Set(posts).size).toBe(posts.length)
  }
})

test('posts that lead straight down have no rungs', () => {
  expect(rungsOfShuffle([1, 2, 3, 4, 5, 6])).toEqual([])
})
