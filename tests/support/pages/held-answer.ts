import type { APIResponse, Page, Route } from 'playwright-core'
import type { Site, Visit } from './browser.ts'

/** Holds back the first answer of a call until it is released or dropped, and returns it then. Later answers pass. */
export function holdFirst() {
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<'connectionreset' | undefined>()
  const answered = Promise.withResolvers<APIResponse>()
  let calls = 0
  return {
    /** The server has answered. */
    asked: asked.promise,
    letGo: (fault?: 'connectionreset') => {
      held.resolve(fault)
      return answered.promise
    },
    route: async (route: Route) => {
      calls += 1
      if (calls > 1) return route.continue()
      const response = await route.fetch()
      asked.resolve()
      const fault = await held.promise
      // The page may have aborted the call.
      await (fault ? route.abort(fault) : route.fulfill({ response })).catch(() => {})
      answered.resolve(response)
    },
  }
}

/** Waits for one more request of the page, so that it has processed the answers before. */
export const breathe = (page: Page): Promise<void> =>
  page.evaluate(() => fetch('/favicon.svg').then(() => undefined))

/** Resolves when a page with `ownStream` gets its live stream. Call it before the page is opened; see `visitLive`. */
export const lineOf = (page: Page): Promise<unknown> =>
  page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/live')

/** Opens a page with its own live connection, and waits until that is open. */
export async function visitLive({ visit }: Pick<Site, 'visit'>, { prepare, ...more }: Visit): Promise<Page> {
  const line = Promise.withResolvers<unknown>()
  const page = await visit({
    ...more,
    ownStream: true,
    prepare: async blank => {
      line.resolve(lineOf(blank))
      await prepare?.(blank)
    },
  })
  await line.promise
  return page
}
