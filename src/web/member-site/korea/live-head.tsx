import { Activity } from 'lucide-react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { dangerWord } from '#domain/fixtures/in-play-words.ko.ts'
import type { SportId } from '#domain/ids.ts'
import { sportOf } from '#domain/sports/sports.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useIsNarrow } from '#web/kit/theme/layout-mode.ts'
import { clockText } from '#web/kit/time/time.ts'
import { useReport } from '#web/sport/match/live-reports.ts'
import { type MatchState, matchState } from '#web/sport/match/match-state.ts'
import { useMatchClock, useScore } from '#web/sport/match/use-score.ts'
import { useStop } from '#web/sport/match/use-stop.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'
import { sideName } from '#web/sport/tracker/sides.ts'
import { MoreButton } from './more-button.tsx'
import { useIsStopped } from './use-is-stopped.ts'
import type { Running } from './use-running.ts'

/** Columns shared by head and rows of a live match on a desktop, so that teams are above their odds. */
export const liveColumns = 'grid grid-cols-[148px_minmax(0,1fr)_44px] items-center gap-x-2 pr-2 pl-3.5'

type LiveHeadProps = {
  readonly game: Game
  readonly running: Running
  readonly tracked: boolean
  readonly onTrack: () => void
  readonly onMore: (game: Game) => void
}

/** State of a live match with a constant height, so that the odds below never move. */
export function LiveHead({ game, running, tracked, onTrack, onMore }: LiveHeadProps) {
  const narrow = useIsNarrow()
  const state = <Standing game={game} running={running} />
  const track = (
    <IconButton label="경기 상황" size="sm" pressed={tracked} onClick={onTrack}>
      <Activity aria-hidden size={17} />
    </IconButton>
  )
  const more = <MoreButton game={game} onMore={onMore} />
  if (narrow)
    return (
      <>
        <div className="flex h-11 items-center gap-2">
          {state}
          <span className="ml-auto flex">
            {track}
            {more}
          </span>
        </div>
        <Sides game={game} running={running} />
      </>
    )
  return (
    <div className={`${liveColumns} h-14`}>
      <div className="flex items-center justify-between">
        {state}
        {track}
      </div>
      <Sides game={game} running={running} />
      {more}
    </div>
  )
}

/** "전반 31:05", and the reason while betting is suspended. */
function Standing({ game, running }: Pick<LiveHeadProps, 'game' | 'running'>) {
  const { period } = useScore(running, running.loadedAt)
  const seconds = useMatchClock(running, running.loadedAt)
  const state = useMatchState(game, running)
  return (
    <div className="grid content-center gap-0.5 narrow:flex narrow:items-center narrow:gap-2">
      <p className="flex items-center gap-1.5 text-sm font-bold whitespace-nowrap text-live" data-period>
        <span aria-hidden className="size-1.5 animate-live rounded-full bg-live" />
        {period.label}
        {seconds !== null && <span className="font-semibold text-text">{clockText(seconds)}</span>}
      </p>
      {state.kind !== 'open' && (
        <p className="animate-fade" data-stop>
          <Badge tone={state.kind === 'stopped' ? 'live' : 'plain'}>{state.text}</Badge>
        </p>
      )}
    </div>
  )
}

/** Whether bets are accepted, from the odds on screen; the match data gives the reason. */
function useMatchState(game: Game, running: Running): MatchState {
  const { status } = useScore(running, running.loadedAt)
  const { stopReason } = useReport(running, running.loadedAt)
  const { bettingStop } = useStop(running, running.loadedAt)
  const isStopped = useIsStopped(game)
  if (!isStopped) return matchState({ status, suspended: false, bettingStop: null, stopReason: null })
  return matchState({ status, suspended: true, bettingStop, stopReason })
}

function Sides({ game, running }: Pick<LiveHeadProps, 'game' | 'running'>) {
  const { home, away } = useScore(running, running.loadedAt)
  const { danger } = useReport(running, running.loadedAt)
  const dangerOf = (side: 'home' | 'away') => (danger?.side === side ? danger.level : undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px_minmax(0,1fr)] items-center gap-1.5 max-[1400px]:grid-cols-[minmax(0,1fr)_80px_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)_72px_minmax(0,1fr)] narrow:items-start">
      <Side game={game} side="home" leads={home > away} danger={dangerOf('home')} />
      <p className="grid justify-items-center">
        <span className="text-xl leading-6 font-extrabold whitespace-nowrap" data-score>
          <Points of={home} />
          <span aria-hidden className="px-1.5 font-normal text-dim">
            :
          </span>
          <Points of={away} />
        </span>
        <PartScore running={running} />
      </p>
      <Side game={game} side="away" leads={away > home} danger={dangerOf('away')} />
    </div>
  )
}

/** Fades in a changed figure. */
const Points = ({ of }: { readonly of: number }) => (
  <span key={of} className="inline-block animate-fade">
    {of}
  </span>
)

type SideProps = {
  readonly game: Game
  readonly side: 'home' | 'away'
  readonly leads: boolean
  readonly danger: keyof typeof dangerWord | undefined
}

/** A side with its danger level next to the score; on phones below it in reserved space. */
const Side = ({ game, side, leads, danger }: SideProps) => (
  <p
    className={classNames(
      'flex items-baseline gap-2 narrow:grid narrow:gap-0',
      side === 'away' ? 'flex-row-reverse pr-3 text-right narrow:pr-1' : 'pl-3 narrow:pl-1',
    )}
  >
    <span
      className={classNames(
        'flex min-w-0 items-center gap-1.5 text-md leading-6',
        side === 'away' && 'flex-row-reverse',
        leads ? 'font-bold' : 'font-medium',
      )}
    >
      <TeamBadge match={game} side={side} />
      <span title={sideName(game, side)} className="truncate">
        {sideName(game, side)}
      </span>
    </span>
    <span
      className={classNames(
        'shrink-0 text-xs leading-4 narrow:h-4',
        danger === 'danger' ? 'font-bold text-live' : 'text-dim',
      )}
      data-danger={danger}
    >
      {danger && dangerWord[danger]}
    </span>
  </p>
)

/** Sports won by sets: points of the current set. */
function PartScore({ running }: { readonly running: Running }) {
  const { period, periods } = useScore(running, running.loadedAt)
  const part = periods.find(({ code }) => code === period.code)
  if (!part || sportOf(running.sport_id as SportId).part !== 'set') return null
  return (
    <span className="text-xs leading-4 font-semibold whitespace-nowrap text-dim">
      {part.home} - {part.away}
    </span>
  )
}
