import { expect, test } from 'vitest'
import { HOUR, instant } from '../instant.ts'
import { hiddenUntil, isPopupDue, popupPlaces, standsOver, takeOverTimes } from './popup-lifecycle.ts'

const now = instant(Date.parse('2026-11-21T12:00:00+09:00'))
const past = instant(now - 1)
const future = instant(now + 1)

test.each([
  [past, true, true],
  [past, false, false],
  [future, true, false],
  [future, false, false],
])('POPUP-006 a popup whose time is %d and whose flag is %s shows: %s', (until, visible, shows) => {
  expect(isPopupDue({ visible, hiddenUntil: until }, now)).toBe(shows)
})

test('POPUP-007 no hide time and the current time count as passed', () => {
  expect(isPopupDue({ visible: true, hiddenUntil: undefined }, now)).toBe(true)
  expect(isPopupDue({ visible: true, hiddenUntil: now }, now)).toBe(true)
})

test('POPUP-008 POPUP-010 a hidden popup shows again after six hours', () => {
  const until = hiddenUntil(now)
  expect(until - now).toBe(6 * HOUR)
  expect(isPopupDue({ visible: true, hiddenUntil: until }, instant(now + 6 * HOUR - 1))).toBe(false)
  expect(isPopupDue({ visible: true, hiddenUntil: until }, instant(now + 6 * HOUR))).toBe(true)
})

test('POPUP-013 a new list keeps the times of the same indexes', () => {
  expect(takeOverTimes(['t0', 't1'], ['a', 'b', 'own'])).toEqual(['t0', 't1', 'own'])
  expect(takeOverTimes(['t0', undefined, 't2'], ['a', 'b'])).toEqual(['t0', undefined])
  expect(takeOverTimes([], ['own'])).toEqual(['own'])
})

test('POPUP-004 POPUP-014 site popups show on every page, charge popups on the two charge pages only', () => {
  for (const path of ['/', '/free', '/charge', '/chargeCrypto'])
    expect(standsOver(popupPlaces.site, path)).toBe(true)
  expect(
    ['/', '/exchange', '/charge', '/chargeCrypto', '/charge/x'].map(path =>
      standsOver(popupPlaces.charge, path),
    ),
  ).toEqual([false, false, true, true, false])
})
