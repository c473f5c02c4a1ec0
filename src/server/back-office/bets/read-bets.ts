import type { betDeskContract, ListedBet } from '#contract/back-office/bet-desk.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { Query } from '#contract/wire/route.ts'
import { numberSpan } from '#domain/bets/bet-search.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
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
import type { FindFixtures } from '../fixture-index.ts'
import { type ListedRow, listListed } from './listed-bets.sql.ts'
import { type BetSearch, countFound, findMemberIds, isWalkEnough, searchBets } from './search-bets.sql.ts'

export type BetListDeps = Pick<Deps, 'db'> & {
  readonly site: Pick<Site, 'settings'>
  readonly findFixtures: FindFixtures
}

type ListQuery = Query<typeof betDeskContract.bets>
type Narrowed = Omit<ListQuery, 'page' | 'sort' | 'before'>

/** A search looks at the newest so many bets of its span: any answer costs so much and no more, whatever is asked. */
export const LOOKED_MAX = 20_000
/** Fewer where each is to be read; and it ends where it has found so many that nobody turns the last page. */
const READ_MAX = 10_000
const FOUND_MAX = 1_000
/** New bets are counted so far. */
const NEW_MAX = 500
/** Members and matches that a search may mean: more of them are no search. */
const MEMBERS_MAX = 50
const FIXTURES_MAX = 200

/** A page of all bets of the house, newest first or by money, as far back as one search looks (handbook 6.3). */
export async function readBets(deps: BetListDeps, { page, sort, before, ...narrowed }: ListQuery) {
  const search = { ...(await searchOf(deps, narrowed)), beforeId: before }
  const found = await searchBets(
    deps.db,
    search,
    { limit: isWalkEnough(search, sort) ? LOOKED_MAX : READ_MAX, enough: FOUND_MAX },
    { sort, limit: PAGE_SIZE, offset: pageStart(page) },
  )
  const rows = found.ids.length === 0 ? [] : await listListed(deps.db, found.memberIds, found.ids)
  return {
    bets: rows.map(row => wireListed(row, search.largeFrom)),
    totalCount: found.total,
    pageCount: pageCountOf(found.total),
    bound:
      found.isBounded && found.oldestId !== null
        ? { looked: found.looked, lastId: found.oldestId, lastAt: wireTime(momentOf(found.oldestId)) }
        : null,
    newestId: found.newestId,
  }
}

/** How many bets came after one, of those that a list would show. */
export const countNewBets = async (
  deps: BetListDeps,
  { after, ...narrowed }: Narrowed & { readonly after: string },
): Promise<number> =>
  countFound(deps.db, { ...(await searchOf(deps, narrowed)), afterId: after }, { limit: NEW_MAX })

/** The numbers of the bets that a list would show, among so many of the newest, and whose they are. */
export async function findBetIds(
  deps: BetListDeps,
  { sort, ...narrowed }: Omit<ListQuery, 'page' | 'before'>,
  most: number,
) {
  const search = await searchOf(deps, narrowed)
  return searchBets(deps.db, search, { limit: most }, { sort, limit: most, offset: 0 })
}

/** The newest of the open bets that a list would show, so many at the most, and how many there are. */
export async function findOpenBets(
  deps: BetListDeps,
  { before, ...narrowed }: Omit<ListQuery, 'page' | 'sort'>,
  most: number,
) {
  const search = { ...(await searchOf(deps, { status: betStatusCode.open, ...narrowed })), beforeId: before }
  return searchBets(deps.db, search, { limit: LOOKED_MAX }, { sort: 'time', limit: most, offset: 0 })
}

/** Bets as the list tells of them, by number and owner. */
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
    // What has ended by a moment was placed before it.
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

/** The fixtures that words mean: by names of teams and leagues, or by number. */
export async function findMatches({ findFixtures }: BetListDeps, words: string): Promise<FixtureId[]> {
  const byNumber = /^[1-9]\d{0,14}$/.test(words) ? [Number(words) as FixtureId] : []
  return [...new Set([...byNumber, ...(await findFixtures(words))])].slice(0, FIXTURES_MAX)
}

export const wireTime = (at: Parameters<typeof formatSeoul>[0]): string =>
  formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** The millisecond that a bet's number begins with (UUIDv7). */
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
  firstPick: row.round ? pickOfRound(row.round) : pickOfLeg(row),
})

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

/** The game and its round stand where others have their teams. */
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
