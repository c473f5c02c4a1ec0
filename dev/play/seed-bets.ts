import type { FixtureId } from '#domain/ids.ts'
import { DAY, instant, MINUTE } from '#domain/instant.ts'
import { pageOffers } from '#domain/markets/page-markets.ts'
import { totalOdds } from '#domain/odds.ts'
import { type BetStyle, betStyle, gameDetailType, koreanDetailType } from '#domain/sports/detail-type.ts'
import { type BetRequest, listBets, openBetting } from '#server/bets/bets.ts'
import { findByUserId } from '#server/members/members.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { listOfferedPicks, type OfferedPick } from './offered-picks.sql.ts'

type Page = 'cross' | 'wintielose' | 'handicap' | 'special' | 'europe'

/** A bet of the play data: member, page, number of matches, stake in won. */
type Wish = readonly [userId: string, page: Page, folds: number, stake: number]

/** Bets of the last hour. Their matches are over, and the server settles them at start. */
const earlier: readonly Wish[] = [
  ['demo', 'cross', 2, 20_000],
  ['demo5', 'europe', 1, 150_000],
  ['demo22', 'cross', 3, 10_000],
  ['demo36', 'wintielose', 2, 30_000],
  ['demo37', 'handicap', 2, 25_000],
  ['demo38', 'cross', 4, 5_000],
  ['steady1', 'cross', 1, 15_000],
  ['demo', 'europe', 1, 50_000],
  ['demo5', 'cross', 2, 100_000],
  ['demo36', 'europe', 2, 40_000],
  ['demo', 'special', 1, 10_000],
  ['demo22', 'europe', 1, 30_000],
  ['demo37', 'cross', 1, 60_000],
  ['demo38', 'handicap', 1, 20_000],
  ['demo5', 'wintielose', 1, 200_000],
  ['demo', 'cross', 1, 30_000],
  ['careful1', 'cross', 2, 10_000],
  ['demo36', 'cross', 3, 15_000],
  ['moonwalk', 'cross', 1, 50_000],
  ['bluehill', 'europe', 1, 35_000],
  ['riverside', 'cross', 2, 20_000],
  ['dawnwind', 'wintielose', 1, 15_000],
  ['moonwalk', 'handicap', 1, 40_000],
  ['bluehill', 'cross', 3, 10_000],
  ['nightsea', 'cross', 1, 45_000],
  ['goldfield', 'europe', 1, 30_000],
]

/** Bets on future matches: the open bets of the desk, with favourites that several members picked. */
const toCome: readonly Wish[] = [
  ['demo', 'cross', 1, 40_000],
  ['demo5', 'cross', 1, 300_000],
  ['demo22', 'cross', 1, 50_000],
  ['demo36', 'europe', 1, 80_000],
  ['demo37', 'cross', 2, 20_000],
  ['demo38', 'wintielose', 1, 40_000],
  ['demo', 'europe', 2, 30_000],
  ['demo5', 'handicap', 1, 150_000],
  ['demo22', 'europe', 3, 10_000],
  ['demo36', 'cross', 2, 20_000],
  ['demo37', 'europe', 1, 70_000],
  ['demo38', 'cross', 2, 10_000],
  ['demo', 'handicap', 2, 20_000],
  ['demo5', 'europe', 1, 120_000],
  ['steady1', 'cross', 1, 20_000],
  ['demo36', 'special', 1, 10_000],
  ['demo', 'wintielose', 1, 25_000],
  ['demo37', 'handicap', 1, 45_000],
  ['demo5', 'cross', 3, 50_000],
  ['demo22', 'wintielose', 1, 30_000],
  ['moonwalk', 'cross', 1, 30_000],
  ['bluehill', 'cross', 2, 25_000],
  ['riverside', 'europe', 1, 60_000],
  ['dawnwind', 'cross', 1, 20_000],
  ['nightsea', 'cross', 2, 15_000],
]

/** How long ago the earlier bets were placed, and the latest start of their matches after that. */
export const EARLIER = 50 * MINUTE
const EARLIER_STARTS = 35 * MINUTE

/** True when no play member has ever bet. Bets are placed once, with the first board. */
export async function hasNoBets(deps: Deps): Promise<boolean> {
  const demo = await findByUserId(deps.db, 'demo')
  if (!demo) return false
  const all = { gameType: undefined, statusCode: undefined, from: undefined, to: undefined, page: 1 }
  return (await listBets(deps, { memberId: demo.id, ...all })).totalCount === 0
}

/** Returns the matches that were bet on. */
export const placeEarlierBets = (deps: Deps, site: Site): Promise<ReadonlySet<FixtureId>> =>
  place(deps, site, earlier, { from: 10 * MINUTE, to: EARLIER_STARTS })

export const placeOpenBets = (deps: Deps, site: Site): Promise<ReadonlySet<FixtureId>> =>
  place(deps, site, toCome, { from: 20 * MINUTE, to: 2 * DAY })

type Span = { readonly from: number; readonly to: number }

/** Places the bets one by one through the server's rules. Bets that are refused at the current prices are skipped. */
async function place(
  deps: Deps,
  site: Site,
  wishes: readonly Wish[],
  { from, to }: Span,
): Promise<ReadonlySet<FixtureId>> {
  const now = deps.clock.now()
  const picks = await listOfferedPicks(deps.db, instant(now + from), instant(now + to))
  const betting = openBetting({ ...deps, newUuid: uuidSource(deps.clock), site })
  const betOn = new Set<FixtureId>()
  for (const [index, wish] of wishes.entries()) {
    const own = chosen(picks, wish, index)
    const request = await requestOf(deps, wish, own)
    if (!request) continue
    const { ok } = await betting.place(request)
    if (ok) for (const { fixtureId } of own) betOn.add(fixtureId)
  }
  await betting.drained()
  return betOn
}

/** This many favourites share the bets. The remaining bets go to the matches after them. */
const FAVOURITES = 5

/** Returns one pick per match from those that the page offers. Favourites are chosen repeatedly. */
function chosen(picks: readonly OfferedPick[], [, page, folds]: Wish, index: number): readonly OfferedPick[] {
  const fitting = picks.filter(pick => isUsual(page, pick))
  const matches = [...Map.groupBy(fitting, ({ fixtureId }) => fixtureId).values()]
  return Array.from({ length: folds }, (_, fold) => {
    const place = fold === 0 ? index % FAVOURITES : FAVOURITES + index * 3 + fold
    const own = matches[place % matches.length] ?? []
    return own[(index + fold) % Math.max(own.length, 1)]
  }).filter(pick => pick !== undefined)
}

/** True for main markets at prices that people usually bet on. */
const isUsual = (page: Page, { main, line, typeId, sportId, odds }: OfferedPick): boolean =>
  pageOffers(page, { sportId, marketTypeId: typeId }) &&
  (main || line === null || page === 'special') &&
  odds >= ODDS_MIN &&
  odds <= ODDS_MAX

const ODDS_MIN = 130
const ODDS_MAX = 240

async function requestOf(
  { db }: Deps,
  [userId, page, folds, stake]: Wish,
  picks: readonly OfferedPick[],
): Promise<BetRequest | undefined> {
  const member = await findByUserId(db, userId)
  if (!member || picks.length < folds) return undefined
  const style: BetStyle = betStyle(page)
  return {
    memberId: member.id,
    page,
    style,
    detailType: gameDetailType(style, folds, page === 'europe' ? 0 : koreanDetailType[page]),
    stake,
    totalOdds: totalOdds(picks.map(({ odds }) => odds)),
    claims: picks.map(({ outcomeId, fixtureId, sportId, line, odds, version }) => ({
      outcomeId,
      fixtureId,
      sportId,
      line: line ?? undefined,
      odds,
      version,
    })),
    bonus: undefined,
    accepts: 'none',
    device: 'Chrome · Windows',
    address: '127.0.0.1',
    key: undefined,
  }
}
