import type { ReactNode } from 'react'
import { type Answered, AnswerView } from '#web/client/api/answer-view.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'

export type PagedAnswerProps<T> = {
  readonly answer: Answered<T>
  readonly page: number
  readonly onPage: (page: number) => void
  /** Number and height of the placeholder rows. */
  readonly rows?: number
  readonly rowClass?: string
  readonly children: (data: T) => ReactNode
}

/** A paged list from the server: loading, an error with retry, or the rows and page links. */
export function PagedAnswer<T extends { readonly pageCount: number }>(props: PagedAnswerProps<T>) {
  const { answer, page, onPage, rows = 10, rowClass = 'h-11', children } = props
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={rows} className={rowClass} />}>
      {data => (
        <>
          {children(data)}
          <Pagination page={page} pageCount={data.pageCount} onChange={onPage} />
        </>
      )}
    </AnswerView>
  )
}
