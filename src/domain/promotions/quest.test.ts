import { expect, test } from 'vitest'
import { areAllDone, isQuestGoal, mostAtOnce, type QuestGoal, questProgress, questState } from './quest.ts'

const day = {
  attended: false,
  posts: 2,
  bets: [
    { gameType: 1, legs: 1, count: 4, stakes: 40_000 },
    { gameType: 1, legs: 3, count: 2, stakes: 15_000 },
    { gameType: 1, legs: 5, count: 1, stakes: 5_000 },
    { gameType: 2, legs: 1, count: 3, stakes: 30_000 },
    { gameType: 3, legs: null, count: 9, stakes: 90_000 },
  ],
}
const goal = (over: Partial<QuestGoal>): QuestGoal => ({
  kind: 'bet-count',
  foldsMin: null,
  gameType: null,
  target: 100,
  ...over,
})

test.each([
  [goal({ kind: 'sports-folds', foldsMin: 3 }), 3],
  [goal({ kind: 'sports-folds', foldsMin: 3, target: 2 }), 2],
  [goal({ gameType: 1 }), 7],
  [goal({ gameType: 2, target: 3 }), 3],
  [goal({ kind: 'bet-stakes', gameType: 1, target: 100_000 }), 60_000],
  [goal({ kind: 'login', target: 1 }), 1],
  [goal({ kind: 'attendance', target: 1 }), 0],
  [goal({ kind: 'post', target: 1 }), 1],
  [goal({ kind: 'post', target: 3 }), 2],
])('EVENT-007 of a day %j has come to %i', (one, progress) => {
  expect(questProgress(one, day)).toBe(progress)
})

test('handbook 5.9 a quest is 진행중, 완료 or 수령완료, and the bonus requires all quests', () => {
  expect([questState(1, 2, false), questState(2, 2, false), questState(1, 2, true)]).toEqual([
    'open',
    'done',
    'claimed',
  ])
  expect([areAllDone([]), areAllDone(['done', 'claimed']), areAllDone(['done', 'open'])]).toEqual([
    false,
    true,
    false,
  ])
})

test.each([
  [goal({ kind: 'login', target: 2 }), false],
  [goal({ kind: 'login', target: 1 }), true],
  [goal({ kind: 'post', target: 3 }), true],
  [goal({ kind: 'post', gameType: 1, target: 1 }), false],
  [goal({ kind: 'sports-folds', target: 1 }), false],
  [goal({ kind: 'sports-folds', foldsMin: 1, target: 1 }), false],
  [goal({ kind: 'sports-folds', foldsMin: 3, target: 1 }), true],
  [goal({ kind: 'bet-count' }), false],
  [goal({ kind: 'bet-stakes', gameType: 2, foldsMin: 2 }), false],
  [goal({ gameType: 1, target: 0 }), false],
])('the quest goal %j is valid: %s', (one, yes) => {
  expect(isQuestGoal(one)).toBe(yes)
})

test('handbook 5.9 counts the most quests on one day from today on', () => {
  const period = (startsOn: string, endsOn: string | null) => ({ startsOn, endsOn })
  const periods = [
    period('2026-11-01', null),
    period('2026-11-01', '2026-11-20'),
    period('2026-11-25', '2026-11-26'),
    period('2026-11-26', '2026-11-26'),
  ]
  expect(mostAtOnce(periods, '2026-11-23')).toBe(3)
  expect(mostAtOnce(periods, '2026-11-27')).toBe(1)
  expect(mostAtOnce([], '2026-11-27')).toBe(0)
})
