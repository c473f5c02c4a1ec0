import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type FilterChipsProps = {
  readonly search: string | undefined
  readonly league: string | undefined
  readonly onDrop: (filter: 'search' | 'league') => void
}

/** The filters besides the sport, each with a remove button. */
export function FilterChips({ search, league, onDrop }: FilterChipsProps) {
  if (!search && !league) return null
  return (
    <ul aria-label="적용된 조건" className="flex flex-wrap gap-1.5">
      {league && <Chip onDrop={() => onDrop('league')}>{league}</Chip>}
      {search && <Chip onDrop={() => onDrop('search')}>검색: {search}</Chip>}
    </ul>
  )
}

function Chip({ onDrop, children }: { readonly onDrop: () => void; readonly children: ReactNode }) {
  return (
    <li className="flex h-9 max-w-full items-center rounded-full border border-jade/40 bg-jade-wash pl-3.5 text-sm font-semibold text-jade mobile:h-11">
      <span className="truncate">{children}</span>
      <button
        type="button"
        aria-label="조건 해제"
        onClick={onDrop}
        className="grid h-full w-9 shrink-0 place-items-center mobile:w-11"
      >
        <X aria-hidden size={14} />
      </button>
    </li>
  )
}
