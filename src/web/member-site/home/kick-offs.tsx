import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { matchText, type Selection } from '#domain/slip/selection.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { EmptyState, ErrorState } from '#web/kit/display/states.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { useClosingSoon, useUpcoming } from './closing-soon.tsx'
import { HomePrices } from './home-prices.tsx'
import { LeagueName, Start } from './match-line.tsx'
import { matchPath } from './match-path.ts'
import { useOpenGames } from './open-games.ts'
import { Panel, PanelWait } from './panel.tsx'

const shownMax = { desktop: 10, mobile: 8 } as const

/** The next matches with winner odds, after those that close soon. */
export function KickOffs({ onPick }: { readonly onPick: (selection: Selection) => void }) {
  const most = shownMax[useLayoutMode()]
  const { data, isPending, error, refetch, isFetching } = useUpcoming()
  const soon = useClosingSoon(data?.games ?? noRows)
  const games = useOpenGames(
    (data?.games ?? noRows).filter(({ fixtureId }) => !soon.has(fixtureId)),
    most,
  )
  return (
    <Panel
      title="곧 시작하는 경기"
      note={data && `${data.totalCount}경기`}
      more={{ to: '/europe', label: '전체보기' }}
    >
      {isPending && <PanelWait rows={most} className="my-1.5 h-10 mobile:my-3 mobile:h-[86px]" />}
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
          <KickOff key={game.fixtureId} game={game} onPick={onPick} />
        ))}
      </ul>
    </Panel>
  )
}

type KickOffProps = { readonly game: Game; readonly onPick: (selection: Selection) => void }

function KickOff({ game, onPick }: KickOffProps) {
  const closed = useIsClosed(game, useCloseSeconds())
  const match = matchText(game.home_participants_name, game.away_participants_name)
  const more = game.marketCount - 1
  return (
    <li
      className="grid grid-cols-[168px_minmax(0,1fr)_44px] items-center gap-3 border-t border-line py-1.5 pr-2 pl-4 text-sm first:border-t-0 mobile:grid-cols-[minmax(0,1fr)_auto] mobile:gap-x-2 mobile:gap-y-1 mobile:px-3 mobile:pt-0 mobile:pb-2.5"
      data-fixture={game.fixtureId}
    >
      <div className="grid min-w-0 gap-0.5 mobile:flex mobile:items-center mobile:gap-3">
        <Start game={game} />
        <LeagueName game={game} />
      </div>
      <div className="min-w-0 mobile:order-1 mobile:col-span-2">
        <HomePrices game={game} closed={closed} onPick={onPick} />
      </div>
      <Link
        {...matchPath.before(game.fixtureId)}
        aria-label={`${match} 다른 베팅 +${Math.max(more, 0)}`}
        className="grid h-9 min-w-9 place-items-center rounded-md text-sm font-semibold text-dim hover:bg-s2 hover:text-text mobile:size-11"
      >
        +{Math.max(more, 0)}
      </Link>
    </li>
  )
}
