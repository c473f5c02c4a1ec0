import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAY, HOUR, type Instant, instant, MINUTE, SECOND } from '../instant.ts'
import { alarmCodes, findAlarms } from './alarms.ts'
import type { HouseFigures } from './house-figures.ts'
import type { ProcessReport, TaskReport, ToldReport } from './process-report.ts'

const NOW = instant(Date.parse('2026-11-23T12:00:00+09:00'))
const ago = (milliseconds: number): Instant => instant(NOW - milliseconds)

const quiet: HouseFigures = {
  feeds: [],
  settlement: { waiting: 0, oldest: null },
  ledgerCheck: null,
  reconciliation: [],
  reports: { countedAt: null, check: null },
  minigames: {
    random: { at: ago(HOUR), isHealthy: true },
    late: [],
    unfair: [],
    beyond: [],
    withoutBeacon: { rounds: 0, since: null },
  },
  casino: { unresolved: { count: 0, oldest: null }, held: [], differences: [] },
}
const idle = { connections: 3, idle: 3, waiting: 0, most: 20 }

const aTask = (sketch: Partial<TaskReport> = {}): TaskReport => ({
  name: 'settlement',
  every: null,
  leads: true,
  since: ago(HOUR),
  turns: 0,
  lastAt: null,
  lastMilliseconds: null,
  failures: 0,
  lastFailure: null,
  isFailing: false,
  ...sketch,
})

const told = (sketch: Partial<ProcessReport> = {}, ageMilliseconds = 0): ToldReport => ({
  ageMilliseconds,
  report: {
    name: 'one:1',
    startedAt: ago(DAY),
    version: '0.1.0',
    filesAtStart: 'aa',
    files: 'aa',
    filesReadAt: ago(HOUR),
    driftMilliseconds: 0,
    memoryBytes: 1,
    pool: idle,
    bookingPool: idle,
    deskPool: idle,
    liveConnections: 0,
    waitingBets: 0,
    tasks: [aTask()],
    ...sketch,
  },
})

const codesOf = (processes: readonly ToldReport[], house = quiet) =>
  findAlarms(processes, house, NOW).map(({ code }) => code)

test('a healthy house has no alarm', () => {
  expect(codesOf([told(), told({ name: 'two:1', tasks: [aTask({ leads: false })] })])).toEqual([])
})

test.each([
  ['task-failing', told({ tasks: [aTask({ isFailing: true, failures: 2 })] })],
  ['task-late', told({ tasks: [aTask({ leads: null, every: SECOND, lastAt: ago(2 * MINUTE) })] })],
  ['task-late', told({ tasks: [aTask({ leads: null, every: SECOND, since: ago(2 * MINUTE) })] })],
  ['task-without-leader', told({ tasks: [aTask({ leads: false })] })],
  ['pool-exhausted', told({ pool: { ...idle, waiting: 20 } })],
  ['booking-queue', told({ waitingBets: 2_000 })],
  ['files-changed', told({ files: 'bb' })],
] as const)('reports %s', (code, process) => {
  expect(codesOf([process])).toEqual([code])
})

test('X15 reports a clock that is ahead or behind by more than a second', () => {
  for (const driftMilliseconds of [1_001, -1_001])
    expect(codesOf([told({ driftMilliseconds })])).toEqual(['clock-drift'])
  expect(codesOf([told({ driftMilliseconds: -1_000 })])).toEqual([])
})

test('X14 reports processes that run different files, while both run', () => {
  const other = told({ name: 'two:1', filesAtStart: 'bb', files: 'bb', tasks: [] })
  expect(codesOf([told(), other])).toEqual(['files-differ'])
})

test('a silent leader leads no tasks, and a new one gets time to start', () => {
  expect(codesOf([told({}, 31 * SECOND)])).toEqual(['task-without-leader', 'process-silent'])
  expect(codesOf([told({ tasks: [aTask({ leads: false, since: ago(SECOND) })] })])).toEqual([])
})

test('reports feeds, settlement and books, the most severe first', () => {
  const house: HouseFigures = {
    feeds: [
      {
        source: 'lsports',
        kind: 'in-play',
        runningMatches: 3,
        silencedMatches: 3,
        ageMilliseconds: 2 * MINUTE,
      },
    ],
    settlement: { waiting: 4, oldest: ago(11 * MINUTE) },
    ledgerCheck: { at: ago(3 * DAY), postings: 9, faults: ['wrong'] },
    reconciliation: [{ check: 'requests', at: ago(MINUTE), first: 'wrong', differences: 2 }],
    reports: { countedAt: ago(11 * MINUTE), check: { at: ago(HOUR), days: 3, faults: ['wrong'] } },
    minigames: {
      random: { at: ago(HOUR), isHealthy: false },
      late: [{ title: '1분 키노', since: ago(4 * MINUTE) }],
      unfair: [{ title: '1분 파워볼', faults: 1 }],
      beyond: [{ title: '1분 사다리', errors: 6 }],
      withoutBeacon: { rounds: 2, since: ago(MINUTE) },
    },
    casino: {
      unresolved: { count: 3, oldest: ago(31 * MINUTE) },
      held: [{ supplier: '한판 샌드박스', count: 1 }],
      differences: [{ supplier: '한판 샌드박스', day: '2026-11-22', count: 2 }],
    },
  }
  const process = told({ tasks: [aTask(), aTask({ name: 'rounds' }), aTask({ name: 'casino-watch' })] })
  expect(codesOf([process], house)).toEqual([
    'ledger-wrong',
    'reconciliation-wrong',
    'ledger-unchecked',
    'reports-wrong',
    'random-source',
    'minigame-unfair',
    'beacon-away',
    'reports-late',
    'settlement-late',
    'minigame-late',
    'minigame-return',
    'casino-held',
    'casino-differs',
    'casino-unresolved',
    'feed-silent',
  ])
})

test('reports a scores-only source as silent only when all of its matches stay unchanged for long', () => {
  const silentFor = (ageMilliseconds: number) =>
    codesOf([told()], {
      ...quiet,
      feeds: [{ source: 'replay', kind: 'score', runningMatches: 2, silencedMatches: 0, ageMilliseconds }],
    })
  expect(silentFor(20 * MINUTE)).toEqual([])
  expect(silentFor(20 * MINUTE + 1)).toEqual(['feed-silent'])
})

test('a periodic task is late only when this process has led it for long enough', () => {
  const paced = { every: SECOND, lastAt: ago(2 * MINUTE) }
  expect(codesOf([told({ tasks: [aTask(paced)] })])).toEqual(['task-late'])
  expect(codesOf([told({ tasks: [aTask({ ...paced, since: ago(SECOND) })] })])).toEqual([])
  const standby = told({ name: 'two:1', tasks: [aTask({ ...paced, leads: false })] })
  expect(codesOf([told(), standby])).toEqual([])
})

test('settling is late only after a process has run it for as long', () => {
  const house = { ...quiet, settlement: { waiting: 900, oldest: ago(DAY) } }
  expect(codesOf([told({ tasks: [aTask({ since: ago(9 * MINUTE) })] })], house)).toEqual([])
  expect(codesOf([told({ tasks: [aTask({ since: ago(11 * MINUTE) })] })], house)).toEqual(['settlement-late'])
})

test('a game is stalled only after a process has run its rounds for as long', () => {
  const { minigames } = quiet
  const house = { ...quiet, minigames: { ...minigames, late: [{ title: '1분 키노', since: ago(DAY) }] } }
  const led = (since: Instant) => [told({ tasks: [aTask({ name: 'rounds', since })] })]
  expect(codesOf(led(ago(3 * MINUTE)), house)).toEqual([])
  expect(codesOf(led(ago(3 * MINUTE + 1)), house)).toEqual(['minigame-late'])
  expect(codesOf([told()], house)).toEqual([])
})

test('each alarm has its section in the runbook', () => {
  const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8')
  const sections = [...runbook.matchAll(/^### `([a-z-]+)`/gm)].map(([, code]) => code)
  expect(sections.toSorted()).toEqual([...alarmCodes].toSorted())
})
