import { useMatches } from '@tanstack/react-router'
import type { PageEntry } from './routes/page-entry.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The entry that the route was made from. */
    page?: PageEntry
  }
}

/** The entry of the page one is on. */
export const usePage = (): PageEntry | undefined => useMatches().at(-1)?.staticData.page
