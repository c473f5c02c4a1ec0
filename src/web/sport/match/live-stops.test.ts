import { beforeEach, expect, test } from 'vitest'
import { takeStop, useLiveStops } from './live-stops.ts'

const frame = (seq: number, bettingStop: string | null) => ({
  fixtureId: 7,
  seq,
  status: 2,
  startdate: '2026-11-21 12:00:00',
  suspended: bettingStop !== null,
  bettingStop,
  board: false,
})
const known = () => useLiveStops.getState()[7]

beforeEach(() => useLiveStops.setState({}, true))

test('uses the newest stop, whichever message arrives last', () => {
  takeStop(frame(4, 'silence'), 1)
  takeStop(frame(3, null), 2)
  expect(known()).toEqual({ suspended: true, bettingStop: 'silence', seq: 4, at: 1 })
  takeStop(frame(5, null), 3)
  expect(known()).toEqual({ suspended: false, bettingStop: null, seq: 5, at: 3 })
})

test('ignores malformed stop messages', () => {
  for (const wrong of [null, 7, 'x', {}, { fixtureId: 7 }, { ...frame(1, null), suspended: 'no' }])
    takeStop(wrong, 1)
  expect(known()).toBe(undefined)
})
