import type { PageEntry } from './page-entry.ts'

const load = () => import('#web/member-site/settlements/settlement-page.tsx')

/** 정산신청: one page with a path for each of its tabs (ROUTE-023 to ROUTE-027). */
export const settlementPages: readonly PageEntry[] = [
  { path: '/calculate', title: '정산신청', layout: 'member', places: ['main', 'account'], load },
  ...['/calculateSports', '/calculateCasino', '/calculateEvent', '/calculateTether'].map(
    (path): PageEntry => ({
      path,
      title: '정산신청',
      layout: 'member',
      places: [],
      markedAs: '/calculate',
      load,
    }),
  ),
]
