import { shortSignedFigure } from '#domain/signed-figure.ts'

/** Which bars of a chart say how much they are: the highest and the lowest; the others say nothing. */
export function barLabels(values: readonly number[]): readonly string[] {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const said = new Set([
    ...(most > 0 ? [values.lastIndexOf(most)] : []),
    ...(least < 0 ? [values.lastIndexOf(least)] : []),
  ])
  return values.map((value, index) => (said.has(index) ? shortSignedFigure(value) : ''))
}
