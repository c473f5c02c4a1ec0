import { loginEventTexts, loginLockTexts } from '#contract/back-office/login-event-texts.ts'
import type { loginOperatorContract } from '#contract/back-office/logins.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { liftLock } from './lift-lock.ts'
import { readEvents, readLocks, readRecent } from './read-logins.ts'

/** Operator routes for failed logins and locks. */
export const loginOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<typeof loginOperatorContract> => ({
  events: async ({ query: { page, ...filter } }) => {
    const { events, ...counts } = await readEvents(deps, filter, page)
    return accept({
      events: events.map(({ at, agent, ...event }) => ({
        ...event,
        at: formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'),
        whatText: loginEventTexts[event.what],
        device: agent,
      })),
      ...counts,
    })
  },
  locks: async ({ query: { page, ...filter } }) => {
    const { locks, ...counts } = await readLocks(deps, filter, page)
    return accept({
      locks: locks.map(({ lastAt, waitUntil, ...lock }) => ({
        ...lock,
        kindText: loginLockTexts[lock.kind],
        lastAt: formatSeoul(lastAt, 'YYYY-MM-DD HH:mm:ss'),
        until: formatSeoul(waitUntil, 'YYYY-MM-DD HH:mm:ss'),
      })),
      ...counts,
    })
  },
  recent: async () => accept(await readRecent(deps)),
  liftLock: ({ params, body, caller, ip }) =>
    liftLock(deps, { operator: caller, ip, id: params.id, reason: body.reason }),
})
