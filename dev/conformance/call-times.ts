/** Times of the answers to one kind of call, in milliseconds. */
export type TimeFigures = {
  readonly answers: number
  readonly p50ms: number
  readonly p99ms: number
  readonly maxms: number
}

/** A bucket is 2 % wider than the one before it. */
const WIDTH = Math.log(1.02)
/** Times below this are one bucket. */
const FINEST = 0.01

/** Times of answers by the kind of the call, in buckets: a run may have millions. */
export class CallTimes {
  readonly #kinds = new Map<string, { readonly buckets: Map<number, number>; answers: number; max: number }>()

  note(kind: string, milliseconds: number): void {
    const times = this.#kinds.get(kind) ?? { buckets: new Map(), answers: 0, max: 0 }
    this.#kinds.set(kind, times)
    const bucket = Math.ceil(Math.log(Math.max(milliseconds, FINEST) / FINEST) / WIDTH)
    times.buckets.set(bucket, (times.buckets.get(bucket) ?? 0) + 1)
    times.answers += 1
    times.max = Math.max(times.max, milliseconds)
  }

  figures(): Readonly<Record<string, TimeFigures>> {
    const entries = [...this.#kinds].map(([kind, { buckets, answers, max }]) => {
      const sorted = [...buckets].toSorted(([a], [b]) => a - b)
      const at = (share: number) => Math.min(rounded(timeAt(sorted, answers * share)), rounded(max))
      return [kind, { answers, p50ms: at(0.5), p99ms: at(0.99), maxms: rounded(max) }] as const
    })
    return Object.fromEntries(entries)
  }

  /** Returns whether more than half of all answers took longer. */
  isSlowerThan(boundMilliseconds: number): boolean {
    const kinds = [...this.#kinds.values()]
    const slow = kinds.reduce((sum, { buckets }) => sum + slowOf(buckets, boundMilliseconds), 0)
    return 2 * slow > kinds.reduce((sum, { answers }) => sum + answers, 0)
  }

  /** Returns one sentence for each kind of call of which more than 1 of 100 answers, and more than one, was slower. */
  slowerThan(boundMilliseconds: number): readonly string[] {
    return [...this.#kinds].flatMap(([kind, { buckets, answers }]) => {
      const slow = slowOf(buckets, boundMilliseconds)
      if (slow <= Math.max(1, answers / 100)) return []
      const bound = boundMilliseconds.toLocaleString('en')
      return [`${slow} of ${answers} answers to ${kind} took longer than ${bound} ms`]
    })
  }
}

const timeOf = (bucket: number): number => FINEST * Math.exp(bucket * WIDTH)

function slowOf(buckets: ReadonlyMap<number, number>, boundMilliseconds: number): number {
  let slow = 0
  for (const [bucket, count] of buckets) if (timeOf(bucket - 1) >= boundMilliseconds) slow += count
  return slow
}

function timeAt(sorted: readonly (readonly [bucket: number, count: number])[], place: number): number {
  let passed = 0
  for (const [bucket, count] of sorted) {
    passed += count
    if (passed >= place) return timeOf(bucket)
  }
  return 0
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100
