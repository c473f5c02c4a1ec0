import { expect, test } from 'vitest'
import { parseSeoul } from '../korean-formats.ts'
import { initialAgentState } from './agent-state.ts'
import { checkClaim, claimableOf, isPaidAtOnce } from './claim-rules.ts'
import { lastWholeWeek, runningWeek } from './losing-week.ts'
import { fitsBetween } from './partner-level.ts'
import { isTetherAddress } from './tether-address.ts'

const at = (text: string) => parseSeoul(text) ?? (0 as never)
const noon = at('2026-11-24 12:00:00')

test.each([
  [{ item: 'rolling', amount: 9_999 }, 'CLAIM_BELOW_MINIMUM'],
  [{ item: 'rolling', amount: 10_500 }, 'CLAIM_NOT_IN_UNITS'],
  [{ item: 'rolling', amount: 51_000 }, 'CLAIM_ABOVE_BALANCE'],
  [{ item: 'rolling', amount: 50_000 }, undefined],
  [{ item: 'losing', amount: 50_000, now: at('2026-11-24 09:59:59') }, 'CLAIM_HOURS'],
  [{ item: 'losing', amount: 50_000, now: at('2026-11-24 22:00:00') }, 'CLAIM_HOURS'],
  [{ item: 'rolling', amount: 50_000, now: at('2026-11-24 23:00:00') }, undefined],
] as const)('handbook 4.4 %o: %s', (asked, code) => {
  expect(checkClaim({ balance: 50_999, now: noon, ...asked })?.code).toBe(code)
})

test('handbook 4.4 pays rolling into the wallet at once, and rounds a claim down to thousands from 10,000', () => {
  expect(isPaidAtOnce('rolling', 'wallet')).toBe(true)
  expect(isPaidAtOnce('losing', 'wallet')).toBe(false)
  expect([9_999, 10_000, 12_345, -5].map(claimableOf)).toEqual([0, 10_000, 12_000, 0])
})

test('a week runs from Monday to Sunday in Seoul', () => {
  expect(runningWeek(at('2026-11-23 00:00:00'))).toBe('2026-11-23')
  expect(lastWholeWeek(at('2026-11-22 23:59:59'))).toBe('2026-11-09')
  expect(lastWholeWeek(at('2026-11-23 00:00:00'))).toBe('2026-11-16')
})

test('handbook 4.3 levels descend along the tree, and may be skipped', () => {
  expect(fitsBetween(3, 1, [4])).toBe(true)
  expect(fitsBetween(3, 3, [])).toBe(false)
  expect(fitsBetween(3, undefined, [3])).toBe(false)
})

test('FIELD-047 ROLE-017 the state of own rolling has nine keys, and the title Main', () => {
  expect(Object.keys(initialAgentState)).toEqual([
    'title',
    'casinoAgent',
    'slotAgent',
    'miniAgent',
    'totalRollingAmount',
    'userRolling',
    'casinoRollingPer',
    'slotRollingPer',
    'miniRollingPer',
  ])
  expect(initialAgentState.title).toBe('Main')
})

test('accepts addresses of two networks', () => {
  expect(isTetherAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBe(true)
  expect(isTetherAddress('0x52908400098527886E0F7030069857D2E4169EE7')).toBe(true)
  expect(isTetherAddress('0x123')).toBe(false)
})
