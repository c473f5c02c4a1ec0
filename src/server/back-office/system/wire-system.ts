import type { systemContract } from '#contract/back-office/system.ts'
import { alarmTexts, taskTexts } from '#contract/back-office/system-texts.ts'
import type { Output } from '#contract/wire/route.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { formatFigure, formatSeoul } from '#domain/korean-formats.ts'
import type { Alarm, AlarmCode } from '#domain/watch/alarms.ts'
import type { PoolFigures, TaskReport, ToldReport } from '#domain/watch/process-report.ts'
import type { SystemState } from './read-system.ts'

type Wire = Output<typeof systemContract.system>

/** The state of the system in the contract's format. */
export function wireSystem({ at, told, house, alarms }: SystemState): Wire {
  const { feeds, settlement, ledgerCheck } = house
  return {
    at: seoul(at),
    alarms: alarms.map(wireAlarm),
    processes: told.map(wireProcess),
    tasks: wireTasks(told),
    feeds: feeds.map(({ source, kind, runningMatches, silencedMatches, ageMilliseconds }) => ({
      source,
      kind,
      runningMatches,
      silencedMatches,
      secondsSilent: seconds(ageMilliseconds),
    })),
    settlement: { waiting: settlement.waiting, oldest: seoulOrNull(settlement.oldest) },
    ledgerCheck: ledgerCheck && {
      at: seoul(ledgerCheck.at),
      postings: ledgerCheck.postings,
      faults: [...ledgerCheck.faults],
    },
  }
}

const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
const seoulOrNull = (at: Instant | null): string | null => (at === null ? null : seoul(at))
const seconds = (milliseconds: number): number => Math.max(0, Math.trunc(milliseconds / SECOND))

/** How the figure of an alarm is formatted. */
const figureTexts: Partial<Record<AlarmCode, (figure: number) => string>> = {
  'ledger-wrong': figure => `${formatFigure(figure)}건`,
  'reconciliation-wrong': figure => `${formatFigure(figure)}건`,
  'reports-wrong': figure => `${formatFigure(figure)}건`,
  'reports-late': figure => `${formatFigure(seconds(figure))}초`,
  'minigame-unfair': figure => `${formatFigure(figure)}회차`,
  'beacon-away': figure => `${formatFigure(figure)}회차`,
  'minigame-late': figure => `${formatFigure(seconds(figure))}초`,
  'minigame-return': figure =>
    `표준오차 ${formatFigure(Math.abs(figure))}배 ${figure > 0 ? '초과 지급' : '적게 지급'}`,
  'casino-held': figure => `${formatFigure(figure)}건`,
  'casino-differs': figure => `${formatFigure(figure)}건`,
  'casino-unresolved': figure => `${formatFigure(figure)}건`,
  'settlement-late': figure => `${formatFigure(figure)}경기`,
  'feed-silent': figure => `${formatFigure(seconds(figure))}초`,
  'task-failing': figure => `실패 ${formatFigure(figure)}회`,
  'process-silent': figure => `${formatFigure(seconds(figure))}초`,
  'pool-exhausted': figure => `대기 ${formatFigure(figure)}`,
  'booking-queue': figure => `대기 ${formatFigure(figure)}건`,
  'clock-drift': figure => `${formatFigure(figure)}ms`,
  'files-differ': figure => `버전 ${formatFigure(figure)}개`,
}

function wireAlarm({ code, subject, figure }: Alarm): Wire['alarms'][number] {
  const [name = '', ...rest] = subject.split(' ')
  const told = [taskTexts[name] ?? name, ...rest].join(' ')
  const amount = figure === null ? undefined : figureTexts[code]?.(figure)
  const parts = [told, amount].filter(part => part !== undefined && part !== '')
  return { code, ...alarmTexts[code], subject: parts.join(' · ') }
}

const wirePool = ({ connections, idle, waiting, most }: PoolFigures) => ({
  busy: connections - idle,
  idle,
  waiting,
  most,
})

const wireProcess = ({ report, ageMilliseconds }: ToldReport): Wire['processes'][number] => ({
  name: report.name,
  startedAt: seoul(report.startedAt),
  version: report.version,
  files: report.files,
  filesReadAt: seoulOrNull(report.filesReadAt),
  areFilesChanged: report.files !== report.filesAtStart,
  driftMilliseconds: report.driftMilliseconds,
  memoryBytes: report.memoryBytes,
  liveConnections: report.liveConnections,
  waitingBets: report.waitingBets,
  pool: wirePool(report.pool),
  bookingPool: wirePool(report.bookingPool),
  secondsSilent: seconds(ageMilliseconds),
})

/** One line per task, over all processes. */
function wireTasks(told: readonly ToldReport[]): Wire['tasks'] {
  const byName = new Map<string, TaskOf[]>()
  for (const { report } of told)
    for (const task of report.tasks)
      byName.set(task.name, [...(byName.get(task.name) ?? []), { process: report.name, task }])
  return [...byName].map(([name, all]) => wireTask(name, all))
}

type TaskOf = { readonly process: string; readonly task: TaskReport }

function wireTask(name: string, all: readonly TaskOf[]): Wire['tasks'][number] {
  const tasks = all.map(({ task }) => task)
  const last = latest(tasks, ({ lastAt }) => lastAt)
  const failed = latest(tasks, ({ lastFailure }) => lastFailure?.at ?? null)?.lastFailure
  const led = tasks.filter(({ leads }) => leads !== null)
  const leader = all.find(({ task }) => task.leads)?.process ?? null
  return {
    name,
    title: taskTexts[name] ?? name,
    lead: led.length > 0 ? { leader, standbys: led.filter(({ leads }) => !leads).length } : null,
    processes: tasks.length,
    everyMilliseconds: tasks[0]?.every ?? null,
    turns: sum(tasks.map(({ turns }) => turns)),
    lastAt: seoulOrNull(last?.lastAt ?? null),
    lastMilliseconds: last?.lastMilliseconds ?? null,
    failures: sum(tasks.map(({ failures }) => failures)),
    isFailing: tasks.some(({ isFailing }) => isFailing),
    lastFailure: failed ? { at: seoul(failed.at), text: failed.text } : null,
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0)

/** The task with the latest of these times; undefined without any. */
const latest = (
  tasks: readonly TaskReport[],
  at: (task: TaskReport) => Instant | null,
): TaskReport | undefined =>
  tasks.filter(task => at(task) !== null).toSorted((a, b) => (at(b) ?? 0) - (at(a) ?? 0))[0]
