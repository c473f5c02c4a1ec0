import { formatFigure } from './korean-formats.ts'

/** What is won or lost: "+12,000", "−3,000", "0"; below zero by a minus of full width, never a bracket. */
export const signedFigure = (won: number): string =>
  won === 0 ? '0' : `${won > 0 ? '+' : '−'}${formatFigure(Math.abs(won))}`

const MAN = 10_000

/** The same where there is no room: in 만 from 10,000 on, the rest left off. */
export const shortSignedFigure = (won: number): string =>
  Math.abs(won) < MAN
    ? signedFigure(won)
    : `${won > 0 ? '+' : '−'}${formatFigure(Math.floor(Math.abs(won) / MAN))}만`

/** "1,234", and below nothing "−1,234": of balances, where more is no news. */
export const minusFigure = (won: number): string => `${won < 0 ? '−' : ''}${formatFigure(Math.abs(won))}`
