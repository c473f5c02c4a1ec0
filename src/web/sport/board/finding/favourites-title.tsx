import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { CountBadge } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { columnNames, type MainColumn, mainColumns } from '../markets/main-markets.ts'
import { MatchSearch } from './match-search.tsx'
import { useFavourites } from './use-favourites.ts'

type FavouritesTitleProps = {
  readonly title: string
  /** Shown next to the title. */
  readonly mark?: ReactNode
  readonly column: MainColumn
  readonly onColumn: (column: MainColumn) => void
  readonly favourites: boolean
  readonly onFavourites: (on: boolean) => void
  readonly onSearch: (text: string) => void
}

/** The page's title and list controls: favourites only, and on a phone the search and the kind of price. */
export function FavouritesTitle(props: FavouritesTitleProps) {
  const { title, mark, column, onColumn, favourites, onFavourites, onSearch } = props
  const count = useFavourites(({ fixtures, leagues }) => fixtures.length + leagues.length)
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{title}</h1>
        <span className="flex-1">{mark}</span>
        <button
          type="button"
          aria-pressed={favourites}
          onClick={() => onFavourites(!favourites)}
          className={classNames(
            'flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold mobile:h-11',
            favourites ? 'border-jade bg-jade-wash text-jade' : 'border-line bg-s1 text-dim hover:text-text',
          )}
        >
          <Star aria-hidden size={15} {...(favourites && { fill: 'currentColor' })} />
          즐겨찾기
          <CountBadge count={count} label="즐겨찾기" />
        </button>
      </header>
      <div className="grid gap-3 desktop:hidden">
        <MatchSearch label="경기 검색" placeholder="팀·리그·초성·영문 검색" onSearch={onSearch} />
        <ColumnChoice column={column} onColumn={onColumn} />
      </div>
    </>
  )
}

type ColumnChoiceProps = { readonly column: MainColumn; readonly onColumn: (column: MainColumn) => void }

/** Selects the kind of price on a phone, which has room for one. */
const ColumnChoice = ({ column, onColumn }: ColumnChoiceProps) => (
  <fieldset aria-label="보여줄 베팅 종류" className="grid grid-cols-3 gap-1 rounded-lg bg-s1 p-1">
    {mainColumns.map(key => (
      <button
        key={key}
        type="button"
        aria-pressed={column === key}
        onClick={() => onColumn(key)}
        className={classNames(
          'h-11 rounded-md text-sm font-semibold',
          column === key ? 'bg-s3 text-text' : 'text-dim',
        )}
      >
        {columnNames[key]}
      </button>
    ))}
  </fieldset>
)
