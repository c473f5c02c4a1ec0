import type { QueryKey } from '@tanstack/react-query'
import type { AnyRoute } from './api-client.ts'

/** The key of an answer in the query cache; without input, of all answers of the route. */
export const routeKey = (route: AnyRoute, input?: unknown): QueryKey =>
  input === undefined ? [route.path] : [route.path, input]
