import { z } from 'zod'
import { betTerms } from '#contract/bets/bet-terms.ts'
import { route } from '#contract/wire/route.ts'
import { flag, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { outsideAddressOf } from '#domain/operator-html/addresses.ts'
import { realityMinutes } from '#domain/protection/reality.ts'
import { levelSetting } from './level-setting.ts'
import { MAINTENANCE_TEXT_MAX, settingRanges } from './setting-ranges.ts'
import { type SiteArea, siteAreas } from './site-areas.ts'

/** A whole number within a range. */
const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min).max(max)

/** A value for each sport key of live betting (FIELD-014). */
export const byLiveSport = (figure: z.ZodNumber) =>
  z.object({
    baseball: figure,
    basic: figure,
    basketball: figure,
    hockey: figure,
    soccer: figure,
    volleyball: figure,
  })

/** Seconds before an in-play bet is accepted (FIELD-014, FIELD-015). */
const liveBettingTime = byLiveSport(within(settingRanges.liveBettingTime))

/** The latest point of play at which live bets are accepted (handbook 2.7): minutes, innings or sets. */
const liveCloseAt = byLiveSport(within(settingRanges.liveCloseAt))

const messengerContact = z.object({
  useFlag: flag,
  url: z.string(),
  messengerId: z.string(),
  imgPath: z.string(),
})

/** Address of a game that opens in its own window: a path of this site, or an external address (API-016). */
const gameAddress = z.union([z.string().regex(/^\/(?!\/)[\w/-]*$/), z.url({ protocol: /^https$/ })])

/** Alternative address of the site (LAYOUT-014): a full URL, or empty. */
const alternateAddress = z.union([
  z.literal(''),
  z
    .string()
    .max(200)
    .refine(address => outsideAddressOf(address) !== undefined),
])

/** Whether a new member must, may or can't name a recommender (handbook 5.11). */
const recommenderRule = z.enum(['required', 'optional', 'none'])

/** The limits of one page, with the names of the level settings; odds as a factor (LIMIT-006, LIMIT-007). */
export const pageLimits = z
  .object({
    minBetAmount: z.number().int().min(0),
    maxBetAmount: z.number().int().min(0),
    maxWinAmount: z.number().int().min(0),
    maxBetPercent: z.number().min(1).max(100_000),
  })
  .refine(({ minBetAmount, maxBetAmount }) => minBetAmount <= maxBetAmount, { path: ['maxBetAmount'] })
export type PageLimits = z.output<typeof pageLimits>

/** Closed areas (handbook 6.3); `tetherMaintenanceFlag` is the spec's name, the others follow it. */
const areaFlags = Object.fromEntries(
  siteAreas.map(area => [`${area}MaintenanceFlag`, flag]),
  // There is an entry for each area.
) as Record<`${SiteArea}MaintenanceFlag`, typeof flag>

/** All settings of operators (FIELD-016), with the spec's names where they exist. */
const operatorSettings = z.object({
  ...areaFlags,
  logoutMin: within(settingRanges.logoutMin),
  autoLogoutMin: within(settingRanges.autoLogoutMin),
  joinStartEndFlg: flag,
  siteNoticeFlg: flag,
  /** Text of the maintenance page; plain text, empty for the default text. */
  maintenanceText: z.string().trim().max(MAINTENANCE_TEXT_MAX),
  /** Expected end of the maintenance; null when unknown. */
  maintenanceEndsAt: seoulDateTime.nullable(),
  alternateAddress,
  europeAddress: gameAddress,
  inplayAddress: gameAddress,
  liveBettingTime,
  liveCloseAt,
  /** Seconds without messages after which a feed's live odds are suspended. */
  liveSilenceSec: within(settingRanges.liveSilenceSec),
  prematchCloseSec: within(settingRanges.prematchCloseSec),
  /** The house's margin on offered odds in hundredths of a percent. */
  marginBasisPoints: within(settingRanges.marginBasisPoints),
  /** Hours after settlement in which a result can be corrected. */
  resultCorrectionHours: within(settingRanges.resultCorrectionHours),
  /** Days for which the odds history is kept. */
  oddsHistoryDays: within(settingRanges.oddsHistoryDays),
  joinApproval: z.boolean(),
  recommenderRule,
  /** The back office requires a second factor. */
  operatorSecondFactor: z.boolean(),
  /** Maximum manual credit or debit in one operation, in won or points. */
  handMoneyMax: within(settingRanges.handMoneyMax),
  /** Maximum daily stake and loss of each member in won; 0 means no cap (handbook 8.2). */
  houseStakeDayMax: within(settingRanges.houseStakeDayMax),
  houseLossDayMax: within(settingRanges.houseLossDayMax),
  /** Minimum stake in won of a bet marked as large for operators. */
  largeBetMin: within(settingRanges.largeBetMin),
  /** Bets placed within this many seconds before the start are marked as placed shortly before closing. */
  closingBetSec: within(settingRanges.closingBetSec),
  minigameReturnDays: within(settingRanges.minigameReturnDays),
  minigameReturnErrors: within(settingRanges.minigameReturnErrors),
  minigameReturnRounds: within(settingRanges.minigameReturnRounds),
  /** Interval of the reality check, unless a member chose a shorter one (field P5). */
  realityCheckMin: z.union(realityMinutes.map(minutes => z.literal(minutes))),
  /** Months without login and bet after which an account is dormant; 0 disables it (field A10). */
  dormantMonths: within(settingRanges.dormantMonths),
  /**
   * Minutes of continuous play after which a break of `playBreakMin` minutes is mandatory; 0 disables it
   * (field P14).
   */
  playStayMaxMin: within(settingRanges.playStayMaxMin),
  playBreakMin: within(settingRanges.playBreakMin),
  /** Pauses and points for posts and comments on the free board (handbook 5.6, 6.5). */
  boardPostMinutes: within(settingRanges.boardPostMinutes),
  boardCommentSeconds: within(settingRanges.boardCommentSeconds),
  boardPostPoints: within(settingRanges.boardPostPoints),
  boardPostPointsTimes: within(settingRanges.boardPostPointsTimes),
  boardCommentPoints: within(settingRanges.boardCommentPoints),
  boardCommentPointsTimes: within(settingRanges.boardCommentPointsTimes),
  protoLimits: pageLimits,
})
export type OperatorSettings = z.output<typeof operatorSettings>
export type SettingName = keyof OperatorSettings
const settingName = operatorSettings.keyof()

const shownLogin = z.object({ userId: z.string(), password: z.string(), note: z.string() })

export const siteContract = {
  settings: route({
    method: 'GET',
    path: 'setting',
    access: 'member',
    summary: '사이트 설정',
    output: z.object({
      ...areaFlags,
      logoutMin: z.number().int(),
      autoLogoutMin: z.number().int(),
      joinStartEndFlg: flag,
      siteNoticeFlg: flag,
      liveBettingTime,
      /** Seconds before kick-off at which a pre-match market closes (TIME-007). */
      prematchCloseSec: within(settingRanges.prematchCloseSec),
      /** Empty when there is none (LAYOUT-015). */
      alternateAddress: z.string(),
      /** Play mode: fixtures are replays of real matches, and money is play money. */
      playMode: z.boolean(),
    }),
    refusals: [],
  }),
  levels: route({
    method: 'GET',
    path: 'setting/level',
    access: 'member',
    summary: '레벨별 베팅 한도',
    output: z.array(levelSetting),
    refusals: [],
  }),
  terms: route({
    method: 'GET',
    path: 'setting/terms',
    access: 'member',
    summary: '크로스 규정과 보너스 배당',
    output: betTerms,
    refusals: [],
  }),
  autoLogout: route({
    method: 'GET',
    path: 'setting/autoLogoutMin',
    access: 'member',
    summary: '자동 로그아웃 시간(분)',
    output: z.object({ autoLogoutMin: z.number().int() }),
    refusals: [],
  }),
  maintenance: route({
    method: 'GET',
    path: 'setting/maintanace',
    access: 'guest',
    summary: '사이트 점검 여부와 점검 안내',
    output: z.object({
      siteNoticeFlg: flag,
      /** Text by operators, empty for the default text; also empty while the site is open. */
      maintenanceText: z.string(),
      maintenanceEndsAt: seoulDateTime.nullable(),
    }),
    refusals: [],
  }),
  signUp: route({
    method: 'GET',
    path: 'settingSignUp',
    access: 'guest',
    summary: '회원가입 종료 여부와 로그인 화면 안내',
    output: z.object({
      joinStartEndFlg: flag,
      recommenderRule,
      /** As in `setting`, for guests. */
      playMode: z.boolean(),
      /** Members of seeded play data, whose logins are public; empty on a server without it. */
      playLogins: z.array(shownLogin),
    }),
    refusals: [],
  }),
  staffLogins: route({
    method: 'GET',
    path: 'setting/staffLogins',
    access: 'guest',
    summary: '체험 운영자·파트너 계정 (플레이머니 서버만)',
    /** Operators and partners of seeded play data; empty on a server without it. */
    output: z.array(shownLogin),
    refusals: [],
  }),
  openGame: route({
    method: 'GET',
    path: 'kosca/opengame',
    access: 'member',
    summary: '유럽형(EU)·인플레이(IN)를 새 창에 열 주소',
    query: z.object({ type: z.enum(['EU', 'IN']) }),
    /** A path of this site, or an external address. */
    output: z.string(),
    refusals: ['GAME_IN_MAINTENANCE', 'SELF_EXCLUDED'],
  }),
  messengers: route({
    method: 'GET',
    path: 'setting/messenger',
    access: 'guest',
    summary: '메신저 연락처',
    output: z.array(messengerContact),
    refusals: [],
  }),
  news: route({
    method: 'GET',
    path: 'newsLink',
    access: 'member',
    summary: '공지 (고정 공지 먼저, 그다음 최신순)',
    output: z.array(
      z.object({
        id: z.number().int(),
        contents: z.string(),
        /** Listed above the others, regardless of age. */
        pinned: z.boolean(),
        /** The first of these notices is shown in the marquee. */
        inMarquee: z.boolean(),
        createdAt: z.string(),
      }),
    ),
    refusals: [],
  }),
}

export const siteOperatorContract = {
  allSettings: route({
    method: 'GET',
    path: 'admin/settings',
    access: 'settings:read',
    summary: '사이트 설정 전체',
    output: operatorSettings,
    refusals: [],
  }),
  changeSettings: route({
    method: 'POST',
    path: 'admin/settings',
    access: 'settings:write',
    summary: '사이트 설정 변경',
    body: z.object({ settings: operatorSettings.partial().strict(), reason }),
    output: operatorSettings,
    refusals: ['SETTING_MEANINGLESS', 'SECOND_PERSON_NEEDED'],
  }),
  settingChanges: route({
    method: 'GET',
    path: 'admin/settings/changes',
    access: 'settings:read',
    summary: '설정별 마지막 변경',
    output: z.array(
      z.object({
        name: settingName,
        operator: z.string(),
        at: seoulDateTime,
        /** The previous values by name. */
        before: operatorSettings.partial(),
      }),
    ),
    refusals: [],
  }),
}
