import { type Query, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Output } from '#contract/wire/route.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { now } from '#web/kit/time/time.ts'
import { endSession } from '../session/end-session.ts'
import { sessionStore } from '../session/session-store.ts'
import { type AnyRoute, type CallArguments, type CallRefusal, createApiClient } from './api-client.ts'
import { routeKey } from './route-key.ts'

/** Calls a route of the contract; returns refusals as values. */
export const call = createApiClient({
  fetch: (...request) => fetch(...request),
  readToken: () => sessionStore.current()?.token,
  act: endSession,
})

/** A refusal as an error for queries; pages show `refusal.text`. */
export class CallError extends Error {
  readonly refusal: CallRefusal

  constructor(refusal: CallRefusal) {
    super(refusal.text)
    this.name = 'CallError'
    this.refusal = refusal
  }
}

/** Calls a route and throws a CallError on refusal, as the query library expects. */
export async function load<R extends AnyRoute>(route: R, ...input: CallArguments<R>): Promise<Output<R>> {
  const answer = await call(route, ...input)
  if (answer.ok) return answer.value
  throw new CallError(answer.refusal)
}

type CallQueryOptions<R> = Omit<UseQueryOptions<Output<R>, Error>, 'queryKey' | 'queryFn'>

/**
 * The data of a GET route, cached by route and input: `useCall(fixtureContract.events, { query: { type,
 * page } })`.
 */
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

/** When the cached data of a query was requested; epoch milliseconds. */
const askedAt = new WeakMap<Query, number>()

/**
 * `useCall` for data that also has live updates. `loadedAt` is when the data was requested: later live
 * updates are newer, however long the response took.
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

/** Shows the text of a refusal as an alert, unless it was handled already (ERR-013). */
export function showRefusal(refusal: CallRefusal): void {
  if (!refusal.handled) showAlert(refusal.text)
}

/** The session of this browser; re-renders on login, change and logout. */
export const useSession = () =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.current)
