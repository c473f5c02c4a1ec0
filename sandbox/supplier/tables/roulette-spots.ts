// Where the inside bets of roulette are on the layout. The layout is measured in cells: zero is the column before the
// twelve columns of numbers, and y goes up from the row of 1 to the row of 3.
import { ORDER } from '#domain/minigames/kinds/wheel-pockets.ts'

export type SpotKind = 'split' | 'street' | 'corner' | 'line'

export type Spot = {
  readonly market: SpotKind
  readonly pick: string
  readonly numbers: readonly number[]
  /** Where its chips are. */
  readonly at: readonly [x: number, y: number]
  /** Where it is hit when only bets of its kind are placed: left, bottom, width and height. */
  readonly area: readonly [x: number, y: number, width: number, height: number]
}

export const spotKinds: readonly SpotKind[] = ['split', 'street', 'corner', 'line']

const ROWS = 3
const NEIGHBOURS = 2

const columnOf = (number: number): number => Math.ceil(number / ROWS)
const rowOf = (number: number): number => (number - 1) % ROWS
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const centreOf = (number: number): readonly [number, number] => [columnOf(number) + 0.5, rowOf(number) + 0.5]

/** Returns the places of bets with zero, on the edge between zero and the first column. */
function zeroPlaceOf(market: SpotKind, numbers: readonly number[]): Pick<Spot, 'at' | 'area'> {
  const rows = numbers.filter(number => number > 0).map(rowOf)
  if (market === 'corner') return { at: [1, 0], area: [0, 0, 1, ROWS] }
  const y = meanOf(rows) + 0.5
  if (market === 'split') return { at: [1, y], area: [0.5, y - 0.5, 1, 1] }
  return { at: [1, y], area: y < ROWS / 2 ? [0, 0, 1, ROWS / 2] : [0, ROWS / 2, 1, ROWS / 2] }
}

function placeOf(market: SpotKind, numbers: readonly number[]): Pick<Spot, 'at' | 'area'> {
  if (numbers.includes(0)) return zeroPlaceOf(market, numbers)
  const centres = numbers.map(centreOf)
  const x = meanOf(centres.map(([at]) => at))
  const y = meanOf(centres.map(([, at]) => at))
  // Streets and lines are at the lower edge, and are hit anywhere above it.
  if (market === 'street' || market === 'line') return { at: [x, 0], area: [x - 0.5, 0, 1, ROWS] }
  return { at: [x, y], area: [x - 0.5, y - 0.5, 1, 1] }
}

/** Returns the spots of the inside bets among the markets of roulette, whose picks are named by their numbers. */
export const spotsOf = (
  markets: readonly { readonly id: string; readonly picks: readonly { readonly id: string }[] }[],
): readonly Spot[] =>
  spotKinds.flatMap(market =>
    (markets.find(({ id }) => id === market)?.picks ?? []).map(({ id }) => {
      const numbers = id.split('-').map(Number)
      return { market, pick: id, numbers, ...placeOf(market, numbers) }
    }),
  )

/** Returns a number with two on each side of it on the wheel, clockwise. */
export function neighboursOf(number: number): readonly number[] {
  const place = ORDER.indexOf(number)
  return Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, at) => ORDER[(place + at - NEIGHBOURS + ORDER.length) % ORDER.length] ?? number,
  )
}
