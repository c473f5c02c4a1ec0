import { formatFigure } from '../korean-formats.ts'
import { type Points, points } from '../money.ts'

/** Points for each place of a range. */
export type PlacePrize = { readonly from: number; readonly to: number; readonly points: Points }

export const PLACE_PRIZES_MOST = 20
export const PRIZE_PLACES_MAX = 1_000
export const PLACE_POINTS_MAX = 10_000_000

/**
 * True when the prizes are a valid table: starting at first place, without gaps, and never more for a
 * later place.
 */
export const isPlacePrizes = (prizes: readonly PlacePrize[]): boolean =>
  prizes.length > 0 &&
  prizes.length <= PLACE_PRIZES_MOST &&
  prizes.every(({ from, to, points: each }, index) => {
    const before = prizes[index - 1]
    return (
      from === (before?.to ?? 0) + 1 &&
      to >= from &&
      to <= PRIZE_PLACES_MAX &&
      each > 0 &&
      each <= Math.min(before?.points ?? PLACE_POINTS_MAX, PLACE_POINTS_MAX)
    )
  })

/** Points of a place; 0 after the end of the table. */
export const prizeOf = (prizes: readonly PlacePrize[], place: number): Points =>
  prizes.find(({ from, to }) => place >= from && place <= to)?.points ?? points(0)

/** Sum of all prizes. */
export const prizeTotal = (prizes: readonly PlacePrize[]): Points =>
  points(prizes.reduce((total, { from, to, points: each }) => total + (to - from + 1) * each, 0))

/** "1위", "4~10위" */
export const placesText = ({ from, to }: Omit<PlacePrize, 'points'>): string =>
  from === to ? `${formatFigure(from)}위` : `${formatFigure(from)}~${formatFigure(to)}위`
