import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, seoulDateTime, wholeNumber, wireId } from '#contract/wire/wire.ts'
import { resettleCauses } from '#domain/bets/resettle-cause.ts'
import { legResultKinds } from '#domain/grading/leg-result.ts'
import { ruleKeys } from '#domain/rules/rule-keys.ts'
import { oddsAcceptModes } from '#domain/slip/odds-change.ts'
import { slipTexts } from '#domain/slip/slip-texts.ko.ts'
import type { SlipViolationCode } from '#domain/slip/slip-violation.ts'
import { betBody } from './bet-body.ts'
import { usualBetBody } from './usual-bet-body.ts'

/** -1 cancelled, 0 in progress, 1 lost, 2 won, 3 special handling (FIELD-051..055). */
const status = z.number().int().min(-1).max(3)

/** A leg, or the one pick of a round: then the game's number is its sport, and `home` the game's title and its round. */
export const betLeg = z.object({
  fixtureId: z.number().int(),
  oddsId: wireId,
  sportId: z.number().int(),
  sportName: z.string(),
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startdate: seoulDateTime,
  /** The feed's id of the kind of market: 1 is 1X2. */
  marketId: z.number().int(),
  marketName: z.string(),
  marketNameKorean: z.string(),
  betName: z.string(),
  /** The pick in Korean: 홈, 무, 원정, 오버 … */
  betNameKorean: z.string(),
  betBaseline: z.string(),
  betPrice: z.number(),
  version: z.number().int(),
  status,
  /** Empty while open. */
  result: z.enum(['', ...legResultKinds]),
  /** "2:1", empty while unknown. */
  score: z.string(),
  /** One Korean sentence that says why; empty while open. */
  reason: z.string(),
  /** "1:0": the score from which an in-play handicap of football counts (handbook 2.9); empty for all others. */
  scoreAtBet: z.string(),
  /** Of a bet on a round of a minigame: which one, so that its draw can be found and made again. */
  round: z
    .object({
      gameId: z.number().int(),
      /** Within Seoul's day. */
      round: z.number().int(),
      /** `20261123-0001`. */
      roundId: z.string(),
    })
    .exactOptional(),
  /** Of a bet of a casino's or slot's supplier: its round. */
  casino: z
    .object({
      provider: z.string(),
      game: z.string(),
      round: z.string(),
      state: z.enum(['open', 'settled', 'cancelled']),
    })
    .exactOptional(),
})

export const bet = z.object({
  id: z.string(),
  /** 1 sports, 2 live, 3 minigame, 4 virtual (FIELD-056). */
  gameType: z.number().int(),
  gameDetailType: z.number().int(),
  betStyle: z.enum(['KR', 'EU']),
  status,
  amounts: z.number().int(),
  /** The stake was a coupon (프리벳): only what is won beyond it is paid (handbook 5.7). */
  isFree: z.literal(true).exactOptional(),
  totalRatio: z.number(),
  /** Paid out when settled, expected while open. */
  winnings: z.number().int(),
  createdAt: seoulDateTime,
  settledAt: seoulDateTime.nullable(),
  /** Why it was settled once more, at `settledAt`, after it had been settled before (handbook 1.9). */
  resettledBy: z.enum(resettleCauses).nullable(),
  /** The member may still cancel it (handbook 1.8). */
  cancellable: z.boolean(),
  /** The rules it was taken under: those in force at its moment; null for bets of before there were any. */
  rules: z.object({ key: z.enum(ruleKeys), version: z.number().int() }).nullable(),
  /** Which odds changes it was taken with unasked; null for bets of before this was kept (BETFLOW-014, API-025). */
  oddsAcceptMode: z.enum(oddsAcceptModes).nullable(),
  /** What a won of the stake became: the legs as they counted, and the bonus; null while open or cancelled. */
  settledRatio: z.number().nullable(),
  /**
   * The bonus selection that was taken with it; it multiplies totalRatio. Its legs are counted again when the bet is
   * settled: `settledPrice` is what it multiplied then, null where nothing was paid by it (handbook 1.6).
   */
  bonus: z
    .object({ folds: z.number().int(), betPrice: z.number(), settledPrice: z.number().nullable() })
    .nullable(),
  bettings: z.array(betLeg),
})
export type Bet = z.output<typeof bet>
export type BetLeg = z.output<typeof betLeg>

/** Whatever the slip rules refuse, each with its own text (BETFLOW-023). */
const slipViolations = Object.keys(slipTexts) as SlipViolationCode[]

/** Every way in which placing a bet may be refused, before the start and in play. */
export const placeRefusals = [
  ...slipViolations,
  'ODDS_CHANGED',
  'INSUFFICIENT_BALANCE',
  'OTHER_MEMBER',
  'KEY_REUSED',
  'OPERATOR_CANNOT_BET',
  'PARTNER_CANNOT_BET',
  'MEMBER_BLOCKED',
  'SELF_EXCLUDED',
  'PRODUCT_BANNED',
  'LIMIT_REACHED',
  'PLAY_BREAK',
  'HOUSE_STAKE_MAX',
  'HOUSE_PAYOUT_MAX',
  'HOUSE_MEMBER_STAKE_MAX',
  'HOUSE_OPEN_PAYOUT_MAX',
  'HOUSE_DAY_STAKE_MAX',
  'BONUS_CHANGED',
  'BAD_INPUT',
  'TOO_MANY_REQUESTS',
  'SITE_MAINTENANCE',
  'GAME_IN_MAINTENANCE',
  'TERMS_NOT_ACCEPTED',
] as const

export const betContract = {
  place: route({
    method: 'POST',
    path: 'sports-prematch/betting',
    access: 'member',
    summary: '베팅하기',
    body: betBody,
    usualBody: usualBetBody,
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: placeRefusals,
  }),
  list: route({
    method: 'GET',
    path: 'bet_result',
    access: 'member',
    summary: '베팅내역',
    query: z.object({
      type: wholeNumber.pipe(z.number().min(1).max(99)).optional(),
      status: z
        .union([z.literal('-1').transform(Number), wholeNumber])
        .pipe(status)
        .optional(),
      from: day.optional(),
      to: day.optional(),
      page,
    }),
    output: z.object({ bets: z.array(bet), ...pageCounts }),
    refusals: [],
  }),
  detail: route({
    method: 'GET',
    path: 'bet_result/{betId}',
    access: 'member',
    summary: '베팅 한 건',
    params: z.object({ betId: z.uuid() }),
    output: bet,
    refusals: ['BET_UNKNOWN'],
  }),
  cancel: route({
    method: 'POST',
    path: 'bet_result/{betId}/cancel',
    access: 'member',
    summary: '베팅취소',
    params: z.object({ betId: z.uuid() }),
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: [
      'BET_UNKNOWN',
      'CANCEL_NOT_POSSIBLE',
      'CANCEL_TOO_LATE',
      'CANCEL_NEAR_START',
      'CANCEL_COUNT_EXCEEDED',
    ],
  }),
}
