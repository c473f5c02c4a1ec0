import { Link } from '@tanstack/react-router'
import { siteContract } from '#contract/site/site.ts'
import type { SportId } from '#domain/ids.ts'
import { betDelaySeconds, type LiveBettingTime } from '#domain/slip/bet-delay.ts'
import { useCall } from '#web/client/api/api.ts'
import { type ConnectionQuality, qualityOf, readDelay } from '#web/client/live/connection-quality.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useClock } from '#web/kit/time/use-clock.ts'

type LagNoteProps = {
  /** The sport of one match; omitted for a list, which covers all sports. */
  readonly sportId?: SportId
  /** Milliseconds since the last message of the source of this page's prices. */
  readonly silentFor: (now: number) => number
}

const qualities: Readonly<Record<ConnectionQuality, { readonly word: string; readonly dot: string }>> = {
  good: { word: '좋음', dot: 'bg-jade' },
  slow: { word: '느림', dot: 'bg-gold' },
  lost: { word: '끊김', dot: 'bg-up' },
}

/**
 * Notes for in-play bets: pictures and prices lag, the bet delay, and the quality of the connection
 * (fields B7, B8, V7). One line of fixed height, so that there is no layout shift.
 */
export function LagNote({ sportId, silentFor }: LagNoteProps) {
  const { data } = useCall(siteContract.settings, undefined, { staleTime: 60_000 })
  const quality = useClock(now => qualityOf({ silentFor: silentFor(now), delay: readDelay() }))
  const { word, dot } = qualities[quality]
  const delay = data && delayWord(data.liveBettingTime, sportId)
  return (
    <div
      className="flex min-h-8 items-center justify-between gap-3 text-xs leading-4 text-dim"
      data-lag-note={quality}
    >
      <p className="min-w-0">
        화면과 배당은 실제 경기보다 늦을 수 있습니다.{' '}
        <Link
          to="/rule"
          search={{ category: 'inplay' }}
          className="whitespace-nowrap underline underline-offset-2 hover:text-text"
        >
          {delay === undefined ? '인플레이 규정' : `베팅은 ${delay} 뒤 접수`}
        </Link>
      </p>
      <p className="flex shrink-0 items-center gap-1.5 whitespace-nowrap">
        <span aria-hidden className={classNames('size-2 rounded-full', dot)} />
        연결 <b className={quality === 'good' ? 'font-medium' : 'text-text'}>{word}</b>
      </p>
    </div>
  )
}

/** "6초" for one sport, "4~6초" over all of them (FIELD-015). */
function delayWord(seconds: LiveBettingTime, sportId: SportId | undefined): string {
  if (sportId !== undefined) return `${betDelaySeconds([sportId], seconds)}초`
  const all = Object.values(seconds)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? `${most}초` : `${least}~${most}초`
}
