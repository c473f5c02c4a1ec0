import type { casinoContract } from '#contract/casino/casino.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { keepFavourite } from './keep-favourite.ts'
import { type LaunchDeps, launchGame, openLobby, openPractice, type Wanted } from './launch.ts'
import { type LobbyDeps, readLobby } from './read-lobby.ts'

type StayDeps = {
  /** Keeps the login session alive while a game is open in another window (SESSION-014). */
  readonly stayInGames: (member: MemberId) => Promise<void>
}

/** Member routes of casino and slots. */
export const casinoRoutes = (deps: LobbyDeps & LaunchDeps & StayDeps): Handlers<typeof casinoContract> => {
  const launch = async (caller: Caller, wanted: Wanted) => {
    if (caller.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
    const isOfGame = wanted.vendor !== undefined || wanted.gameId !== undefined
    const launched = isOfGame ? await launchGame(deps, caller, wanted) : openLobby(deps, caller, wanted.kind)
    if (launched.ok) await deps.stayInGames(caller.memberId)
    return launched
  }
  return {
    lobby: async ({ caller }) => accept(await readLobby(deps, caller.memberId)),
    enter: async ({ caller }) => {
      // Operators may view the lobby, but are logged out when idle all the same.
      if (caller.kind === 'member') await deps.stayInGames(caller.memberId)
      return accept({})
    },
    auth: ({ caller }) => launch(caller, { kind: 'table' }),
    launchCasino: ({ caller, body }) => launch(caller, { kind: 'table', ...body }),
    launchSlot: ({ caller, body }) => launch(caller, { kind: 'slot', ...body }),
    practice: async ({ caller, body }) => {
      if (caller.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
      const opened = await openPractice(deps, caller, body)
      if (opened.ok) await deps.stayInGames(caller.memberId)
      return opened
    },
    favourite: async ({ caller, body }) =>
      (await keepFavourite(deps, caller.memberId, body))
        ? accept({})
        : refuse({ code: 'CASINO_GAME_UNKNOWN' }),
  }
}
