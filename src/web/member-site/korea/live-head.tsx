import type { Game } from '#contract/fixtures.ts'
import { dangerWord, stopReasonWord } from '#domain/fixtures/in-play-words.ko.ts'
import { Badge } from '#web/kit/badge.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { useLayoutMode } from '#web/kit/layout-mode.ts'
import { useReport } from '#web/kit/live-reports.ts'
import { useMatchClock, useScore } from '#web/kit/live-scores.ts'
import { clockText } from '#web/kit/match-clock.ts'
import { MoreButton } from './more-button.tsx'
import { useIsStopped } from './use-is-stopped.ts'
import type { Running } from './use-running.ts'

/** Columns that the head and the rows of a running match share on a desktop, so that sides stand above their prices. */
export const liveColumns = 'grid grid-cols-[112px_minmax(0,1fr)_44px] items-center gap-x-2 pr-2 pl-3.5'

type LiveHeadProps = {
  readonly game: Game
  readonly running: Running
  readonly ended: boolean
  readonly onMore: (game: Game) => void
}

/** How a running match stands; of one height, whatever happens, so that no price below it moves. */
export function LiveHead({ game, running, ended, onMore }: LiveHeadProps) {
  const mobile = useLayoutMode() === 'mobile'
  const state = <MatchState game={game} running={running} ended={ended} />
  const more = <MoreButton game={game} onMore={onMore} />
  if (mobile)
    return (
      <>
        <div className="flex h-11 items-center gap-2">
          {state}
          <span className="ml-auto">{more}</span>
        </div>
        <Sides game={game} running={running} />
      </>
    )
  return (
    <div className={`${liveColumns} h-14`}>
      {state}
      <Sides game={game} running={running} />
      {more}
    </div>
  )
}

/** "전반 31:05" and, while no bets are taken, the word on it. */
function MatchState({ game, running, ended }: Omit<LiveHeadProps, 'onMore'>) {
  const { period } = useScore(running, running.loadedAt)
  const seconds = useMatchClock(running, running.loadedAt)
  const stop = useStopWord(game, running, ended)
  return (
    <div className="grid content-center gap-1 mobile:flex mobile:items-center mobile:gap-2">
      <p className="flex items-center gap-1.5 text-sm font-bold whitespace-nowrap text-live" data-period>
        {!ended && <span aria-hidden className="size-1.5 animate-live rounded-full bg-live" />}
        {period.label}
        {seconds !== null && <span className="font-semibold text-text">{clockText(seconds)}</span>}
      </p>
      {stop && (
        <p data-stop>
          <Badge tone={stop === closedWord ? 'plain' : 'live'}>{stop}</Badge>
        </p>
      )}
    </div>
  )
}

const closedWord = '베팅마감'

/** Why no bets are taken just now, in one word; undefined while they are. */
function useStopWord(game: Game, running: Running, ended: boolean): string | undefined {
  const isStopped = useIsStopped(game)
  if (ended) return '경기종료'
  if (running.bettingStop === 'closed') return closedWord
  return isStopped || running.suspended ? '일시중지' : undefined
}

function Sides({ game, running }: Pick<LiveHeadProps, 'game' | 'running'>) {
  const { home, away } = useScore(running, running.loadedAt)
  const { danger, stopReason } = useReport(running, running.loadedAt)
  const dangerOf = (side: 'home' | 'away') => (danger?.side === side ? danger.level : undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px_minmax(0,1fr)] items-start gap-1.5 max-[1400px]:grid-cols-[minmax(0,1fr)_80px_minmax(0,1fr)] mobile:grid-cols-[minmax(0,1fr)_72px_minmax(0,1fr)]">
      <Side name={game.home_participants_name} leads={home > away} danger={dangerOf('home')} />
      <p className="grid justify-items-center">
        <span className="text-xl leading-6 font-extrabold" data-score>
          <Points of={home} />
          <span aria-hidden className="px-1.5 font-normal text-dim">
            :
          </span>
          <Points of={away} />
        </span>
        <span className="h-4 text-xs leading-4 font-semibold whitespace-nowrap text-live">
          {stopReason ? stopReasonWord[stopReason] : <PartScore running={running} />}
        </span>
      </p>
      <Side name={game.away_participants_name} leads={away > home} danger={dangerOf('away')} away />
    </div>
  )
}

/** A figure that changes is faded in. */
const Points = ({ of }: { readonly of: number }) => (
  <span key={of} className="inline-block animate-fade">
    {of}
  </span>
)

type SideProps = {
  readonly name: string
  readonly leads: boolean
  readonly danger: keyof typeof dangerWord | undefined
  readonly away?: boolean
}

const Side = ({ name, leads, danger, away = false }: SideProps) => (
  <p className={classNames('grid', away ? 'pr-3 text-right mobile:pr-1' : 'pl-3 mobile:pl-1')}>
    <span
      title={name}
      className={classNames('truncate text-md leading-6', leads ? 'font-bold' : 'font-medium')}
    >
      {name}
    </span>
    <span
      className={classNames(
        'h-4 text-xs leading-4',
        danger === 'danger' ? 'font-bold text-live' : 'text-dim',
      )}
    >
      {danger && dangerWord[danger]}
    </span>
  </p>
)

/** Sports that are won by sets: the points of the set being played. */
function PartScore({ running }: { readonly running: Running }) {
  const { period, periods, home, away } = useScore(running, running.loadedAt)
  const part = periods.find(({ code }) => code === period.code)
  if (!part || (part.home <= home && part.away <= away)) return null
  return (
    <span className="text-dim">
      {part.home} - {part.away}
    </span>
  )
}
