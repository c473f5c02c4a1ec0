import { BET_DELAY_SECONDS_MAX } from '#domain/slip/bet-delay.ts'

/** Allowed range of the numeric settings, for the server's validation and the back office. */
export const settingRanges = {
  /** Minutes. */
  logoutMin: { min: 1, max: 1_440 },
  /** Minutes; 0 disables it (SESSION-016). */
  autoLogoutMin: { min: 0, max: 1_440 },
  /** Seconds. */
  liveBettingTime: { min: 0, max: BET_DELAY_SECONDS_MAX },
  /** Minutes, innings or sets. */
  liveCloseAt: { min: 0, max: 999 },
  /** Seconds. */
  liveSilenceSec: { min: 3, max: 120 },
  /** Seconds. */
  prematchCloseSec: { min: 0, max: 3_600 },
  /** Hundredths of a percent. */
  marginBasisPoints: { min: 0, max: 3_000 },
  /** Hours. */
  resultCorrectionHours: { min: 0, max: 720 },
  /** Days. */
  oddsHistoryDays: { min: 2, max: 400 },
  /** Won or points in one operation. */
  handMoneyMax: { min: 1, max: 1_000_000_000 },
  /** Minutes between two posts of a member; 0 means none. */
  boardPostMinutes: { min: 0, max: 1_440 },
  /** Seconds between two comments of a member; 0 means none. */
  boardCommentSeconds: { min: 0, max: 3_600 },
  /** Points for a post and for a comment; 0 means none. */
  boardPostPoints: { min: 0, max: 10_000 },
  boardCommentPoints: { min: 0, max: 10_000 },
  /** Maximum number of rewarded posts and comments a day. */
  boardPostPointsTimes: { min: 0, max: 20 },
  boardCommentPointsTimes: { min: 0, max: 20 },
  /** Won; 0 means no cap (handbook 8.2). */
  houseStakeDayMax: { min: 0, max: 10_000_000_000 },
  houseLossDayMax: { min: 0, max: 10_000_000_000 },
  /** Won. */
  largeBetMin: { min: 1_000, max: 10_000_000_000 },
  /** Seconds. */
  closingBetSec: { min: 0, max: 3_600 },
  /** Months; 0 disables it (field A10). */
  dormantMonths: { min: 0, max: 60 },
  /** Minutes; 0 disables mandatory breaks (field P14). */
  playStayMaxMin: { min: 0, max: 720 },
  /** Minutes. */
  playBreakMin: { min: 5, max: 240 },
  /** Period in days over which the returns of minigames are monitored. */
  minigameReturnDays: { min: 1, max: 90 },
  /** Standard errors. */
  minigameReturnErrors: { min: 3, max: 10 },
  /** Minimum number of rounds with bets. */
  minigameReturnRounds: { min: 20, max: 100_000 },
} as const

/** Maximum length of the text on the maintenance page. */
export const MAINTENANCE_TEXT_MAX = 500
