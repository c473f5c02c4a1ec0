import { BET_DELAY_SECONDS_MAX } from '#domain/slip/bet-delay.ts'

/** From the least to the most that a figure of the settings may be: what the server takes and the desk shows. */
export const settingRanges = {
  /** Minutes. */
  logoutMin: { min: 1, max: 1_440 },
  /** Minutes; 0 turns it off (SESSION-016). */
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
  /** Won or points at once. */
  handMoneyMax: { min: 1, max: 1_000_000_000 },
  /** Minutes between two posts of a member; 0 none. */
  boardPostMinutes: { min: 0, max: 1_440 },
  /** Seconds between two comments of a member; 0 none. */
  boardCommentSeconds: { min: 0, max: 3_600 },
  /** Points for a post and for a comment; 0 none. */
  boardPostPoints: { min: 0, max: 10_000 },
  boardCommentPoints: { min: 0, max: 10_000 },
  /** For so many of them a day. */
  boardPostPointsTimes: { min: 0, max: 20 },
  boardCommentPointsTimes: { min: 0, max: 20 },
  /** Won; 0 is no cap (handbook 8.2). */
  houseStakeDayMax: { min: 0, max: 10_000_000_000 },
  houseLossDayMax: { min: 0, max: 10_000_000_000 },
  /** Won. */
  largeBetMin: { min: 1_000, max: 10_000_000_000 },
  /** Seconds. */
  closingBetSec: { min: 0, max: 3_600 },
  /** Months; 0 is off (field A10). */
  dormantMonths: { min: 0, max: 60 },
  /** Minutes; 0 lets everybody play on (field P14). */
  playStayMaxMin: { min: 0, max: 720 },
  /** Minutes. */
  playBreakMin: { min: 5, max: 240 },
  /** Days over which the returns of minigames are watched. */
  minigameReturnDays: { min: 1, max: 90 },
  /** Standard errors. */
  minigameReturnErrors: { min: 3, max: 10 },
  /** Rounds with bets. */
  minigameReturnRounds: { min: 20, max: 100_000 },
} as const

/** Signs of the text that the maintenance page shows. */
export const MAINTENANCE_TEXT_MAX = 500
