/** Number of answers by status. Calls without an answer count under the name of their error. */
export type Counts = Record<string, number>

/** Messages between the processes of the drill. */
export type SiteReady = { readonly port: number; readonly members: readonly number[] }
export type LoopFigures = {
  /** Longest stall of the event loop, in wall-clock time. */
  readonly longestStandMs: number
  /** The most processor time that the loop used between two samples. */
  readonly longestAtWorkMs: number
  readonly p99Ms: number
}
export type FlooderFigures = { readonly connections: number; readonly got: Counts }
export type Delays = {
  readonly calls: number
  readonly p50ms: number
  readonly p95ms: number
  readonly p99ms: number
}
export type HonestFigures = {
  readonly bets: Delays & { readonly accepted: number }
  readonly reads: Delays
  /** Calls that got 429, 5xx or no answer at all. */
  readonly refused: number
  readonly got: Counts
}

/** The order to a process of the drill, passed as its first argument. */
export type Task = {
  readonly port: number
  readonly databaseUrl: string
  readonly seconds: number
  /** Loopback address of the client. Each client has its own, so the server limits them separately. */
  readonly from: string
  readonly member: number
  readonly otherMember: number
}

export const count = (counts: Counts, what: string | number): void => {
  counts[what] = (counts[what] ?? 0) + 1
}

export function delaysOf(delays: readonly number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { calls: sorted.length, p50ms: at(0.5), p95ms: at(0.95), p99ms: at(0.99) }
}
