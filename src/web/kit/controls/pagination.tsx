import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../theme/class-names.ts'
import { IconButton } from './button.tsx'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = {
  readonly page: number
  readonly pageCount: number
  readonly onChange: (page: number) => void
}

/** Pagination of a list; nothing for a single page. */
export function Pagination({ page, pageCount, onChange }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label="페이지" className="flex flex-wrap items-center justify-center gap-0.5 py-2">
      <IconButton label="이전" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden size={18} />
      </IconButton>
      {pageNumbers(page, pageCount).map(number =>
        typeof number === 'string' ? (
          <span key={number} aria-hidden className="w-6 text-center text-faint mobile:w-4">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={`${number} 페이지`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
            className={classNames(
              'h-10 min-w-10 rounded-md px-2 mobile:h-11 mobile:min-w-11 mobile:px-1 transition-colors duration-100',
              number === page ? 'bg-s3 font-bold text-text' : 'text-dim hover:bg-s2 hover:text-text',
            )}
          >
            {number}
          </button>
        ),
      )}
      <IconButton label="다음" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        <ChevronRight aria-hidden size={18} />
      </IconButton>
    </nav>
  )
}
