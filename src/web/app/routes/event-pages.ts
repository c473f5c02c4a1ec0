import { loadTournaments } from '../loading/load-tournaments.ts'
import type { PageEntry } from './page-entry.ts'

/** Event pages. */
export const eventPages: readonly PageEntry[] = [
  {
    path: '/event',
    title: '이벤트',
    layout: 'member',
    places: ['main', 'side', 'account'],
    group: 'events',
    load: () => import('#web/member-site/events/events-page.tsx'),
  },
  {
    path: '/event/casinoSlot',
    title: '카지노/슬롯 이벤트',
    layout: 'member',
    places: ['main'],
    group: 'events',
    load: () => import('#web/member-site/events/casino-slot-page.tsx'),
  },
  {
    path: '/event/coinEvent',
    title: '코인이벤트',
    layout: 'member',
    places: ['main', 'side'],
    group: 'events',
    load: () => import('#web/member-site/coin-event/coin-event-page.tsx'),
  },
  {
    path: '/event/$eventId',
    title: '이벤트',
    layout: 'member',
    places: [],
    group: 'events',
    load: () => import('#web/member-site/events/event-page.tsx'),
  },
  {
    path: '/eventMission',
    title: '데일리퀘스트',
    layout: 'member',
    places: ['main', 'side', 'account', 'strip'],
    load: () => import('#web/member-site/quests/quests-page.tsx'),
  },
  {
    path: '/tournament',
    title: '토너먼트',
    layout: 'member',
    places: ['main', 'account'],
    load: loadTournaments,
  },
  {
    path: '/tournament_casino',
    title: '카지노 토너먼트',
    layout: 'member',
    places: [],
    markedAs: '/tournament',
    load: loadTournaments,
  },
  {
    path: '/eventAcc',
    title: '누적이벤트',
    layout: 'member',
    places: ['main'],
    load: () => import('#web/member-site/milestones/milestones-page.tsx'),
  },
]
