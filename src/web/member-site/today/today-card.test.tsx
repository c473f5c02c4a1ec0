import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { TodayCard } from './today-card.tsx'

useDrawing()

const rule = { condition: 'none', daily: 500, week: 2_000, month: 20_000 } as const
const stamps = {
  today: '2026-11-23',
  month: '2026-11',
  firstMonth: '2026-11',
  stamped: [],
  streak: 3,
  isStamped: false,
  conditionMet: true,
  rule,
  next: [],
}
const quest = { foldsMin: null, gameType: null, target: 1, points: 100, coins: 0, kind: 'login' } as const
const day = {
  day: '2026-11-23',
  until: '2026-11-23 23:59:59',
  coins: 7,
  bonus: null,
  quests: [
    { ...quest, id: 1, title: '로그인', progress: 1, state: 'done' },
    { ...quest, id: 2, title: '글', kind: 'post', progress: 0, state: 'open' },
  ],
}
const month = {
  month: '2026-11',
  lastDay: '2026-11-30',
  counts: { attendance: 5, quests: 2, bets: 0 },
  steps: [
    { id: 1, kind: 'attendance', target: 5, points: 1_000, state: 'reached' },
    { id: 2, kind: 'attendance', target: 10, points: 3_000, state: 'ahead' },
  ],
}

const watch = {
  sessionMinutes: 1,
  staked: 0,
  won: 0,
  everyMinutes: 60,
  everyMinutesMax: 60,
  leftSeconds: 3_000,
  exclusion: null,
  hasLimits: false,
}

test('P9 hides the card from an excluded member and requests nothing', async () => {
  logIn()
  answer({ 'protection/watch': { ...watch, exclusion: { until: null } }, attendance: stamps })
  draw(<TodayCard />)
  await waitFor(() => expect(callsOf('protection/watch')).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: '오늘의 혜택' })).toBeNull()
  expect(callsOf('attendance')).toHaveLength(0)
})

test('EVENT-004 EVENT-006 ROUTE-071 lists the rewards still available today with their links', async () => {
  logIn()
  answer({ 'protection/watch': watch, attendance: stamps, quests: day, eventAcc: month })
  draw(<TodayCard />)
  await screen.findByRole('heading', { name: '오늘의 혜택' })
  expect(screen.getAllByRole('link').map(one => [one.getAttribute('href'), wordsOf(one)])).toEqual([
    ['/attendance', '출석체크연속 3일출석하기'],
    ['/eventMission', '데일리퀘스트1 / 2개보상 1건'],
    ['/eventAcc', '누적이벤트11월 1 / 2단계보상 1건'],
    ['/event/coinEvent', '코인이벤트코인 7개'],
  ])
})

test('hides the card from operators and requests nothing', () => {
  logIn({ type: 1, role: 10 })
  draw(<TodayCard />)
  expect(screen.queryByRole('heading', { name: '오늘의 혜택' })).toBeNull()
  expect(callsOf('attendance')).toHaveLength(0)
})
