import type { Instant } from '#domain/instant.ts'

/** A second failure so soon after a reload is an error. */
const chunkReloadGuard = 60_000

const reloadedAtKey = 'chunk.reloadedAt'

type Surroundings = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => Instant
  readonly reload: () => void
}

/** A page's code could not be fetched, and a reload has been tried already. */
class PageLoadError extends Error {
  readonly status = 500

  constructor() {
    super('페이지를 불러오지 못했습니다. 네트워크 연결을 확인해 주세요.')
    this.name = 'PageLoadError'
  }
}

/**
 * Loads a page's chunk. A failure, as after a new release, reloads the site once; within 60 seconds of that it is an
 * error (TIME-003, TIME-004).
 */
export async function loadPage<T>(
  load: () => Promise<T>,
  { storage, now, reload }: Surroundings,
): Promise<T> {
  try {
    return await load()
  } catch {
    const last = Number(storage.getItem(reloadedAtKey) ?? Number.NaN)
    if (now() - last < chunkReloadGuard) throw new PageLoadError()
    storage.setItem(reloadedAtKey, String(now()))
    reload()
    // The page is going away: nothing is drawn in between.
    return new Promise<never>(() => {})
  }
}
