import type { DrawnRound, OfferedRound, WireGame } from '#contract/minigame/minigames.ts'
import type { OwnRoundBet } from '#contract/minigame/round-bets.ts'
import { SECOND } from '#domain/instant.ts'
import { findMinigame } from '#domain/minigames/games.ts'
import { type KindId, kinds } from '#domain/minigames/kinds.ts'
import { roundAt, roundName, runningNumber } from '#domain/minigames/round-times.ts'
import { NOON } from './drawn.tsx'

/** Returns a game as the server lists it: `next/powerball`. */
export function aGame(route = 'next/powerball', sketch: Partial<WireGame> = {}): WireGame {
  const game = findMinigame(route)
  if (!game) throw new Error(`no game at ${route}`)
  const { id, ...rest } = game
  return { ...rest, otherRoutes: [...rest.otherRoutes], gameId: id, state: 'open', ...sketch }
}

/** Returns the head of a round. Default: the round that runs at NOON, which started then and closes in 50 seconds. */
function headOf(game: WireGame, after = 0) {
  const own = { id: game.gameId, intervalSeconds: game.intervalSeconds }
  const timed = own as Parameters<typeof roundAt>[0]
  const at = NOON + after * game.intervalSeconds * SECOND
  const { id, day, number, ...times } = roundAt(timed, game.closeSeconds, at as typeof NOON)
  return {
    ...times,
    id: String(id),
    gameId: game.gameId,
    round: number,
    totalRound: runningNumber(timed, { day, number }),
    roundId: roundName({ day, number }),
    date: day,
    commitment: 'ab'.repeat(32),
  }
}

/** Returns a round that is open for bets, with all markets of its kind at default prices. */
export function anOffer(game = aGame(), sketch: Partial<OfferedRound> = {}, after = 0): OfferedRound {
  const kind = kinds[game.kind as KindId]
  return {
    ...headOf(game, after),
    state: 'open',
    event: kind.event,
    markets: kind.markets.map((market, place) => ({
      id: market.id,
      marketName: market.name,
      marketNameKorean: market.label,
      bets: market.picks.map((pick, index) => ({
        id: String((place + 1) * 100 + index + 1),
        betName: pick.id,
        betNameKorean: pick.label,
        betPrice: pick.odds / 100,
        version: 1,
      })),
    })),
    ...sketch,
  }
}

/** Returns a drawn powerball round that many rounds before the running one. */
export function aDraw(ago = 1, balls = [17, 4, 26, 11, 23], powerball = 7, game = aGame()): DrawnRound {
  const draw = { balls, powerball }
  const results = kinds.powerball
    .results(draw)
    .map(one => ({ ...one, won: [...one.won], void: [...one.void] }))
  return { ...headOf(game, -ago), state: 'drawn', draw, results }
}

/** Returns a member's bet on a round. */
export const anOwnBet = (
  round: { id: string; roundId: string; round: number },
  sketch: Partial<OwnRoundBet> = {},
): OwnRoundBet => ({
  id: `bet-${round.round}`,
  fixtureId: round.id,
  roundId: round.roundId,
  round: round.round,
  market: 'sum-size',
  marketNameKorean: '일반볼 대중소',
  pick: 'large',
  betNameKorean: '대',
  betPrice: 2.9,
  amounts: 10_000,
  winnings: 29_000,
  status: 0,
  ...sketch,
})

/** Returns the server's answers to the page of a game. */
export const answersOf = (
  game: WireGame,
  recent: readonly DrawnRound[],
  bets: readonly OwnRoundBet[] = [],
) => ({
  'minigame/games': [game],
  'minigame/overview': {
    now: Date.now(),
    games: [{ gameId: game.gameId, round: headOf(game), last: recent[0] ?? null }],
  },
  'minigame/events': [anOffer(game)],
  'minigame/recent': recent,
  'minigame/bets': bets,
  'minigame/word': { word: '' },
  [`settingMinigame/${game.gameId}`]: {
    gameId: game.gameId,
    systemMaintenanceFlg: 0,
    maintenanceText: '',
    state: 'open',
    intervalSeconds: game.intervalSeconds,
    closeSeconds: game.closeSeconds,
    stakeMin: 5_000,
    stakeMax: 1_000_000,
    payoutMax: 3_000_000,
    slipsMax: 3,
  },
})
