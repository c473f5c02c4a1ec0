/*
 * What each part of the site holds before anything has been fetched or chosen. Once fetched, an answer of the
 * server lives in the query cache and nowhere else; what a member chooses lives in the address of the page. What
 * belongs to no page yet (minigames, agents) waits here for its page.
 */

const none: readonly never[] = []

/** Lists that pages show (FIELD-038). */
export const listsAtStart = {
  leagues: none,
  popups: none,
  chargePopups: none,
  unreadMessages: none,
  messengers: none,
  betSettings: none,
  upcomingGames: none,
  teamRankings: none,
} as const

/** Pre-match pages; fifteen games a page, all betting tabs (FIELD-042..044). */
export const sportsAtStart = {
  games: none,
  bets: none,
  selectedGame: undefined,
  selectedBettingTab: 'all',
  page: 1,
  pageCount: 0,
  itemsPerPage: 15,
  sports: none,
  totalCount: 0,
  nextGames: none,
} as const

/** Minigames (FIELD-045). */
export const minigameAtStart = {
  games: none,
  bets: none,
  selectedBettingTab: 'all',
  vendor: '',
  gameName: '',
  tabs: none,
  betInfos: none,
  maintenanceFlg: false,
  settingMinigame: undefined,
} as const

/** In-play; the three event sources are closed (FIELD-046). */
export const inplayAtStart = {
  games: none,
  bets: none,
  esbets: none,
  selectGameBetInfos: none,
  selectedGame: undefined,
  selectedBettingTab: 'all',
  eventSource: undefined,
  betSource: undefined,
  generalSource: undefined,
} as const

/** Agents and their rolling (FIELD-047). */
export const agentAtStart = {
  title: 'Main',
  casinoAgent: undefined,
  slotAgent: undefined,
  miniAgent: undefined,
  totalRollingAmount: 0,
  userRolling: 0,
  casinoRollingPer: 0,
  slotRollingPer: 0,
  miniRollingPer: 0,
} as const
