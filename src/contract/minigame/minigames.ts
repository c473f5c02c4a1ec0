import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { flag, wholeNumber } from '#contract/wire/wire.ts'

/** A game's own number (MINI-084). */
export const gameIdInput = wholeNumber.pipe(z.number().int().min(1).max(99_999))

/** `open` has rounds, `closed` has none for now, `maintenance` none and a text that says why. */
export const gameStates = ['open', 'closed', 'maintenance'] as const

const game = z.object({
  gameId: z.number().int(),
  /** Below `/minigame`; null for a game without a page of its own (MINI-077). */
  route: z.string().nullable(),
  /** Further addresses of the same rounds (MINI-070). */
  otherRoutes: z.array(z.string()),
  title: z.string(),
  /** The id of its kind, by which its rules, its draw and its scene are found. */
  kind: z.string(),
  /** By which page of a group it is reached; `own` by none. */
  group: z.string(),
  intervalSeconds: z.number().int(),
  closeSeconds: z.number().int(),
  state: z.enum(gameStates),
  /** Whose draw decides: its own number, or that of the game by whose balls it is walked. */
  drawnBy: z.number().int(),
})
export type WireGame = z.output<typeof game>

/** What became of a market in a draw; whatever is neither has lost. */
export const marketResult = z.object({
  market: z.string(),
  won: z.array(z.string()),
  void: z.array(z.string()),
  /** Whole stakes on top of the odds, by the winning pick, where there are any. */
  extra: z.record(z.string(), z.number().int()).exactOptional(),
})
export type WireMarketResult = z.output<typeof marketResult>

export const roundStates = ['open', 'closed', 'drawn', 'void'] as const

/** A round as everybody sees it, and nothing by which its draw could be known before it is made. */
const roundHead = {
  /** Goes as `fixtureId` into a bet. */
  id: z.string(),
  gameId: z.number().int(),
  /** Within Seoul's day. */
  round: z.number().int(),
  /** Counted through since 2020 (누적회차). */
  totalRound: z.number().int(),
  /** `20261123-0001`. */
  roundId: z.string(),
  date: z.iso.date(),
  /** Epoch milliseconds, by the database's clock. */
  startsAt: z.number().int(),
  closesAt: z.number().int(),
  drawsAt: z.number().int(),
  state: z.enum(roundStates),
  commitment: z.string(),
}
const head = z.object(roundHead)
export type WireRound = z.output<typeof head>

const pick = z.object({
  /** Goes as `oddsId` into a bet. */
  id: z.string(),
  betName: z.string(),
  betNameKorean: z.string(),
  betPrice: z.number(),
  version: z.number().int(),
})
const market = z.object({
  /** The market's id within its kind. */
  id: z.string(),
  marketName: z.string(),
  marketNameKorean: z.string(),
  bets: z.array(pick),
})
const offeredRound = z.object({
  ...roundHead,
  /** Who plays and how strong they are, as plain data of the kind; null for a kind whose rounds are all alike. */
  event: z.unknown(),
  markets: z.array(market),
})
export type OfferedRound = z.output<typeof offeredRound>
export type OfferedMarket = OfferedRound['markets'][number]
export type OfferedPick = OfferedMarket['bets'][number]

const drawnRound = z.object({
  ...roundHead,
  /** Plain data of the game's kind; null where there is none. */
  draw: z.unknown(),
  results: z.array(marketResult),
})
export type DrawnRound = z.output<typeof drawnRound>

const upcomingEvent = z.object({
  round: z.number().int(),
  roundId: z.string(),
  startsAt: z.number().int(),
  drawsAt: z.number().int(),
  /** Plain data of the kind. */
  event: z.unknown(),
  /** Of the main market. */
  marketNameKorean: z.string(),
  bets: z.array(z.object({ betName: z.string(), betNameKorean: z.string(), betPrice: z.number() })),
})
export type UpcomingEvent = z.output<typeof upcomingEvent>

/** A pick of the pay table, as everybody may count it (handbook 3.8). */
const tablePick = z.object({
  id: z.string(),
  label: z.string(),
  betPrice: z.number(),
  /** In lowest terms: `343/1404`. */
  chance: z.string(),
  /** Hundredths of a percent, rounded. */
  chancePercent: z.number(),
  /** That the stake comes back; `0` for never. */
  voidChance: z.string(),
  edge: z.string(),
  edgePercent: z.number(),
})
const payTable = z.object({
  kind: z.string(),
  title: z.string(),
  /** The games that have these prices. */
  games: z.array(z.object({ gameId: z.number().int(), title: z.string() })),
  markets: z.array(z.object({ id: z.string(), label: z.string(), picks: z.array(tablePick) })),
})
export type WirePayTable = z.output<typeof payTable>

export const minigameContract = {
  games: route({
    method: 'GET',
    path: 'minigame/games',
    access: 'member',
    summary: '미니게임 목록',
    output: z.array(game),
    refusals: ['MINIGAME_MAINTENANCE'],
  }),
  /** Each shown game's running round and what was drawn last, for lists of games. */
  overview: route({
    method: 'GET',
    path: 'minigame/overview',
    access: 'member',
    summary: '미니게임 진행 현황',
    output: z.object({
      /** The database's clock, epoch milliseconds. */
      now: z.number().int(),
      games: z.array(
        z.object({ gameId: z.number().int(), round: head.nullable(), last: drawnRound.nullable() }),
      ),
    }),
    refusals: ['MINIGAME_MAINTENANCE'],
  }),
  setting: route({
    method: 'GET',
    path: 'settingMinigame/{id}',
    access: 'member',
    summary: '미니게임 설정',
    params: z.object({ id: gameIdInput }),
    output: z.object({
      gameId: z.number().int(),
      systemMaintenanceFlg: flag,
      maintenanceText: z.string(),
      state: z.enum(gameStates),
      intervalSeconds: z.number().int(),
      closeSeconds: z.number().int(),
      /** Of one bet of this member on this game. */
      stakeMin: z.number().int(),
      stakeMax: z.number().int(),
      payoutMax: z.number().int(),
      /** Slips of one member on one round. */
      slipsMax: z.number().int(),
    }),
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  /** The round that can be bet on first, then those that are closed and not yet drawn. */
  events: route({
    method: 'GET',
    path: 'minigame/events',
    access: 'member',
    summary: '미니게임 회차',
    query: z.object({ gameId: gameIdInput, currentGame: wholeNumber.optional() }),
    output: z.array(offeredRound),
    refusals: ['MINIGAME_UNKNOWN', 'MINIGAME_MAINTENANCE'],
  }),
  /** What a game drew lately, the newest first: for the scene, the table and the run charts of its page. */
  recent: route({
    method: 'GET',
    path: 'minigame/recent',
    access: 'member',
    summary: '미니게임 최근 결과',
    query: z.object({ gameId: gameIdInput }),
    output: z.array(drawnRound).max(120),
    refusals: ['MINIGAME_UNKNOWN', 'MINIGAME_MAINTENANCE'],
  }),
  /** The events of a venue that follow the one that can be bet on, the next one first: their prices stand, unless an operator changes what is paid back. */
  upcoming: route({
    method: 'GET',
    path: 'virtual/upcoming',
    access: 'member',
    summary: '가상스포츠 예정 경기',
    query: z.object({ gameId: gameIdInput }),
    output: z.array(upcomingEvent).max(10),
    refusals: ['MINIGAME_UNKNOWN', 'MINIGAME_MAINTENANCE'],
  }),
  payTables: route({
    method: 'GET',
    path: 'minigame/pay-tables',
    access: 'member',
    summary: '미니게임 배당표',
    output: z.array(payTable),
    refusals: [],
  }),
}
