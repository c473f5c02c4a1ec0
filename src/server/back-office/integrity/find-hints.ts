import type { FixtureId, MemberId } from '#domain/ids.ts'
import { DAY, instant, MINUTE } from '#domain/instant.ts'
import { beforeMoves } from '#domain/integrity/before-move.ts'
import { type Hint, membersOf, type PickedBet, picked } from '#domain/integrity/hints.ts'
import { insiders, type Staff } from '#domain/integrity/insiders.ts'
import { linkedAccounts, type MemberLink } from '#domain/integrity/linked-accounts.ts'
import { manySmall } from '#domain/integrity/many-small.ts'
import type { Thresholds } from '#domain/integrity/thresholds.ts'
import { largeVolumes, meanBeside, unusualVolume } from '#domain/integrity/unusual-volume.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { LookedBets } from './bet-memory.ts'
import { type ClosedCase, listClosed } from './cases.sql.ts'
import { listLinks, listStaff } from './links.sql.ts'
import { listHandled } from './moves.sql.ts'
import { readMoves } from './read-moves.ts'
import { findLeagueUsual } from './watched-bets.sql.ts'

export type HintDeps = Pick<Deps, 'db' | 'clock'> & { readonly site: Pick<Site, 'settings'> }

/** Range of logins searched for links between members. */
const LINKED_FOR = 30 * DAY
/** Maximum number of bettors checked for links, and of picks compared. */
const LINKED_MAX = 2_000
const VOLUMES_MAX = 20
/** Older decisions precede all bets examined. */
const LOOKED_BACK = DAY

/**
 * Returns the hints that the integrity rules find among bets, with the thresholds of the settings. Excludes bets
 * already decided on (B19).
 */
export async function findHints(
  deps: HintDeps,
  { all, fresh }: LookedBets,
  movesSince: number,
): Promise<readonly Hint[]> {
  const { db, clock, site } = deps
  const thresholds = site.settings().integrity
  const now = clock.now()
  const [closed, moves] = await Promise.all([
    listClosed(db, instant(now - LOOKED_BACK)),
    readMoves(db, instant(movesSince)),
  ])
  const touched = new Set<FixtureId>([
    ...fresh.flatMap(({ picks }) => picks.map(({ fixtureId }) => fixtureId)),
    ...moves.map(({ fixtureId }) => fixtureId),
  ])
  if (touched.size === 0) return []
  const bets = picked(all).filter(({ fixtureId }) => touched.has(fixtureId))
  const recent = bets.filter(({ placedAt }) => placedAt >= now - thresholds.windowMinutes * MINUTE)
  const undecided = recent.filter(bet => !isDecided(closed, bet))
  const news = new Set(fresh.map(({ betId }) => betId))
  const found = [
    ...(await volumeHints(deps, undecided, news, thresholds)),
    ...manySmall(undecided, thresholds),
    ...(await memberHints(deps, bets, news, thresholds)),
    ...beforeMoves(bets, moves, thresholds),
  ]
  return found.filter(hint => saysMore(closed, hint))
}

/** A decision about a pick covers all bets on it by then: only new bets cause a new hint. */
const isDecided = (closed: readonly ClosedCase[], { outcomeId, placedAt }: PickedBet): boolean =>
  closed.some(({ subject, decidedAt }) => subject === `outcome:${outcomeId}` && placedAt <= decidedAt)

/** Whether a hint contains a bet later than the decision on the same subject. */
function saysMore(closed: readonly ClosedCase[], hint: Hint): boolean {
  const members = new Set(membersOf(hint))
  const decided = closed
    .filter(
      ({ kind, subject, members: theirs }) =>
        kind === hint.kind &&
        (subject === hint.subject || (kind === 'linked-accounts' && theirs.some(id => members.has(id)))),
    )
    .map(({ decidedAt }) => decidedAt)
  const last = Math.max(0, ...decided)
  return hint.bets.some(({ placedAt }) => placedAt > last)
}

async function volumeHints(
  { db }: HintDeps,
  bets: readonly PickedBet[],
  news: ReadonlySet<string>,
  thresholds: Thresholds,
): Promise<readonly Hint[]> {
  const volumes = largeVolumes(bets, thresholds)
    .filter(volume => volume.bets.some(({ betId }) => news.has(betId)))
    .toSorted((a, b) => b.stakes - a.stakes)
    .slice(0, VOLUMES_MAX)
  const hints: Hint[] = []
  for (const volume of volumes) {
    const inLeague = await findLeagueUsual(db, volume.outcomeId)
    const hint = unusualVolume(volume, { onFixture: meanBeside(volume, bets), inLeague }, thresholds)
    if (hint) hints.push(hint)
  }
  return hints
}

/** Hints from links between members: with another bettor on the same market, or with an operator. */
async function memberHints(
  { db, clock }: HintDeps,
  bets: readonly PickedBet[],
  news: ReadonlySet<string>,
  thresholds: Thresholds,
): Promise<readonly Hint[]> {
  const newMarkets = new Set(bets.filter(({ betId }) => news.has(betId)).map(({ marketId }) => marketId))
  const onNew = bets.filter(({ marketId }) => newMarkets.has(marketId))
  if (onNew.length === 0) return []
  const bettors = [...new Set(onNew.map(({ memberId }) => memberId))].slice(-LINKED_MAX)
  const staff = await listStaff(db)
  const asked = [...bettors, ...staff.map(({ id }) => id)]
  const since = instant(clock.now() - LINKED_FOR)
  const links = await listLinks(db, asked, since, thresholds.addressCrowd)
  const staffIds = new Set(staff.map(({ id }) => id))
  const amongMembers = links.filter(({ one, other }) => !staffIds.has(one) && !staffIds.has(other))
  const handling = await withHandled(db, staff, links, onNew)
  return [...linkedAccounts(onNew, amongMembers, thresholds), ...insiders(onNew, handling)]
}

/** Operators, the accounts linked to theirs, and what they have handled of the betted fixtures. */
async function withHandled(
  db: HintDeps['db'],
  staff: readonly { readonly id: MemberId; readonly userId: string }[],
  links: readonly MemberLink[],
  bets: readonly PickedBet[],
): Promise<readonly Staff[]> {
  const withLinks = staff.map(({ id, userId }) => {
    const own = links.filter(({ one, other }) => one === id || other === id)
    const linked = new Map(own.map(({ one, other, by }) => [one === id ? other : one, by]))
    return { id, userId, linked }
  })
  const operators = withLinks.filter(({ linked }) => linked.size > 0).map(({ id }) => id)
  const linkedIds = new Set(withLinks.flatMap(({ linked }) => [...linked.keys()]))
  const subjects = new Map<string, FixtureId>()
  for (const { memberId, fixtureId, marketId, outcomeId } of bets)
    if (linkedIds.has(memberId))
      for (const subject of [`fixture:${fixtureId}`, `market:${marketId}`, `outcome:${outcomeId}`])
        subjects.set(subject, fixtureId)
  const handled =
    operators.length === 0 || subjects.size === 0
      ? []
      : await listHandled(db, operators, [...subjects.keys()])
  return withLinks.map(one => ({
    ...one,
    handled: new Set(
      handled.flatMap(({ operatorId, subject }) => {
        const fixtureId = operatorId === one.id ? subjects.get(subject) : undefined
        return fixtureId === undefined ? [] : [fixtureId]
      }),
    ),
  }))
}
