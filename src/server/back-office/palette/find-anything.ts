import type { PaletteAnswer } from '#contract/back-office/kit/palette.ts'
import { isNumberBeginning } from '#domain/bets/bet-search.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { searchWords } from '#domain/search-text.ts'
import { listFixtures } from '#server/fixtures/fixtures.ts'
import { findGames } from '#server/minigames/minigames.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { type BetListDeps, findBetIds, findMatches, readListed } from '../bets/read-bets.ts'
import { listMeantIds, listMembers } from '../members/member-list.sql.ts'
import { phoneSearched } from '../members/phone-search.ts'
import type { ReadMembersDeps } from '../members/read-members.ts'

export type FindDeps = BetListDeps & ReadMembersDeps

/** Maximum number of results per kind. */
const FOUND_MAX = 6

/**
 * Returns members, bets, fixtures and minigames that match a text, of the kinds that the operator may view. Bets only
 * match by id, with at least eight characters.
 */
export async function findAnything(
  deps: FindDeps,
  text: string,
  caller: Pick<Caller, 'permissions'>,
): Promise<PaletteAnswer> {
  const { permissions } = caller
  const words = searchWords(text)
  const [members, bets, fixtures, games] = await Promise.all([
    permissions.has('members:read') && words !== '' ? findMembers(deps, words, caller) : [],
    permissions.has('bets:read') ? findBets(deps, text.toLowerCase()) : [],
    permissions.has('trading:read') && words !== '' ? findFixtures(deps, words) : [],
    permissions.has('minigames:read') && words !== '' ? findGames(deps.db, text, FOUND_MAX) : [],
  ])
  return { members, bets, fixtures, games }
}

async function findMembers(
  deps: FindDeps,
  search: string,
  caller: Pick<Caller, 'permissions'>,
): Promise<PaletteAnswer['members']> {
  const { db, members } = deps
  const alive = members.alive()
  const filter = { search, phoneMark: phoneSearched(deps, caller, search) }
  const rows = await listMembers(db, await listMeantIds(db, filter, { alive, limit: FOUND_MAX }), alive)
  return rows.map(({ id, userId, nickname, status }) => ({ id, userId, nickname, status }))
}

async function findBets(deps: FindDeps, number: string): Promise<PaletteAnswer['bets']> {
  if (!isNumberBeginning(number)) return []
  const { ids, memberIds } = await findBetIds(deps, { number, only: 'all', sort: 'time' }, FOUND_MAX)
  const bets = await readListed(
    deps,
    memberIds.map((memberId, at) => ({ memberId, id: ids[at] ?? '' })),
  )
  return bets.map(({ id, userId, nickname, amounts, status, createdAt }) => ({
    id,
    userId,
    nickname,
    amounts,
    status,
    createdAt,
  }))
}

async function findFixtures(deps: FindDeps, words: string): Promise<PaletteAnswer['fixtures']> {
  const ids = (await findMatches(deps, words)).slice(0, FOUND_MAX)
  const heads = await listFixtures(deps.db, ids)
  return heads.map(({ id, leagueNameKorean, homeNameKorean, awayNameKorean, startsAt }) => ({
    fixtureId: id,
    league_name: leagueNameKorean,
    home: homeNameKorean,
    away: awayNameKorean,
    startdate: formatSeoul(startsAt, 'YYYY-MM-DD HH:mm:ss'),
  }))
}
