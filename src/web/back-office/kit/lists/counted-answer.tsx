import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { NothingFound } from './nothing-found.tsx'
import { PagedAnswer, type PagedAnswerProps } from './paged-answer.tsx'

export type CountedAnswerProps<T> = PagedAnswerProps<T> & {
  /** Counter word: 명, 건 */
  readonly unit: string
  /** Shown after the count. */
  readonly note?: (data: T) => string
  readonly icon: LucideIcon
  /** Text for an empty list. */
  readonly nothing: string
  /** Set if the filter excludes rows: text for an empty result, and a reset. */
  readonly narrowed?: { readonly nothing: string; readonly onReset: () => void } | undefined
}

/** A list from the server: total count, the rows page by page, or an empty state. */
export function CountedAnswer<T extends { readonly pageCount: number; readonly totalCount: number }>({
  unit,
  note,
  icon,
  nothing,
  narrowed,
  children,
  ...paged
}: CountedAnswerProps<T>) {
  const rowsOf = (data: T): ReactNode => {
    if (data.totalCount > 0) return children(data)
    if (!narrowed) return <NothingFound icon={icon} title={nothing} />
    return <NothingFound icon={icon} title={narrowed.nothing} onReset={narrowed.onReset} />
  }
  return (
    <PagedAnswer rows={5} {...paged}>
      {data => (
        <>
          <p className="text-sm text-dim">
            {`총 ${formatFigure(data.totalCount)}${unit}${note ? ` · ${note(data)}` : ''}`}
          </p>
          {rowsOf(data)}
        </>
      )}
    </PagedAnswer>
  )
}
