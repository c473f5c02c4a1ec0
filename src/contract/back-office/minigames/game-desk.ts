import { z } from 'zod'
import { gameIdInput } from '#contract/minigame/minigames.ts'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, reason, searchInput, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { MAINTENANCE_TEXT_MAX } from '#domain/minigames/house/terms-rule.ts'
import { LIMIT_WON_MAX } from '#domain/slip/level-rules.ts'

/** Filters of the game list; `off` means not shown or not open. */
export const deskGameStates = ['open', 'maintenance', 'off'] as const
export const deskGameSorts = ['position', 'stakes', 'hold', 'title'] as const

const int = z.number().int()
const amount = int.min(1).max(LIMIT_WON_MAX).nullable()

const flags = {
  shown: z.boolean(),
  open: z.boolean(),
  maintenance: z.boolean(),
  maintenanceText: z.string(),
}

const limits = {
  stakeMin: int.nullable(),
  stakeMax: int.nullable(),
  payoutMax: int.nullable(),
  /** Maximum payout of the house for one pick of one round. */
  pickPayoutMax: int.nullable(),
}

const gameHead = {
  gameId: int,
  title: z.string(),
  route: z.string().nullable(),
  kind: z.string(),
  kindTitle: z.string(),
  group: z.string(),
  intervalSeconds: int,
  closeSeconds: int,
  ...flags,
}

const runningRound = z.object({
  id: int,
  round: int,
  roundId: z.string(),
  closesAt: seoulDateTime,
  drawsAt: seoulDateTime,
  stakes: int,
})

const listed = z.object({
  ...gameHead,
  running: runningRound.nullable(),
  /** Sums over today's finished rounds, in won. */
  stakes: int,
  paid: int,
  hold: int,
})
export type DeskGame = z.output<typeof listed>

const pick = z.object({
  id: z.string(),
  label: z.string(),
  betPrice: z.number(),
  /** The kind's default price. */
  ownPrice: z.number(),
  /** Exact, in lowest terms: `343/1404`. */
  won: z.string(),
  void: z.string(),
  extra: z.string(),
})
export type DeskPick = z.output<typeof pick>
const market = z.object({ id: z.string(), label: z.string(), picks: z.array(pick) })
export type DeskMarket = z.output<typeof market>

/** Virtual sports: payout rate of an event's market in percent, from which its prices follow. */
const marketReturn = z.object({
  market: z.string(),
  label: z.string(),
  percent: int,
  /** The kind's default. */
  ownPercent: int,
})
export type DeskReturn = z.output<typeof marketReturn>

const gameDetail = z.object({
  ...gameHead,
  ...limits,
  /** The game whose draw is used, if it is another one. */
  drawnBy: z.object({ gameId: int, title: z.string() }).nullable(),
  /** Version of the current settings; sent back with a change. */
  version: int,
  changedAt: seoulDateTime,
  operator: z.string().nullable(),
  /** The first round to which a change would apply now. */
  firstRound: z.object({ roundId: z.string(), startsAt: seoulDateTime }),
  running: runningRound.nullable(),
  markets: z.array(market),
  /**
   * Empty for minigames, whose prices are set by pick. The markets of virtual sports are those of an
   * example event.
   */
  returns: z.array(marketReturn),
})
export type DeskGameDetail = z.output<typeof gameDetail>

const version = z.object({
  version: int,
  changedAt: seoulDateTime,
  operator: z.string().nullable(),
  reason: z.string(),
  /** The changes in words: name, before and after. */
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
})
export type TermsVersion = z.output<typeof version>

const level = z.object({ level: int, stakeMin: int, stakeMax: int, payoutMax: int })
export type DeskMinigameLevel = z.output<typeof level>
const levelAmount = int.min(1).max(LIMIT_WON_MAX)

/** Game settings of operators (handbook 3.3). */
export const gameDeskContract = {
  games: route({
    method: 'GET',
    path: 'admin/minigames',
    access: 'minigames:read',
    summary: '미니게임 목록 (15건씩)',
    query: z.object({
      page,
      search: searchInput.optional(),
      kind: z.string().max(30).optional(),
      state: z.enum(deskGameStates).optional(),
      sort: z.enum(deskGameSorts).default('position'),
    }),
    output: z.object({ games: z.array(listed), ...pageCounts }),
    refusals: [],
  }),
  /** All games for selection lists. */
  choices: route({
    method: 'GET',
    path: 'admin/minigame-choices',
    access: 'minigames:read',
    summary: '미니게임과 종류의 이름',
    output: z.object({
      games: z.array(z.object({ gameId: int, title: z.string() })),
      kinds: z.array(z.object({ kind: z.string(), title: z.string() })),
    }),
    refusals: [],
  }),
  game: route({
    method: 'GET',
    path: 'admin/minigames/{id}',
    access: 'minigames:read',
    summary: '미니게임 상세: 설정과 배당표',
    params: z.object({ id: gameIdInput }),
    output: gameDetail,
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  versions: route({
    method: 'GET',
    path: 'admin/minigames/{id}/versions',
    access: 'minigames:read',
    summary: '미니게임 설정 변경이력 (최근순)',
    params: z.object({ id: gameIdInput }),
    query: z.object({ page }),
    output: z.object({ versions: z.array(version), ...pageCounts }),
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  changeTerms: route({
    method: 'POST',
    path: 'admin/minigames/{id}/terms',
    access: 'minigames:write',
    summary: '미니게임 설정 변경 (보낸 항목만). 마감·한도·배당은 아직 만들어지지 않은 회차부터 적용',
    params: z.object({ id: gameIdInput }),
    body: z.object({
      /** The version that the operator saw. */
      version: int.min(1).max(2_147_483_647),
      changes: z
        .object({
          ...flags,
          maintenanceText: z.string().trim().max(MAINTENANCE_TEXT_MAX),
          closeSeconds: int.min(1).max(3_600),
          stakeMin: amount,
          stakeMax: amount,
          payoutMax: amount,
          pickPayoutMax: amount,
          /** Null restores the kind's default price. */
          prices: z
            .array(
              z
                .object({
                  market: z.string().max(40),
                  pick: z.string().max(40),
                  price: z.union([z.number(), z.string().max(12)]).nullable(),
                })
                .strict(),
            )
            .max(500),
          /** Null restores the kind's default. */
          returns: z
            .array(z.object({ market: z.string().max(40), percent: int.nullable() }).strict())
            .max(50),
        })
        .partial()
        .strict(),
      reason,
    }),
    output: gameDetail,
    refusals: ['MINIGAME_UNKNOWN', 'EDITED_MEANWHILE', 'SETTING_MEANINGLESS', 'SECOND_PERSON_NEEDED'],
  }),
  levels: route({
    method: 'GET',
    path: 'admin/minigame-levels',
    access: 'minigames:read',
    summary: '미니게임 레벨별 한도',
    output: z.array(level),
    refusals: [],
  }),
  changeLevel: route({
    method: 'POST',
    path: 'admin/minigame-levels/{level}',
    access: 'minigames:write',
    summary: '미니게임 레벨별 한도 변경',
    params: z.object({ level: wholeNumber.pipe(int.min(1).max(10)) }),
    body: z.object({
      stakeMin: levelAmount,
      stakeMax: levelAmount,
      payoutMax: levelAmount,
      /** The limits that the operator saw. */
      before: level.omit({ level: true }).strict(),
      reason,
    }),
    output: level,
    refusals: ['NOT_FOUND', 'EDITED_MEANWHILE', 'LIMITS_MEANINGLESS', 'SECOND_PERSON_NEEDED'],
  }),
}
