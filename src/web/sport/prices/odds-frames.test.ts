import { expect, test } from 'vitest'
import { createSeqGate, readOddsFrame } from './odds-frames.ts'

test('reads odds in exact hundredths, with status and ids beyond 2^53 as text', () => {
  const frame = {
    fixtureId: 17,
    seq: 4,
    after: 3,
    changes: [
      ['9007199254740993', 1.85, 3, 1],
      [9, 21.1, 1, 2],
      [10, 2, 5, 3],
    ],
  }
  expect(readOddsFrame(frame)).toEqual({
    fixtureId: 17,
    seq: 4,
    after: 3,
    quotes: [
      { outcomeId: '9007199254740993', odds: 185, version: 3, status: 'open' },
      { outcomeId: '9', odds: 2110, version: 1, status: 'suspended' },
      { outcomeId: '10', odds: 200, version: 5, status: 'closed' },
    ],
  })
})

test('drops malformed odds', () => {
  const changes = [null, 1, [], ['a', 0.5, 1, 1], ['a', 1.855, 1, 1], ['a', '1.85', 1, 1], ['a', 1.85, 1, 9]]
  expect(readOddsFrame({ fixtureId: 1, seq: 1, changes })?.quotes).toEqual([])
  for (const data of [undefined, null, 7, [], {}, { changes: [] }])
    expect(readOddsFrame(data)).toBeUndefined()
})

test('orders the messages of a fixture, and accepts a snapshot of the newest again', () => {
  const placeOf = createSeqGate()
  const place = (fixtureId: number, seq: number, after = 0, isSnapshot = false) =>
    placeOf({ fixtureId, seq, after }, isSnapshot)
  expect(place(1, 5, 0, true)).toBe('news')
  expect(place(1, 5)).toBe('old')
  expect(place(1, 5, 0, true)).toBe('news')
  expect(place(1, 4, 0, true)).toBe('old')
  expect(place(1, 6, 5)).toBe('news')
  expect(place(2, 1)).toBe('news')
})

test('reports a missing message as a gap, once', () => {
  const placeOf = createSeqGate()
  expect(placeOf({ fixtureId: 1, seq: 5, after: 0 }, true)).toBe('news')
  expect(placeOf({ fixtureId: 1, seq: 9, after: 7 }, false)).toBe('gap')
  expect(placeOf({ fixtureId: 1, seq: 10, after: 9 }, false)).toBe('news')
  // Scores count too, so sequence numbers may jump without a price change.
  expect(placeOf({ fixtureId: 1, seq: 14, after: 10 }, false)).toBe('news')
  expect(placeOf({ fixtureId: 1, seq: 20, after: 0 }, true)).toBe('news')
  expect(placeOf({ fixtureId: 1, seq: 22, after: 18 }, false)).toBe('news')
})
