import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { openDatabase } from '../postgres/postgres.ts'
import { createLog } from '../process/log.ts'
import { openMetrics } from './metrics.ts'
import { type MetricsServer, openMetricsServer } from './metrics-server.ts'

const metrics = openMetrics()
const database = useDatabase()
const house = useHouse(database, { metrics })
const log = createLog({ level: 'silent' })
const local = { metrics, log, port: 0, host: '127.0.0.1' }

let watched: MetricsServer | undefined
beforeAll(async () => {
  watched = await openMetricsServer({ ...local, db: database.db })
})
afterAll(() => watched?.close())

const ask = (path: string, port = watched?.port, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method })

/** A line of the text format: a comment, or a name with labels and a number. */
const LINE = /^(#.*|[a-z0-9_]+(\{([a-zA-Z_]+="[^"]*",?)+\})? (NaN|[+-]?(Inf|\d[\d.e+-]*)))$/

test('the metrics are in Prometheus text format, with their names', async () => {
  await house.get('health')
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  const odd = text.split('\n').filter(line => line !== '' && !LINE.test(line))
  expect(odd).toEqual([])
  for (const name of [
    'hanpan_http_request_seconds_count{method="GET",route="/api/health",status="200"}',
    'hanpan_pool_connections{pool="house",state="waiting"}',
    'hanpan_pool_connections{pool="booking",state="busy"}',
    'hanpan_live_connections',
    'hanpan_waiting_bets',
    'hanpan_bets_total{answer="accepted"}',
    'hanpan_task_failures{task="session-sweep"}',
    'hanpan_settlement_waiting_fixtures',
    'hanpan_settlement_oldest_timestamp_seconds',
    'hanpan_ledger_check_faults',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text, name).toContain(`\n${name} `)
})

test('answers live and ready; refuses other paths and methods', async () => {
  for (const [path, status] of [
    ['/health/live', 200],
    ['/health/ready?x=1', 200],
    ['/', 404],
    ['/api/health', 404],
  ] as const)
    expect((await ask(path)).status, path).toBe(status)
  expect((await ask('/metrics', undefined, 'POST').catch(() => undefined))?.status).not.toBe(200)
  expect((await ask('/metrics', watched?.port, 'POST')).status).toBe(405)
})

test('ready is 503 while the database is away, and the process stays alive', async () => {
  const nobody = openDatabase({ url: 'postgres:///gone?host=/nowhere' })
  const lonely = await openMetricsServer({ ...local, db: nobody })
  expect((await ask('/health/ready', lonely.port)).status).toBe(503)
  expect((await ask('/health/live', lonely.port)).status).toBe(200)
  await lonely.close()
  await nobody.close()
})

test('the site’s port serves no metrics', async () => {
  expect((await fetch(`${house.origin}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4')
})
