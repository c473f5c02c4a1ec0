import { useLocation } from '@tanstack/react-router'
import { sportsPageOf } from './sports-page.ts'

/** The page on which a chosen league is listed. */
export const useSportsPage = (): '/korea' | '/europe' =>
  useLocation({ select: ({ pathname }) => sportsPageOf(pathname) })
