import type { ReactNode } from 'react'
import { CountedAnswer, type CountedAnswerProps } from './counted-answer.tsx'
import { FilterBar } from './filter-bar.tsx'

type FilteredListProps<T> = Omit<CountedAnswerProps<T>, 'narrowed'> & {
  readonly filters: ReactNode
  /** The filters stand in pairs, or fold, on phones. */
  readonly paired?: boolean
  readonly many?: boolean
  /** The filters let less through than everything. */
  readonly isNarrowed: boolean
  readonly onReset: () => void
  /** Said where the filters let nothing through. */
  readonly nothingLeft: string
}

/** A list of the desk below what narrows it; where nothing is left, the same way back as beside the filters. */
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
