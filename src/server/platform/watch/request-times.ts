import type { FastifyInstance, RouteOptions } from 'fastify'
import { Histogram, type MetricObjectWithValues, type MetricValueWithName, type Registry } from 'prom-client'
import type { Log } from '../process/log.ts'

type Label = 'method' | 'route' | 'status' | 'le'

/** Upper bounds in seconds, from responses served from memory to those that wait ten seconds by rule. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const NAME = 'hanpan_http_request_seconds'
const HELP = 'Time to answer, by route and status.'
/** Slower responses are logged with their id. */
const SLOW_SECONDS = 2

type Series = { readonly labels: Record<'method' | 'route' | 'status', string> } & {
  readonly counts: number[]
  count: number
  sum: number
}

/**
 * Durations of responses by route and status. Counts are kept in plain arrays per route: the library's own `observe`
 * builds a string of labels on each call, which every bet would pay for.
 */
export class RequestTimes extends Histogram<Label> {
  readonly #series: Series[] = []
  /** Provides the metadata of the metric. */
  readonly #empty = new Histogram<Label>({ name: NAME, help: HELP, registers: [] })

  constructor(registry: Registry) {
    super({ name: NAME, help: HELP, registers: [registry] })
  }

  /** Returns a recorder for one route. */
  of(method: string, route: string): (status: number, seconds: number) => void {
    const byStatus = new Map<number, Series>()
    const begin = (status: number): Series => {
      const labels = { method, route, status: String(status) }
      const series = { labels, counts: BUCKETS.map(() => 0), count: 0, sum: 0 }
      byStatus.set(status, series)
      this.#series.push(series)
      return series
    }
    return (status, seconds) => {
      const series = byStatus.get(status) ?? begin(status)
      series.count += 1
      series.sum += seconds
      const bucket = BUCKETS.findIndex(end => seconds <= end)
      if (bucket !== -1) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    }
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<Label>>> {
    return { ...(await this.#empty.get()), values: this.#series.flatMap(valuesOf) }
  }

  /** Called by the library for the text format; missing in its types. */
  getForPromString(): Promise<MetricObjectWithValues<MetricValueWithName<Label>>> {
    return this.get()
  }
}

/** Values for Prometheus: buckets are cumulative. */
function valuesOf({ labels, counts, count, sum }: Series): MetricValueWithName<Label>[] {
  let below = 0
  const buckets = BUCKETS.map((le, index) => {
    below += counts[index] ?? 0
    return { labels: { ...labels, le }, value: below, metricName: `${NAME}_bucket` }
  })
  return [
    ...buckets,
    { labels: { ...labels, le: '+Inf' }, value: count, metricName: `${NAME}_bucket` },
    { labels, value: sum, metricName: `${NAME}_sum` },
    { labels, value: count, metricName: `${NAME}_count` },
  ]
}

/** Files and pages share one label, since there are hundreds of them. */
const PAGES = '(pages)'

/** Times the routes added from here on, each with its own hook, so that responses need no lookup. */
export function timeRequests(fastify: FastifyInstance, times: RequestTimes, log: Log): void {
  const pages = times.of('GET', PAGES)
  fastify.addHook('onRoute', (route: RouteOptions) => {
    if (route.config?.isStream) return
    const method = String(route.method)
    const note = route.url.startsWith('/api/') ? times.of(method, route.url) : pages
    route.onResponse = (request, reply, done) => {
      const seconds = reply.elapsedTime / 1_000
      note(reply.statusCode, seconds)
      if (seconds > SLOW_SECONDS)
        log.info(
          { requestId: request.id, method, route: route.url, status: reply.statusCode, seconds },
          'slow response',
        )
      done()
    }
  })
}
