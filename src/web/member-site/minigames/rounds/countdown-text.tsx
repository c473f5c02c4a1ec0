import { countdownText } from '#web/kit/time/time.ts'
import { useHouseClock } from './house-clock.ts'

type CountdownTextProps = {
  /** Epoch milliseconds by the server's clock. */
  readonly until: number
  readonly className?: string
}

/** "00:44" until a moment. */
export function CountdownText({ until, className }: CountdownTextProps) {
  const text = useHouseClock(at => countdownText(until - at))
  return <span className={className}>{text}</span>
}
