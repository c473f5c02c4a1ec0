import { formatFigure } from './korean-formats.ts'

/** A signed amount: "+12,000", "−3,000", "0", with the minus sign U+2212. */
export const signedFigure = (won: number): string =>
  won === 0 ? '0' : `${won > 0 ? '+' : '−'}${formatFigure(Math.abs(won))}`

const MAN = 10_000

/** Short form: in units of 만 from 10,000, rounded towards zero. */
export const shortSignedFigure = (won: number): string =>
  Math.abs(won) < MAN
    ? signedFigure(won)
    : `${won > 0 ? '+' : '−'}${formatFigure(Math.floor(Math.abs(won) / MAN))}만`

/** "1,234" or "−1,234": for balances, where a plus sign is not needed. */
export const minusFigure = (won: number): string => `${won < 0 ? '−' : ''}${formatFigure(Math.abs(won))}`
