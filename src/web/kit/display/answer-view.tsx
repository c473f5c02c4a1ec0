import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './states.tsx'

type AnswerViewProps<T> = {
  readonly answer: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** Shown until the first answer is there. */
  readonly waiting: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What a page asked the server for: the wait, the failure with another try, or the answer. */
export function AnswerView<T>({ answer, waiting, children }: AnswerViewProps<T>) {
  const { data, error, refetch, isFetching } = answer
  if (data !== undefined) return children(data)
  if (!error) return waiting
  return (
    <div className="card">
      <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />
    </div>
  )
}
