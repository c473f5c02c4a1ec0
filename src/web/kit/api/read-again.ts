import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import type { AnyRoute } from './api-client.ts'
import { routeKey } from './route-key.ts'

/**
 * Has the answers of a route read again. A first reading that is under way begins anew as well, since it may bring
 * what was so before; left to itself the library would wait for it and take it for the new one.
 */
export async function readAgain(queryClient: QueryClient, route: AnyRoute): Promise<void> {
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
