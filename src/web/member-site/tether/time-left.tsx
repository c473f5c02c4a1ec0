import { SECOND } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { useClock } from '#web/kit/time/use-clock.ts'

/** "남은 시간 09:41", counting down. */
export function TimeLeft({ until }: { readonly until: string }) {
  const end = parseSeoul(until) ?? 0
  const left = useClock(now => Math.max(0, Math.ceil((end - now) / SECOND)))
  const two = (figure: number) => String(figure).padStart(2, '0')
  return (
    <p className="text-sm" data-time-left>
      남은 시간{' '}
      <span className="font-semibold tabular-nums">{`${two(Math.floor(left / 60))}:${two(left % 60)}`}</span>
    </p>
  )
}
