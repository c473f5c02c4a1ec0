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

test('TIME-006 uses the newest start time, whichever message arrives last', () => {
  expect(startInForce({ ...listed, fixtureId: 1 })).toMatchObject(listed)
  takeStart(frame(1, 4, '2026-11-21 11:00:00'))
  takeStart(frame(1, 3, '2026-11-21 13:00:00'))
  expect(startInForce({ ...listed, fixtureId: 1 }).startsAt).toBe(at('2026-11-21 11:00:00'))
  expect(startInForce({ ...listed, fixtureId: 2 }).startsAt).toBe(listed.startsAt)
})

test('TIME-007 treats a match that began early as in play', () => {
  takeStart(frame(3, 1, '2026-11-21 12:00:00', 2))
  expect(startInForce({ ...listed, fixtureId: 3 }).play).toBe('in-play')
})

test('ignores malformed start messages', () => {
  for (const wrong of [null, {}, { fixtureId: 4 }, { ...frame(4, 1, ''), startdate: 7 }, frame(4, 1, '내일')])
    takeStart(wrong)
  expect(startInForce({ ...listed, fixtureId: 4 })).toMatchObject(listed)
})
