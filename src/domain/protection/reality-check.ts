import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { formatFigure } from '#domain/korean-formats.ts'

/** How often a member may choose to be told of the time and the money, in minutes (handbook 8.2). */
export const realityMinutes = [15, 30, 60] as const
export type RealityMinutes = (typeof realityMinutes)[number]

/** Somebody who comes back within this has not been away: the time goes on counting. */
export const STRETCH_GAP_MINUTES = 15

/** When the next reality check is due; undefined where there is none. */
export const realityCheckAt = (countsFrom: Instant, minutes: number): Instant | undefined =>
  minutes > 0 ? instant(countsFrom + minutes * MINUTE) : undefined

/** What the reality check asks (text rg.reality). */
export const realityText = ({
  minutes,
  staked,
  returned,
}: {
  readonly minutes: number
  readonly staked: number
  readonly returned: number
}): string =>
  `접속 후 ${minutes}분이 지났습니다. 베팅 ${formatFigure(staked)}원 / 당첨 ${formatFigure(returned)}원. 계속하시겠습니까?`
