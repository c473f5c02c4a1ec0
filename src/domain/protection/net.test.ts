import { expect, test } from 'vitest'
import { netOf } from './net.ts'

test('the net position is payouts less stakes', () => {
  expect([netOf({ staked: 30_000, returned: 12_000 }), netOf({ staked: 0, returned: 0 })]).toEqual([
    -18_000, 0,
  ])
})
