import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { casinoGameKinds } from '#domain/casino/game-kind.ts'

const launched = z.object({
  /** URL at which the game opens in its own window, or path of the lobby on this site (FIELD-034). */
  launch_url: z.string(),
})

/** The provider and game to launch. Without a game: the provider's first; without both: the lobby. */
const launchBody = z.object({
  vendor: z.string().max(20).optional(),
  gameId: z.number().int().optional(),
})

const launchRefusals = [
  'ASK_OPERATOR',
  'GAME_IN_MAINTENANCE',
  'CASINO_GAME_UNKNOWN',
  'MEMBERS_ALONE',
] as const

const casinoProvider = z.object({
  id: z.number().int(),
  vendor: z.string(),
  name: z.string(),
  /** The pages that show it. */
  line: z.enum(['main', 'cx', 'vinus']),
  /** Picture under `/file/download/`; empty when the cover is drawn. */
  image: z.string(),
  isOpen: z.boolean(),
  tables: z.number().int(),
  slots: z.number().int(),
})
export type CasinoProvider = z.output<typeof casinoProvider>

const casinoGame = z.object({
  id: z.number().int(),
  vendor: z.string(),
  provider: z.string(),
  line: z.enum(['main', 'cx', 'vinus']),
  name: z.string(),
  kind: z.enum(casinoGameKinds),
  /** The family by which its cover is drawn. */
  family: z.string(),
  /** Hundredths of a percent; null when the supplier does not provide it. */
  returnRate: z.number().int().nullable(),
  roundSeconds: z.number().int().nullable(),
  isOpen: z.boolean(),
  isNew: z.boolean(),
  isPopular: z.boolean(),
  isFavourite: z.boolean(),
})
export type CasinoGame = z.output<typeof casinoGame>

export const casinoContract = {
  lobby: route({
    method: 'GET',
    path: 'casino/lobby',
    access: 'member',
    summary: '카지노·슬롯 로비',
    output: z.object({
      providers: z.array(casinoProvider),
      games: z.array(casinoGame),
      /** Games that the member opened recently, newest first. */
      recent: z.array(z.number().int()),
      /** The member's play today. */
      use: z.object({
        staked: z.number().int(),
        returned: z.number().int(),
        rounds: z.array(
          z.object({
            betId: z.string(),
            game: z.string(),
            stake: z.number().int(),
            /** Null while it is open; for a cancelled bet the refund. */
            payout: z.number().int().nullable(),
            isCancelled: z.boolean(),
          }),
        ),
      }),
    }),
    refusals: [],
  }),
  enter: route({
    method: 'POST',
    path: 'casino/enter',
    access: 'member',
    summary: '카지노·슬롯 로비 입장: 로그인을 120분 유지',
    output: z.object({}),
    refusals: [],
  }),
  auth: route({
    method: 'POST',
    path: 'playfun/auth',
    access: 'member',
    summary: '라이브카지노 로비를 새 창에 열 주소',
    output: launched,
    refusals: launchRefusals,
  }),
  launchCasino: route({
    method: 'POST',
    path: 'casino/launch',
    access: 'member',
    summary: '카지노 게임 열기',
    body: launchBody,
    output: launched,
    refusals: launchRefusals,
  }),
  launchSlot: route({
    method: 'POST',
    path: 'slot/launch',
    access: 'member',
    summary: '슬롯 게임 열기',
    body: launchBody,
    output: launched,
    refusals: launchRefusals,
  }),
  practice: route({
    method: 'POST',
    path: 'casino/practice',
    access: 'member',
    summary: '연습으로 게임 열기: 베팅 없이 같은 확률',
    body: launchBody.extend({ kind: z.enum(casinoGameKinds) }),
    output: launched,
    refusals: [...launchRefusals, 'GAME_WITHOUT_PRACTICE'],
  }),
  favourite: route({
    method: 'POST',
    path: 'casino/favourite',
    access: 'member',
    summary: '즐겨찾기',
    body: z.object({ gameId: z.number().int(), isFavourite: z.boolean() }),
    output: z.object({}),
    refusals: ['CASINO_GAME_UNKNOWN'],
  }),
}
