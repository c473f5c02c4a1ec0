import type { OperatorSettings } from '#contract/site.ts'

const none = 0 as const

/** The settings that the site ships with, as operators read them. */
export const shippedSettings: OperatorSettings = {
  chargeMaintenanceFlag: none,
  exchangeMaintenanceFlag: none,
  boardMaintenanceFlag: none,
  tetherMaintenanceFlag: none,
  sportsMaintenanceFlag: none,
  liveMaintenanceFlag: none,
  casinoMaintenanceFlag: none,
  slotMaintenanceFlag: none,
  minigameMaintenanceFlag: none,
  logoutMin: 60,
  autoLogoutMin: 30,
  joinStartEndFlg: none,
  siteNoticeFlg: none,
  maintenanceText: '',
  maintenanceEndsAt: null,
  alternateAddress: '',
  europeAddress: '/europe',
  inplayAddress: '/inplay',
  liveBettingTime: { baseball: 6, basic: 6, basketball: 5, hockey: 6, soccer: 6, volleyball: 4 },
  liveCloseAt: { baseball: 9, basic: 90, basketball: 40, hockey: 60, soccer: 85, volleyball: 5 },
  liveSilenceSec: 15,
  prematchCloseSec: 0,
  marginBasisPoints: 600,
  resultCorrectionHours: 24,
  oddsHistoryDays: 30,
  joinApproval: true,
  recommenderRule: 'optional',
  operatorSecondFactor: false,
  houseStakeDayMax: 30_000_000,
  houseLossDayMax: 3_000_000,
  protoLimits: { minBetAmount: 5_000, maxBetAmount: 5_000, maxWinAmount: 25_000_000, maxBetPercent: 5_000 },
}
