import { formatFigure } from '#domain/korean-formats.ts'

/** What the house wins or loses: "−1,200,000" or "+300,000", with signs of one width. */
export const signedFigure = (won: number): string =>
  won === 0 ? '0' : `${won < 0 ? '−' : '+'}${formatFigure(Math.abs(won))}`
