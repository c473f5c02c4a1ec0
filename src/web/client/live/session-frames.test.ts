import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'
import { readEndedStatus, readMemberFrame } from './session-frames.ts'

test('only the figures that a message brings are read', () => {
  const settled = { betId: 'b', status: 2, payout: 193_000 }
  expect(readMemberFrame({ emoney: 5, point: '7', settled })).toEqual({ emoney: 5, settled })
  expect(readMemberFrame({ unReadMessage: 2, accepted: 1 })).toEqual({ unReadMessage: 2 })
  expect(readMemberFrame({ cancelled: { betId: 'b' } })).toEqual({ cancelled: { betId: 'b' } })
  expect([readMemberFrame({ changed: 'notices' }), readMemberFrame({ changed: 'else' })]).toEqual([
    { changed: 'notices' },
    {},
  ])
  expect(readMemberFrame('x')).toEqual({})
  expect([readEndedStatus({ status: 556, text: '' }), readEndedStatus(null)]).toEqual([556, 0])
})

test('what is no JSON is nothing', () => {
  expect([readJson('{"a":1}'), readJson('{'), readJson('')]).toEqual([{ a: 1 }, undefined, undefined])
})
