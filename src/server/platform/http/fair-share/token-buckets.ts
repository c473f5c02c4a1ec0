/** Average rate per second, and burst size. */
export type Rate = { readonly perSecond: number; readonly burst: number }

export type TokenBuckets<Key> = {
  /** Takes a token; returns 0, or the milliseconds until one is available. */
  take(key: Key): number
  /** Returns a token that should not have been taken. */
  giveBack(key: Key): void
}

type Bucket = { tokens: number; at: number }

const KEYS_MAX = 50_000
const A_SECOND = 1_000

/** Token buckets by key, refilled at a steady rate. In memory: a restart fills them. */
export function tokenBuckets<Key>(
  { perSecond, burst }: Rate,
  now: () => number = () => performance.now(),
): TokenBuckets<Key> {
  const buckets = new Map<Key, Bucket>()

  const fill = (bucket: Bucket, at: number): void => {
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) * perSecond) / A_SECOND)
    bucket.at = at
  }
  // Full buckets can be dropped. If none is full, so many addresses take part that limits per address don't help.
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
