import { beforeEach, expect, test } from 'vitest'
import { takeReport, useLiveReports } from './live-reports.ts'

const incident = (number: number) => ({
  number,
  kind: 'goal',
  side: 'home',
  periodCode: 10,
  seconds: 60 * number,
  at: 0,
})
const report = (incidents: readonly object[], stopReason: string | null = null) => ({
  fixtureId: 7,
  danger: null,
  stopReason,
  incidents,
})
const numbers = () => useLiveReports.getState()[7]?.incidents.map(one => one.number)

beforeEach(() => useLiveReports.setState({}, true))

test('collects incidents in order, each once, and keeps the last danger and stop', () => {
  takeReport(report([incident(2)], 'goal'), 1)
  takeReport(report([incident(1), incident(2)]), 2)
  takeReport(report([incident(3)]), 3)
  expect(numbers()).toEqual([1, 2, 3])
  expect(useLiveReports.getState()[7]).toMatchObject({ stopReason: null, at: 3 })
})

test('ignores malformed reports', () => {
  for (const wrong of [null, 7, 'x', {}, { fixtureId: 7 }, { fixtureId: '7', incidents: [] }])
    takeReport(wrong, 1)
  expect(numbers()).toBe(undefined)
})
