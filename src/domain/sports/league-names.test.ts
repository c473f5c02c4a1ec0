import { expect, test } from 'vitest'
import { leagueLabel } from './league-names.ts'

test.each([
  ['Victoria Park', '빅토리아 파크'],
  ['Britannia Way', '브리타니아 웨이'],
  ['Festival Downs', '페스티벌 다운스'],
  ['Goldenhill Park', '골든힐 파크'],
  ['Hillside Park', '힐사이드 파크'],
  ['Premiership', '프리미어십'],
  ['Superleague', '슈퍼리그'],
  ['World Cup', '월드컵'],
  ['Euro Cup', '유로컵'],
  ['Baker Gardens', '베이커 가든스'],
  ['NBA Re-Play', 'NBA 리플레이'],
  ['Waterport Arena', '워터포트 아레나'],
])('LABEL-021 %s is %s', (name, label) => {
  expect(leagueLabel(name)).toBe(label)
})

test('LABEL-020 any other league keeps its name', () => {
  expect(leagueLabel('K League 1')).toBe('K League 1')
  expect(leagueLabel('constructor')).toBe('constructor')
})
