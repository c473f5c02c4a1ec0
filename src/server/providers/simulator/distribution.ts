/** Probabilities of integers, as fractions of one: `chances[i]` is that of `from + i`. */
export type Distribution = { readonly from: number; readonly chances: readonly number[] }

export const certain = (value: number): Distribution => ({ from: value, chances: [1] })

export const shift = ({ from, chances }: Distribution, by: number): Distribution => ({
  from: from + by,
  chances,
})

/** The sum of two independent counts. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const sums = new Array<number>(a.chances.length + b.chances.length - 1).fill(0)
  for (let i = 0; i < a.chances.length; i += 1) {
    const first = a.chances[i] ?? 0
    if (first === 0) continue
    for (let j = 0; j < b.chances.length; j += 1) {
      sums[i + j] = (sums[i + j] ?? 0) + first * (b.chances[j] ?? 0)
    }
  }
  return { from: a.from + b.from, chances: sums }
}

const negate = ({ from, chances }: Distribution): Distribution => ({
  from: chances.length === 0 ? -from : -(from + chances.length - 1),
  chances: chances.toReversed(),
})

/** Difference of two independent counts. */
export const difference = (a: Distribution, b: Distribution): Distribution => convolve(a, negate(b))

export type Weighted = { readonly weight: number; readonly of: Distribution }

/** A mixture of distributions by weight. Weights need not sum to one. */
export function mix(parts: readonly Weighted[]): Distribution {
  const filled = parts.filter(({ weight, of }) => weight > 0 && of.chances.length > 0)
  if (filled.length === 0) return { from: 0, chances: [] }
  const from = Math.min(...filled.map(({ of }) => of.from))
  const to = Math.max(...filled.map(({ of }) => of.from + of.chances.length))
  const chances = new Array<number>(to - from).fill(0)
  for (const { weight, of } of filled) {
    for (let i = 0; i < of.chances.length; i += 1) {
      const place = of.from - from + i
      chances[place] = (chances[place] ?? 0) + weight * (of.chances[i] ?? 0)
    }
  }
  return { from, chances }
}

const TAIL = 1e-12

/** Poisson distribution, cut where the rest is below 1e-12. */
export function poisson(mean: number): Distribution {
  const chances = [Math.exp(-mean)]
  let rest = 1 - Math.exp(-mean)
  for (let count = 1; rest > TAIL && count < 200; count += 1) {
    const chance = ((chances[count - 1] ?? 0) * mean) / count
    chances.push(chance)
    rest -= chance
  }
  return { from: 0, chances }
}

/** The total probability of the values that satisfy a condition. */
export function chanceWhere({ from, chances }: Distribution, holds: (value: number) => boolean): number {
  let sum = 0
  for (let i = 0; i < chances.length; i += 1) if (holds(from + i)) sum += chances[i] ?? 0
  return sum
}

export const chanceOf = ({ from, chances }: Distribution, value: number): number => chances[value - from] ?? 0

const NEGLIGIBLE = 1e-9

/** Without tails that don't affect any price. */
export function trimmed({ from, chances }: Distribution): Distribution {
  let first = 0
  let end = chances.length
  while (end > 1 && (chances[end - 1] ?? 0) < NEGLIGIBLE) end -= 1
  while (first < end - 1 && (chances[first] ?? 0) < NEGLIGIBLE) first += 1
  return { from: from + first, chances: chances.slice(first, end) }
}
