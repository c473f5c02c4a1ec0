import type { UseQueryResult } from '@tanstack/react-query'
import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { inplayContract } from '#contract/fixtures/inplay.ts'
import type { SportId } from '#domain/ids.ts'
import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { overtimeTag } from '#domain/markets/market-catalogue.ts'
import { pageOffers } from '#domain/markets/page-markets.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { useConnectionSilent } from '#web/client/live/live.ts'
import { EmptyState, ErrorState, SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { useFreshGames } from '#web/sport/board/games/use-board.ts'
import { FromBetTag } from '#web/sport/board/markets/from-bet-tag.tsx'
import { type MarketGroup, marketGroups } from '#web/sport/board/markets/market-groups.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { MarketPrices } from './market-row.tsx'

type AllMarketsDialogProps = {
  readonly game: Game
  /** The page, which determines the offered markets. */
  readonly page: BetPage
  readonly onClose: () => void
}

/** All markets of a fixture that the page offers, by kind (the "+n" of a row). */
export function AllMarketsDialog({ game, page, onClose }: AllMarketsDialogProps) {
  const startsAt = startOf(game)
  const day = `${formatSeoul(startsAt, 'MM-DD HH:mm')} (${weekdaySeoul(startsAt)})`
  return (
    <Dialog
      open
      onClose={onClose}
      size="content"
      title={`${game.home_participants_name} VS ${game.away_participants_name}`}
      description={`${game.league_name} · ${day}${game.replayOf === null ? '' : ` · ${game.replayOf}`}`}
    >
      {page === 'live' ? (
        <RunningMarkets fixtureId={game.fixtureId} />
      ) : (
        <AllMarkets game={game} page={page} />
      )}
    </Dialog>
  )
}

/** Loads and updates the fixture itself, because the list behind the dialog may drop it. */
function AllMarkets({ game, page }: { readonly game: Game; readonly page: BetPage }) {
  const { fixtureId } = game
  const answer = useCall(fixtureContract.event, { params: { fixtureId } }, { staleTime: 0 })
  const { data } = answer
  const closeSeconds = useCloseSeconds()
  const games = data ? [data] : noRows
  const { handlers } = useFreshGames({ key: String(fixtureId), games, closeSeconds, answer })
  const closed = useIsClosed(data ?? game, closeSeconds)
  return (
    <div {...handlers}>
      <Markets answer={answer} page={page} closed={closed} />
    </div>
  )
}

/** Reload interval, because lines change during a live match. */
const runningInterval = 5_000

function RunningMarkets({ fixtureId }: { readonly fixtureId: number }) {
  const options = { refetchInterval: runningInterval }
  const answer = useCall(inplayContract.game, { params: { fixtureId } }, options)
  return <Markets answer={answer} page="live" closed={useConnectionSilent()} />
}

type MarketsProps = {
  readonly answer: Pick<UseQueryResult<Game>, 'data' | 'error' | 'refetch' | 'isFetching'>
  readonly page: BetPage
  readonly closed?: boolean
}

function Markets({ answer: { data, error, refetch, isFetching }, page, closed = false }: MarketsProps) {
  if (error && !data)
    return <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows rows={8} />
  const sportId = data.sport_id as SportId
  const groups = marketGroups(
    data.markets.filter(({ marketId }) => pageOffers(page, { sportId, marketTypeId: marketId })),
  )
  if (groups.length === 0)
    return <EmptyState title="베팅할 수 있는 항목이 없습니다." hint="곧 시작하거나 마감된 경기입니다." />
  return (
    <div className="grid gap-4 pb-2">
      {groups.map(group => (
        <Group key={group.typeId} game={data} group={group} closed={closed} running={page === 'live'} />
      ))}
    </div>
  )
}

type GroupProps = {
  readonly game: Game
  readonly group: MarketGroup
  readonly closed: boolean
  readonly running: boolean
}

function Group({ game, group: { typeId, markets }, closed, running }: GroupProps) {
  const tag = overtimeTag(typeId, game.sport_id as SportId)
  const title = markets[0]?.marketNameKorean ?? ''
  return (
    <section aria-label={title} className="grid gap-1.5" data-market={typeId}>
      <h3 className="flex items-baseline gap-2 text-sm">
        {title}
        {tag && <span className="text-xs font-normal tracking-normal text-dim">{tag}</span>}
        {running && <FromBetTag sportId={game.sport_id} typeId={typeId} />}
      </h3>
      {markets.map(market => (
        <MarketPrices key={market.id} game={game} market={market} closed={closed} />
      ))}
    </section>
  )
}
