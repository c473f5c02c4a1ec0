import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, onceKey, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { PLACE_POINTS_MAX, PLACE_PRIZES_MOST, PRIZE_PLACES_MAX } from '#domain/promotions/place-prizes.ts'
import { tournamentProducts, tournamentRules, tournamentStates } from '#domain/promotions/tournament.ts'
import { isVisibleText } from '#domain/visible-text.ts'

const head = {
  id: z.number().int(),
  product: z.enum(tournamentProducts),
  title: z.string(),
  rule: z.enum(tournamentRules),
  /** Minimum stake of a bet or casino round to count, in won. */
  stakeMin: z.number().int(),
  startsAt: seoulDateTime,
  /** Exclusive end. */
  endsAt: seoulDateTime,
  state: z.enum(tournamentStates),
  /** Sum of the prizes in points. */
  prizeTotal: z.number().int(),
}

const winner = z.object({ place: z.number().int(), nickname: z.string(), prize: z.number().int() })

const tournamentHead = z.object({
  ...head,
  /** Number of participants with a place. */
  ranked: z.number().int(),
  /** The first three with masked nicknames, once prizes are paid. */
  winners: z.array(winner),
})
export type TournamentHead = z.output<typeof tournamentHead>

/** The score is in won, or hundredths of a multiple. */
const figures = {
  score: z.number().int(),
  /** Number of bets or casino rounds that count. */
  plays: z.number().int(),
  /** Points for the place, preliminary or as paid. */
  prize: z.number().int(),
}

const boardRow = z.object({
  place: z.number().int(),
  /** Masked (CASINO-009). */
  nickname: z.string(),
  isOwn: z.boolean(),
  ...figures,
})
export type TournamentRow = z.output<typeof boardRow>

const ownStanding = z.object({
  /** Null without a positive score. */
  place: z.number().int().nullable(),
  ...figures,
  stake: z.number().int(),
  payout: z.number().int(),
  /** The score needed for the next place; null for the first one and after the end. */
  target: z.number().int().nullable(),
})
export type OwnStanding = z.output<typeof ownStanding>

const prizes = z.array(z.object({ from: z.number().int(), to: z.number().int(), points: z.number().int() }))

const tournament = z.object({
  ...head,
  prizes,
  /** When the ranking becomes final and prizes are paid. */
  prizesAt: seoulDateTime,
  ranked: z.number().int(),
  board: z.array(boardRow),
  /** Null for those who can't take part: operators, partners, and excluded members. */
  own: ownStanding.nullable(),
})
export type Tournament = z.output<typeof tournament>

const one = z.object({ tournamentId: idParam })

/** Tournaments in sports and casino (CASINO-009, ROUTE-014, ROUTE-015). */
export const tournamentContract = {
  list: route({
    method: 'GET',
    path: 'tournament',
    access: 'member',
    summary: '토너먼트 목록 (진행중, 집계중, 예정, 종료 순, 한 페이지 15건)',
    query: z.object({ product: z.enum(tournamentProducts), page }),
    output: z.object({ tournaments: z.array(tournamentHead), ...pageCounts }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: 'tournament/{tournamentId}',
    access: 'member',
    summary: '토너먼트 순위표, 상금표, 내 순위',
    params: one,
    output: tournament,
    refusals: ['NOT_FOUND'],
  }),
}

const written = {
  product: z.enum(tournamentProducts),
  title: z.string().trim().min(1).max(60).refine(isVisibleText),
  rule: z.enum(tournamentRules),
  stakeMin: z.number().int().min(1).max(100_000_000),
  startsAt: seoulDateTime,
  endsAt: seoulDateTime,
  prizes: z
    .array(
      z.object({
        from: z.number().int().min(1).max(PRIZE_PLACES_MAX),
        to: z.number().int().min(1).max(PRIZE_PLACES_MAX),
        points: z.number().int().min(1).max(PLACE_POINTS_MAX),
      }),
    )
    .min(1)
    .max(PLACE_PRIZES_MOST),
}
export type TournamentEntry = { readonly [K in keyof typeof written]: z.output<(typeof written)[K]> }

const deskTournament = z.object({
  ...head,
  prizes,
  prizesAt: seoulDateTime,
  createdAt: seoulDateTime,
  /** The operator's login name; empty for automatic tournaments. */
  operator: z.string(),
  ranked: z.number().int(),
  /** Points paid. */
  paid: z.number().int(),
})
export type DeskTournament = z.output<typeof deskTournament>

const deskRow = z.object({
  /** Null without a positive score, and for those who can't take part. */
  place: z.number().int().nullable(),
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  ...figures,
  stake: z.number().int(),
  payout: z.number().int(),
})
export type DeskStanding = z.output<typeof deskRow>

const writeRefusals = [
  'TOURNAMENT_PERIOD',
  'TOURNAMENT_PRIZES',
  'HAND_MONEY_MAX',
  'SECOND_PERSON_NEEDED',
] as const

/** Creating tournaments, changing them before the start, and cancelling them before prizes are paid. */
export const tournamentOperatorContract = {
  list: route({
    method: 'GET',
    path: 'admin/tournaments',
    access: 'promotions:read',
    summary: '토너먼트 관리 목록',
    query: z.object({
      page,
      product: z.enum(tournamentProducts).optional(),
      state: z.enum(tournamentStates).optional(),
    }),
    output: z.object({ tournaments: z.array(deskTournament), ...pageCounts }),
    refusals: [],
  }),
  one: route({
    method: 'GET',
    path: 'admin/tournaments/{tournamentId}',
    access: 'promotions:read',
    summary: '토너먼트 순위와 지급된 상금',
    params: one,
    query: z.object({ page }),
    output: z.object({ tournament: deskTournament, standings: z.array(deskRow), ...pageCounts }),
    refusals: ['NOT_FOUND'],
  }),
  write: route({
    method: 'POST',
    path: 'admin/tournaments',
    access: 'promotions:write',
    summary: '토너먼트 등록',
    body: z.object({ ...written, reason, key: onceKey.optional() }),
    output: deskTournament,
    refusals: [...writeRefusals, 'KEY_REUSED'],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/tournaments/{tournamentId}',
    access: 'promotions:write',
    summary: '토너먼트 수정 (시작 전)',
    params: one,
    body: z.object({ ...written, reason }),
    output: deskTournament,
    refusals: [...writeRefusals, 'NOT_FOUND', 'TOURNAMENT_OVER'],
  }),
  cancel: route({
    method: 'POST',
    path: 'admin/tournaments/{tournamentId}/cancel',
    access: 'promotions:write',
    summary: '토너먼트 취소 (상금 지급 전)',
    params: one,
    body: z.object({ reason }),
    output: deskTournament,
    refusals: ['NOT_FOUND', 'TOURNAMENT_OVER'],
  }),
}
