import { useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { type BoardType, fixtureContract } from '#contract/fixtures/fixtures.ts'
import { useCall } from '#web/client/api/api.ts'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { useListNews } from '#web/sport/board/games/use-list-news.ts'
import { SportBranch } from './sport-branch.tsx'
import { keptSports, totalMatches } from './sport-list.ts'

type SportsTreeProps = {
  readonly title: string
  /** The kind of list whose matches are counted. */
  readonly type: Extract<BoardType, 'cross' | 'europe'>
  /** Until the member toggles it. */
  readonly openAtFirst: boolean
}

/** 국내형, 유럽형 스포츠: all sports with matches, down to leagues (SIDEBAR-003 to SIDEBAR-005). */
export function SportsTree({ title, type, openAtFirst }: SportsTreeProps) {
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? openAtFirst
  const id = useId()
  const { data, refetch } = useCall(fixtureContract.sports, { query: { type } }, { refetchInterval: 60_000 })
  useListNews(refetch)
  const chosenSport: string | undefined = useSearch({
    strict: false,
    select: (search: Record<string, string>) => search.sport_id,
  })
  return (
    <nav aria-label={title} className="card overflow-hidden py-1" data-tree={type}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen(!open)}
          className="flex h-10 w-full items-center gap-2 pr-3 pl-4 text-sm font-semibold text-dim -outline-offset-2 hover:text-text mobile:h-12"
        >
          <span className="flex-1 text-left">{title}</span>
          {data && <span className="font-normal">{totalMatches(data)}</span>}
          <FoldArrow open={open} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {data ? (
          <ul>
            {keptSports(data).map(sport => (
              <SportBranch
                key={sport.sport_id}
                sport={sport}
                type={type}
                chosen={chosenSport === String(sport.sport_id)}
              />
            ))}
          </ul>
        ) : (
          <div className="px-4 py-1">
            <SkeletonRows rows={5} className="h-8" />
          </div>
        )}
      </div>
    </nav>
  )
}
