import { now } from '#web/kit/time/time.ts'
import { loadPage } from './load-page.ts'

/** Loads a chunk in this window (TIME-003, TIME-004). */
export const guardedLoad = <T>(load: () => Promise<T>): Promise<T> =>
  loadPage(load, { storage: window.sessionStorage, now, reload: () => window.location.reload() })
