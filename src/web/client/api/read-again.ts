import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import type { AnyRoute } from './api-client.ts'
import { routeKey } from './route-key.ts'

/** Reloads requested in the present tick, by path: the live connection delivers several messages at once. */
const asked = new WeakMap<QueryClient, Map<string, Promise<void>>>()

/**
 * Reloads all queries of a route, once per tick. A first request that is pending is restarted too,
 * because its response may be outdated; the library would otherwise use its result.
 */
export function readAgain(queryClient: QueryClient, route: AnyRoute): Promise<void> {
  const own = asked.get(queryClient) ?? new Map<string, Promise<void>>()
  asked.set(queryClient, own)
  const reading = own.get(route.path) ?? Promise.resolve().then(() => begin(queryClient, route))
  own.set(route.path, reading)
  return reading
}

async function begin(queryClient: QueryClient, route: AnyRoute): Promise<void> {
  asked.get(queryClient)?.delete(route.path)
  const filters = { queryKey: routeKey(route) }
  await queryClient.cancelQueries({ ...filters, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries(filters)
}

export type Rereadable = Pick<UseQueryResult, 'isPending' | 'isPlaceholderData'> & {
  readonly refetch: () => Promise<unknown>
}

/**
 * The same for one query. A pending first request is awaited, because there is nothing else to show, and
 * then repeated.
 */
export async function readAnew({ refetch, isPending, isPlaceholderData }: Rereadable): Promise<void> {
  await refetch()
  if (isPending || isPlaceholderData) await refetch()
}
