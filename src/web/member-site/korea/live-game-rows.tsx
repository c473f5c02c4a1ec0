import { useState } from 'react'
import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { matchText } from '#domain/slip/selection.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { FromBetTag } from '#web/sport/board/markets/from-bet-tag.tsx'
import { useScore } from '#web/sport/match/use-score.ts'
import { LiveTracker } from '#web/sport/tracker/live-tracker.tsx'
import { LiveHead, liveColumns } from './live-head.tsx'
import { MarketLabel, MarketPrices } from './market-row.tsx'
import { StoppedStrip } from './stopped-strip.tsx'
import { useFoldedMarkets } from './use-is-stopped.ts'
import type { Running } from './use-running.ts'

type LiveGameRowsProps = {
  readonly game: Game
  readonly running: Running
  /** The connection was silent too long. */
  readonly silent: boolean
  readonly onMore: (game: Game) => void
}

/** A live match: state, optional tracker, and one row per market (handbook 1.1, 1.2). */
export function LiveGameRows({ game, running, silent, onMore }: LiveGameRowsProps) {
  const [tracked, setTracked] = useState(false)
  const { status } = useScore(running, running.loadedAt)
  const ended = status !== fixtureCode.live
  const folded = useFoldedMarkets(game)
  return (
    <article
      aria-label={matchText(game.home_participants_name, game.away_participants_name)}
      data-fixture={game.fixtureId}
      data-ended={ended || undefined}
      className={classNames(
        'border-b border-line transition-opacity duration-300 last:border-0 narrow:px-3 narrow:pb-3',
        ended && 'opacity-60',
      )}
    >
      <LiveHead
        game={game}
        running={running}
        tracked={tracked}
        onTrack={() => setTracked(!tracked)}
        onMore={onMore}
      />
      {tracked && (
        <div className="px-3.5 pb-3 narrow:px-0 narrow:pt-1">
          <LiveTracker fixtureId={game.fixtureId} heardElsewhere />
        </div>
      )}
      {game.markets
        .filter(market => !folded.includes(market))
        .map(market => (
          <div
            key={market.id}
            data-market={market.marketId}
            className={`${liveColumns} border-t border-line py-1.5 narrow:block narrow:border-0 narrow:p-0 narrow:pt-2`}
          >
            <RowLabel game={game} market={market} />
            <MarketPrices game={game} market={market} closed={ended || silent} />
          </div>
        ))}
      <StoppedStrip game={game} markets={folded} />
    </article>
  )
}

/** The market's name, and the score from which it counts. */
const RowLabel = ({ game, market }: { readonly game: Game; readonly market: OfferedMarket }) => (
  <div className="flex flex-wrap items-baseline gap-x-1.5 narrow:flex-nowrap narrow:gap-2">
    <MarketLabel game={game} market={market} />
    <FromBetTag sportId={game.sport_id} typeId={market.marketId} />
  </div>
)
