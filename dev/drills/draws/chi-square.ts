/** How often a result came, and its expected count. */
export type Cell = { readonly seen: number; readonly expected: number }

/** Cells with a lower expected count are merged. Otherwise the statistic would not follow its distribution. */
const LEAST_EXPECTED = 5
const PRECISION = 1e-14
const STEPS = 100_000

/**
 * Returns the probability that a fair source deviates at least as much (Pearson's chi-square, upper tail). 1 when fewer
 * than two cells remain.
 */
export function chiSquareChance(cells: readonly Cell[]): number {
  const counted = withoutRare(cells)
  if (counted.length < 2) return 1
  const distance = counted.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0)
  return upperGamma((counted.length - 1) / 2, distance / 2)
}

/** Merges rare cells into one, and that one with the rarest other cell if it is still rare. */
function withoutRare(cells: readonly Cell[]): readonly Cell[] {
  const sorted = cells.toSorted((one, other) => one.expected - other.expected)
  let rare: Cell = { seen: 0, expected: 0 }
  let taken = 0
  for (const { seen, expected } of sorted) {
    if (expected >= LEAST_EXPECTED && (rare.expected === 0 || rare.expected >= LEAST_EXPECTED)) break
    rare = { seen: rare.seen + seen, expected: rare.expected + expected }
    taken += 1
  }
  return rare.expected > 0 ? [rare, ...sorted.slice(taken)] : sorted
}

/**
 * Returns the upper regularized incomplete gamma function, by its series below a + 1 and by its continued fraction
 * above.
 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let step = 1; step < STEPS && term > sum * PRECISION; step++) {
    term *= x / (a + step)
    sum += term
  }
  return sum
}

/** Evaluates the continued fraction with Lentz's method. */
function upperFraction(a: number, x: number): number {
  const tiny = Number.MIN_VALUE / PRECISION
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let value = d
  for (let step = 1; step < STEPS; step++) {
    const part = -step * (step - a)
    b += 2
    d = 1 / (Math.abs(part * d + b) < tiny ? tiny : part * d + b)
    c = Math.abs(b + part / c) < tiny ? tiny : b + part / c
    value *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return value
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
]

/** Returns the logarithm of the gamma function for positive numbers (Lanczos). */
function logGamma(number: number): number {
  if (number < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * number)) - logGamma(1 - number)
  const x = number - 1
  const sum = LANCZOS.reduce((total, part, place) => total + part / (x + place + 1), 0.9999999999998099)
  const t = x + LANCZOS.length - 0.5
  return Math.log(2 * Math.PI) / 2 + (x + 0.5) * Math.log(t) - t + Math.log(sum)
}
