import type { betDeskContract, ListedBet } from '#contract/back-office/bet-desk.ts'
import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { Query } from '#contract/wire/route.ts'
import { numberSpan } from '#domain/bets/bet-search.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { casinoPick } from '#domain/casino/casino-pick.ko.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { formatSeoul, seoulDayRange } from '#domain/korean-formats.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import { eventPickText, eventTitle, eventWords } from '#domain/minigames/virtual/event-words.ko.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { FindFixtures } from '../trading/fixture-index.ts'
import { type ListedRow, listListed } from './listed-bets.sql.ts'
import { type BetSearch, countFound, findMemberIds, isWalkEnough, searchBets } from './search-bets.sql.ts'

export type BetListDeps = Pick<Deps, 'db'> & {
  readonly site: Pick<Site, 'settings'>
  readonly findFixtures: FindFixtures
}

type ListQuery = Query<typeof betDeskContract.bets>
type Narrowed = Omit<ListQuery, 'page' | 'sort' | 'before'>

/** A search reads at most this many of the newest bets of its range, which limits its cost. */
export const LOOKED_MAX = 20_000
/**
 * Lower limit when each bet must be read; and a search ends early after this many matches, more than anybody pages
 * through.
 */
const READ_MAX = 10_000
const FOUND_MAX = 1_000
/** Maximum count of new bets. */
const NEW_MAX = 500
/** Maximum number of members and matches that a search text may match; more are useless. */
const MEMBERS_MAX = 50
const FIXTURES_MAX = 200

/** Returns a page of all bets, newest first or by amount, as far back as one search reads (handbook 6.3). */
export async function readBets(deps: BetListDeps, { page, sort, before, ...narrowed }: ListQuery) {
  const search = { ...(await searchOf(deps, narrowed)), beforeId: before }
  const found = await searchBets(
    deps.db,
    search,
    { limit: isWalkEnough(search, sort) ? LOOKED_MAX : READ_MAX, enough: FOUND_MAX },
    { sort, ...partOf(page) },
  )
  const rows = found.ids.length === 0 ? [] : await listListed(deps.db, found.memberIds, found.ids)
  return {
    bets: rows.map(row => wireListed(row, search.largeFrom)),
    ...pageCountsOf(found.total),
    bound:
      found.isBounded && found.oldestId !== null
        ? { looked: found.looked, lastId: found.oldestId, lastAt: wireTime(momentOf(found.oldestId)) }
        : null,
    newestId: found.newestId,
  }
}

/** Number of bets after a given one that a list would show. */
export const countNewBets = async (
  deps: BetListDeps,
  { after, ...narrowed }: Narrowed & { readonly after: string },
): Promise<number> =>
  countFound(deps.db, { ...(await searchOf(deps, narrowed)), afterId: after }, { limit: NEW_MAX })

/** Returns the ids and members of the bets that a list would show, among the newest. */
export async function findBetIds(
  deps: BetListDeps,
  { sort, ...narrowed }: Omit<ListQuery, 'page' | 'before'>,
  most: number,
) {
  const search = await searchOf(deps, narrowed)
  return searchBets(deps.db, search, { limit: most }, { sort, limit: most, offset: 0 })
}

/** Returns the newest open bets that a list would show, up to a limit, and their number. */
export async function findOpenBets(
  deps: BetListDeps,
  { before, ...narrowed }: Omit<ListQuery, 'page' | 'sort'>,
  most: number,
) {
  const search = { ...(await searchOf(deps, { status: betStatusCode.open, ...narrowed })), beforeId: before }
  return searchBets(deps.db, search, { limit: LOOKED_MAX }, { sort: 'time', limit: most, offset: 0 })
}

/** Returns bets in list format, by id and member. */
export const readListed = async (
  { db, site }: BetListDeps,
  bets: readonly { readonly id: string; readonly memberId: MemberId }[],
): Promise<ListedBet[]> =>
  (
    await listListed(
      db,
      bets.map(({ memberId }) => memberId),
      bets.map(({ id }) => id),
    )
  ).map(row => wireListed(row, site.settings().largeBetMin))

async function searchOf(deps: BetListDeps, asked: Narrowed): Promise<BetSearch> {
  const span = asked.number === undefined ? undefined : numberSpan(asked.number)
  const from = asked.from === undefined ? undefined : seoulDayRange(asked.from)?.from
  const before = asked.to === undefined ? undefined : seoulDayRange(asked.to)?.before
  const endedFrom = asked.endedFrom === undefined ? undefined : seoulDayRange(asked.endedFrom)?.from
  const endedBefore = asked.endedTo === undefined ? undefined : seoulDayRange(asked.endedTo)?.before
  const [memberIds, fixtureIds] = await Promise.all([
    membersOf(deps, asked),
    asked.match ? findMatches(deps, asked.match) : undefined,
  ])
  return {
    memberIds,
    fixtureIds,
    fromId: greatest(span?.from, from && uuidFloor(from)),
    // A bet that has ended by a given time was placed before it.
    toId: least(least(span?.to, before && uuidFloor(before)), endedBefore && uuidFloor(endedBefore)),
    statusCode: asked.status,
    gameType: asked.gameType,
    detailType: asked.gameDetailType,
    style: asked.betStyle,
    stakeFrom: asked.amountFrom,
    oddsFrom: asked.oddsFrom,
    endedFrom,
    endedBefore,
    summedUp: asked,
    kind: asked.only,
    largeFrom: deps.site.settings().largeBetMin,
    closingSeconds: deps.site.settings().closingBetSec,
  }
}

async function membersOf(
  { db }: BetListDeps,
  { member, memberId }: Narrowed,
): Promise<MemberId[] | undefined> {
  const found = member === undefined ? undefined : await findMemberIds(db, member, MEMBERS_MAX)
  if (memberId === undefined) return found
  return found === undefined || found.includes(memberId as MemberId) ? [memberId as MemberId] : []
}

const greatest = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && other > one ? other : (one ?? other)
const least = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && other < one ? other : (one ?? other)

/** Returns the fixtures that match a text by team and league names, or by id. */
export async function findMatches({ findFixtures }: BetListDeps, words: string): Promise<FixtureId[]> {
  const byNumber = /^[1-9]\d{0,14}$/.test(words) ? [Number(words) as FixtureId] : []
  return [...new Set([...byNumber, ...(await findFixtures(words))])].slice(0, FIXTURES_MAX)
}

export const wireTime = (at: Parameters<typeof formatSeoul>[0]): string =>
  formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** Time contained in a bet's id (UUIDv7). */
const momentOf = (id: string) => instant(Number.parseInt(id.replace('-', '').slice(0, 12), 16))

const wireListed = (row: ListedRow, largeFrom: number): ListedBet => ({
  id: row.id,
  memberId: row.memberId as MemberId as number,
  userId: row.userId,
  nickname: row.nickname,
  gameType: row.gameType,
  gameDetailType: row.detailType,
  betStyle: row.style,
  status: row.statusCode,
  legCount: row.legCount,
  amounts: row.stake,
  totalRatio: row.totalOdds / 100,
  winnings: row.winnings,
  payout: row.payout,
  createdAt: wireTime(row.placedAt),
  late: row.late,
  large: row.stake >= largeFrom,
  firstPick: firstPickOf(row),
})

function firstPickOf(row: ListedRow): ListedBet['firstPick'] {
  if (row.round) return pickOfRound(row.round)
  if (!row.casino) return pickOfLeg(row)
  const { id, game } = row.casino
  return { fixtureId: id, home: game, away: '', ...casinoPick(row.casino) }
}

const pickOfLeg = (row: ListedRow): ListedBet['firstPick'] =>
  row.fixtureId === null
    ? null
    : {
        fixtureId: row.fixtureId,
        home: row.home,
        away: row.away,
        market: row.marketThen ?? marketLabel(row.marketTypeId, row.sportId),
        pick: row.pickThen ?? pickLabel(row.pick),
      }

/** Game and round are in the fields of the teams. */
function pickOfRound(round: NonNullable<ListedRow['round']>): ListedBet['firstPick'] {
  const kind = findKind(round.kind)?.at({ gameId: round.gameId, roundId: roundName(round) })
  const market = kind?.markets.find(({ id }) => id === round.market)
  const label = market?.picks.find(({ id }) => id === round.pick)?.label ?? round.pick
  return {
    fixtureId: round.id,
    home: [`${round.title} ${roundName(round)}회`, eventTitle(eventWords(round, kind?.event))]
      .filter(Boolean)
      .join(' · '),
    away: '',
    market: market?.label ?? round.market,
    pick: eventPickText(round.kind, { gameId: round.gameId, event: kind?.event }, { ...round, label }),
  }
}
