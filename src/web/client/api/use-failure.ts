import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Failing = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>

/**
 * Why the first answer is missing. The library clears the error on each retry; this keeps it until there
 * is data, so that polling lists don't flicker between error and loading state.
 */
export function useFailure({ data, error, errorUpdateCount }: Failing): Error | undefined {
  const [last, setLast] = useState<Error | null>(error)
  if (error !== null && error !== last) setLast(error)
  if (data !== undefined || errorUpdateCount === 0) return undefined
  return error ?? last ?? undefined
}
