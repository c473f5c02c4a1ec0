/** Formats hundredths of a percent as "1.00%". */
export const percentText = (basisPoints: number): string =>
  `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}%`
