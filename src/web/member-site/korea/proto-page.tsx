import { useNavigate, useSearch } from '@tanstack/react-router'
import { ListOrdered } from 'lucide-react'
import { useEffect } from 'react'
import { type ProtoGame, protoContract } from '#contract/proto.ts'
import type { PageLimits } from '#contract/site.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, ErrorState } from '#web/kit/display/states.tsx'
import { GoneGames } from '#web/sport/board/games/gone-games.ts'
import { useFreshGames, useOnChange } from '#web/sport/board/games/use-board.ts'
import { useListNews } from '#web/sport/board/games/use-list-news.ts'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { takeProtoLimits } from '#web/sport/cart/slip-terms.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { ProtoGameCard } from './proto-game-card.tsx'

const noGames: readonly ProtoGame[] = []

/** `/korea/proto`: the numbered games of a round, two to ten in a bet (ROUTE-042, handbook 1.1). */
export function Page() {
  const { round: wanted, time }: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const closeSeconds = useCloseSeconds()
  const query = wanted !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(wanted) ? { round: wanted } : {}
  const answer = useCall(protoContract.round, { query }, { staleTime: 0 })
  const { data, error, refetch, isFetching } = answer
  const { ask, games, gone, handlers } = useFreshGames({
    key: `${wanted ?? ''} ${time ?? ''}`,
    games: data?.games ?? noGames,
    closeSeconds,
    answer,
  })
  useListNews(ask)
  useEffect(() => enterBetPage('proto'), [])
  useOnChange(time, ask)
  useLimits(data?.limits)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" {...handlers}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-2xl">프로토 {data?.round?.title}</h1>
        <p className="text-sm text-dim">
          {data && `${formatFigure(data.games.length)}경기 · `}2~10경기 조합, 한경기구매 경기는 단폴 가능
        </p>
      </header>
      {data && data.rounds.length > 1 && (
        <Tabs
          label="회차"
          tabs={data.rounds.map(({ round, title }) => ({ key: round, label: title }))}
          value={data.round?.round ?? ''}
          onChange={round => void navigate({ to: '.', search: { round } })}
        />
      )}
      {error && !data && (
        <div className="card">
          <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      )}
      {!data && !error && <BoardSkeleton />}
      <GoneGames value={gone}>
        {games.map(game => (
          <ProtoGameCard key={game.fixtureId} game={game} closeSeconds={closeSeconds} />
        ))}
      </GoneGames>
      {data && games.length === 0 && (
        <div className="card">
          <EmptyState
            icon={ListOrdered}
            title="발매 중인 회차가 없습니다."
            hint="새 경기는 시작 3시간 전까지 회차에 등록됩니다."
          />
        </div>
      )}
    </div>
  )
}

function useLimits(limits: PageLimits | undefined): void {
  useEffect(() => {
    if (limits) takeProtoLimits(limits)
  }, [limits])
}
