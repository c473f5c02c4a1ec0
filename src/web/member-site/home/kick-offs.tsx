import { CalendarClock } from 'lucide-react'
import { fixtureContract } from '#contract/fixtures.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { EmptyState, ErrorState } from '#web/kit/display/states.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { LeagueName, Start } from './match-line.tsx'
import { boardPath, OddsLinks } from './odds-link.tsx'
import { useOpenGames } from './open-games.ts'
import { Panel, PanelWait } from './panel.tsx'

/** A page of the list, most of which stands beside what home has at its right; a phone has them above it. */
const shownMax = { desktop: 15, mobile: 14 } as const
const refetchInterval = 20_000

/** The next matches to begin, with their 1X2 prices. */
export function KickOffs() {
  const most = shownMax[useLayoutMode()]
  const query = { type: 'wintielose' } as const
  const { data, isPending, error, refetch, isFetching } = useCall(
    fixtureContract.events,
    { query },
    { refetchInterval },
  )
  const games = useOpenGames(data?.games ?? noRows, most)
  return (
    <Panel
      title="곧 시작하는 경기"
      note={data && `${data.totalCount}경기`}
      more={{ to: boardPath, label: '전체보기' }}
    >
      {isPending && <PanelWait rows={most} className="my-2 h-10 mobile:my-3 mobile:h-19" />}
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {data && games.length === 0 && (
        <EmptyState
          icon={CalendarClock}
          title="지금 베팅할 수 있는 경기가 없습니다."
          hint="새 경기가 등록되면 여기에 표시됩니다."
        />
      )}
      <ul data-kick-offs>
        {games.map(game => (
          <li
            key={game.fixtureId}
            className="grid grid-cols-[216px_minmax(0,1fr)] items-center gap-4 border-t border-line px-4 py-2 text-sm first:border-t-0 mobile:grid-cols-[minmax(0,1fr)] mobile:gap-1.5 mobile:py-3"
          >
            <div className="grid min-w-0 gap-0.5 mobile:flex mobile:items-center mobile:justify-between mobile:gap-3">
              <Start game={game} />
              <LeagueName game={game} />
            </div>
            <OddsLinks game={game} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
