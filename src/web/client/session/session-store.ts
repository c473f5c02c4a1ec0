import { now } from '#web/kit/time/time.ts'
import { createSessionStore } from './session.ts'

/** The session of this browser. */
export const sessionStore = createSessionStore({ storage: window.localStorage, now })
