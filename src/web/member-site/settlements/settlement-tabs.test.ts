import { expect, test } from 'vitest'
import { landingTab, pathOfTab, settlementTabs, tabOfPath } from './settlement-tabs.ts'

test('CALC-004 maps each path to its tab', () => {
  expect(settlementTabs.map(({ path }) => tabOfPath(path))).toEqual(['1', '2', '3', '4', '5'])
  expect(pathOfTab('3')).toBe('/calculateCasino')
})

test('CALC-002 CALC-003 opens the previous tab on a desktop and the first one on a phone', () => {
  expect(landingTab('/calculate', '2', false)).toBe('2')
  expect(landingTab('/calculate', '2', true)).toBe('1')
  expect(landingTab('/calculateEvent', '2', false)).toBe('4')
})
