import { HOUR, MINUTE } from '#domain/instant.ts'

/** The timing constants of the site, in milliseconds (TIME-005). */
export const userRefreshInterval = 5_000
export const lobbyExtension = 120 * MINUTE
export const chunkReloadGuard = 60_000
export const popupHide = 6 * HOUR
export const loadingBarThrottle = 200
export const loadingBarDuration = 5_000

/** How long an odds button remembers the direction of its last move. */
export const oddsDirectionMemory = 5_000

/** No data for so long, and running prices on screen are not to be trusted (handbook 2.8). */
export const liveSilence = 15_000
