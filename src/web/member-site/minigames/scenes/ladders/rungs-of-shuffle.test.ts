import { expect, test } from 'vitest'
import { kinds } from '#domain/minigames/kinds.ts'
import { numbersOfRound } from '#tests/support/draws/digests.ts'
import { rungsOfShuffle, walkFrom } from './rungs-of-shuffle.ts'

const draws = Array.from({ length: 300 }, (_, round) => kinds.speed6.draw(numbersOfRound(700, round)))

test('MINI-104 leads each of the six posts to its foot', () => {
  for (const { feet } of draws) {
    const rungs = rungsOfShuffle(feet)
    const ends = feet.map((_, post) => (walkFrom(post, rungs).at(-1)?.post ?? post) + 1)
    expect(ends).toEqual(feet)
  }
})

test('places no two rungs of a row on one post', () => {
  for (const { feet } of draws) {
    const posts = rungsOfShuffle(feet).flatMap(({ row, post }) => [`${row} ${post}`, `${row} ${post + 1}`])
    expect(new Set(posts).size).toBe(posts.length)
  }
})

test('draws no rungs for posts that lead straight down', () => {
  expect(rungsOfShuffle([1, 2, 3, 4, 5, 6])).toEqual([])
})
