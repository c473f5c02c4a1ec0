import { expect, test } from 'vitest'
import { BASEBALL, FOOTBALL, TENNIS } from '#domain/sports/sports.ts'
import { entryOf, readSheetEntry, unfinishedEnd, withPoints } from './sheet-entry.ts'

test('reads the filled periods into the sheet and omits empty ones', () => {
  const entry = { 10: ['1', '0'], 20: ['1', '2'], 40: ['', ''] } as const
  expect(readSheetEntry(FOOTBALL, entry)).toEqual({ ok: true, sheet: { 10: [1, 0], 20: [1, 2] } })
})

test('refuses a missing side and a contradictory sheet with Korean texts', () => {
  expect(readSheetEntry(FOOTBALL, { 10: ['1', ''] })).toEqual({
    ok: false,
    error: '구간마다 홈과 원정 스코어를 모두 입력해 주세요.',
  })
  expect(readSheetEntry(FOOTBALL, { 10: ['1', '0'], 20: ['1', '2'], 100: ['2', '1'] })).toEqual({
    ok: false,
    error: '종료 스코어가 구간 스코어의 합과 다릅니다',
  })
  expect(readSheetEntry(FOOTBALL, {})).toEqual({ ok: false, error: '스코어가 없습니다' })
})

test('writes and reads x for a half inning without a home at-bat', () => {
  const innings = Array.from({ length: 9 }, (_, at) => ({ code: at + 1, home: at === 8 ? null : 1, away: 0 }))
  const read = readSheetEntry(BASEBALL, entryOf(innings))
  expect(read).toMatchObject({ ok: true, sheet: { 9: [null, 0] } })
})

test('accepts only digits and x in a field', () => {
  expect(withPoints({}, 10, 0, '1a2')).toEqual({ 10: ['12', ''] })
  expect(withPoints({ 10: ['12', ''] }, 10, 1, 'X')).toEqual({ 10: ['12', 'x'] })
})

test('handbook 1.12 refuses an unfinished tennis sheet as played, and accepts it as a retirement', () => {
  const entry = { 1: ['7', '5'], 2: ['3', '2'] } as const
  expect(unfinishedEnd(TENNIS, entry)).toBe('2세트는 3:2에서 끝날 수 없습니다')
  expect(readSheetEntry(TENNIS, entry).ok).toBe(false)
  expect(readSheetEntry(TENNIS, entry, { retired: 'away' }).ok).toBe(true)
  expect(unfinishedEnd(TENNIS, { 1: ['7', '5'], 2: ['6', '2'] })).toBeUndefined()
})
