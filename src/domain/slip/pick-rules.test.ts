import { describe, expect, test } from 'vitest'
import { aLeg, marketTypes } from '#tests/support/facts/legs.ts'
import type { MarketTypeId, OutcomeId } from '../ids.ts'
import { pickVariant } from '../markets/bet-page.ts'
import { marketFamily } from '../markets/market-catalogue.ts'
import type { Leg } from './leg.ts'
import { addPick, isPicked, removePick } from './pick-rules.ts'

const home = aLeg()
const away = aLeg({ pick: '2' })
const over = aLeg({ market: 'underOver', pick: 'Over', line: 250 })
const under = aLeg({ market: 'underOver', pick: 'Under', line: 350 })
const handicap = aLeg({ market: 'handicap', line: -100 })
const other = aLeg({ fixture: 2 })

describe('the list', () => {
  test('PICK-001 appends a new pick at the end', () => {
    expect(addPick('sports', [home], other)).toEqual([home, other])
  })

  test('PICK-002 removes by id, and ignores an unknown id', () => {
    expect(removePick([home, other], home.outcomeId)).toEqual([other])
    expect(removePick([home, other], 'none' as OutcomeId)).toEqual([home, other])
  })

  test('PICK-014 recognises a pick in the slip', () => {
    expect(isPicked([home], home.outcomeId)).toBe(true)
    expect(isPicked([home], away.outcomeId)).toBe(false)
  })
})

describe('which picks a new pick replaces', () => {
  type Case = readonly [
    name: string,
    variant: Parameters<typeof addPick>[0],
    legs: readonly Leg[],
    pick: Leg,
    expected: readonly Leg[],
  ]
  const cases: readonly Case[] = [
    ['PICK-004 sports: same fixture and market', 'sports', [home], away, [away]],
    ['PICK-004 sports: the market at another line', 'sports', [over], under, [under]],
    ['PICK-005 sports: another market stays', 'sports', [home], over, [home, over]],
    ['PICK-006 pre-match: any market', 'pre-match', [home], over, [over]],
    ['PICK-006 pre-match: two of the fixture go', 'pre-match', [home, over], handicap, [handicap]],
    ['PICK-008 in-play: another family stays', 'in-play', [home], over, [home, over]],
    ['PICK-010 in-play: the same family goes', 'in-play', [over], under, [under]],
    ['PICK-011 in-play: of two others one stays', 'in-play', [home, over], handicap, [over, handicap]],
    ['PICK-012 in-play: the one added last stays', 'in-play', [over, home], handicap, [home, handicap]],
    ['PICK-012 in-play: the other family stays', 'in-play', [home, over], under, [home, under]],
    [
      'PICK-013 in-play: other fixtures keep their place',
      'in-play',
      [home, other, over],
      handicap,
      [other, over, handicap],
    ],
    ['PICK-013 pre-match: other fixtures keep their place', 'pre-match', [home, other], over, [other, over]],
  ]
  test.each(cases)('%s', (_, variant, legs, pick, expected) => {
    expect(addPick(variant, legs, pick)).toEqual(expected)
  })
})

test('PICK-007 each page has its variant', () => {
  const pages = ['cross', 'wintielose', 'handicap', 'special', 'proto'] as const
  expect(pages.map(pickVariant)).toEqual(pages.map(() => 'pre-match'))
  expect((['live', 'inplay'] as const).map(pickVariant)).toEqual(['in-play', 'in-play'])
  expect((['europe', 'virtual', 'minigame'] as const).map(pickVariant)).toEqual([
    'sports',
    'sports',
    'sports',
  ])
})

test('PICK-009 the five market families, part markets included', () => {
  const family = (id: number) => marketFamily(id as MarketTypeId)
  expect(family(marketTypes.winDrawLose)).toBe('win-draw-lose')
  expect(family(marketTypes.winLose)).toBe('win-lose')
  expect(family(marketTypes.handicap)).toBe('handicap')
  expect(family(64)).toBe('handicap')
  expect(family(marketTypes.underOver)).toBe('over-under')
  expect(family(marketTypes.firstHalfUnderOver)).toBe('over-under')
  expect(family(marketTypes.correctScore)).toBe('other')
  expect(family(marketTypes.oddEven)).toBe('other')
})
