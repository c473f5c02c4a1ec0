import { useMatches } from '@tanstack/react-router'
import { routeTable } from './route-table.ts'
import type { PageEntry } from './routes/page-entry.ts'

/** The entry of the page one is on. */
export function usePage(): PageEntry | undefined {
  const path: string | undefined = useMatches().at(-1)?.fullPath
  return routeTable.find(page => page.path === path)
}
