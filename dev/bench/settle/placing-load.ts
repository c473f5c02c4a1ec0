import type { BetRequest, Betting } from '#server/bets/bets.ts'

export type PlacingFigures = {
  readonly p50ms: number
  readonly p99ms: number
  readonly betsPerSecond: number
}

export type Placing = {
  /** Discards the measurements so far. */
  begin(): void
  figures(): PlacingFigures
  /** Measures for this many milliseconds. */
  figuresOver(milliseconds: number): Promise<PlacingFigures>
  stop(): Promise<void>
}

/**
 * Places bets at a steady rate whether or not the earlier ones are answered (an open loop). A delay counts from the
 * moment at which the bet was due, so the time of a stalled server counts.
 */
export function startPlacing(betting: Betting, next: () => BetRequest, perSecond: number): Placing {
  let delays: number[] = []
  let began = performance.now()
  let due = began
  const step = 1_000 / perSecond
  const placeDue = () => {
    for (const now = performance.now(); due <= now; due += step) void placeOne(due)
  }
  const placeOne = async (dueAt: number) => {
    await betting.place(next())
    delays.push(performance.now() - dueAt)
  }
  const timer = setInterval(placeDue, 1)
  const begin = () => {
    delays = []
    began = performance.now()
  }
  const figures = () => {
    const sorted = delays.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
    const seconds = (performance.now() - began) / 1_000
    return { p50ms: at(0.5), p99ms: at(0.99), betsPerSecond: Math.round(sorted.length / seconds) }
  }
  return {
    begin,
    figures,
    figuresOver: async milliseconds => {
      begin()
      await new Promise(resolve => setTimeout(resolve, milliseconds))
      return figures()
    },
    stop: async () => {
      clearInterval(timer)
      await betting.drained()
    },
  }
}
