import type { Refusal } from '#contract/wire/refusals.ts'
import type { MinigameId } from '#domain/ids.ts'
import type { GameTerms } from '#domain/minigames/game-terms.ts'
import {
  type Decided,
  isRaised,
  type PriceChange,
  type ReturnChange,
  returnsFault,
  termsFault,
  withPrices,
  withReturns,
} from '#domain/minigames/house/terms-rule.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type OperatorAct,
  recordAct,
  refusalForOne,
  type Site,
  tellContentChanged,
} from '#server/site/site.ts'
import { insertTerms } from '../../games/games.sql.ts'
import type { Game, Games } from '../../games/games-state.ts'
import { payTableOf } from '../kind-tables.ts'
import { findNewestTerms, lockTerms } from './game-terms.sql.ts'
import { changedFacts } from './terms-facts.ts'

export type GameDeskDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly site: Site
  readonly games: Pick<Games, 'find' | 'all' | 'refresh'>
}

export type TermsChanges = Partial<Omit<Decided, 'prices' | 'returns'>> & {
  readonly prices?: readonly PriceChange[]
  readonly returns?: readonly ReturnChange[]
}

type Order = OperatorAct & {
  readonly gameId: MinigameId
  /** Version of the terms that the operator saw. */
  readonly version: number
  readonly changes: TermsChanges
}

type NotChanged = Refusal<
  'MINIGAME_UNKNOWN' | 'EDITED_MEANWHILE' | 'SETTING_MEANINGLESS' | 'SECOND_PERSON_NEEDED'
>

/**
 * Writes a new version of a game's terms (handbook 3.3). Shown, open and maintenance apply at once, everything else to
 * rounds opened afterwards. Refuses a price with which the house would lose, but not a small or large edge (handbook
 * 3.8). Higher limits and prices may need a second operator.
 */
export async function changeGameTerms(
  deps: GameDeskDeps,
  order: Order,
): Promise<Result<undefined, NotChanged>> {
  const game = deps.games.find(order.gameId)
  if (!game) return refuse({ code: 'MINIGAME_UNKNOWN' })
  const changed = await deps.db.transaction(tx => changeUnderLock(tx, deps, game, order))
  if (changed.ok) await deps.games.refresh()
  return changed
}

async function changeUnderLock(
  tx: Tx,
  { clock, bus, site }: GameDeskDeps,
  game: Game,
  { gameId, version, changes, ...who }: Order,
): Promise<Result<undefined, NotChanged>> {
  await lockTerms(tx, gameId)
  const before = await findNewestTerms(tx, gameId)
  if (!before) return refuse({ code: 'MINIGAME_UNKNOWN' })
  if (before.version !== version) return refuse({ code: 'EDITED_MEANWHILE' })
  const table = payTableOf(game.kind)
  const own = game.kind.returns
  const { prices = [], returns = [], ...rest } = changes
  if (game.kind.event !== null && prices.length > 0)
    return refuse({ code: 'SETTING_MEANINGLESS', why: '가상스포츠는 배당 대신 환수율을 정합니다.' })
  const after: GameTerms = {
    ...before,
    ...rest,
    version: version + 1,
    prices: withPrices(table, before.prices, prices),
    returns: withReturns(own, before.returns, returns),
  }
  const fault = termsFault(game.intervalSeconds, table, after) ?? returnsFault(own, after.returns)
  if (fault) return refuse({ code: 'SETTING_MEANINGLESS', why: fault })
  const facts = changedFacts(table, before, after, own)
  if (!facts) return accept(undefined)
  const done = {
    act: 'change-minigame',
    subject: `minigame:${gameId}`,
    before: facts.before,
    after: { game: game.title, ...facts.after },
  }
  const no = isRaised(table, before, after, own)
    ? refusalForOne(site, who.operator, { class: 'limit-raise', ...done })
    : undefined
  if (no) return refuse(no)
  const at = clock.now()
  await insertTerms(tx, gameId, after, { operator: who.operator.userId, reason: who.reason, at })
  tellContentChanged(tx, { bus }, 'minigames')
  await recordAct(tx, { ...who, ...done, at })
  return accept(undefined)
}
