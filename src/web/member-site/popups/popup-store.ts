import { create } from 'zustand'
import { type Instant, instant } from '#domain/instant.ts'
import { hiddenUntil } from '#domain/popups/popup-lifecycle.ts'
import { onSessionEnd } from '#web/client/session/end-session.ts'
import { now } from '#web/kit/time/time.ts'

/** Until when each popup of the list is hidden, by index; undefined when it is not (POPUP-013). */
type Times = readonly (Instant | undefined)[]

const TIMES_KEY = 'popups'
const CLOSED_KEY = 'closed-popups'

type PopupState = {
  readonly times: Times
  /** Ids of popups closed until the tab is closed or the member logs out (POPUP-012). */
  readonly closed: readonly number[]
}

export const usePopups = create<PopupState>(() => ({ times: readTimes(), closed: readClosed() }))

/** Stores the times of a loaded list. */
export function keepTimes(times: Times): void {
  const known = usePopups.getState().times
  if (known.length === times.length && known.every((time, index) => time === times[index])) return
  write(
    localStorage,
    TIMES_KEY,
    times.map(time => time ?? null),
  )
  usePopups.setState({ times })
}

/** Hides the popup at an index for six hours in this browser (POPUP-008, POPUP-009). */
export const hidePopup = (times: Times, index: number): void =>
  keepTimes(times.with(index, hiddenUntil(now())))

/** Closes a popup for this session (POPUP-011). */
export function closePopup(id: number): void {
  const closed = [...usePopups.getState().closed, id]
  write(sessionStorage, CLOSED_KEY, closed)
  usePopups.setState({ closed })
}

// A new login shows closed popups again.
onSessionEnd(() => {
  write(sessionStorage, CLOSED_KEY, [])
  usePopups.setState({ closed: [] })
})

function readTimes(): Times {
  return read(localStorage, TIMES_KEY).map(time => (typeof time === 'number' ? instant(time) : undefined))
}

function readClosed(): readonly number[] {
  return read(sessionStorage, CLOSED_KEY).filter(id => typeof id === 'number')
}

/** The entry may be from any version of the site; an invalid one counts as empty. */
function read(storage: Storage, key: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** If the browser refuses to store it, it is remembered until the page is closed. */
function write(storage: Storage, key: string, list: readonly unknown[]): void {
  try {
    storage.setItem(key, JSON.stringify(list))
  } catch {}
}
