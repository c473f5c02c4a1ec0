import { Worker } from 'node:worker_threads'

/** One request of a load, sent repeatedly. */
export type LoadRequest = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

export type Load = {
  readonly port: number
  /** Each connection cycles through them, starting at a different one. */
  readonly requests: readonly LoadRequest[]
  readonly connections: number
  readonly seconds: number
}

export type LoadFigures = {
  readonly requestsPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
  /** Number of answers that were not 200. */
  readonly failures: number
  readonly bytesAnAnswer: number
}

/** Sends requests as fast as answers come, from its own thread, so that it does not share the server's event loop. */
export function loadHttp(load: Load): Promise<LoadFigures> {
  const worker = new Worker(new URL('./http-load-worker.ts', import.meta.url), { workerData: load })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
