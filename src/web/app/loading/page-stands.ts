import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** What stands beside the first page waits no longer for it. */
const PATIENCE_MILLISECONDS = 4_000

let standing: Promise<void> = Promise.resolve()

/** When the first page of this window has been drawn with what it asked for; at once where nobody watches for it. */
export const pageStands = (): Promise<void> => standing

/** Has what stands beside the first page wait until that page can be used: on a slow line both would come late. */
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

/** When nothing is asked for any more, what answers lead to included. */
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

/** Twice round the browser's queue: what was drawn has asked by then. Not by timers, which a test may hold still. */
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
