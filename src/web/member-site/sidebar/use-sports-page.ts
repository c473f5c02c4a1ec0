import { useLocation } from '@tanstack/react-router'
import { ownTreeOf, sportsPageOf } from './sports-page.ts'

/** Page that lists a chosen league. */
export const useSportsPage = (): '/korea' | '/europe' =>
  useLocation({ select: ({ pathname }) => sportsPageOf(pathname) })

/** The tree that is open initially. */
export const useOwnTree = (): ReturnType<typeof ownTreeOf> =>
  useLocation({ select: ({ pathname }) => ownTreeOf(pathname) })
