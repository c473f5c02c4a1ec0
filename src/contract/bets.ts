import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  day,
  page,
  pageCounts,
  seoulDateTime,
  wholeNumber,
  wireId,
  wireIdInput,
} from '#contract/wire/wire.ts'
import { resettleCauses } from '#domain/bets/resettle-cause.ts'
import { legResultKinds } from '#domain/grading/leg-result.ts'
import { oddsAcceptModes } from '#domain/slip/odds-change.ts'
import { slipTexts } from '#domain/slip/slip-texts.ko.ts'
import type { SlipViolationCode } from '#domain/slip/slip-violation.ts'
import { SPORTS_MINIGAME_ID } from '#domain/sports/game-type.ts'
import { usualBetRequest } from './usual-bet-request.ts'

/** Figures arrive as numbers or as text with two decimals (FIELD-026). */
const figure = z.union([z.number(), z.string().trim().max(20)])

/** A whole number, as text of so many digits at most too. */
const wholeOf = (digitsMax: number) =>
  z.union([
    z.number().int(),
    z
      .string()
      .regex(new RegExp(`^\\d{1,${digitsMax}}$`))
      .transform(Number),
  ])

/** One pick of a bet request (FIELD-025). A bonus pick has fixtureId -1 (handbook 1.6). */
const betting = z.object({
  betBaseline: z.union([z.string().max(20), z.number()]).nullish(),
  betPrice: figure,
  fixtureId: z.union([
    z.number().int(),
    z
      .string()
      .regex(/^-?\d{1,16}$/)
      .transform(Number),
  ]),
  oddsId: wireIdInput,
  sportId: wholeOf(10),
  version: wholeOf(10),
})

/** The body of POST betting, exactly the spec's (FIELD-024). */
export const betBody = z.object({
  memberId: wholeOf(15),
  totalRatio: figure,
  /** Checked by the slip rules, so that a fraction gets its own text (VALID-019). */
  amounts: figure,
  bettings: z.array(betting).max(30),
  gameDetailType: z.number().int().min(0).max(999),
  betStyle: z.enum(['KR', 'EU']),
  /** Fixed for bets on matches (API-024); as text too, like the other figures (FIELD-026). */
  minigameId: z.union([z.literal(SPORTS_MINIGAME_ID), z.literal(`${SPORTS_MINIGAME_ID}`).transform(Number)]),
  changeFlag: z.union([z.literal(0), z.literal(1)]),
})
export type BetBody = z.output<typeof betBody>

/** -1 cancelled, 0 in progress, 1 lost, 2 won, 3 special handling (FIELD-051..055). */
const status = z.number().int().min(-1).max(3)

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
})

export const bet = z.object({
  id: z.string(),
  /** 1 sports, 2 live, 3 minigame, 4 virtual (FIELD-056). */
  gameType: z.number().int(),
  gameDetailType: z.number().int(),
  betStyle: z.enum(['KR', 'EU']),
  status,
  amounts: z.number().int(),
  totalRatio: z.number(),
  /** Paid out when settled, expected while open. */
  winnings: z.number().int(),
  createdAt: seoulDateTime,
  settledAt: seoulDateTime.nullable(),
  /** Why it was settled once more, at `settledAt`, after it had been settled before (handbook 1.9). */
  resettledBy: z.enum(resettleCauses).nullable(),
  /** The member may still cancel it (handbook 1.8). */
  cancellable: z.boolean(),
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

/** Name of the optional header that makes a bet request repeatable: at most so many printable characters. */
export const idempotencyKeyHeader = 'idempotency-key'
export const IDEMPOTENCY_KEY_LENGTH_MAX = 100

/**
 * Name of the optional header with the odds changes that a member takes unasked: `none`, `better` or `any`
 * (handbook 2.5). Without it the spec's changeFlag decides: 1 is `any` in European style (API-025).
 */
export const oddsAcceptModeHeader = 'odds-accept-mode'

/** Every way in which placing a bet may be refused, before the start and in play. */
export const placeRefusals = [
  ...slipViolations,
  'ODDS_CHANGED',
  'INSUFFICIENT_BALANCE',
  'OTHER_MEMBER',
  'KEY_REUSED',
  'OPERATOR_CANNOT_BET',
  'MEMBER_BLOCKED',
  'BAD_INPUT',
  'TOO_MANY_REQUESTS',
  'SITE_MAINTENANCE',
  'GAME_IN_MAINTENANCE',
] as const

export const betContract = {
  place: route({
    method: 'POST',
    path: 'sports-prematch/betting',
    access: 'member',
    summary: '베팅하기',
    body: betBody,
    usualBody: usualBetRequest,
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
