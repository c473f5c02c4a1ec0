import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { flag, reason } from '#contract/wire/wire.ts'
import { BET_DELAY_SECONDS_MAX } from '#domain/slip/bet-delay.ts'

/** Four limits of one kind of page, by the spec's names (FIELD-006..008). */
const levelSetting = z.object({
  level: z.number().int(),
  minBetAmount: z.number().int(),
  maxBetAmount: z.number().int(),
  maxWinAmount: z.number().int(),
  maxBetPercent: z.number(),
  minLiveBetAmount: z.number().int(),
  maxLiveBetAmount: z.number().int(),
  maxLiveWinAmount: z.number().int(),
  maxLiveBetPercent: z.number(),
  minSpecialBetAmount: z.number().int(),
  maxSpecialBetAmount: z.number().int(),
  maxSpecialWinAmount: z.number().int(),
  maxSpecialBetPercent: z.number(),
})
export type LevelSetting = z.output<typeof levelSetting>

/** A figure for each kind of sport that live betting tells apart (FIELD-014). */
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
const liveBettingTime = byLiveSport(z.number().int().min(0).max(BET_DELAY_SECONDS_MAX))

/** The latest moment of play at which live bets are taken (handbook 2.7): minutes, innings or sets. */
const liveCloseAt = byLiveSport(z.number().int().min(0).max(999))

const messengerContact = z.object({
  useFlag: flag,
  url: z.string(),
  messengerId: z.string(),
  imgPath: z.string(),
})

/** Where a game that opens in a window of its own is: a path of this site, or an outside address (API-016). */
const gameAddress = z.union([z.string().regex(/^\/(?!\/)[\w/-]*$/), z.url({ protocol: /^https$/ })])

/**
 * Where live pictures are shown from (ROUTE-013): a page that may be embedded, `{fixtureId}` in it standing for the
 * match; empty while the house has no licence for any.
 */
const streamAddress = z.string().regex(/^(?:https:\/\/[^\s"'<>]{1,400})?$/)

/** Whether a new member must, may or cannot name who recommended the site (handbook 5.11). */
const recommenderRule = z.enum(['required', 'optional', 'none'])

/** The limits of one page, by the names of the level settings; odds as a factor (LIMIT-006, LIMIT-007). */
export const pageLimits = z
  .object({
    minBetAmount: z.number().int().min(0),
    maxBetAmount: z.number().int().min(0),
    maxWinAmount: z.number().int().min(0),
    maxBetPercent: z.number().min(1).max(100_000),
  })
  .refine(({ minBetAmount, maxBetAmount }) => minBetAmount <= maxBetAmount, { path: ['maxBetAmount'] })
export type PageLimits = z.output<typeof pageLimits>

/** Pauses between writings on the free board, and points for them (handbook 5.6, 6.5). 0 turns each off. */
export const boardRules = z.object({
  postMinutes: z.number().int().min(0).max(1_440),
  commentSeconds: z.number().int().min(0).max(3_600),
  postPoints: z.number().int().min(0).max(100_000),
  postPointsTimes: z.number().int().min(0).max(100),
  commentPoints: z.number().int().min(0).max(100_000),
  commentPointsTimes: z.number().int().min(0).max(100),
})

/** All that an operator may set (FIELD-016), by the spec's names where it has one. */
const operatorSettings = z.object({
  tetherMaintenanceFlag: flag,
  logoutMin: z.number().int().min(1).max(1_440),
  /** 0 turns it off (SESSION-016). */
  autoLogoutMin: z.number().int().min(0).max(1_440),
  joinStartEndFlg: flag,
  siteNoticeFlg: flag,
  /** European sports and in-play cannot be opened (ERR-016). */
  sportsMaintenanceFlag: flag,
  liveStreamAddress: streamAddress,
  europeAddress: gameAddress,
  inplayAddress: gameAddress,
  liveBettingTime,
  liveCloseAt,
  /** Seconds after which a silent feed has its live prices closed. */
  liveSilenceSec: z.number().int().min(3).max(120),
  prematchCloseSec: z.number().int().min(0).max(3_600),
  /** The house's margin on offered odds, in hundredths of a percent. */
  marginBasisPoints: z.number().int().min(0).max(3_000),
  /** Hours after its settlement in which a result may still be corrected. */
  resultCorrectionHours: z.number().int().min(0).max(720),
  /** Days for which it can be told what was offered at any instant. */
  oddsHistoryDays: z.number().int().min(2).max(400),
  joinApproval: z.boolean(),
  recommenderRule,
  protoLimits: pageLimits,
  boardRules,
})
export type OperatorSettings = z.output<typeof operatorSettings>

export const siteContract = {
  settings: route({
    method: 'GET',
    path: 'setting',
    access: 'member',
    summary: '사이트 설정',
    output: z.object({
      tetherMaintenanceFlag: flag,
      logoutMin: z.number().int(),
      autoLogoutMin: z.number().int(),
      joinStartEndFlg: flag,
      siteNoticeFlg: flag,
      liveBettingTime,
      /** Seconds before kick-off at which a pre-match market closes (TIME-007). */
      prematchCloseSec: z.number().int(),
      liveStreamAddress: z.string(),
      /** Play data: the fixtures are replays of real matches, the money is play money. */
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
    summary: '사이트 점검 여부',
    output: z.object({ siteNoticeFlg: flag }),
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
      /** As in `setting`, for those who are not logged in. */
      playMode: z.boolean(),
      /** The logins of seeded play data, which anybody may use; none on a server without it. */
      playLogins: z.array(z.object({ userId: z.string(), password: z.string(), note: z.string() })),
    }),
    refusals: [],
  }),
  openGame: route({
    method: 'GET',
    path: 'kosca/opengame',
    access: 'member',
    summary: '유럽형(EU)·인플레이(IN)를 새 창에 열 주소',
    query: z.object({ type: z.enum(['EU', 'IN']) }),
    /** A path of this site, or an address elsewhere. */
    output: z.string(),
    refusals: ['GAME_IN_MAINTENANCE'],
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
    summary: '공지 (첫 항목이 상단에 흐릅니다)',
    output: z.array(z.object({ id: z.number().int(), contents: z.string(), createdAt: z.string() })),
    refusals: [],
  }),
}

export const siteOperatorContract = {
  allSettings: route({
    method: 'GET',
    path: 'admin/settings',
    access: 'operator-read',
    summary: '사이트 설정 전체',
    output: operatorSettings,
    refusals: [],
  }),
  changeSettings: route({
    method: 'POST',
    path: 'admin/settings',
    access: 'operator-write',
    summary: '사이트 설정 변경',
    body: z.object({ settings: operatorSettings.partial().strict(), reason }),
    output: operatorSettings,
    refusals: [],
  }),
  blockAddress: route({
    method: 'POST',
    path: 'admin/addresses',
    access: 'operator-write',
    summary: '아이피 차단과 해제',
    body: z.object({
      address: z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
      blocked: z.boolean(),
      reason,
    }),
    output: z.object({ address: z.string(), blocked: z.boolean() }),
    refusals: ['OWN_ADDRESS'],
  }),
}
