import { create } from 'zustand'
import { siteContract } from '#contract/site.ts'
import type { Output } from '#contract/wire/route.ts'
import { useCall } from '../api/api.ts'
import { noRows } from '../api/no-rows.ts'
import { openDialog } from '../state/overlays.ts'

export type Notice = Output<typeof siteContract.news>[number]

/** A notice's period begins and ends by itself. */
const refetchInterval = 60_000

/** What the house has to say: the pinned notices first, then the newest (HEADER-017). */
export function useNotices() {
  const { data = noRows, isPending } = useCall(siteContract.news, undefined, {
    staleTime: 60_000,
    refetchInterval,
  })
  return { notices: data, isPending }
}

type NoticesState = {
  /** Ids of those that were opened in this browser. */
  readonly read: readonly number[]
  /** The one to open with the list; undefined: none. */
  readonly wanted: number | undefined
}

const READ_KEY = 'read-notices'
/** More than are ever shown. */
const READ_MAX = 100

export const useNoticesState = create<NoticesState>(() => ({ read: readIds(), wanted: undefined }))

/** How many were never opened in this browser. */
export function useUnreadNotices(): number {
  const { notices } = useNotices()
  const read = useNoticesState(state => state.read)
  return notices.filter(({ id }) => !read.includes(id)).length
}

/** Opens the list of notices, with one of them unfolded. */
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
  // A browser may refuse to keep anything; then it is remembered until the page goes.
  try {
    localStorage.setItem(READ_KEY, JSON.stringify(next))
  } catch {}
}

/** What stands there was written by whatever version of the site; what is no list of ids counts as none. */
function readIds(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(READ_KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'number') : []
  } catch {
    return []
  }
}
