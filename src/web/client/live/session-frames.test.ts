import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'
import { readEndedStatus, readMemberFrame } from './session-frames.ts'

test('reads only valid fields of a member message', () => {
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

test('returns undefined for invalid JSON', () => {
  expect([readJson('{"a":1}'), readJson('{'), readJson('')]).toEqual([{ a: 1 }, undefined, undefined])
})
