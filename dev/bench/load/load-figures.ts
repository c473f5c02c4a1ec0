/** The result of a closed loop of clients. Every answer counts, whatever its status. */
export type LoadFigures = {
  readonly perSecond: number
  readonly p50ms: number
  readonly p99ms: number
  readonly accepted: number
  readonly answered: number
}

/** Summarises the delays (ms) of a load that lasted this many seconds. */
export function loadFigures(delays: ArrayLike<number>, accepted: number, seconds: number): LoadFigures {
  const sorted = Float64Array.from(delays).sort()
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return {
    perSecond: Math.round(sorted.length / seconds),
    p50ms: at(0.5),
    p99ms: at(0.99),
    accepted,
    answered: sorted.length,
  }
}

/** Returns the median of one figure over several rounds. */
export const middleOf = (figures: readonly LoadFigures[], figure: keyof LoadFigures): number =>
  figures.map(one => one[figure]).toSorted((a, b) => a - b)[figures.length >> 1] ?? 0

/** Returns the round with the median speed. Short disturbances by other programs move it little. */
export const median = (figures: readonly LoadFigures[]): LoadFigures => {
  const middle = figures.toSorted((a, b) => a.perSecond - b.perSecond)[figures.length >> 1]
  if (!middle) throw new Error('nothing was measured')
  return middle
}
