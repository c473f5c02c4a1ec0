import type { DrawnRound, WireRound } from '#contract/minigame/minigames.ts'
import { ringColour } from '#web/kit/display/ring-colour.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DrawLine } from '#web/play/draws/draw-line.tsx'
import { CountdownText } from '../rounds/countdown-text.tsx'
import { useHouseClock } from '../rounds/house-clock.ts'

type LastDrawProps = {
  readonly kind: string
  /** Null before the first draw, undefined while it is loading. */
  readonly last: DrawnRound | null | undefined
}

/** The last draw in a line. */
export const LastDraw = ({ kind, last }: LastDrawProps) => (
  <span className="flex min-h-7 min-w-0 items-center gap-2 text-sm" data-last={last?.roundId}>
    {last ? (
      <>
        <span className="shrink-0 text-xs text-dim">{`${last.round}회차`}</span>
        <span className="min-w-0 overflow-hidden">
          <DrawLine kind={kind} draw={last.draw} results={last.results} gameId={last.gameId} />
        </span>
      </>
    ) : (
      <NoDraw loading={last === undefined} />
    )}
  </span>
)

const NoDraw = ({ loading }: { readonly loading: boolean }) =>
  loading ? (
    <Skeleton className="h-4 w-40" />
  ) : (
    <span className="text-xs text-dim">아직 추첨한 회차가 없습니다.</span>
  )

/** "마감 01:18", then "추첨 00:10". */
export function Remaining({ round }: { readonly round: WireRound }) {
  const isOpen = useHouseClock(at => at < round.closesAt)
  return (
    <span className="text-sm text-dim">
      {isOpen ? '마감 ' : '추첨 '}
      <CountdownText until={isOpen ? round.closesAt : round.drawsAt} className="font-bold text-text" />
    </span>
  )
}

const fills = { green: 'bg-jade', orange: 'bg-live', red: 'bg-up' } as const

/** The time left to bet as a bar. */
export function TimeBar({ round }: { readonly round: WireRound | null | undefined }) {
  const whole = round ? round.closesAt - round.startsAt : 0
  // One percent is the finest step of the bar.
  const left = useHouseClock(at =>
    round && whole > 0 ? Math.round((100 * Math.max(0, round.closesAt - at)) / whole) : 0,
  )
  return (
    <span aria-hidden className="block h-0.5 overflow-hidden rounded-full bg-s3">
      <span
        className={`block h-full origin-left transition-transform duration-300 ease-linear ${fills[ringColour(left, 100)]}`}
        style={{ transform: `scaleX(${left / 100})` }}
      />
    </span>
  )
}
