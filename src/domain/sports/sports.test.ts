import { expect, test } from 'vitest'
import { allSports, MMA } from '#tests/support/facts/sports.ts'
import type { SportId } from '../ids.ts'
import {
  BASEBALL,
  BASKETBALL,
  compareSports,
  ESPORTS,
  FOOTBALL,
  ICE_HOCKEY,
  SPORT_TABS,
  sportLabel,
  sportOf,
  TENNIS,
  VOLLEYBALL,
} from './sports.ts'

test('LABEL-019 every sport of the catalogue has a Korean name', () => {
  expect(allSports.length).toBe(86)
  for (const sport of allSports) expect(sportLabel(sport.id), sport.english).toMatch(/[가-힣]/)
  expect(sportLabel(ICE_HOCKEY)).toBe('아이스하키')
})

test('no sport id or name occurs twice', () => {
  expect(new Set(allSports.map(sport => sport.id)).size).toBe(allSports.length)
  expect(new Set(allSports.map(sport => sport.english)).size).toBe(allSports.length)
})

test('SIDEBAR-027 sorts sports by the tabs, unknown ones last', () => {
  const tabs = SPORT_TABS.flatMap(({ sportId }) => sportId ?? [])
  expect([7, TENNIS, ...tabs.toReversed(), 5].toSorted(compareSports)).toEqual([...tabs, TENNIS, 5, 7])
})

test('LABEL-024 the tabs have their order', () => {
  expect(SPORT_TABS.map(tab => tab.label)).toEqual([
    '전체',
    '축구',
    '농구',
    '야구',
    '배구',
    '아이스하키',
    'e스포츠',
    '기타',
  ])
})

test.each([
  [FOOTBALL, 'football'],
  [BASKETBALL, 'basketball'],
  [BASEBALL, 'baseball'],
  [VOLLEYBALL, 'volleyball'],
  [ICE_HOCKEY, 'icehockey'],
  [ESPORTS, 'esports'],
  [TENNIS, 'other'],
  [4711 as SportId, 'other'],
])('LABEL-025 sport %i has the flag %s', (id, flag) => {
  expect(sportOf(id).flag).toBe(flag)
})

test('handbook 1.2: football and ice hockey show 승무패, the others 승패', () => {
  const withDraw = allSports.filter(sport => sport.mainMarket === 'win-draw-lose').map(sport => sport.korean)
  expect(withDraw).toEqual(expect.arrayContaining(['축구', '핸드볼', '아이스하키']))
  for (const id of [BASKETBALL, BASEBALL, VOLLEYBALL, TENNIS, ESPORTS, MMA]) {
    expect(sportOf(id).mainMarket).toBe('win-lose')
  }
})

test('handbook 2.7: live betting time has a key for five sports and one for all others', () => {
  const keys = [FOOTBALL, BASKETBALL, BASEBALL, ICE_HOCKEY, VOLLEYBALL, TENNIS].map(
    id => sportOf(id).liveBettingTime,
  )
  expect(keys).toEqual(['soccer', 'basketball', 'baseball', 'hockey', 'volleyball', 'basic'])
})

test('ROUTE-053 ROUTE-054 ROUTE-056 pre-match and in-play share one list of ids, and every sport has a distinct id', () => {
  expect([FOOTBALL, VOLLEYBALL, BASEBALL]).toEqual([6_046, 154_830, 154_914])
  expect(new Set(allSports.map(({ id }) => id)).size).toBe(allSports.length)
})
