import { MINUTE } from '../instant.ts'

/**
 * How long entering casino or slots extends a session, in milliseconds (SESSION-012 to -014,
 * SESSION-018).
 */
export const GAME_STAY = 120 * MINUTE
