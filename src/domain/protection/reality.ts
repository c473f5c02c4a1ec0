import { type Instant, instant, MINUTE } from '#domain/instant.ts'

/**
 * Intervals of the reality check that members can choose; never longer than the house's hour (handbook
 * 8.2).
 */
export const realityMinutes = [15, 30, 60] as const
export type RealityMinutes = (typeof realityMinutes)[number]

export const REALITY_MINUTES: RealityMinutes = 60

/** The effective interval: the member's choice, but never longer than the house's. */
export const realityEvery = (own: RealityMinutes | undefined, house: RealityMinutes): RealityMinutes =>
  own !== undefined && own < house ? own : house

/** A new login within this time continues the same session time. */
export const STAY_BREAK_MINUTES = 15

/** When the next reality check is due: one interval after the login or the last answer. */
export const realityDueAt = (
  { beganAt, answeredAt }: { readonly beganAt: Instant; readonly answeredAt: Instant | undefined },
  everyMinutes: RealityMinutes,
): Instant => instant(Math.max(beganAt, answeredAt ?? beganAt) + everyMinutes * MINUTE)

/** Text of the reality check (text rg.reality). */
export const realityText = (minutes: string, staked: string, won: string): string =>
  `접속 후 ${minutes}분이 지났습니다. 베팅 ${staked}원 / 당첨 ${won}원. 계속하시겠습니까?`
