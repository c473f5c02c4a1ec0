import { useLocation } from '@tanstack/react-router'
import { ownTreeOf, sportsPageOf } from './sports-page.ts'

/** The page on which a chosen league is listed. */
export const useSportsPage = (): '/korea' | '/europe' =>
  useLocation({ select: ({ pathname }) => sportsPageOf(pathname) })

/** Whose tree is open at first. */
export const useOwnTree = (): ReturnType<typeof ownTreeOf> =>
  useLocation({ select: ({ pathname }) => ownTreeOf(pathname) })
