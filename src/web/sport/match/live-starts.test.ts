import { expect, test } from 'vitest'
import { parseSeoul } from '#domain/korean-formats.ts'
import { startInForce, takeStart } from './live-starts.ts'

const frame = (fixtureId: number, seq: number, startdate: string, status = 1) => ({
  fixtureId,
  seq,
  status,
  startdate,
  suspended: false,
  bettingStop: null,
  board: true,
})
const at = (text: string) => {
  const read = parseSeoul(text)
  if (read === undefined) throw new Error(`no instant: ${text}`)
  return read
}
const listed = { startsAt: at('2026-11-21 12:00:00'), play: 'before' } as const

test('TIME-006 the start that was told last is in force, whichever frame comes last', () => {
  expect(startInForce({ ...listed, fixtureId: 1 })).toMatchObject(listed)
  takeStart(frame(1, 4, '2026-11-21 11:00:00'))
  takeStart(frame(1, 3, '2026-11-21 13:00:00'))
  expect(startInForce({ ...listed, fixtureId: 1 }).startsAt).toBe(at('2026-11-21 11:00:00'))
  expect(startInForce({ ...listed, fixtureId: 2 }).startsAt).toBe(listed.startsAt)
})

test('TIME-007 a match that has begun before its hour is no longer before the start', () => {
  takeStart(frame(3, 1, '2026-11-21 12:00:00', 2))
  expect(startInForce({ ...listed, fixtureId: 3 }).play).toBe('in-play')
})

test('what is no frame of a fixture, or names no moment, changes nothing', () => {
  for (const wrong of [null, {}, { fixtureId: 4 }, { ...frame(4, 1, ''), startdate: 7 }, frame(4, 1, '내일')])
    takeStart(wrong)
  expect(startInForce({ ...listed, fixtureId: 4 })).toMatchObject(listed)
})
