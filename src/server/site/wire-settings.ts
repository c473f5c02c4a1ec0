import type { OperatorSettings, PageLimits, SettingName } from '#contract/site/site.ts'
import { type SiteArea, siteAreas } from '#contract/site/site-areas.ts'
import { assert } from '#domain/assert.ts'
import { readHundredths } from '#domain/hundredths.ts'
import { formatSeoul, parseSeoul } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { type Odds, odds } from '#domain/odds.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import type { SettingChange } from './settings.sql.ts'
import type { SiteSettings } from './site-settings.ts'
import { readSettings } from './site-settings.ts'

const DATE_TIME = 'YYYY-MM-DD HH:mm:ss'

type AreaFlags = { readonly [Area in SiteArea as `${Area}MaintenanceFlag`]: 0 | 1 }

/** Settings visible to members, in the spec's names, flags as 0 and 1 (API-021). */
export const memberSettings = (settings: SiteSettings) => ({
  ...areaFlags(settings),
  logoutMin: settings.logoutMin,
  autoLogoutMin: settings.autoLogoutMin,
  joinStartEndFlg: wireFlag(settings.signUpClosed),
  siteNoticeFlg: wireFlag(settings.siteMaintenance),
  liveBettingTime: settings.liveBettingTime,
  prematchCloseSec: settings.prematchCloseSec,
  alternateAddress: settings.alternateAddress,
})

/** All settings, for operators. */
export const operatorSettings = (settings: SiteSettings): OperatorSettings => ({
  ...memberSettings(settings),
  ...maintenanceWords(settings),
  liveCloseAt: settings.liveCloseAt,
  liveSilenceSec: settings.liveSilenceSec,
  europeAddress: settings.europeAddress,
  inplayAddress: settings.inplayAddress,
  marginBasisPoints: settings.marginBasisPoints,
  joinApproval: settings.joinApproval,
  recommenderRule: settings.recommenderRule,
  operatorSecondFactor: settings.operatorSecondFactor,
  handMoneyMax: settings.handMoneyMax,
  houseStakeDayMax: settings.houseStakeDayMax,
  houseLossDayMax: settings.houseLossDayMax,
  largeBetMin: settings.largeBetMin,
  closingBetSec: settings.closingBetSec,
  realityCheckMin: settings.realityCheckMin,
  dormantMonths: settings.dormantMonths,
  playStayMaxMin: settings.playStayMaxMin,
  playBreakMin: settings.playBreakMin,
  minigameReturnDays: settings.minigameReturnDays,
  minigameReturnErrors: settings.minigameReturnErrors,
  minigameReturnRounds: settings.minigameReturnRounds,
  resultCorrectionHours: settings.resultCorrectionHours,
  oddsHistoryDays: settings.oddsHistoryDays,
  boardPostMinutes: settings.boardPostMinutes,
  boardCommentSeconds: settings.boardCommentSeconds,
  boardPostPoints: settings.boardPostPoints,
  boardPostPointsTimes: settings.boardPostPointsTimes,
  boardCommentPoints: settings.boardCommentPoints,
  boardCommentPointsTimes: settings.boardCommentPointsTimes,
  protoLimits: wireLimits(settings.protoLimits),
})

/** Texts of the maintenance page set by operators. */
export const maintenanceWords = ({ maintenanceText, maintenanceEndsAt }: SiteSettings) => ({
  maintenanceText,
  maintenanceEndsAt: maintenanceEndsAt === null ? null : formatSeoul(maintenanceEndsAt, DATE_TIME),
})

export const wireFlag = (on: boolean): 0 | 1 => (on ? 1 : 0)

const areaFlags = (settings: SiteSettings): AreaFlags =>
  Object.fromEntries(
    siteAreas.map(area => [`${area}MaintenanceFlag`, wireFlag(settings[`${area}Maintenance`])]),
    // One entry per area, by its name.
  ) as AreaFlags

/** The limits of one page, in the spec's names. */
export const wireLimits = (limits: BetLimits): PageLimits => ({
  minBetAmount: limits.stakeMin,
  maxBetAmount: limits.stakeMax,
  maxWinAmount: limits.winningsMax,
  maxBetPercent: wireOdds(limits),
})

/** Odds as a factor (ROLE-013). */
export const wireOdds = ({ totalOddsMax }: Pick<BetLimits, 'totalOddsMax'>): number => totalOddsMax / 100

type WireChanges = { readonly [Key in keyof OperatorSettings]?: OperatorSettings[Key] | undefined }

/** Parses the spec's names and flags; absent fields stay unchanged. */
export function readChanges(wire: WireChanges): Partial<SiteSettings> {
  const { joinStartEndFlg, siteNoticeFlg, protoLimits, maintenanceEndsAt, ...rest } = wire
  const same = Object.entries(rest).filter(([name]) => !name.endsWith('MaintenanceFlag'))
  const areas = siteAreas.map(area => [`${area}Maintenance`, readFlag(wire[`${area}MaintenanceFlag`])])
  return withoutUndefined({
    ...Object.fromEntries([...same, ...areas]),
    signUpClosed: readFlag(joinStartEndFlg),
    siteMaintenance: readFlag(siteNoticeFlg),
    maintenanceEndsAt: maintenanceEndsAt === null ? null : parseSeoul(maintenanceEndsAt ?? ''),
    protoLimits: protoLimits && readLimits(protoLimits),
  })
}

/** Converts a factor to odds, cutting to hundredths in its decimal text: 1.15 × 100 is less than 115. */
export function readOdds(factor: number): Odds {
  const hundredths = readHundredths(String(factor), 6, 'cut')
  assert(hundredths !== undefined, 'the contract lets plain factors through alone')
  return odds(hundredths)
}

const readLimits = (wire: PageLimits): BetLimits => ({
  stakeMin: won(wire.minBetAmount),
  stakeMax: won(wire.maxBetAmount),
  winningsMax: won(wire.maxWinAmount),
  totalOddsMax: readOdds(wire.maxBetPercent),
})

const readFlag = (flag: 0 | 1 | undefined) => (flag === undefined ? undefined : flag === 1)

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

const withoutUndefined = <T extends object>(changes: T): Given<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given<T>

/** The last change of each setting shown in the back office, with its previous value. */
export function wireSettingChanges(changes: readonly SettingChange[]) {
  const was = operatorSettings(readSettings(changes.map(({ key, before }) => ({ key, value: before }))))
  return changes.flatMap(({ key, operator, at }) => {
    const name = wireName(key)
    return isSettingName(name, was)
      ? [{ name, operator, at: formatSeoul(at, DATE_TIME), before: { [name]: was[name] } }]
      : []
  })
}

const isSettingName = (name: string, settings: OperatorSettings): name is SettingName =>
  Object.hasOwn(settings, name)

function wireName(key: string): string {
  if (key === 'signUpClosed') return 'joinStartEndFlg'
  if (key === 'siteMaintenance') return 'siteNoticeFlg'
  return key.endsWith('Maintenance') ? `${key}Flag` : key
}
