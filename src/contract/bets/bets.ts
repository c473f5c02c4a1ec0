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

/** -1 cancelled, 0 in progress, 1 lost, 2 won, 3 special handling (FIELD-051..055). */
const status = z.number().int().min(-1).max(3)

/**
 * A leg, or the single pick of a round: then sportId is the game number, and `home` is the game's title
 * and round.
 */
export const betLeg = z.object({
  fixtureId: z.number().int(),
  oddsId: wireId,
  sportId: z.number().int(),
  sportName: z.string(),
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startdate: seoulDateTime,
  /** The feed's id of the market type: 1 is 1X2. */
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
  /** "2:1"; empty while unknown. */
  score: z.string(),
  /** Explanation in one Korean sentence; empty while open. */
  reason: z.string(),
  /** "1:0": the score from which an in-play football handicap counts (handbook 2.9); empty for all others. */
  scoreAtBet: z.string(),
  /** For a bet on a minigame round: the round, so that its draw can be found and verified. */
  round: z
    .object({
      gameId: z.number().int(),
      /** Number within the Seoul day. */
      round: z.number().int(),
      /** `20261123-0001`. */
      roundId: z.string(),
    })
    .exactOptional(),
  /** For a casino or slot bet: the supplier's round. */
  casino: z
    .object({
      provider: z.string(),
      game: z.string(),
      round: z.string(),
      state: z.enum(['open', 'settled', 'cancelled']),
      /** An operator checks its win before it is paid. */
      isHeld: z.literal(true).exactOptional(),
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
  /** The stake was a coupon (프리벳): winnings are paid without the stake (handbook 5.7). */
  isFree: z.literal(true).exactOptional(),
  totalRatio: z.number(),
  /** Paid amount when settled, expected winnings while open. */
  winnings: z.number().int(),
  createdAt: seoulDateTime,
  settledAt: seoulDateTime.nullable(),
  /** Why it was settled again, at `settledAt`, after an earlier settlement (handbook 1.9). */
  resettledBy: z.enum(resettleCauses).nullable(),
  /** The member can still cancel it (handbook 1.8). */
  cancellable: z.boolean(),
  /** The rules in force when it was accepted; null for bets from before there were any. */
  rules: z.object({ key: z.enum(ruleKeys), version: z.number().int() }).nullable(),
  /**
   * Odds changes that the bet accepted automatically; null for bets from before this was stored
   * (BETFLOW-014, API-025).
   */
  oddsAcceptMode: z.enum(oddsAcceptModes).nullable(),
  /**
   * The multiplier of the stake after settlement: the legs as they counted, and the bonus; null while
   * open or cancelled.
   */
  settledRatio: z.number().nullable(),
  /**
   * The bonus selection of the bet; it is included in totalRatio. The legs are counted again at
   * settlement: `settledPrice` is the factor applied then, null when the bonus was not paid (handbook
   * 1.6).
   */
  bonus: z
    .object({ folds: z.number().int(), betPrice: z.number(), settledPrice: z.number().nullable() })
    .nullable(),
  bettings: z.array(betLeg),
})
export type Bet = z.output<typeof bet>
export type BetLeg = z.output<typeof betLeg>

/** All refusals of the slip rules, each with its own text (BETFLOW-023). */
const slipViolations = Object.keys(slipTexts) as SlipViolationCode[]

/** All refusals of placing a bet, pre-match and in play. */
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
