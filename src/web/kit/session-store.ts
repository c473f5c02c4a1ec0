import { createSessionStore } from './session.ts'
import { now } from './time.ts'

/** The one session of this browser. */
export const sessionStore = createSessionStore({ storage: window.localStorage, now })
