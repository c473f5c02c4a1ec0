import { MINUTE } from '../instant.ts'

/** How far entering casino or slots pushes the end of a session, in milliseconds (SESSION-012 to -014, SESSION-018). */
export const GAME_STAY = 120 * MINUTE
