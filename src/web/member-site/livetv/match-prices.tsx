import { useEffect } from 'react'
import type { RunningGame } from '#contract/inplay.ts'
import { oddsTopic } from '#contract/live/live.ts'
import { useConnectionSilent, useLiveTopics } from '#web/client/live/live.ts'
import { columnNames, mainColumns, mainMarkets } from '#web/sport/board/markets/main-markets.ts'
import { PriceCells } from '#web/sport/board/markets/price-cells.tsx'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { useReport } from '#web/sport/match/live-reports.ts'
import { matchState } from '#web/sport/match/match-state.ts'
import { useScore } from '#web/sport/match/use-score.ts'
import { useStop } from '#web/sport/match/use-stop.ts'

type MatchPricesProps = { readonly game: RunningGame; readonly loadedAt: number }

/** Main odds of the match on the screen, under the in-play rules (ROUTE-013, handbook 2.2). */
export function MatchPrices({ game, loadedAt }: MatchPricesProps) {
  const { status } = useScore(game, loadedAt)
  const { stopReason } = useReport(game, loadedAt)
  const state = matchState({ status, stopReason, ...useStop(game, loadedAt) })
  const silent = useConnectionSilent()
  const markets = mainMarkets(game)
  useLiveTopics([oddsTopic(game.fixtureId)])
  useEffect(() => enterBetPage('inplay'), [])
  return (
    <section aria-label="배당" className="card grid gap-2 p-3" data-live-prices={game.fixtureId}>
      {mainColumns.map(column => (
        <div key={column} className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-2">
          <h3 className="text-sm font-medium text-dim">{columnNames[column]}</h3>
          <PriceCells
            game={game}
            column={column}
            market={markets.get(column)}
            closed={silent || state.kind === 'closed'}
            named
          />
        </div>
      ))}
      {state.kind !== 'open' && <p className="text-xs text-dim">{state.text}</p>}
    </section>
  )
}
