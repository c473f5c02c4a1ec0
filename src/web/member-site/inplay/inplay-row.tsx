import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { memo } from 'react'
import type { RunningGame } from '#contract/fixtures/inplay.ts'
import { dangerWord } from '#domain/fixtures/in-play-words.ko.ts'
import { clockText } from '#web/kit/time/time.ts'
import { withFixture } from '#web/sport/board/finding/board-query.ts'
import { MatchRow } from '#web/sport/board/games/match-row.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { useReport } from '#web/sport/match/live-reports.ts'
import type { MatchState } from '#web/sport/match/match-state.ts'
import { useMatchClock, useScore } from '#web/sport/match/use-score.ts'
import { ScoredSide } from '#web/sport/tracker/scored-side.tsx'
import { sideName } from '#web/sport/tracker/sides.ts'
import { useMatchState } from './use-match-state.ts'

/** Columns of a league's table: period, teams with score, three market kinds, links. */
export const rowClass =
  'grid grid-cols-[56px_minmax(0,1fr)_180px_160px_160px_58px] items-center gap-x-2 px-2.5 tight:grid-cols-[56px_minmax(0,9fr)_minmax(0,8fr)_minmax(0,8fr)_58px] mobile:px-3'

type InplayRowProps = {
  readonly game: RunningGame
  readonly loadedAt: number
  /** The market kind shown on a phone. */
  readonly column: MainColumn
  /** The connection was silent too long. */
  readonly stale: boolean
}

/** A live match in one row with score, clock and main odds; its name links to all markets. */
export const InplayRow = memo(function InplayRow({ game, loadedAt, column, stale }: InplayRowProps) {
  const state = useMatchState(game, loadedAt)
  const closed = stale || state.kind === 'closed'
  return (
    <MatchRow game={game} column={column} closed={closed} className={`${rowClass} py-1.5`} state={state.kind}>
      <Moment game={game} loadedAt={loadedAt} />
      <Sides game={game} loadedAt={loadedAt} state={state} />
    </MatchRow>
  )
})

type PartProps = Pick<InplayRowProps, 'game' | 'loadedAt'>

/** The period, and the clock in sports with one. */
function Moment({ game, loadedAt }: PartProps) {
  const { period } = useScore(game, loadedAt)
  const clock = useMatchClock(game, loadedAt)
  return (
    <p className="w-14 shrink-0 self-start pt-0.5 text-xs leading-5 text-dim">
      <span className="block truncate font-bold text-live" data-period>
        {period.label}
      </span>
      {clock !== null && <span data-clock>{clockText(clock)}</span>}
    </p>
  )
}

/** Home above away with scores, linked to the match; below it why betting is suspended. */
function Sides({ game, loadedAt, state }: PartProps & { readonly state: MatchState }) {
  const { home, away } = useScore(game, loadedAt)
  return (
    <Link
      to="."
      search={withFixture(game.fixtureId)}
      resetScroll
      className="group min-w-0 flex-1 text-sm leading-5"
    >
      <ScoredSide match={game} side="home" score={home} against={away} />
      <ScoredSide match={game} side="away" score={away} against={home} />
      <StateLine game={game} loadedAt={loadedAt} state={state} />
    </Link>
  )
}

type StateLineProps = { readonly game: RunningGame; readonly loadedAt: number; readonly state: MatchState }

/**
 * A line that is always present: why betting is suspended, otherwise who attacks. No layout shift on
 * changes.
 */
function StateLine({ game, loadedAt, state }: StateLineProps) {
  const { danger } = useReport(game, loadedAt)
  return (
    <span className="flex h-4 items-center gap-1 text-xs leading-4 font-medium text-dim" data-state-line>
      {state.kind !== 'open' ? (
        <span
          className={`flex min-w-0 items-center gap-1 ${state.kind === 'stopped' ? 'text-live' : ''}`}
          data-stop
        >
          <Lock aria-hidden size={11} className="shrink-0" />
          <span className="truncate">{state.text}</span>
        </span>
      ) : (
        danger && (
          <span className="truncate">
            {sideName(game, danger.side)} {dangerWord[danger.level]}
          </span>
        )
      )}
    </span>
  )
}
