import { expect, test } from 'vitest'
import { labelledBars, netOf, shortSignedWord, signedWord } from './net.ts'

test('the net position is what came back less what was staked, with its sign', () => {
  expect([netOf({ staked: 30_000, returned: 12_000 }), netOf({ staked: 0, returned: 0 })]).toEqual([
    -18_000, 0,
  ])
  expect([1_234_567, -18_000, 0].map(signedWord)).toEqual(['+1,234,567', '−18,000', '0'])
  expect([1_234_567, -18_999, 9_999, -500].map(shortSignedWord)).toEqual(['+123만', '−1만', '+9,999', '−500'])
})

test('the highest and the lowest bar say how much they are; nothing is said of none', () => {
  expect([...labelledBars([0, 5, -3, 5, -1])]).toEqual([3, 2])
  expect([...labelledBars([0, 0])]).toEqual([])
  expect([...labelledBars([-4, 0])]).toEqual([0])
})
