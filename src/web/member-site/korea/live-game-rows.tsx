import { memo } from 'react'
import type { Game } from '#contract/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'
import { classNames } from '#web/kit/class-names.ts'
import { useScore } from '#web/kit/live-scores.ts'
import { LiveHead, liveColumns } from './live-head.tsx'
import { MarketLabel, MarketPrices } from './market-row.tsx'
import type { Running } from './use-running.ts'

type LiveGameRowsProps = {
  readonly game: Game
  readonly running: Running
  readonly onMore: (game: Game) => void
}

const inProgress = 2

/** A running match: how it stands, and one row a market (handbook 1.1, 1.2). */
export const LiveGameRows = memo(function LiveGameRows({ game, running, onMore }: LiveGameRowsProps) {
  const { status } = useScore(running, running.loadedAt)
  const ended = status !== inProgress
  return (
    <article
      aria-label={matchText(game.home_participants_name, game.away_participants_name)}
      data-fixture={game.fixtureId}
      data-ended={ended || undefined}
      className={classNames(
        'border-b border-line transition-opacity duration-300 last:border-0 mobile:px-3 mobile:pb-3',
        ended && 'opacity-60',
      )}
    >
      <LiveHead game={game} running={running} ended={ended} onMore={onMore} />
      {game.markets.map(market => (
        <div
          key={market.id}
          data-market={market.marketId}
          className={`${liveColumns} border-t border-line py-1.5 mobile:block mobile:border-0 mobile:p-0 mobile:pt-2`}
        >
          <MarketLabel game={game} market={market} />
          <MarketPrices game={game} market={market} closed={ended} />
        </div>
      ))}
    </article>
  )
})
