import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { flag, wholeNumber } from '#contract/wire/wire.ts'

/** Number of a game (MINI-084). */
export const gameIdInput = wholeNumber.pipe(z.number().int().min(1).max(99_999))

/** `open` has rounds, `closed` has none for now, `maintenance` has none and shows a text that says why. */
const gameStates = ['open', 'closed', 'maintenance'] as const

const game = z.object({
  gameId: z.number().int(),
  /** Path under `/minigame`; null for a game without a page (MINI-077). */
  route: z.string().nullable(),
  /** Other URLs of the same rounds (MINI-070). */
  otherRoutes: z.array(z.string()),
  title: z.string(),
  /** Id of its kind, which determines rules, draw and scene. */
  kind: z.string(),
  /** The group page that links to it; `own` means none. */
  group: z.string(),
  intervalSeconds: z.number().int(),
  closeSeconds: z.number().int(),
  state: z.enum(gameStates),
  /** The game whose draw decides: its own number, or that of the game whose balls it uses. */
  drawnBy: z.number().int(),
})
export type WireGame = z.output<typeof game>

/** Result of a market in a draw; picks that are in neither list lost. */
export const marketResult = z.object({
  market: z.string(),
  won: z.array(z.string()),
  void: z.array(z.string()),
  /** Extra payout in multiples of the stake on top of the odds, by winning pick, if any. */
  extra: z.record(z.string(), z.number().int()).exactOptional(),
})
export type WireMarketResult = z.output<typeof marketResult>

export const roundStates = ['open', 'closed', 'drawn', 'void'] as const

/** Public data of a round, without anything that would reveal its draw early. */
const roundHead = {
  /** The `fixtureId` of a bet. */
  id: z.string(),
  gameId: z.number().int(),
  /** Number within the Seoul day. */
  round: z.number().int(),
  /** Running number since 2020 (누적회차). */
  totalRound: z.number().int(),
  /** `20261123-0001`. */
  roundId: z.string(),
  date: z.iso.date(),
  /** Epoch milliseconds by the database's clock. */
  startsAt: z.number().int(),
  closesAt: z.number().int(),
  drawsAt: z.number().int(),
  state: z.enum(roundStates),
  commitment: z.string(),
}
const head = z.object(roundHead)
export type WireRound = z.output<typeof head>

/** Number of draws on a card of the lobby. */
export const LOBBY_DRAWS = 5

const pick = z.object({
  /** The `oddsId` of a bet. */
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
  /**
   * Competitors and their strengths, as plain data of the kind; null for a kind whose rounds are all
   * alike.
   */
  event: z.unknown(),
  markets: z.array(market),
})
export type OfferedRound = z.output<typeof offeredRound>
export type OfferedMarket = OfferedRound['markets'][number]
export type OfferedPick = OfferedMarket['bets'][number]

/** A game in the lobby: the market on its card, and its results in the last draws. */
const lobbyGame = z.object({
  gameId: z.number().int(),
  market,
  /** Newest first. */
  last: z
    .array(
      z.object({
        /** The round's id, as in events. */
        id: z.string(),
        round: z.number().int(),
        /** Null when no pick of the market won. */
        pick: z.string().nullable(),
      }),
    )
    .max(LOBBY_DRAWS),
})
export type LobbyGame = z.output<typeof lobbyGame>

const drawnRound = z.object({
  ...roundHead,
  /** Plain data of the game's kind; null when there is none. */
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
  /** Name and picks of the main market. */
  marketNameKorean: z.string(),
  bets: z.array(z.object({ betName: z.string(), betNameKorean: z.string(), betPrice: z.number() })),
})
export type UpcomingEvent = z.output<typeof upcomingEvent>

/** A pick of the public pay table (handbook 3.8). */
const tablePick = z.object({
  id: z.string(),
  label: z.string(),
  betPrice: z.number(),
  /** In lowest terms: `343/1404`. */
  chance: z.string(),
  /** Hundredths of a percent, rounded. */
  chancePercent: z.number(),
  /** The chance that the stake is returned; `0` for never. */
  voidChance: z.string(),
  edge: z.string(),
  edgePercent: z.number(),
})
/** The house edge of a market over many events; hundredths of a percent, rounded. */
const eventEdge = z.object({
  market: z.string(),
  label: z.string(),
  meanPercent: z.number(),
  leastPercent: z.number(),
  mostPercent: z.number(),
  /** Share of the picks that are not offered because their fair price is above the highest price. */
  closedPercent: z.number(),
})
const payTable = z.object({
  kind: z.string(),
  title: z.string(),
  /** The games with these prices. */
  games: z.array(z.object({ gameId: z.number().int(), title: z.string() })),
  /** Without the picks that are not offered. */
  markets: z.array(z.object({ id: z.string(), label: z.string(), picks: z.array(tablePick) })),
  /** For kinds whose events differ: edges over events of a whole day at current payout rates; empty otherwise. */
  allEvents: z.array(eventEdge),
  /** Number of these events. */
  events: z.number().int(),
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
  /** The current round and the last draw of each shown game, for lists of games. */
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
  /**
   * What the cards of the lobby show in addition to the overview: prices, the last results, and the member's
   * own games and open bets. Games without a running round and virtual sports are missing.
   */
  lobby: route({
    method: 'GET',
    path: 'minigame/lobby',
    access: 'member',
    summary: '미니게임 로비',
    output: z.object({
      games: z.array(lobbyGame),
      /** Games that the member played last, each once, newest first. */
      played: z.array(z.number().int()).max(12),
      /** The member's open bets. */
      own: z.array(z.object({ fixtureId: z.string(), market: z.string(), pick: z.string() })),
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
      /** Limits of one bet of this member on this game. */
      stakeMin: z.number().int(),
      stakeMax: z.number().int(),
      payoutMax: z.number().int(),
      /** Maximum slips of one member on one round. */
      slipsMax: z.number().int(),
    }),
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  /** The round that is open for betting first, then closed rounds that are not drawn yet. */
  events: route({
    method: 'GET',
    path: 'minigame/events',
    access: 'member',
    summary: '미니게임 회차',
    query: z.object({ gameId: gameIdInput, currentGame: wholeNumber.optional() }),
    output: z.array(offeredRound),
    refusals: ['MINIGAME_UNKNOWN', 'MINIGAME_MAINTENANCE'],
  }),
  /** Recent draws of a game, newest first: for the scene, the table and the run charts of its page. */
  recent: route({
    method: 'GET',
    path: 'minigame/recent',
    access: 'member',
    summary: '미니게임 최근 결과',
    query: z.object({ gameId: gameIdInput }),
    output: z.array(drawnRound).max(120),
    refusals: ['MINIGAME_UNKNOWN', 'MINIGAME_MAINTENANCE'],
  }),
  /**
   * Upcoming events of a venue after the one that is open for betting, in order. Their prices are final
   * unless an operator changes the payout rate.
   */
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
