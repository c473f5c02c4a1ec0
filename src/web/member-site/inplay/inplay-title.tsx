import { Star } from 'lucide-react'
import { CountBadge, LiveMark } from '#web/kit/badge.tsx'
import type { Address } from '#web/kit/board/board-query.ts'
import { ColumnChoice } from '#web/kit/board/column-choice.tsx'
import type { MainColumn } from '#web/kit/board/main-markets.ts'
import { MatchSearch } from '#web/kit/board/match-search.tsx'
import { useFavourites } from '#web/kit/board/use-favourites.ts'
import { classNames } from '#web/kit/class-names.ts'

type InplayTitleProps = {
  readonly address: Address
  readonly column: MainColumn
  readonly onColumn: (column: MainColumn) => void
  readonly onGo: (address: Address) => void
}

/** The page's name and what shapes the list: favourites only, and on a phone the search and the kind of price. */
export function InplayTitle({ address, column, onColumn, onGo }: InplayTitleProps) {
  const count = useFavourites(({ fixtures, leagues }) => fixtures.length + leagues.length)
  const favourites = address.favourites === '1'
  return (
    <>
      <header className="flex items-center gap-3">
        <h1 className="text-2xl">인플레이</h1>
        <span className="flex-1">
          <LiveMark />
        </span>
        <button
          type="button"
          aria-pressed={favourites}
          onClick={() => onGo({ ...address, favourites: favourites ? undefined : '1' })}
          className={classNames(
            'flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold mobile:h-10',
            favourites ? 'border-jade bg-jade-wash text-jade' : 'border-line bg-s1 text-dim hover:text-text',
          )}
        >
          <Star aria-hidden size={15} {...(favourites && { fill: 'currentColor' })} />
          즐겨찾기
          <CountBadge count={count} label="즐겨찾기" />
        </button>
      </header>
      <div className="grid gap-3 desktop:hidden">
        <MatchSearch onSearch={search => onGo({ ...address, search })} />
        <ColumnChoice column={column} onColumn={onColumn} />
      </div>
    </>
  )
}
