import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import type { AnyRoute } from './api-client.ts'
import { routeKey } from './route-key.ts'

/** What is asked for in this moment, by path: the live line brings many news at once. */
const asked = new WeakMap<QueryClient, Map<string, Promise<void>>>()

/**
 * Has the answers of a route read again, once however often it is asked in one moment. A first reading that is under
 * way begins anew as well, since it may bring what was so before; left to itself the library would wait for it and take
 * it for the new one.
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
 * The same for one answer, of which there is news. A first reading that is under way is awaited, since there is nothing
 * else to show, and followed by another.
 */
export async function readAnew({ refetch, isPending, isPlaceholderData }: Rereadable): Promise<void> {
  await refetch()
  if (isPending || isPlaceholderData) await refetch()
}
