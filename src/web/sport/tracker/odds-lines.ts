import type { OddsHistory } from '#contract/fixtures/fixtures.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'

type Series = OddsHistory['series'][number]

export type OddsLine = {
  readonly id: string
  readonly betName: string
  readonly first: number
  readonly last: number
  /**
   * Time from 0 (the earliest moment) to 1 (now), and price from 0 (the lowest of all) to 1 (the
   * highest).
   */
  readonly points: readonly (readonly [x: number, y: number])[]
}

const isOffered = (status: number): boolean => status === outcomeCode.open || status === outcomeCode.suspended

/**
 * The prices of a market since a moment as lines on a unit square; a price holds until the next. The
 * price at that moment is the first point, so that an unchanged price is a level line. The scale is
 * logarithmic: a linear one would flatten the others next to one outsider.
 */
export function oddsLines(series: readonly Series[], from: number, to: number): readonly OddsLine[] {
  const cut = series.map(one => ({
    id: String(one.id),
    betName: one.betName,
    points: pointsSince(one, from, to),
  }))
  const heights = cut.flatMap(({ points }) => points.map(([, price]) => Math.log(price)))
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const heightOf = (price: number) => (high === low ? 0.5 : (Math.log(price) - low) / (high - low))
  const span = Math.max(1, to - from)
  return cut.flatMap(({ id, betName, points }) => {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return []
    return [
      {
        id,
        betName,
        first: first[1],
        last: last[1],
        points: points.map(([at, price]) => [(at - from) / span, heightOf(price)] as const),
      },
    ]
  })
}

function pointsSince(
  { points }: Series,
  from: number,
  to: number,
): readonly (readonly [at: number, price: number])[] {
  const offered = points.filter(([at, , status]) => isOffered(status) && at <= to)
  const before = offered.findLast(([at]) => at <= from)
  const since = offered.filter(([at]) => at > from).map(([at, price]) => [at, price] as const)
  return before ? [[from, before[1]], ...since] : since
}

/** An SVG step path up to the right edge. */
export function stepPath(points: OddsLine['points'], width: number, height: number): string {
  const [first, ...rest] = points.map(
    ([x, y]) => [Math.round(x * width * 10) / 10, Math.round((1 - y) * height * 10) / 10] as const,
  )
  if (!first) return ''
  return `M${first[0]} ${first[1]}${rest.map(([x, y]) => `H${x}V${y}`).join('')}H${width}`
}
