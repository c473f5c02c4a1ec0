import { useMatches } from '@tanstack/react-router'
import type { PageEntry } from './routes/page-entry.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page entry of the route. */
    page?: PageEntry
  }
}

/** The entry of the current page. */
export const usePage = (): PageEntry | undefined => useMatches().at(-1)?.staticData.page
