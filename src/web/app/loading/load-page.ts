import type { Instant } from '#domain/instant.ts'

/** A second failure within this time after a reload is an error. */
const chunkReloadGuard = 60_000

const reloadedAtKey = 'chunk.reloadedAt'

type Surroundings = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => Instant
  readonly reload: () => void
}

/** A page's chunk could not be loaded, even after a reload. */
class PageLoadError extends Error {
  readonly status = 500

  constructor() {
    super('페이지를 불러오지 못했습니다. 네트워크 연결을 확인해 주세요.')
    this.name = 'PageLoadError'
  }
}

/**
 * Loads a page's chunk. A failure, for example after a new release, reloads the site once; a failure
 * within 60 seconds of that is an error (TIME-003, TIME-004).
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
    // The page is being reloaded; render nothing until then.
    return new Promise<never>(() => {})
  }
}
