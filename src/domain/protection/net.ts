import { formatFigure } from '../korean-formats.ts'

/** What is left of a period: what came back less what was staked. */
export const netOf = ({ staked, returned }: { readonly staked: number; readonly returned: number }): number =>
  returned - staked

/** "+12,000", "−3,000", "0": below zero by a minus, never a bracket. */
export const signedWord = (won: number): string =>
  won === 0 ? '0' : `${won > 0 ? '+' : '−'}${formatFigure(Math.abs(won))}`

const MAN = 10_000

/** The same where there is no room: in 만 from 10,000 on, the rest left off. */
export const shortSignedWord = (won: number): string =>
  Math.abs(won) < MAN
    ? signedWord(won)
    : `${won > 0 ? '+' : '−'}${formatFigure(Math.floor(Math.abs(won) / MAN))}만`

/** Which bars of a chart say how much they are: the highest and the lowest. */
export function labelledBars(nets: readonly number[]): ReadonlySet<number> {
  const most = Math.max(0, ...nets)
  const least = Math.min(0, ...nets)
  return new Set([
    ...(most > 0 ? [nets.lastIndexOf(most)] : []),
    ...(least < 0 ? [nets.lastIndexOf(least)] : []),
  ])
}
