import type { casinoContract } from '#contract/casino/casino.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { keepFavourite } from './keep-favourite.ts'
import { type LaunchDeps, launchGame, type Wanted } from './launch.ts'
import { type LobbyDeps, readLobby } from './read-lobby.ts'

/** The members' doorway to casino and slots. */
export const casinoRoutes = (deps: LobbyDeps & LaunchDeps): Handlers<typeof casinoContract> => {
  const launch = async (caller: Caller, wanted: Wanted) =>
    caller.kind === 'member' ? launchGame(deps, caller, wanted) : refuse({ code: 'MEMBERS_ALONE' })
  return {
    lobby: async ({ caller }) => accept(await readLobby(deps, caller.memberId)),
    auth: ({ caller }) => launch(caller, { kind: 'table' }),
    launchCasino: ({ caller, body }) => launch(caller, { kind: 'table', ...body }),
    launchSlot: ({ caller, body }) => launch(caller, { kind: 'slot', ...body }),
    favourite: async ({ caller, body }) =>
      (await keepFavourite(deps, caller.memberId, body))
        ? accept({})
        : refuse({ code: 'CASINO_GAME_UNKNOWN' }),
  }
}
