import { useNavigate, useSearch } from '@tanstack/react-router'
import { ListOrdered, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { protoContract } from '#contract/fixtures/proto.ts'
import type { PageLimits } from '#contract/site/site.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ShowMore, useSteps } from '#web/kit/controls/show-more.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, ErrorState } from '#web/kit/display/states.tsx'
import { GoneGames } from '#web/sport/board/games/gone-games.ts'
import { useFreshGames, useOnChange } from '#web/sport/board/games/use-board.ts'
import { useListNews } from '#web/sport/board/games/use-list-news.ts'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { takeProtoLimits } from '#web/sport/cart/slip-terms.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { BoardSkeleton } from '../board-skeleton.tsx'
import { type Address, foundProto, protoAddress, readProtoFilter } from './proto-filter.ts'
import { ProtoFilters } from './proto-filters.tsx'
import { ProtoGameCard } from './proto-game-card.tsx'

/** Number of games of a step of the list. */
const STEP = 20

/** `/korea/proto`: the numbered games of a round, two to ten in a bet (ROUTE-042, handbook 1.1). */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const { round: wanted, time } = address
  const filter = readProtoFilter(address)
  const navigate = useNavigate()
  const closeSeconds = useCloseSeconds()
  const query = wanted !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(wanted) ? { round: wanted } : {}
  const answer = useCall(protoContract.round, { query }, { staleTime: 0 })
  const { data, error, refetch, isFetching } = answer
  const all = data?.games ?? noRows
  const list = `${wanted ?? ''} ${time ?? ''} ${JSON.stringify(filter)}`
  const { first, left, showMore } = useSteps(foundProto(all, filter), STEP, list)
  const { ask, games, gone, handlers } = useFreshGames({
    key: `${list} ${Math.ceil(first.length / STEP)}`,
    games: first,
    closeSeconds,
    answer,
  })
  useListNews(ask)
  useEffect(() => enterBetPage('proto'), [])
  useOnChange(time, ask)
  useLimits(data?.limits)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" {...handlers}>
      <header className="sticky top-(--header-height) z-30 -mx-1 flex min-h-11 flex-wrap items-baseline gap-x-3 bg-bg px-1 py-1.5">
        <h1 className="text-2xl">프로토 {data?.round?.title}</h1>
        <p className="text-sm text-dim">
          {data && `${formatFigure(data.games.length)}경기`}
          <span className="narrow:hidden"> · 2~10경기 조합, 한경기구매 경기는 단폴 가능</span>
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
      {all.length > 0 && (
        <ProtoFilters
          games={all}
          filter={filter}
          onChange={next => void navigate({ to: '.', search: { round: wanted, ...protoAddress(next) } })}
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
      <ShowMore left={left} unit="경기" onPress={showMore} />
      {all.length > 0 && first.length === 0 && (
        <div className="card">
          <EmptyState
            icon={SearchX}
            title="조건에 맞는 경기가 없습니다."
            hint="종목이나 리그를 바꿔 보세요."
            action={
              <Button onClick={() => void navigate({ to: '.', search: { round: wanted } })}>
                전체 경기 보기
              </Button>
            }
          />
        </div>
      )}
      {data && all.length === 0 && (
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
