import type { QueryKey } from '@tanstack/react-query'
import type { AnyRoute } from './api-client.ts'

/** The query key; without input, the key of all queries of the route. */
export const routeKey = (route: AnyRoute, input?: unknown): QueryKey =>
  input === undefined ? [route.path] : [route.path, input]
