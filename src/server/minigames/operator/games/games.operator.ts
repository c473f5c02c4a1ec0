import type { gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import type { Body } from '#contract/wire/route.ts'
import type { MinigameId } from '#domain/ids.ts'
import type { PriceChange } from '#domain/minigames/house/terms-rule.ts'
import { won } from '#domain/money.ts'
import { parseOdds } from '#domain/odds.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { changeGameTerms, type GameDeskDeps, type TermsChanges } from './change-game-terms.ts'
import { changeMinigameLevel } from './change-minigame-level.ts'
import { readChoices, readDeskGames, readLevels } from './read-desk-games.ts'
import { readGame, readVersions } from './read-game.ts'

/** Operator routes of the games: what is offered, and on which terms (handbook 3.3). */
export const gameDeskRoutes = (deps: GameDeskDeps): Handlers<typeof gameDeskContract> => ({
  games: async ({ query: { search = '', kind, state, sort, page } }) =>
    accept(await readDeskGames(deps, { search, kind, state, sort, page })),
  choices: () => accept(readChoices(deps)),
  game: async ({ params }) => readAsked(deps, params.id),
  versions: async ({ params, query }) => {
    const versions = await readVersions(deps, params.id as MinigameId, query.page)
    return versions ? accept(versions) : refuse({ code: 'MINIGAME_UNKNOWN' })
  },
  changeTerms: async ({ caller, ip, params, body: { version, changes, reason } }) => {
    const read = readChanges(changes)
    if (!read)
      return refuse({ code: 'SETTING_MEANINGLESS', why: '배당은 소수점 둘째 자리까지 입력해 주세요.' })
    const gameId = params.id as MinigameId
    const changed = await changeGameTerms(deps, {
      operator: caller,
      ip,
      reason,
      gameId,
      version,
      changes: read,
    })
    return changed.ok ? readAsked(deps, gameId) : changed
  },
  levels: async () => accept(await readLevels(deps)),
  changeLevel: async ({ caller, ip, params: { level }, body: { before, reason, ...limits } }) =>
    changeMinigameLevel(deps, {
      operator: caller,
      ip,
      reason,
      limits: { level, ...readLimits(limits) },
      looked: readLimits(before),
    }),
})

async function readAsked(deps: GameDeskDeps, id: number) {
  const game = await readGame(deps, id as MinigameId)
  return game ? accept(game) : refuse({ code: 'MINIGAME_UNKNOWN' })
}

type WireLimits = { readonly stakeMin: number; readonly stakeMax: number; readonly payoutMax: number }

const readLimits = ({ stakeMin, stakeMax, payoutMax }: WireLimits) => ({
  stakeMin: won(stakeMin),
  stakeMax: won(stakeMax),
  payoutMax: won(payoutMax),
})

type WireChanges = Body<typeof gameDeskContract.changeTerms>['changes']

const amounts = ['stakeMin', 'stakeMax', 'payoutMax', 'pickPayoutMax'] as const

/** Parses the changes; undefined when a price is invalid. */
function readChanges({ prices, returns, ...wire }: WireChanges): TermsChanges | undefined {
  const read = prices?.map(({ market, pick, price }): PriceChange | undefined => {
    const odds = price === null ? null : parseOdds(price)
    return odds === undefined ? undefined : { market, pick, odds }
  })
  if (read?.includes(undefined)) return undefined
  const given = Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined)) as Omit<
    TermsChanges,
    'prices' | 'returns'
  >
  const limits = Object.fromEntries(
    amounts.flatMap(name => {
      const amount = wire[name]
      return amount === undefined ? [] : [[name, amount === null ? null : won(amount)]]
    }),
  )
  return {
    ...given,
    ...limits,
    ...(read && { prices: read.flatMap(one => one ?? []) }),
    ...(returns && { returns }),
  }
}
