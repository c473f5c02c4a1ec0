import type { roundDeskContract } from '#contract/back-office/minigames/round-desk.ts'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type ReadRoundsDeps, readRound, readRounds } from './read-rounds.ts'
import { type VoidDeps, voidByHand } from './void-by-hand.ts'

/** Operator routes of rounds: viewing, and voiding those not drawn. */
export const roundDeskRoutes = (deps: ReadRoundsDeps & VoidDeps): Handlers<typeof roundDeskContract> => ({
  rounds: async ({ query: { gameId, date, state, page } }) => {
    const rounds = await readRounds(deps, { gameId: gameId as MinigameId, date, state, page })
    return rounds ? accept(rounds) : refuse({ code: 'MINIGAME_UNKNOWN' })
  },
  round: async ({ params }) => {
    const round = await readRound(deps, params.id as RoundId)
    return round ? accept(round) : refuse({ code: 'ROUND_UNKNOWN' })
  },
  voidRound: ({ caller, ip, params, body: { reason } }) =>
    voidByHand(deps, params.id as RoundId, { operator: caller, ip, reason }),
})
