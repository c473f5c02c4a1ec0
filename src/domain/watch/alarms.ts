import { reconciliationChecks } from '../cashier/reconciliation-checks.ts'
import { DAY, type Instant, MINUTE, SECOND } from '../instant.ts'
import type { HouseFigures } from './house-figures.ts'
import type { ProcessReport, TaskReport, ToldReport } from './process-report.ts'

/** Alarm codes; each has a section in docs/runbook.md. */
export const alarmCodes = [
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
  'task-without-leader',
  'task-failing',
  'task-late',
  'process-silent',
  'pool-exhausted',
  'booking-queue',
  'clock-drift',
  'files-differ',
  'files-changed',
] as const
export type AlarmCode = (typeof alarmCodes)[number]

/** An alarm: code, subject, and figure. */
export type Alarm = { readonly code: AlarmCode; readonly subject: string; readonly figure: number | null }

/** Thresholds above which an alarm is raised. */
const alarmLimits = {
  driftMilliseconds: SECOND,
  silentMilliseconds: 30 * SECOND,
  feedSilentMilliseconds: MINUTE,
  /** A score may be unchanged during half-time, but not for this long over all matches of a source. */
  scoresSilentMilliseconds: 20 * MINUTE,
  settlementMilliseconds: 10 * MINUTE,
  /** Rounds are normally drawn and paid within a second. */
  minigameMilliseconds: 3 * MINUTE,
  /** Values of drand and seeds of the keeper come within seconds. */
  beaconMilliseconds: 20 * SECOND,
  /** A casino bet is listed after ten minutes, and its supplier asked repeatedly. */
  casinoMilliseconds: 30 * MINUTE,
  ledgerCheckMilliseconds: 2 * DAY,
  /** The report sums normally lag by some seconds. */
  reportsMilliseconds: 10 * MINUTE,
  poolWaiting: 20,
  waitingBets: 2_000,
  /** A process that has just started does not lead any task yet. */
  youngMilliseconds: 30 * SECOND,
} as const

/** Returns all alarms at a moment, the most severe first (X14, X15). */
export function findAlarms(told: readonly ToldReport[], house: HouseFigures, now: Instant): Alarm[] {
  const alarms = [
    ...ledgerAlarms(house, now),
    ...house.reconciliation.flatMap(({ check, differences }) =>
      alarmIf(true, 'reconciliation-wrong', reconciliationChecks[check].korean, differences),
    ),
    ...reportAlarms(house, now),
    ...minigameAlarms(house, ledSince(told, 'rounds'), now),
    ...casinoAlarms(house, ledSince(told, 'casino-watch'), now),
    ...houseAlarms(house, ledSince(told, 'settlement'), now),
    ...leaderAlarms(told, now),
    ...told.flatMap(one => processAlarms(one, now)),
    ...versionAlarms(told.map(({ report }) => report)),
  ]
  return alarms.toSorted((a, b) => alarmCodes.indexOf(a.code) - alarmCodes.indexOf(b.code))
}

const alarmIf = (is: boolean, code: AlarmCode, subject = '', figure: number | null = null): Alarm[] =>
  is ? [{ code, subject, figure }] : []

function ledgerAlarms({ ledgerCheck }: HouseFigures, now: Instant): Alarm[] {
  if (!ledgerCheck) return []
  const { at, faults } = ledgerCheck
  return [
    ...alarmIf(faults.length > 0, 'ledger-wrong', faults[0], faults.length),
    ...alarmIf(now - at > alarmLimits.ledgerCheckMilliseconds, 'ledger-unchecked'),
  ]
}

function reportAlarms({ reports: { countedAt, check } }: HouseFigures, now: Instant): Alarm[] {
  const faults = check?.faults ?? []
  const isLate = countedAt !== null && now - countedAt > alarmLimits.reportsMilliseconds
  return [
    ...alarmIf(faults.length > 0, 'reports-wrong', faults[0], faults.length),
    ...alarmIf(isLate, 'reports-late', '', countedAt === null ? null : now - countedAt),
  ]
}

/**
 * Alarms of minigames: failing random source, a missing beacon, draws that fail the check, stalled games, and
 * games whose payouts deviate too far (field G5, G19, G21).
 */
const minigameAlarms = (
  { minigames: { random, unfair, late, beyond, withoutBeacon } }: HouseFigures,
  led: number,
  now: Instant,
): Alarm[] => [
  ...alarmIf(random?.isHealthy === false, 'random-source'),
  ...late.flatMap(({ title, since }) =>
    alarmIf(
      led > 0 && now - Math.max(since, led) > alarmLimits.minigameMilliseconds,
      'minigame-late',
      title,
      now - since,
    ),
  ),
  ...alarmIf(
    led > 0 &&
      withoutBeacon.since !== null &&
      now - Math.max(withoutBeacon.since, led) > alarmLimits.beaconMilliseconds,
    'beacon-away',
    '',
    withoutBeacon.rounds,
  ),
  ...unfair.flatMap(({ title, faults }) => alarmIf(true, 'minigame-unfair', title, faults)),
  ...beyond.flatMap(({ title, errors }) => alarmIf(true, 'minigame-return', title, errors)),
]

/**
 * Alarms of the casino: wins beyond the most that wait for an operator, days that differ from a supplier's
 * report, and bets without a result despite requests.
 */
function casinoAlarms(
  { casino: { unresolved, held, differences } }: HouseFigures,
  led: number,
  now: Instant,
): Alarm[] {
  const { count, oldest } = unresolved
  const isLate = led > 0 && oldest !== null && now - Math.max(oldest, led) > alarmLimits.casinoMilliseconds
  return [
    ...held.flatMap(one => alarmIf(true, 'casino-held', one.supplier, one.count)),
    ...differences.flatMap(one => alarmIf(true, 'casino-differs', `${one.supplier} ${one.day}`, one.count)),
    ...alarmIf(isLate, 'casino-unresolved', '', count),
  ]
}

/**
 * Returns when a process began to lead a task; 0 if none does. Older work may be pending in a house that
 * has just started.
 */
const ledSince = (told: readonly ToldReport[], task: string): number =>
  Math.max(
    0,
    ...told.flatMap(({ report: { tasks } }) =>
      tasks.flatMap(({ name, leads, since }) => (name === task && leads ? (since ?? 0) : [])),
    ),
  )

function houseAlarms(
  { feeds, settlement: { waiting, oldest } }: HouseFigures,
  since: number,
  now: Instant,
): Alarm[] {
  const isLate = oldest !== null && now - Math.max(oldest, since) > alarmLimits.settlementMilliseconds
  return [
    ...alarmIf(isLate, 'settlement-late', '', waiting),
    ...feeds.flatMap(({ source, kind, ageMilliseconds: age }) => {
      const { feedSilentMilliseconds, scoresSilentMilliseconds } = alarmLimits
      const most = kind === 'in-play' ? feedSilentMilliseconds : scoresSilentMilliseconds
      return alarmIf(age > most, 'feed-silent', source, age)
    }),
  ]
}

/** Alarms for tasks that exactly one process should lead, but none does. */
function leaderAlarms(told: readonly ToldReport[], now: Instant): Alarm[] {
  const led = new Map<string, boolean>()
  for (const { report, ageMilliseconds } of told) {
    const isHeard = ageMilliseconds <= alarmLimits.silentMilliseconds
    for (const { name, leads, since } of report.tasks) {
      if (leads === null) continue
      const isYoung = since === null || now - since < alarmLimits.youngMilliseconds
      led.set(name, (led.get(name) ?? false) || (isHeard && (leads || isYoung)))
    }
  }
  return [...led].flatMap(([name, isLed]) => alarmIf(!isLed, 'task-without-leader', name))
}

function processAlarms({ report, ageMilliseconds }: ToldReport, now: Instant): Alarm[] {
  const { name, pool, bookingPool, waitingBets, driftMilliseconds: drift } = report
  if (ageMilliseconds > alarmLimits.silentMilliseconds)
    return alarmIf(true, 'process-silent', name, ageMilliseconds)
  const waiting = Math.max(pool.waiting, bookingPool.waiting)
  return [
    ...report.tasks.flatMap(task => taskAlarms(task, name, now)),
    ...alarmIf(waiting >= alarmLimits.poolWaiting, 'pool-exhausted', name, waiting),
    ...alarmIf(waitingBets >= alarmLimits.waitingBets, 'booking-queue', name, waitingBets),
    ...alarmIf(Math.abs(drift ?? 0) > alarmLimits.driftMilliseconds, 'clock-drift', name, drift),
    ...alarmIf(report.filesAtStart !== report.files, 'files-changed', name),
  ]
}

function taskAlarms(task: TaskReport, process: string, now: Instant): Alarm[] {
  const subject = `${task.name} (${process})`
  return [
    ...alarmIf(task.isFailing, 'task-failing', subject, task.failures),
    ...alarmIf(isTaskLate(task, now), 'task-late', subject),
  ]
}

/** True when three intervals and a minute passed without a run; standby processes don't run. */
function isTaskLate({ every, leads, since, lastAt }: TaskReport, now: Instant): boolean {
  if (every === null || leads === false) return false
  const last = Math.max(lastAt ?? 0, since ?? 0)
  return last > 0 && now - last > 3 * every + MINUTE
}

/** Alarm when processes run different files at the same time. */
function versionAlarms(reports: readonly ProcessReport[]): Alarm[] {
  const digests = new Set(reports.flatMap(({ files }) => files ?? []))
  return alarmIf(digests.size > 1, 'files-differ', '', digests.size)
}
