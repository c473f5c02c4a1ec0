import { Search, Star } from 'lucide-react'
import type { FormEvent } from 'react'
import { CountBadge } from '#web/kit/badge.tsx'
import { columnNames, type MainColumn, mainColumns } from '#web/kit/board/main-markets.ts'
import { useFavourites } from '#web/kit/board/use-favourites.ts'
import { classNames } from '#web/kit/class-names.ts'

type EuropeTitleProps = {
  readonly column: MainColumn
  readonly onColumn: (column: MainColumn) => void
  readonly favourites: boolean
  readonly onFavourites: (on: boolean) => void
  readonly onSearch: (text: string) => void
}

/** The page's name and what shapes the list: favourites only, and on a phone the search and the kind of price. */
export function EuropeTitle({ column, onColumn, favourites, onFavourites, onSearch }: EuropeTitleProps) {
  const count = useFavourites(({ fixtures, leagues }) => fixtures.length + leagues.length)
  return (
    <>
      <header className="flex items-center gap-3">
        <h1 className="flex-1 text-2xl">유럽형 스포츠</h1>
        <button
          type="button"
          aria-pressed={favourites}
          onClick={() => onFavourites(!favourites)}
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
        <SearchField onSearch={onSearch} />
        <fieldset aria-label="보여줄 마켓" className="grid grid-cols-3 gap-1 rounded-lg bg-s1 p-1">
          {mainColumns.map(key => (
            <button
              key={key}
              type="button"
              aria-pressed={column === key}
              onClick={() => onColumn(key)}
              className={classNames(
                'h-10 rounded-md text-sm font-semibold',
                column === key ? 'bg-s3 text-text' : 'text-dim',
              )}
            >
              {columnNames[key]}
            </button>
          ))}
        </fieldset>
      </div>
    </>
  )
}

function SearchField({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (text !== '') onSearch(text)
  }
  return (
    <search>
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-dim"
        />
        <input
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="경기 검색"
          placeholder="팀·리그·초성·영문 검색"
          className="h-12 w-full rounded-lg border border-line bg-s1 pr-3 pl-9 focus:border-jade focus:outline-none focus:ring-2 focus:ring-jade/35"
        />
      </form>
    </search>
  )
}
