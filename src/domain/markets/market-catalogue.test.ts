import { expect, test } from 'vitest'
import { allMarketTypes } from '#tests/support/facts/market-types.ts'
import { allSports } from '#tests/support/facts/sports.ts'
import type { MarketTypeId, SportId } from '../ids.ts'
import { BASEBALL, BASKETBALL, ESPORTS, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '../sports/sports.ts'
import { findMarketType, marketFamily, marketLabel, needsLine, overtimeTag } from './market-catalogue.ts'
import { marketLabelByName } from './market-names.ts'

const type = (id: number) => id as MarketTypeId

test('LABEL-015 1X2 is 승무패', () => {
  expect(marketLabel(type(1), FOOTBALL)).toBe('승무패')
  expect(marketLabelByName('1X2', FOOTBALL)).toBe('승무패')
})

test.each([
  ['Under/Over', '언더오버'],
  ['Asian Handicap', '핸디캡'],
  ['Odd/Even', '홀짝'],
  ['Correct Score', '정확한 스코어'],
  ['Double Chance', '더블찬스'],
])('LABEL-016 %s is %s', (name, label) => {
  expect(marketLabelByName(name, FOOTBALL)).toBe(label)
})

test('LABEL-017 every market of the catalogue has a Korean label in every sport', () => {
  expect(allMarketTypes.filter(known => known.id !== null).length).toBeGreaterThanOrEqual(200)
  for (const sport of allSports) {
    for (const { english } of allMarketTypes) {
      expect(marketLabelByName(english, sport.id), `${english} in ${sport.english}`).toMatch(/[가-힣]/)
      expect(marketLabelByName(english, sport.id)).not.toMatch(/[{}]/)
    }
  }
})

test.each([
  ['Under/Over 1st Period', FOOTBALL, '언더오버 (전반전)'],
  ['Under/Over 1st Period', BASKETBALL, '언더오버 (1쿼터)'],
  ['Under/Over 1st Period', BASEBALL, '언더오버 (1이닝)'],
  ['Under/Over 1st Period', VOLLEYBALL, '언더오버 (1세트)'],
  ['Under/Over 1st Period', ICE_HOCKEY, '언더오버 (1피리어드)'],
  ['2nd Period Winner', FOOTBALL, '승무패 (후반전)'],
  ['Under/Over Halftime', BASKETBALL, '언더오버 (전반전)'],
  ['Under/Over Halftime', BASEBALL, '언더오버 (1~5이닝)'],
  ['Total Corners', FOOTBALL, '코너킥 언더오버'],
  ['Under/Over Cards', FOOTBALL, '카드 언더오버'],
  ['Match Winner (Cricket)', FOOTBALL, '승패 (크리켓)'],
  ['Set 1 Games Handicap', FOOTBALL, '1세트 게임 핸디캡'],
  ['First Dragon 1st Map', ESPORTS, '첫 드래곤 (1세트)'],
  ['12 Including Overtime', ICE_HOCKEY, '승패 (연장포함)'],
])('LABEL-017 %s in sport %i is %s', (name, sportId, label) => {
  expect(marketLabelByName(name, sportId)).toBe(label)
})

test('LABEL-017 a race market names its target count when it is known', () => {
  expect(marketLabel(type(341), BASKETBALL, 20)).toBe('레이스 투 20점')
  expect(marketLabel(type(341), BASKETBALL)).toBe('레이스 투')
})

test('LABEL-018 shows an unknown market name unchanged', () => {
  expect(marketLabelByName('Foo', FOOTBALL)).toBe('Foo')
  expect(marketLabelByName(' toString', FOOTBALL)).toBe(' toString')
})

test('every id and English name is unique', () => {
  const ids = allMarketTypes.flatMap(known => (known.id === null ? [] : [known.id]))
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(allMarketTypes.map(known => known.english.toLowerCase())).size).toBe(allMarketTypes.length)
})

test.each([
  [1, 'win-draw-lose'],
  [7, 'win-draw-lose'],
  [13, 'win-draw-lose'],
  [4, 'win-draw-lose'],
  [41, 'win-draw-lose'],
  [52, 'win-lose'],
  [226, 'win-lose'],
  [88, 'win-lose'],
  [341, 'win-lose'],
  [3, 'handicap'],
  [64, 'handicap'],
  [95, 'handicap'],
  [866, 'handicap'],
  [2, 'over-under'],
  [101, 'over-under'],
  [11, 'over-under'],
  [322, 'over-under'],
  [835, 'over-under'],
  [5, 'other'],
  [6, 'other'],
  [17, 'other'],
  [16, 'other'],
  [427, 'other'],
  [4711, 'other'],
] as const)('handbook 2.2: market %i belongs to the family %s', (id, family) => {
  expect(marketFamily(type(id))).toBe(family)
})

test.each([
  [1, 'match'],
  [342, 'match'],
  [21, 'period'],
  [53, 'half'],
  [281, 'innings'],
  [419, 'extra-time'],
  [554, 'shoot-out'],
  [4711, undefined],
] as const)('market %i counts the %s', (id, scope) => {
  expect(findMarketType(type(id))?.rule.scope.kind).toBe(scope)
})

test.each([
  [1, FOOTBALL, '연장제외'],
  [226, FOOTBALL, '연장포함'],
  [52, BASKETBALL, '연장포함'],
  [21, BASKETBALL, '연장제외'],
  [464, BASKETBALL, '연장포함'],
  [2, BASEBALL, '연장포함'],
  [236, BASEBALL, '연장제외'],
  [1, ICE_HOCKEY, '연장제외'],
  [28, ICE_HOCKEY, '연장포함'],
  [2, VOLLEYBALL, undefined],
  [3, ESPORTS, undefined],
] as const)('handbook 1.11: market %i in sport %i is tagged %s', (id, sportId, tag) => {
  expect(overtimeTag(type(id), sportId)).toBe(tag)
})

test('handicaps, totals and their combinations need a line, winners do not', () => {
  expect([3, 2, 13, 322, 427, 59, 341].map(id => needsLine(type(id)))).toEqual(Array(7).fill(true))
  expect([1, 52, 5, 6, 1946].map(id => needsLine(type(id)))).toEqual(Array(5).fill(false))
})

test('the house grades every market seen in real feeds of its sports', () => {
  const seen = [1, 2, 3, 5, 21, 28, 41, 42, 43, 45, 46, 47, 51, 52, 64, 65, 66, 67, 72, 73, 74, 75, 101, 102]
  for (const id of [...seen, 226, 235, 236, 281, 342])
    expect(findMarketType(type(id))?.rule.kind, String(id)).not.toMatch(/^not-graded$/)
  expect(findMarketType(type(711))?.rule.kind).toBe('not-graded')
})

test('an unknown sport falls back to 피리어드', () => {
  expect(marketLabel(type(21), 1 as SportId)).toBe('언더오버 (1피리어드)')
})
