import { expect, test } from 'vitest'
import { drawnEventText, eventPickText, eventTitle, eventWords, upcomingTitle } from './event-words.ko.ts'

const soccer = { gameId: 601, event: { home: 0, away: 1, homeMean: 155, awayMean: 110 } }
const dogs = { gameId: 621, event: { names: [2, 0, 3, 1, 4, 5], weights: [28, 21, 17, 14, 11, 9] } }

test.each([
  ['virtual-soccer', soccer, '1x2', 'home', '홈', '홈 (프랑스)'],
  ['virtual-soccer', soccer, 'handicap', 'away', '원정', '원정 (독일)'],
  ['virtual-soccer', soccer, '1x2', 'draw', '무', '무'],
  ['virtual-soccer', soccer, 'score', '2-1', '2-1', '2-1'],
  ['virtual-dog', dogs, 'winner', '1', '1', '1 (검은화살)'],
  ['virtual-dog', dogs, 'place', '3', '3', '3 (새벽안개)'],
  ['virtual-dog', dogs, 'winner-odd-even', 'odd', '홀', '홀'],
  ['virtual-dog', dogs, 'exacta', '3-1', '3-1', '3-1 (새벽안개, 검은화살)'],
  ['virtual-dog', dogs, 'trifecta-2', '2-1-4', '2-1-4', '2-1-4 (번개질주, 검은화살, 은빛바람)'],
  ['powerball', { gameId: 251, event: null }, 'odd-even', 'odd', '홀', '홀'],
] as const)(
  'VIRT-021 VIRT-022 a pick of %s names its side without its event',
  (kind, at, market, pick, label, text) => {
    expect(eventPickText(kind, at, { market, pick, label })).toBe(text)
  },
)

test('ROUTE-068 a drawn event names its teams or its first three runners', () => {
  const match = { ...soccer, kind: 'virtual-soccer' }
  const draw = { event: soccer.event, homeGoals: 2, awayGoals: 0, homeMinutes: [3, 60], awayMinutes: [] }
  expect(drawnEventText(match, draw)).toBe('프랑스 2:0 독일')
  const race = { event: dogs.event, order: [3, 1, 2, 4, 5, 6] }
  expect(drawnEventText({ ...dogs, kind: 'virtual-dog' }, race)).toBe(
    '3번 새벽안개, 1번 검은화살, 2번 번개질주',
  )
  expect(drawnEventText({ gameId: 251, kind: 'powerball' }, { balls: [1, 2, 3, 4, 5], powerball: 1 })).toBe(
    undefined,
  )
})

test('VIRT-021 a race is not named by its favourite, except while it is to come', () => {
  const words = eventWords({ ...dogs, kind: 'virtual-dog' }, dogs.event)
  expect([eventTitle(words), upcomingTitle(words)]).toEqual(['', '우승 후보 1번 검은화살'])
})
