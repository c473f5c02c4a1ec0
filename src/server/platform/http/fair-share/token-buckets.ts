/** So many a second on average, and so many at once. */
export type Rate = { readonly perSecond: number; readonly burst: number }

export type TokenBuckets<Key> = {
  /** Takes a token: 0, or the milliseconds until there is one. */
  take(key: Key): number
  /** Puts back one that should not have been taken. */
  giveBack(key: Key): void
}

type Bucket = { tokens: number; at: number }

const KEYS_MAX = 50_000
const A_SECOND = 1_000

/** A bucket of tokens for each key, filled at a steady rate. Kept in memory: a restart fills all. */
export function tokenBuckets<Key>(
  { perSecond, burst }: Rate,
  now: () => number = () => performance.now(),
): TokenBuckets<Key> {
  const buckets = new Map<Key, Bucket>()

  const fill = (bucket: Bucket, at: number): void => {
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) * perSecond) / A_SECOND)
    bucket.at = at
  }
  // A full bucket is as good as none. Where none is full, so many addresses take part that no bound of one helps.
  const makeRoom = (at: number): void => {
    for (const [key, bucket] of buckets) {
      fill(bucket, at)
      if (bucket.tokens >= burst) buckets.delete(key)
    }
    if (buckets.size >= KEYS_MAX) buckets.clear()
  }

  return {
    take: key => {
      const at = now()
      const bucket = buckets.get(key)
      if (!bucket) {
        if (buckets.size >= KEYS_MAX) makeRoom(at)
        buckets.set(key, { tokens: burst - 1, at })
        return 0
      }
      fill(bucket, at)
      if (bucket.tokens < 1) return ((1 - bucket.tokens) * A_SECOND) / perSecond
      bucket.tokens -= 1
      return 0
    },
    giveBack: key => {
      const bucket = buckets.get(key)
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1)
    },
  }
}
