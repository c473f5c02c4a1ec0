import { create } from 'zustand'
import { siteContract } from '#contract/site/site.ts'
import type { Output } from '#contract/wire/route.ts'
import { useCall } from '../api/api.ts'
import { noRows } from '../api/no-rows.ts'
import { openDialog } from '../state/overlays.ts'

export type Notice = Output<typeof siteContract.news>[number]

/** Polled, because a notice's period can start or end without an event. */
const refetchInterval = 60_000

/** Notices: pinned ones first, then the newest (HEADER-017). */
export function useNotices() {
  const { data = noRows, isPending } = useCall(siteContract.news, undefined, {
    staleTime: 60_000,
    refetchInterval,
  })
  return { notices: data, isPending }
}

type NoticesState = {
  /** Ids of the notices opened in this browser. */
  readonly read: readonly number[]
  /** The notice to open with the list; undefined for none. */
  readonly wanted: number | undefined
}

const READ_KEY = 'read-notices'
/** More than are ever shown. */
const READ_MAX = 100

export const useNoticesState = create<NoticesState>(() => ({ read: readIds(), wanted: undefined }))

/** Number of notices not opened in this browser. */
export function useUnreadNotices(): number {
  const { notices } = useNotices()
  const read = useNoticesState(state => state.read)
  return notices.filter(({ id }) => !read.includes(id)).length
}

/** Opens the list of notices, with one expanded. */
export function openNotices(wanted?: number): void {
  useNoticesState.setState({ wanted })
  openDialog('notices')
}

/** Remembers that a notice was opened. */
export function markNoticeRead(id: number): void {
  const { read } = useNoticesState.getState()
  if (read.includes(id)) return
  const next = [...read, id].slice(-READ_MAX)
  useNoticesState.setState({ read: next })
  // If the browser refuses to store it, it is remembered until the page is closed.
  try {
    localStorage.setItem(READ_KEY, JSON.stringify(next))
  } catch {}
}

/** The entry may be from any version of the site; an invalid one counts as empty. */
function readIds(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(READ_KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'number') : []
  } catch {
    return []
  }
}
