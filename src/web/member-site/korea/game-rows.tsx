import { memo } from 'react'
import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { fixtureWord } from '#domain/fixtures/fixture-words.ko.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { matchText } from '#domain/slip/selection.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { StartTime } from '#web/kit/display/start-time.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useIsNarrow } from '#web/kit/theme/layout-mode.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { FurtherLines, LinesButton, useShownLines } from './further-lines.tsx'
import { MarketLabel, MarketPrices } from './market-row.tsx'
import { MoreButton } from './more-button.tsx'
import { StoppedStrip } from './stopped-strip.tsx'
import { useFoldedMarkets } from './use-is-stopped.ts'

type GameRowsProps = {
  readonly game: Game
  readonly closeSeconds: number
  readonly onMore: (game: Game) => void
  /** Shows one line until the member opens the others. */
  readonly oneLine?: boolean | undefined
}

/** A fixture: one row per market, start on the first row, and a button for all markets (handbook 1.2). */
export const GameRows = memo(function GameRows({ game, closeSeconds, onMore, oneLine }: GameRowsProps) {
  const closed = useIsClosed(game, closeSeconds)
  const narrow = useIsNarrow()
  const start = <Start game={game} closed={closed} />
  const lines = useShownLines(game, oneLine ? 1 : undefined)
  const further = { game, further: lines.further, open: lines.open, onOpen: lines.setOpen }
  const stopped = useFoldedMarkets(game)
  const shown = lines.shown.filter(market => !stopped.includes(market))
  const hasLinesButton = oneLine && lines.further.kinds + lines.further.lines > 0
  const more = hasLinesButton ? <LinesButton {...further} /> : <MoreButton game={game} onMore={onMore} />
  const unnamed = game.markets[0] !== undefined && !(shown[0] && namesTeams(shown[0]))
  return (
    <article
      aria-label={matchText(game.home_participants_name, game.away_participants_name)}
      data-fixture={game.fixtureId}
      className="border-b border-line last:border-0 narrow:px-3 narrow:pb-3"
    >
      {narrow && (
        <div className="flex h-11 items-center justify-between">
          {start}
          {more}
        </div>
      )}
      {unnamed && (
        <div className={classNames(gameColumns, 'pt-2')}>
          {!narrow && start}
          <p className="col-span-2 text-sm font-semibold narrow:pb-2" data-teams>
            {game.home_participants_name} <span className="px-1 text-xs font-normal text-dim">VS</span>{' '}
            {game.away_participants_name}
          </p>
          {!narrow && more}
        </div>
      )}
      {shown.map((market, index) => (
        <div
          key={market.id}
          data-market={market.marketId}
          className={classNames(
            gameColumns,
            'border-line py-1.5 [&+[data-market]]:border-t narrow:p-0 narrow:[&+[data-market]]:border-0 narrow:[&+[data-market]]:pt-2',
          )}
        >
          {!narrow && <div>{index === 0 && !unnamed && start}</div>}
          {/* Other lines of a market are below its name. */}
          {shown[index - 1]?.marketId === market.marketId ? (
            <div />
          ) : (
            <MarketLabel game={game} market={market} />
          )}
          <MarketPrices game={game} market={market} closed={closed} />
          {!narrow && index === 0 && !unnamed && more}
        </div>
      ))}
      <StoppedStrip game={game} markets={stopped} />
      {!oneLine && <FurtherLines {...further} />}
    </article>
  )
})

/** Columns of a row: start, market, odds, more button. */
const gameColumns =
  'grid grid-cols-[80px_88px_minmax(0,1fr)_44px] max-[1400px]:grid-cols-[48px_80px_minmax(0,1fr)_36px] items-center gap-x-2 pr-2 pl-3.5 narrow:block narrow:px-0'

/** True when a market's picks are the teams; 홀짝 and totals are not. */
const namesTeams = ({ bets }: OfferedMarket): boolean => bets.some(({ betName }) => betName === '1')

/** Feed statuses that members should know; "not started" is omitted. */
const stateWords: Readonly<Record<number, string>> = {
  [fixtureCode.live]: fixtureWord.live,
  [fixtureCode.postponed]: fixtureWord.postponed,
  [fixtureCode.interrupted]: fixtureWord.interrupted,
  [fixtureCode.abandoned]: fixtureWord.abandoned,
}

function Start({ game, closed }: { readonly game: Game; readonly closed: boolean }) {
  const startsAt = startOf(game)
  const left = useClock(now => untilStart(startsAt, now))
  const state = stateWords[game.status] ?? (closed ? '베팅마감' : undefined)
  return (
    <p className="text-xs leading-tight text-dim narrow:flex narrow:items-baseline narrow:gap-2">
      <StartTime
        at={startsAt}
        className="block text-sm leading-tight font-bold text-text min-[1401px]:whitespace-nowrap narrow:text-md narrow:whitespace-nowrap"
      />
      {state ? <Badge tone="live">{state}</Badge> : <span>{left}</span>}
    </p>
  )
}
