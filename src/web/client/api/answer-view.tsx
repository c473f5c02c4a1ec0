import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#web/kit/display/states.tsx'
import { useFailure } from './use-failure.ts'

/** An answer as far as a page draws it. */
export type Answered<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'errorUpdateCount' | 'refetch' | 'isFetching'
>

type AnswerViewProps<T> = {
  readonly answer: Answered<T>
  /** Shown until the first answer is there. */
  readonly waiting: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What a page asked the server for: the wait, the failure with another try, or the answer. */
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
