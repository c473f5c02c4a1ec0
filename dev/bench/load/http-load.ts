import { Worker } from 'node:worker_threads'

/** One request of a load, as it goes over the wire again and again. */
export type LoadRequest = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

export type Load = {
  readonly port: number
  /** Each connection goes through them in turn, beginning at another one. */
  readonly requests: readonly LoadRequest[]
  readonly connections: number
  readonly seconds: number
}

export type LoadFigures = {
  readonly requestsPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
  /** Answers that were not 200. */
  readonly failures: number
  readonly bytesAnAnswer: number
}

/** Asks as fast as the answers come, from a thread of its own, so that the server's event loop is its own. */
export function loadHttp(load: Load): Promise<LoadFigures> {
  const worker = new Worker(new URL('./http-load-worker.ts', import.meta.url), { workerData: load })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
