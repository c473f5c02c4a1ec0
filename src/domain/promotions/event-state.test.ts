import { expect, test } from 'vitest'
import { type EventPeriod, type EventState, eventState, periodText } from './event-state.ts'

const november: EventPeriod = { firstDay: '2026-11-01', lastDay: '2026-11-30' }

test.each<[today: string, period: EventPeriod, state: EventState]>([
  ['2026-10-31', november, 'coming'],
  ['2026-11-01', november, 'running'],
  ['2026-11-30', november, 'running'],
  ['2026-12-01', november, 'ended'],
  ['2099-01-01', { ...november, lastDay: null }, 'running'],
])('EVENT-002 on %s an event of %o is %s', (today, period, state) => {
  expect(eventState(period, today)).toBe(state)
})

test('EVENT-002 formats the period as days, with or without an end', () => {
  expect(periodText(november)).toBe('2026.11.01 ~ 2026.11.30')
  expect(periodText({ ...november, lastDay: null })).toBe('2026.11.01부터')
})
