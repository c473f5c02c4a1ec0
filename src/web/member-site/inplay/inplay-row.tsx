import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { RunningGame } from '#contract/inplay.ts'
import { withFixture } from '#web/sport/board/finding/board-query.ts'
import { MatchRow } from '#web/sport/board/games/match-row.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { clockText } from '#web/sport/match/match-clock.ts'
import type { MatchState } from '#web/sport/match/match-state.ts'
import { useMatchClock, useScore } from '#web/sport/match/use-score.ts'
import { ScoredSide } from '#web/sport/tracker/scored-side.tsx'
import { StateLine } from './state-line.tsx'
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
