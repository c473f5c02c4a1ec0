/** Codes of periods and totals that are the same in every sport (LABEL-010 to LABEL-014, handbook 2.6). */
export const NOT_STARTED = -1
export const FIRST_HALF = 10
export const SECOND_HALF = 20
export const OVERTIME = 40
export const SHOOT_OUT = 50
export const BREAK = 80
/** Regulation time. All totals have this code or a higher one. */
export const FULL_TIME = 100
export const WITH_OVERTIME = 101
export const WITH_SHOOT_OUT = 102

/** True when the code is a period of play: no break, no end, not before the start. */
export const isPlayed = (code: number): boolean => code > 0 && code !== BREAK && code < FULL_TIME
