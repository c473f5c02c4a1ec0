import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import type { PoolFigures, ProcessReport } from '#domain/watch/process-report.ts'
import { RequestTimes } from './request-times.ts'

/** Metrics for Prometheus. */
export type Metrics = {
  readonly requestTimes: RequestTimes
  /** Sets the sources that are read at each scrape, once they exist. */
  tellBy(sources: MetricSources): void
  readonly contentType: string
  /** All metrics in text format. */
  text(): Promise<string>
}

export type MetricSources = {
  readonly report: () => ProcessReport
  readonly bets: () => { readonly accepted: number; readonly refused: number }
  /** Undefined when the database is unavailable: the scrape then contains only process metrics. */
  readonly house: () => Promise<HouseFigures | undefined>
}

/** Creates the metrics of this process, including those of Node itself. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestTimes = new RequestTimes(registry)
  const gauges = openGauges(registry)
  const bets = new Counter({
    name: 'hanpan_bets_total',
    help: 'Bets before the start of a match that this process has answered.',
    labelNames: ['answer'] as const,
    registers: [registry],
  })
  let sources: MetricSources | undefined
  return {
    requestTimes,
    tellBy: told => {
      sources = told
    },
    contentType: registry.contentType,
    text: async () => {
      if (sources) {
        gauges.tellProcess(sources.report())
        const { accepted, refused } = sources.bets()
        bets.reset()
        bets.inc({ answer: 'accepted' }, accepted)
        bets.inc({ answer: 'refused' }, refused)
        const house = await sources.house()
        if (house) gauges.tellHouse(house)
      }
      return registry.metrics()
    },
  }
}

function openGauges(registry: Registry) {
  const gauge = <const L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `hanpan_${name}`, help, labelNames, registers: [registry] })
  const process = processGauges(gauge)
  const house = houseGauges(gauge)
  return { tellProcess: process, tellHouse: house }
}

type MakeGauge = <const L extends string = never>(
  name: string,
  help: string,
  labelNames?: readonly L[],
) => Gauge<L>

function processGauges(gauge: MakeGauge) {
  const pool = gauge('pool_connections', 'Connections to the database.', ['pool', 'state'])
  const live = gauge('live_connections', 'Open connections of server-sent events.')
  const waiting = gauge('waiting_bets', 'Bets that wait to be booked.')
  const drift = gauge('clock_drift_seconds', 'How far the clock is ahead of the database.')
  const leads = gauge('task_leads', 'Whether this process does work that one of all does.', ['task'])
  const failures = gauge('task_failures', 'Failed turns since the start of the process.', ['task'])
  const lastTurn = gauge('task_last_turn_seconds', 'How long the last turn took.', ['task'])
  const tellPool = (name: string, { connections, idle, waiting: queue }: PoolFigures) => {
    pool.set({ pool: name, state: 'busy' }, connections - idle)
    pool.set({ pool: name, state: 'idle' }, idle)
    pool.set({ pool: name, state: 'waiting' }, queue)
  }
  return (report: ProcessReport): void => {
    tellPool('house', report.pool)
    tellPool('booking', report.bookingPool)
    tellPool('desk', report.deskPool)
    live.set(report.liveConnections)
    waiting.set(report.waitingBets)
    if (report.driftMilliseconds !== null) drift.set(report.driftMilliseconds / 1_000)
    for (const task of report.tasks) {
      if (task.leads !== null) leads.set({ task: task.name }, task.leads ? 1 : 0)
      failures.set({ task: task.name }, task.failures)
      if (task.lastMilliseconds !== null) lastTurn.set({ task: task.name }, task.lastMilliseconds / 1_000)
    }
  }
}

function houseGauges(gauge: MakeGauge) {
  const labels = ['source', 'kind'] as const
  const feedAge = gauge('feed_age_seconds', 'Since a source was heard of a match that runs.', labels)
  const running = gauge('feed_running_matches', 'Matches that run.', labels)
  const silenced = gauge('feed_silenced_matches', 'Running matches stopped for silence.', labels)
  const due = gauge('settlement_waiting_fixtures', 'Matches with something to settle.')
  const oldest = gauge('settlement_oldest_timestamp_seconds', 'Since when the first waits; 0 for none.')
  const checkedAt = gauge('ledger_check_timestamp_seconds', 'When the books were last proved.')
  const differences = gauge(
    'reconciliation_differences',
    'Differences that the last run of each check found.',
  )
  const faults = gauge('ledger_check_faults', 'Faults that the last proof found.')
  const countedAt = gauge(
    'reports_counted_timestamp_seconds',
    'Up to when the sums of the reports are whole.',
  )
  const reportFaults = gauge('reports_check_faults', 'Faults that the last comparison with the ledger found.')
  const random = gauge('minigame_random_healthy', 'Whether the random source passed its last test.')
  const unfair = gauge('minigame_unfair_games', 'Games whose rounds did not stand their last check.')
  const beyond = gauge('minigame_return_games', 'Games that pay too far from what they should.')
  return ({ feeds, settlement, ledgerCheck, reconciliation, reports, minigames }: HouseFigures): void => {
    for (const one of [feedAge, running, silenced]) one.reset()
    for (const { source, kind, ageMilliseconds, runningMatches, silencedMatches } of feeds) {
      feedAge.set({ source, kind }, ageMilliseconds / 1_000)
      running.set({ source, kind }, runningMatches)
      silenced.set({ source, kind }, silencedMatches)
    }
    due.set(settlement.waiting)
    oldest.set((settlement.oldest ?? 0) / 1_000)
    differences.set(reconciliation.reduce((sum, one) => sum + one.differences, 0))
    countedAt.set((reports.countedAt ?? 0) / 1_000)
    reportFaults.set(reports.check?.faults.length ?? 0)
    if (minigames.random) random.set(minigames.random.isHealthy ? 1 : 0)
    unfair.set(minigames.unfair.length)
    beyond.set(minigames.beyond.length)
    if (!ledgerCheck) return
    checkedAt.set(ledgerCheck.at / 1_000)
    faults.set(ledgerCheck.faults.length)
  }
}
