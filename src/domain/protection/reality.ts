import { type Instant, instant, MINUTE } from '#domain/instant.ts'

/** How often a member may be told how long they have played; never less often than the house's own hour (handbook 8.2). */
export const realityMinutes = [15, 30, 60] as const
export type RealityMinutes = (typeof realityMinutes)[number]

export const REALITY_MINUTES: RealityMinutes = 60

/** How often a member is asked: as often as they wish, and never less often than the house's own. */
export const realityEvery = (own: RealityMinutes | undefined, house: RealityMinutes): RealityMinutes =>
  own !== undefined && own < house ? own : house

/** Who logs in again before that has not taken a break: the time goes on. */
export const STAY_BREAK_MINUTES = 15

/** When the next reality check is due: so long after the login, or after the last one was answered. */
export const realityDueAt = (
  { beganAt, answeredAt }: { readonly beganAt: Instant; readonly answeredAt: Instant | undefined },
  everyMinutes: RealityMinutes,
): Instant => instant(Math.max(beganAt, answeredAt ?? beganAt) + everyMinutes * MINUTE)

/** The words of it (text rg.reality). */
export const realityText = (minutes: string, staked: string, won: string): string =>
  `접속 후 ${minutes}분이 지났습니다. 베팅 ${staked}원 / 당첨 ${won}원. 계속하시겠습니까?`
