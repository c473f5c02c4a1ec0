/** Codes of the parts of a match and of its totals that mean the same in every sport (LABEL-010 to LABEL-014, handbook 2.6). */
export const NOT_STARTED = -1
export const FIRST_HALF = 10
export const SECOND_HALF = 20
export const OVERTIME = 40
export const SHOOT_OUT = 50
export const BREAK = 80
/** The whole match as far as it counts without more; every total has this code or a greater one. */
export const FULL_TIME = 100
export const WITH_OVERTIME = 101
export const WITH_SHOOT_OUT = 102

/** Whether something is played under this code: it is no break, no end and nothing before the start. */
export const isPlayed = (code: number): boolean => code > 0 && code !== BREAK && code < FULL_TIME
