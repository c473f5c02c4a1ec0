import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** Secondary content waits at most this long for the first page. */
const PATIENCE_MILLISECONDS = 4_000

let standing: Promise<void> = Promise.resolve()

/**
 * Resolves when the first page of this window was rendered with its data; immediately when it is not
 * watched.
 */
export const pageStands = (): Promise<void> => standing

/**
 * Makes secondary content wait until the first page is usable, because on a slow connection both would be
 * late.
 */
export function watchFirstPage(router: AnyRouter, queries: QueryClient): void {
  const drawn = new Promise<void>(resolve => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE_MILLISECONDS))
  standing = Promise.race([drawn.then(() => answered(queries)), patience])
}

/** Resolves when no requests are pending, including follow-up requests. */
async function answered(queries: QueryClient): Promise<void> {
  await turn()
  while (queries.isFetching() > 0) {
    await nextChange(queries)
    await turn()
  }
}

const nextChange = (queries: QueryClient): Promise<void> =>
  new Promise(resolve => {
    const stop = queries.getQueryCache().subscribe(() => {
      stop()
      resolve()
    })
  })

/**
 * Waits two macrotasks, so that rendered components have started their requests. Uses no timers, which
 * tests may fake.
 */
async function turn(): Promise<void> {
  for (let round = 0; round < 2; round++)
    await new Promise<void>(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })
}
