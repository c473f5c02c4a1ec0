import { fixtureContract, type Game, type OfferedMarket } from '#contract/fixtures.ts'
import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import { useCall } from '#web/kit/api.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { startOf } from '#web/kit/offered.ts'
import { EmptyState, ErrorState, SkeletonRows } from '#web/kit/states.tsx'
import { marketGroups } from './market-groups.ts'
import { MarketLabel, MarketPrices } from './market-row.tsx'

type AllMarketsDialogProps = { readonly game: Game; readonly onClose: () => void }

/** All markets of one fixture, by kind (the "+n" of a row). */
export function AllMarketsDialog({ game, onClose }: AllMarketsDialogProps) {
  const startsAt = startOf(game)
  const day = `${formatSeoul(startsAt, 'MM-DD HH:mm')} (${weekdaySeoul(startsAt)})`
  return (
    <Dialog
      open
      onClose={onClose}
      size="content"
      title={`${game.home_participants_name} VS ${game.away_participants_name}`}
      description={`${game.league_name} · ${day}${game.replayOf === null ? '' : ` · 실경기 재현 (${game.replayOf})`}`}
    >
      <AllMarkets fixtureId={game.fixtureId} />
    </Dialog>
  )
}

function AllMarkets({ fixtureId }: { readonly fixtureId: number }) {
  const { data, error, refetch, isFetching } = useCall(fixtureContract.event, { params: { fixtureId } })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows rows={8} />
  const groups = marketGroups(data.markets)
  if (groups.length === 0)
    return <EmptyState title="열린 베팅이 없습니다." hint="경기가 곧 시작되거나 마감되었습니다." />
  return (
    <div className="grid gap-5 pb-2">
      {groups.map(({ title, markets }) => (
        <section key={title} aria-label={title} className="grid gap-2">
          <h3 className="text-md">{title}</h3>
          {markets.map(market => (
            <Market key={market.id} game={data} market={market} />
          ))}
        </section>
      ))}
    </div>
  )
}

const Market = ({ game, market }: { readonly game: Game; readonly market: OfferedMarket }) => (
  <div className="grid gap-1" data-market={market.marketId}>
    <MarketLabel game={game} market={market} />
    <MarketPrices game={game} market={market} closed={false} />
  </div>
)
