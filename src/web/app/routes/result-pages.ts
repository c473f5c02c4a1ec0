import type { PageEntry } from './page-entry.ts'

/** What was bet, and how matches ended. */
export const resultPages: readonly PageEntry[] = [
  {
    path: '/bet_result',
    title: '베팅내역',
    layout: 'member',
    places: ['main', 'side', 'account', 'strip', 'bar'],
    load: () => import('#web/member-site/bet-history/bet-history-page.tsx'),
  },
  {
    path: '/game_result',
    title: '경기결과',
    layout: 'member',
    places: ['main', 'side', 'account'],
    group: 'game_result',
    load: () => import('#web/member-site/results/results-page.tsx'),
  },
  {
    path: '/game_result/sports',
    title: '스포츠 결과',
    layout: 'member',
    places: ['main'],
    group: 'game_result',
    load: () => import('#web/member-site/results/sports-results-page.tsx'),
  },
  {
    path: '/game_result/minigame',
    title: '미니게임 결과',
    layout: 'member',
    places: ['main'],
    group: 'game_result',
    load: () => import('#web/member-site/minigames/results/minigame-results-page.tsx'),
  },
  {
    path: '/minigame/verify',
    title: '결과 검증',
    layout: 'member',
    places: [],
    plays: 'rounds',
    load: () => import('#web/member-site/minigames/verify/verify-page.tsx'),
  },
]
