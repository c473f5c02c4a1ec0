import { type Query, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Output } from '#contract/wire/route.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { now } from '#web/kit/time/time.ts'
import { endSession } from '../session/end-session.ts'
import { sessionStore } from '../session/session-store.ts'
import { type AnyRoute, type CallArguments, type CallRefusal, createApiClient } from './api-client.ts'
import { routeKey } from './route-key.ts'

/** Calls a route of the contract; a refusal comes back as a value. */
export const call = createApiClient({
  fetch: (...request) => fetch(...request),
  readToken: () => sessionStore.current()?.token,
  act: (act, token) => endSession(act, token),
})

/** A refusal on its way through a query: pages show `refusal.text`. */
export class CallError extends Error {
  readonly refusal: CallRefusal

  constructor(refusal: CallRefusal) {
    super(refusal.text)
    this.name = 'CallError'
    this.refusal = refusal
  }
}

/** Calls a route and throws a CallError on refusal, as the query cache wants it. */
export async function load<R extends AnyRoute>(route: R, ...input: CallArguments<R>): Promise<Output<R>> {
  const answer = await call(route, ...input)
  if (answer.ok) return answer.value
  throw new CallError(answer.refusal)
}

type CallQueryOptions<R> = Omit<UseQueryOptions<Output<R>, Error>, 'queryKey' | 'queryFn'>

/** The answer of a GET route, cached by route and input: `useCall(fixtureContract.events, { query: { type, page } })`. */
export function useCall<R extends AnyRoute>(
  route: R,
  input: CallArguments<R>[0],
  options?: CallQueryOptions<R>,
) {
  return useQuery<Output<R>, Error>({
    queryKey: routeKey(route, input),
    queryFn: async ({ client, queryKey, signal }) => {
      const asked = now()
      const answer = await load(route, ...([input, { signal }] as CallArguments<R>))
      const query = client.getQueryCache().find({ queryKey })
      if (query) askedAt.set(query, asked)
      return answer
    },
    ...options,
  })
}

/** When what is kept of a query was asked for; milliseconds since 1970. */
const askedAt = new WeakMap<Query, number>()

/**
 * `useCall` for what the live line tells as well. `loadedAt` is when the answer was asked for: what has been heard since
 * is newer, however long the answer took.
 */
export function useTimedCall<R extends AnyRoute>(
  route: R,
  input: CallArguments<R>[0],
  options?: CallQueryOptions<R>,
) {
  const client = useQueryClient()
  const answer = useCall(route, input, options)
  const query = client.getQueryCache().find({ queryKey: routeKey(route, input) })
  const loadedAt = answer.dataUpdatedAt === 0 ? undefined : query && askedAt.get(query)
  return { answer, loadedAt: loadedAt ?? answer.dataUpdatedAt }
}

/** Alerts the text of a refusal, unless the site has acted on it already (ERR-013). */
export function showRefusal(refusal: CallRefusal): void {
  if (!refusal.handled) showAlert(refusal.text)
}

/** The session of this browser; re-renders when it begins, changes or ends. */
export const useSession = () =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.current)
