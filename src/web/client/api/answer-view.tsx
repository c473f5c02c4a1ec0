import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#web/kit/display/states.tsx'
import { useFailure } from './use-failure.ts'

/** The parts of a query result that a page renders. */
export type Answered<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'errorUpdateCount' | 'refetch' | 'isFetching'
>

type AnswerViewProps<T> = {
  readonly answer: Answered<T>
  /** Shown until the first answer. */
  readonly waiting: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Renders a query: the loading state, the error with a retry button, or the data. */
export function AnswerView<T>({ answer, waiting, children }: AnswerViewProps<T>) {
  const { data, refetch, isFetching } = answer
  const failure = useFailure(answer)
  if (data !== undefined) return children(data)
  if (!failure) return waiting
  return (
    <div className="card">
      <ErrorState text={failure.message} onRetry={() => void refetch()} busy={isFetching} />
    </div>
  )
}
