import { shortSignedFigure } from '#domain/signed-figure.ts'

/** Labels for a chart's bars: only the highest and the lowest have one. */
export function barLabels(values: readonly number[]): readonly string[] {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const said = new Set([
    ...(most > 0 ? [values.lastIndexOf(most)] : []),
    ...(least < 0 ? [values.lastIndexOf(least)] : []),
  ])
  return values.map((value, index) => (said.has(index) ? shortSignedFigure(value) : ''))
}
