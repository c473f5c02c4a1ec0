import type { ReactNode } from 'react'
import { CountedAnswer, type CountedAnswerProps } from './counted-answer.tsx'
import { FilterBar } from './filter-bar.tsx'

type FilteredListProps<T> = Omit<CountedAnswerProps<T>, 'narrowed'> & {
  readonly filters: ReactNode
  /** The filters are in pairs, or collapse, on phones. */
  readonly paired?: boolean
  readonly many?: boolean
  /** True if the filters exclude rows. */
  readonly isNarrowed: boolean
  readonly onReset: () => void
  /** Text for an empty filtered list. */
  readonly nothingLeft: string
}

/** A list below its filters; an empty result shows the same reset as the filters. */
export function FilteredList<T extends { readonly pageCount: number; readonly totalCount: number }>({
  filters,
  paired = false,
  many = false,
  isNarrowed,
  onReset,
  nothingLeft,
  ...counted
}: FilteredListProps<T>) {
  return (
    <>
      <FilterBar narrowed={isNarrowed} onReset={onReset} paired={paired} many={many}>
        {filters}
      </FilterBar>
      <CountedAnswer {...counted} narrowed={isNarrowed ? { nothing: nothingLeft, onReset } : undefined} />
    </>
  )
}
