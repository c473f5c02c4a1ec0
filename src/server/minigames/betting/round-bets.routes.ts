import type { roundBetContract } from '#contract/minigame/round-bets.ts'
import type { MinigameId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import { openBetDoor, type Placing } from '#server/bets/bets.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Rules } from '#server/rules/rules.ts'
import type { Games } from '../games/games-state.ts'
import { readOwnRoundBets } from './own-round-bets.ts'
import { readRoundBet } from './read-round-bet.ts'
import type { RoundBetRequest, RoundRefusal } from './round-bet.ts'
import { readRoundWord, setRoundWord } from './round-words.ts'

type RoundBetRouteDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly games: Pick<Games, 'find'>
  readonly placing: Pick<Placing<RoundBetRequest, RoundRefusal>, 'place'>
  /** Placing of bets on virtual sports. */
  readonly virtual: Pick<Placing<RoundBetRequest, RoundRefusal>, 'place'>
  readonly rules: Pick<Rules, 'terms'>
}

/** Routes for bets on rounds, and for the word that members add to the draws. */
export const roundBetRoutes = ({
  games,
  placing,
  virtual,
  rules,
  ...deps
}: RoundBetRouteDeps): Handlers<typeof roundBetContract> => ({
  place: openBetDoor({ read: readRoundBet, placing, terms: rules.terms }),
  placeVirtual: openBetDoor({ read: readRoundBet, placing: virtual, terms: rules.terms }),
  own: async ({ caller, query }) => {
    const game = games.find(query.gameId as MinigameId)
    return game
      ? accept(await readOwnRoundBets(deps, caller.memberId, game))
      : refuse({ code: 'MINIGAME_UNKNOWN' })
  },
  word: async ({ caller }) => accept({ word: await readRoundWord(deps, caller.memberId) }),
  setWord: async ({ caller, body }) => {
    await setRoundWord(deps, caller.memberId, body.word)
    return accept({ word: body.word })
  },
})
