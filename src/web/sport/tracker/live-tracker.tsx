import { type ReactNode, useCallback, useId, useState } from 'react'
import type { TrackedMatch } from '#contract/fixtures/inplay.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { ErrorState, Skeleton } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { type MatchState, matchState } from '../match/match-state.ts'
import { useStop } from '../match/use-stop.ts'
import { startOf } from '../prices/offered.ts'
import { DangerLine } from './danger-line.tsx'
import { IncidentList } from './incident-list.tsx'
import { LineScore } from './line-score.tsx'
import { OddsSpark } from './odds-spark.tsx'
import { Pitch } from './pitch.tsx'
import { ScoreStrip } from './score-strip.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { type MatchNow, useMatchNow, useTrackedMatch } from './use-tracked-match.ts'

type LiveTrackerProps = {
  readonly fixtureId: number
  /**
   * True if the page already receives the match's messages, as the in-play page does by its three
   * streams.
   */
  readonly heardElsewhere?: boolean
  /** Betting state, where the page has newer data than the feed's last report. */
  readonly state?: MatchState | undefined
  /** On a phone the score is a strip that stays visible, and the rest opens on a press. */
  readonly strip?: {
    /** Goes before the score: the back button. */
    readonly before: ReactNode
    /** Goes above the rest. */
    readonly about: ReactNode
  }
}

/** A running match at a glance: score by period, clock, danger, incidents, and price changes. */
export function LiveTracker({ fixtureId, heardElsewhere = false, ...rest }: LiveTrackerProps) {
  const { answer, loadedAt } = useTrackedMatch(fixtureId, !heardElsewhere)
  const { data, error, isFetching, refetch } = answer
  const reread = useCallback(() => void refetch(), [refetch])
  if (!data) {
    return (
      <div className="card">
        {error ? (
          <ErrorState text={error.message} onRetry={reread} busy={isFetching} />
        ) : (
          <Skeleton className={rest.strip ? 'h-[54px]' : 'h-[486px] narrow:h-[700px]'} />
        )}
      </div>
    )
  }
  return <Tracker {...rest} match={data} loadedAt={loadedAt} reread={reread} />
}

type TrackerProps = Pick<LiveTrackerProps, 'state' | 'strip'> & {
  readonly match: TrackedMatch
  readonly loadedAt: number
  readonly reread: () => void
}

function Tracker({ match, loadedAt, reread, state, strip }: TrackerProps) {
  const now = useMatchNow(match, loadedAt, reread)
  const { suspended, bettingStop } = useStop(match, loadedAt)
  const { score, stopReason } = now
  const standing = state ?? matchState({ status: score.status, suspended, bettingStop, stopReason })
  const parts = { match, now, standing }
  return strip ? <StripTracker {...parts} {...strip} /> : <BoardTracker {...parts} />
}

type PartsProps = { readonly match: TrackedMatch; readonly now: MatchNow; readonly standing: MatchState }

function StripTracker({
  match,
  now,
  standing,
  before,
  about,
}: PartsProps & NonNullable<LiveTrackerProps['strip']>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-label="경기 상황" className="contents" data-tracker={match.fixtureId}>
      <ScoreStrip
        match={match}
        now={now}
        state={standing}
        before={before}
        after={
          <IconButton
            label={open ? '상황판 접기' : '상황판 펼치기'}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <FoldArrow open={open} />
          </IconButton>
        }
      />
      <div id={id} hidden={!open} className="card @container overflow-clip">
        {about}
        <Details match={match} now={now} />
      </div>
    </section>
  )
}

function BoardTracker({ match, now, standing }: PartsProps) {
  const [open, setOpen] = useState(true)
  const id = useId()
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="card @container overflow-clip"
      data-tracker={match.fixtureId}
    >
      <h2 id={`${id}-title`} className="sr-only">
        경기 상황
      </h2>
      <Scoreboard match={match} now={now} state={standing} />
      <div id={id} hidden={!open}>
        <Details match={match} now={now} />
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex h-9 w-full items-center justify-center gap-1 border-t border-line text-xs text-dim -outline-offset-2 hover:bg-s2 hover:text-text mobile:h-11"
      >
        {open ? '상황판 접기' : '상황판 펼치기'}
        <FoldArrow open={open} />
      </button>
    </section>
  )
}

function Details({ match, now }: { readonly match: TrackedMatch; readonly now: MatchNow }) {
  const { score, danger, incidents } = now
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line @[620px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-b border-line p-3 @[620px]:border-r @[620px]:border-b-0">
        <div>
          <Pitch sportId={match.sport_id} danger={danger} />
          <DangerLine match={match} danger={danger} />
        </div>
        <Part title="배당 흐름">
          <OddsSpark fixtureId={match.fixtureId} startsAt={startOf(match)} />
        </Part>
      </div>
      <div className="flex flex-col gap-3 p-3">
        <LineScore
          game={{ ...match, home: score.home, away: score.away, periods: score.periods }}
          running={score.status === fixtureCode.live ? score.period.code : undefined}
        />
        <Part title="주요 장면" className="flex-1 grid-rows-[auto_minmax(0,1fr)]">
          <IncidentList match={match} incidents={incidents} />
        </Part>
      </div>
    </div>
  )
}

type PartProps = { readonly title: string; readonly className?: string; readonly children: ReactNode }

const Part = ({ title, className, children }: PartProps) => (
  <section
    aria-label={title}
    className={classNames('grid content-start gap-1.5 border-t border-line pt-2.5', className)}
  >
    <h3 className="text-xs font-semibold text-dim">{title}</h3>
    {children}
  </section>
)
