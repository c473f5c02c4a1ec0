import { TimerRing } from '#web/kit/display/timer-ring.tsx'
import { useClock } from '#web/kit/time/use-clock.ts'
import { secondsLeft, type Waiting } from '../waiting.ts'

/** Replaces the button while the bet is pending: ring and seconds left (handbook 2.4). */
export const WaitingButton = ({ bet }: { readonly bet: Waiting }) => (
  <button
    type="button"
    disabled
    aria-busy
    data-waiting
    className="flex h-12 w-full cursor-progress items-center justify-center gap-2.5 rounded-md bg-s2 px-3 font-semibold whitespace-nowrap text-text"
  >
    <WaitingFace bet={bet} />
  </button>
)

/** The ring and "4초", for narrow places. */
export function WaitingMark({ bet }: { readonly bet: Waiting }) {
  const left = useClock(now => secondsLeft(bet, now))
  return (
    <>
      <WaitingRing bet={bet} left={left} />
      <span className="sr-only">베팅 접수 중입니다.</span>
      <span aria-hidden>{bet.seconds > 0 ? `${left}초` : '접수 중'}</span>
    </>
  )
}

/** Green, orange, red (LAYOUT-032, LAYOUT-033); full until the delay is known. */
function WaitingRing({ bet: { seconds }, left }: { readonly bet: Waiting; readonly left: number }) {
  const isTold = seconds > 0
  return <TimerRing left={isTold ? left : 1} whole={isTold ? seconds : 1} size={26} label="접수 대기" bare />
}

/** "베팅 접수 중입니다. (4초)" after the ring. */
export function WaitingFace({ bet }: { readonly bet: Waiting }) {
  const left = useClock(now => secondsLeft(bet, now))
  return (
    <>
      <WaitingRing bet={bet} left={left} />
      <span>베팅 접수 중입니다.{bet.seconds > 0 && ` (${left}초)`}</span>
    </>
  )
}
