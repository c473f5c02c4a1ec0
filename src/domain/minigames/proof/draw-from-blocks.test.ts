import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { findKind } from '../kinds.ts'
import { drawFromBlocks } from './draw-from-blocks.ts'

const dice = findKind('dice')
const keno = findKind('speed-keno')
assert(dice && keno, 'kinds')

/** Above the largest multiple of 6 below 2^32, so the word is rejected. */
const TOO_HIGH = [0xff, 0xff, 0xff, 0xff]
const SEVEN = [0, 0, 0, 7]

test('reports a dropped word with the number that is drawn after it', () => {
  expect(drawFromBlocks(dice, [Uint8Array.from([...TOO_HIGH, ...SEVEN])])).toEqual({
    draw: { die: 2 },
    numbers: [{ range: 6, dropped: [2 ** 32 - 1], word: 7, number: 1 }],
    blocksUsed: 1,
  })
})

test('too few blocks give no draw, and extra blocks are ignored', () => {
  const block = Uint8Array.from({ length: 32 }, (_, place) => place)
  expect(drawFromBlocks(keno, [block, block])).toBeUndefined()
  expect(drawFromBlocks(keno, [block, block, block, block])?.blocksUsed).toBe(3)
  expect(drawFromBlocks(dice, [Uint8Array.from(TOO_HIGH)])).toBeUndefined()
})
