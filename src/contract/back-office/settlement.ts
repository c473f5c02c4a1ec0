import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, reason, wireIdInput } from '#contract/wire/wire.ts'
import { legResultKinds } from '#domain/grading/leg-result.ts'
import { FIRST_EVENTS } from '#domain/markets/market-rule.ts'

/** The revision shown by `preview`. An operation based on it is refused when a newer result exists. */
const seenRevision = z.number().int().min(0).optional()

/**
 * The result of one outcome with bets, and its bets. A bet with two legs on the fixture counts under
 * both.
 */
const previewedOutcome = z.object({
  marketId: z.number().int(),
  marketNameKorean: z.string(),
  betName: z.string(),
  betNameKorean: z.string(),
  betBaseline: z.string(),
  /** "1:0": the score from which its bets count (football handicaps in play); empty for all others. */
  scoreAtBet: z.string(),
  /** Null when this result does not decide it; its bets stay open. */
  result: z.enum(legResultKinds).nullable(),
  /** 적중, 낙첨, 적특 … 미정 */
  resultText: z.string(),
  /** "2:1", or empty. */
  score: z.string(),
  /** Explanation of the result, or the missing data: one Korean sentence. */
  why: z.string(),
  /** Open and settled bets with a leg on it, and their stakes, without cancelled ones. */
  bets: z.number().int(),
  stakes: z.number().int(),
  /** Bets that would be settled, and their total payout. */
  settledBets: z.number().int(),
  payouts: z.number().int(),
  /** Amount already paid by an earlier result. */
  paidBefore: z.number().int(),
})
export type PreviewedOutcome = z.output<typeof previewedOutcome>

const previewSums = z.object({
  bets: z.number().int(),
  stakes: z.number().int(),
  settledBets: z.number().int(),
  payouts: z.number().int(),
  paidBefore: z.number().int(),
  /** Combinations that wait for other matches. */
  openBets: z.number().int(),
  /** Settled bets whose result changes, and those of them from which money is reclaimed. */
  correctedBets: z.number().int(),
  reclaimedBets: z.number().int(),
  reclaimed: z.number().int(),
})

const points = z.number().int().min(0).max(9_999)

/**
 * Period code to [home, away] with the feed's codes: `{"10":[1,0],"20":[1,2],"100":[2,2]}`. Home is null
 * in a baseball inning in which it did not bat.
 */
const sheetInput = z.record(z.string().regex(/^\d{1,3}$/), z.tuple([points.nullable(), points]))

const counts = z.record(z.string().regex(/^\d{1,3}$/), z.tuple([points, points]))
const side = z.enum(['home', 'away'])
/** "home-run", or "kill:1" for the first of a map. */
const firstKey = z.string().regex(new RegExp(`^(${FIRST_EVENTS.join('|')})(:\\d{1,2})?$`))

/** Facts beyond the scores for special markets (handbook 1.12); all optional. */
const incidentsInput = z.object({
  scoringOrder: z.array(side).max(400).optional(),
  firstGoal: side.optional(),
  lastGoal: side.optional(),
  corners: counts.optional(),
  cards: counts.optional(),
  kills: counts.optional(),
  firsts: z.record(firstKey, z.enum(['home', 'away', 'none'])).optional(),
  mercyRule: z.boolean().optional(),
  retired: side.optional(),
  scheduledInnings: z.number().int().min(5).max(9).optional(),
})

const preview = z.object({
  fixtureId: z.number().int(),
  /** Sent back with the operation as `seenRevision`; 0 when there is no result yet. */
  revision: z.number().int(),
  outcomes: z.array(previewedOutcome),
  /** Each bet counts once. */
  sums: previewSums,
  undecidedCount: z.number().int(),
})

/** Voids a market of the fixture at its line, or one outcome, or withdraws the void. */
const voidedPart = { voided: z.boolean() }
const ofMarket = z.object({ ...voidedPart, marketId: wireIdInput })
const ofOutcome = z.object({ ...voidedPart, oddsId: wireIdInput })
const voidAct = { reason, seenRevision }

/** The revision of the fixture's result that was created. */
const revised = z.object({ fixtureId: z.number().int(), revision: z.number().int() })

export const settlementOperatorContract = {
  enterResult: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/result',
    access: 'results:write',
    summary: '경기결과 입력과 정정',
    params: z.object({ fixtureId: idParam }),
    body: z.object({
      sheet: sheetInput,
      incidents: incidentsInput.optional(),
      reason,
      seenRevision,
      /** The operator has confirmed the warning in the trading sheet's `resultTiming`. */
      timeConfirmed: z.boolean().default(false),
    }),
    output: revised,
    refusals: [
      'FIXTURE_UNKNOWN',
      'RESULT_INCOMPLETE',
      'RESULT_BEFORE_START',
      'RESULT_UNCONFIRMED',
      'CORRECTION_TOO_LATE',
      'RESULT_CHANGED',
      'SECOND_PERSON_NEEDED',
    ],
  }),
  /** Members read the reason in their bet history. */
  voidFixture: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/void',
    access: 'results:write',
    summary: '경기 적특 처리',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ reason, seenRevision }),
    output: revised,
    refusals: ['FIXTURE_UNKNOWN', 'CORRECTION_TOO_LATE', 'RESULT_CHANGED', 'SECOND_PERSON_NEEDED'],
  }),
  /** Effects of a result, computed without writing anything (handbook 6.3: the preview is mandatory). */
  previewResult: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/result/preview',
    access: 'results:read',
    summary: '경기결과 미리보기: 픽별 베팅수, 베팅금, 지급액 (아무것도 저장하지 않음)',
    params: z.object({ fixtureId: idParam }),
    /** Without a sheet: the effects of voiding the fixture. */
    body: z.object({ sheet: sheetInput.nullable(), incidents: incidentsInput.optional() }),
    output: preview,
    refusals: ['FIXTURE_UNKNOWN', 'RESULT_INCOMPLETE', 'CORRECTION_TOO_LATE'],
  }),
  /** Members read the reason in their bet history. */
  voidPart: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/void-part',
    access: 'results:write',
    summary: '마켓/픽 적특 처리와 해제',
    params: z.object({ fixtureId: idParam }),
    body: z.union([ofMarket.extend(voidAct), ofOutcome.extend(voidAct)]),
    output: revised,
    refusals: [
      'FIXTURE_UNKNOWN',
      'NOT_FOUND',
      'CORRECTION_TOO_LATE',
      'RESULT_CHANGED',
      'SECOND_PERSON_NEEDED',
    ],
  }),
  /** Effects on the bets on that market or outcome, computed without writing anything (handbook 6.3). */
  previewVoid: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/void-part/preview',
    access: 'results:read',
    summary: '마켓/픽 적특과 해제 미리보기 (아무것도 저장하지 않음)',
    params: z.object({ fixtureId: idParam }),
    body: z.union([ofMarket, ofOutcome]),
    output: preview,
    refusals: ['FIXTURE_UNKNOWN', 'NOT_FOUND', 'CORRECTION_TOO_LATE'],
  }),
}
