import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { onceKey, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { WORD_MAX } from '#domain/promotions/coin-draw.ts'
import {
  DAILY_LIMIT_MAX,
  DRAW_COST_MAX,
  PRIZE_COINS_MAX,
  PRIZE_POINTS_MAX,
  PRIZES_MOST,
  WEIGHT_TOTAL,
} from '#domain/promotions/prize-table.ts'

/** 32 bytes in hexadecimal. */
const hash = z.string().regex(/^[0-9a-f]{64}$/)

const prize = z.object({
  /** Its chance of 10,000. */
  weight: z.number().int().min(1).max(WEIGHT_TOTAL),
  points: z.number().int().min(0).max(PRIZE_POINTS_MAX),
  coins: z.number().int().min(0).max(PRIZE_COINS_MAX),
})

const tableTerms = {
  /** Coins for a draw. */
  cost: z.number().int().min(1).max(DRAW_COST_MAX),
  /** Maximum draws of a member a day. */
  dailyLimit: z.number().int().min(1).max(DAILY_LIMIT_MAX),
  /** In the order of their number ranges from 0. */
  prizes: z.array(prize).min(1).max(PRIZES_MOST),
}

const prizeTable = z.object({ version: z.number().int(), ...tableTerms })
export type WirePrizeTable = z.output<typeof prizeTable>

/** Commitment for a future draw: the hash of its seed. */
const promise = z.object({ counter: z.number().int(), commitment: hash })

const chain = z.object({
  /** Published before the first draw of the chain; each seed hashes to it in as many steps as its counter. */
  end: hash,
  links: z.number().int(),
  committedAt: seoulDateTime,
})

const coinEvent = z.object({
  /** The event is open and has prizes. */
  open: z.boolean(),
  coins: z.number().int(),
  drawsToday: z.number().int(),
  /** Table of the next draw, fixed since that draw became the next one. Null when there is none yet. */
  table: prizeTable.nullable(),
  /** The newest version; if it is newer than the table's, it applies from the draw after the next. */
  newestVersion: z.number().int().nullable(),
  chain: chain.nullable(),
  next: promise.nullable(),
})
export type CoinEvent = z.output<typeof coinEvent>

const draw = z.object({
  id: z.uuid(),
  drawnAt: seoulDateTime,
  /** Everything needed to recompute the draw (docs/coin-draw.md). */
  chainEnd: hash,
  counter: z.number().int(),
  /** The hash of the seed, published before the draw. */
  commitment: hash,
  seed: hash,
  word: z.string(),
  /** 0 to 9,999. */
  number: z.number().int(),
  version: z.number().int(),
  /** Number of the prize in the table, from 1. */
  place: z.number().int(),
  cost: z.number().int(),
  points: z.number().int(),
  coins: z.number().int(),
})
export type CoinDraw = z.output<typeof draw>

/**
 * The coin event for members (EVENT-003, handbook 5.9): a prize draw with published odds that can be
 * verified.
 */
export const coinEventContract = {
  event: route({
    method: 'GET',
    path: 'coin-event',
    access: 'member',
    summary: '코인이벤트: 보유 코인, 상품표, 다음 추첨의 약속',
    output: coinEvent,
    refusals: [],
  }),
  draws: route({
    method: 'GET',
    path: 'coin-event/draws',
    access: 'member',
    summary: '내 추첨내역 (최신순, 검증에 필요한 값 포함)',
    query: z.object({ page }),
    output: z.object({
      draws: z.array(draw),
      /** The tables used for these draws. */
      tables: z.array(prizeTable),
      ...pageCounts,
    }),
    refusals: [],
  }),
  draw: route({
    method: 'POST',
    path: 'coin-event/draws',
    access: 'member',
    summary: '코인으로 추첨하기',
    body: z.object({
      /** Values that the member saw before drawing. Refused if the draw would use another seed. */
      counter: z.number().int().min(1),
      commitment: hash,
      word: z.string().max(4 * WORD_MAX),
      key: onceKey,
    }),
    output: z.object({ draw, table: prizeTable, next: promise.nullable() }),
    refusals: [
      'COIN_EVENT_CLOSED',
      'FORBIDDEN',
      'COIN_SEED_MOVED',
      'COIN_DRAW_LIMIT',
      'COINS_SHORT',
      'SELF_EXCLUDED',
      'KEY_REUSED',
      'BAD_INPUT',
    ],
  }),
}

const versionRow = z.object({
  ...prizeTable.shape,
  madeAt: seoulDateTime,
  inForce: z.boolean(),
  draws: z.number().int(),
  /** Number of wins of each prize, in table order. */
  drawn: z.array(z.number().int()),
})
export type PrizeTableRow = z.output<typeof versionRow>

const dayFigures = z.object({
  draws: z.number().int(),
  members: z.number().int(),
  spent: z.number().int(),
  points: z.number().int(),
  coins: z.number().int(),
})

/** Publishing of prize tables. Tables and draws can't be changed (handbook 3.1). */
export const coinEventOperatorContract = {
  overview: route({
    method: 'GET',
    path: 'admin/coin-event',
    access: 'promotions:read',
    summary: '코인이벤트 현황과 상품표',
    query: z.object({ page }),
    output: z.object({
      open: z.boolean(),
      today: dayFigures,
      /** All coins held by members. */
      held: z.number().int(),
      tables: z.array(versionRow),
      ...pageCounts,
    }),
    refusals: [],
  }),
  publish: route({
    method: 'POST',
    path: 'admin/coin-event/tables',
    access: 'promotions:write',
    summary: '새 상품표 게시 (다음 약속부터 적용)',
    body: z.object({ ...tableTerms, reason }),
    output: z.object({ version: z.number().int() }),
    refusals: ['PRIZE_ODDS_SUM'],
  }),
  setOpen: route({
    method: 'POST',
    path: 'admin/coin-event/open',
    access: 'promotions:write',
    summary: '코인 추첨 중지와 재개',
    body: z.object({ open: z.boolean(), reason }),
    output: z.object({ open: z.boolean() }),
    refusals: [],
  }),
}
