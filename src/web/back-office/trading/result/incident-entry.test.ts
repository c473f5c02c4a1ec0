import { expect, test } from 'vitest'
import { entryOfIncidents, readIncidentEntry } from './incident-entry.ts'

test('reads the incidents of a result back unchanged', () => {
  const told = {
    firstGoal: 'home',
    lastGoal: 'away',
    corners: { 10: [3, 2], 100: [7, 5] },
    cards: { 100: [2, 4] },
    scoringOrder: ['home', 'away'],
    kills: { 1: [20, 12] },
    firsts: { 'kill:1': 'home', corner: 'none' },
  }
  expect(readIncidentEntry(entryOfIncidents(told))).toEqual(told)
  expect(
    readIncidentEntry(entryOfIncidents({ mercyRule: true, retired: 'away', scheduledInnings: 7 })),
  ).toEqual({
    mercyRule: true,
    retired: 'away',
    scheduledInnings: 7,
  })
})

test('reads empty fields as no incidents and drops invalid ones', () => {
  expect(readIncidentEntry(entryOfIncidents({}))).toEqual({})
  expect(
    readIncidentEntry(entryOfIncidents({ firstGoal: 'nobody', corners: [1], kills: { 1: ['a', 2] } })),
  ).toEqual({})
})

test('refuses a half-filled count', () => {
  const entry = { ...entryOfIncidents({}), corners: { 10: ['3', ''] } as const }
  expect(readIncidentEntry(entry)).toBeUndefined()
})
