import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Failing = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>

/**
 * Why a first answer is missing. The library forgets it as soon as the question is asked again; here it stands until an
 * answer comes, so that lists that ask every few seconds don't take their words and their button away each time.
 */
export function useFailure({ data, error, errorUpdateCount }: Failing): Error | undefined {
  const [last, setLast] = useState<Error | null>(error)
  if (error !== null && error !== last) setLast(error)
  if (data !== undefined || errorUpdateCount === 0) return undefined
  return error ?? last ?? undefined
}
