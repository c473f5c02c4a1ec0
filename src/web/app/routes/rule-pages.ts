import type { PageEntry } from './page-entry.ts'

/** Rules of betting and events, terms. */
export const rulePages: readonly PageEntry[] = [
  {
    path: '/event/rule',
    title: '이벤트 규정',
    layout: 'member',
    places: ['main'],
    group: 'events',
    load: () => import('#web/member-site/rules/event-rule-page.tsx'),
  },
  {
    path: '/rule',
    title: '베팅규정',
    layout: 'member',
    places: ['main', 'side', 'account'],
    load: () => import('#web/member-site/rules/rule-page.tsx'),
  },
  {
    path: '/rule/minigame',
    title: '미니게임 규칙·배당표',
    layout: 'member',
    places: [],
    markedAs: '/rule',
    load: () => import('#web/member-site/minigames/rules/minigame-rule-page.tsx'),
  },
  {
    path: '/terms',
    title: '약관',
    layout: 'auth',
    guard: 'anyone',
    places: [],
    load: () => import('#web/member-site/rules/terms-page.tsx'),
  },
]
