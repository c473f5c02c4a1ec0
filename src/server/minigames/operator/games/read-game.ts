import type {
  DeskGameDetail,
  DeskMarket,
  DeskReturn,
  TermsVersion,
} from '#contract/back-office/minigames/game-desk.ts'
import { PAGE_SIZE, pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { MinigameId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import type { GameTerms } from '#domain/minigames/game-terms.ts'
import { ratioText } from '#domain/minigames/house/ratio-text.ts'
import { priceOf } from '#domain/minigames/house/terms-rule.ts'
import { termsChangeWords } from '#domain/minigames/house/terms-words.ko.ts'
import { roundAt, roundName } from '#domain/minigames/round-times.ts'
import type { Game } from '../../games/games-state.ts'
import { payTableOf } from '../kind-tables.ts'
import { findLastStart } from '../rounds/desk-rounds.sql.ts'
import { wirePrice, wireTime } from '../wire-words.ts'
import { findNewestTerms, versionList } from './game-terms.sql.ts'
import { gameHead, type ReadGamesDeps, readRunning } from './read-desk-games.ts'
import { changedFacts } from './terms-facts.ts'

/** Returns all that operators decide of a game, with its pay table; undefined for an unknown game. */
export async function readGame(deps: ReadGamesDeps, id: MinigameId): Promise<DeskGameDetail | undefined> {
  const { db, games } = deps
  const game = games.find(id)
  const terms = game && (await findNewestTerms(db, id))
  if (!game || !terms) return undefined
  const [firstRound, running] = await Promise.all([readFirstRound(deps, game), readRunning(deps, [id])])
  const drawer = game.drawnBy === id ? undefined : games.find(game.drawnBy)
  return {
    ...gameHead({ ...game, terms }),
    stakeMin: terms.stakeMin,
    stakeMax: terms.stakeMax,
    payoutMax: terms.payoutMax,
    pickPayoutMax: terms.pickPayoutMax,
    drawnBy: drawer ? { gameId: drawer.id, title: drawer.title } : null,
    version: terms.version,
    changedAt: wireTime(terms.changedAt),
    operator: terms.operator,
    firstRound,
    running: running.get(id) ?? null,
    markets: marketsOf(game, terms),
    returns: returnsOf(game, terms),
  }
}

/** The first round that does not exist yet: changes made now apply from it on. */
async function readFirstRound({ db, clock }: ReadGamesDeps, game: Game) {
  const now = clock.now()
  const last = await findLastStart(db, game.id, instant(now - DAY))
  const interval = game.intervalSeconds * 1_000
  const running = roundAt(game, 0, now)
  const at = last !== null && last >= running.startsAt ? instant(last + interval) : running.startsAt
  const round = roundAt(game, 0, at)
  return { roundId: roundName(round), startsAt: wireTime(round.startsAt) }
}

const marketsOf = ({ kind }: Game, { prices }: Pick<GameTerms, 'prices'>): DeskMarket[] =>
  payTableOf(kind).map(({ id, label, picks }) => ({
    id,
    label,
    picks: picks.map(pick => ({
      id: pick.id,
      label: pick.label,
      betPrice: wirePrice(priceOf(prices, id, pick)),
      ownPrice: wirePrice(pick.odds),
      won: ratioText(pick.chance.won),
      void: ratioText(pick.chance.void),
      extra: ratioText(pick.chance.extra),
    })),
  }))

/** Payback of each market of virtual sports, in market order. */
const returnsOf = ({ kind }: Game, { returns }: Pick<GameTerms, 'returns'>): DeskReturn[] =>
  payTableOf(kind).flatMap(({ id, label }) => {
    const ownPercent = kind.returns[id]
    return ownPercent === undefined
      ? []
      : [{ market: id, label, percent: returns[id] ?? ownPercent, ownPercent }]
  })

/** Returns the versions of a game's terms, newest first, each with a text of its changes. */
export async function readVersions({ db, games }: ReadGamesDeps, id: MinigameId, page: number) {
  const game = games.find(id)
  if (!game) return undefined
  // One more: the last version of the page is compared with the one before it.
  const part = { ...partOf(page), limit: PAGE_SIZE + 1 }
  const [rows, totalCount] = await Promise.all([versionList.rows(db, id, part), versionList.count(db, id)])
  const table = payTableOf(game.kind)
  const versions = rows
    .slice(0, PAGE_SIZE)
    .map(({ version, changedAt, operator, reason, ...is }, at): TermsVersion => {
      const was = rows[at + 1]
      const facts = was && changedFacts(table, was, is, game.kind.returns)
      return {
        version,
        changedAt: wireTime(changedAt),
        operator,
        reason,
        changes: facts ? [...termsChangeWords(facts.before, facts.after)] : [],
      }
    })
  return { versions, ...pageCountsOf(totalCount) }
}
