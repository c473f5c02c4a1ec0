type Waiting<V> = PromiseWithResolvers<V | undefined>

/**
 * Batches single reads: calls collected while a read is running are read together by the next. A caller is never
 * answered by a read that began before the call.
 */
export function gatherReads<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let gathered = new Map<K, Waiting<V>>()
  let running = false

  const runAll = async () => {
    running = true
    // Callers of the same tick share the first read.
    await Promise.resolve()
    while (gathered.size > 0) {
      const batch = gathered
      gathered = new Map()
      await readBatch(load, batch)
    }
    running = false
  }

  return key => {
    const known = gathered.get(key)
    if (known) return known.promise
    const waiting: Waiting<V> = Promise.withResolvers()
    gathered.set(key, waiting)
    if (!running) void runAll()
    return waiting.promise
  }
}

async function readBatch<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  batch: ReadonlyMap<K, Waiting<V>>,
): Promise<void> {
  try {
    const found = await load([...batch.keys()])
    for (const [key, { resolve }] of batch) resolve(found.get(key))
  } catch (fault) {
    for (const { reject } of batch.values()) reject(fault)
  }
}
