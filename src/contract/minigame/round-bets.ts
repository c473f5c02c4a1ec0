import { z } from 'zod'
import { betBody } from '#contract/bets/bet-body.ts'
import { placeRefusals } from '#contract/bets/bets.ts'
import { route } from '#contract/wire/route.ts'
import { gameIdInput } from './minigames.ts'

/** The body of sports-prematch/betting, with the game number as minigameId and sportId (MINI-090). */
const roundBetBody = betBody.extend({ minigameId: gameIdInput })
export type RoundBetBody = z.output<typeof roundBetBody>

const ownBet = z.object({
  /** The bet's id. */
  id: z.string(),
  /** The round's id, as in events. */
  fixtureId: z.string(),
  roundId: z.string(),
  round: z.number().int(),
  market: z.string(),
  marketNameKorean: z.string(),
  pick: z.string(),
  betNameKorean: z.string(),
  betPrice: z.number(),
  amounts: z.number().int(),
  /** Paid amount when settled, expected winnings while open. */
  winnings: z.number().int(),
  /** 0 open, 1 lost, 2 won, 3 stake returned, as in all bets. */
  status: z.number().int().min(-1).max(3),
})
export type OwnRoundBet = z.output<typeof ownBet>

/** Maximum length of a word, which is published anonymously with its rounds. */
const ROUND_WORD_LENGTH_MAX = 32
const word = z
  .string()
  .trim()
  .max(ROUND_WORD_LENGTH_MAX)
  .refine(text => text.isWellFormed() && !/\p{Cc}/u.test(text))

const placed = {
  method: 'POST',
  access: 'member',
  body: roundBetBody,
  output: z.object({ id: z.string(), emoney: z.number().int() }),
  refusals: [
    ...placeRefusals,
    'MINIGAME_UNKNOWN',
    'MINIGAME_MAINTENANCE',
    'ROUND_OPPOSITE_PICK',
    'ROUND_SAME_MARKET',
    'ROUND_SLIPS_MAX',
    'ROUND_PICK_FULL',
  ],
} as const

export const roundBetContract = {
  place: route({ ...placed, path: 'minigame/betting', summary: '미니게임 베팅하기' }),
  /** Bets on virtual sports (VIRT-023). */
  placeVirtual: route({ ...placed, path: 'virtual/betting', summary: '가상스포츠 베팅하기' }),
  /** The member's bets on the latest rounds of a game, newest first. */
  own: route({
    method: 'GET',
    path: 'minigame/bets',
    access: 'member',
    summary: '미니게임 내 베팅',
    query: z.object({ gameId: gameIdInput }),
    output: z.array(ownBet).max(30),
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  word: route({
    method: 'GET',
    path: 'minigame/word',
    access: 'member',
    summary: '검증에 더하는 내 단어',
    output: z.object({ word: z.string() }),
    refusals: [],
  }),
  setWord: route({
    method: 'POST',
    path: 'minigame/word',
    access: 'member',
    summary: '검증에 더하는 내 단어 변경',
    body: z.object({ word }),
    output: z.object({ word: z.string() }),
    refusals: [],
  }),
}
