import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatFigure, parseSeoul, seoulDay } from '#domain/korean-formats.ts'
import { type Points, points } from '#domain/money.ts'
import { daysOf, monthBeside, monthOf } from '#domain/promotions/attendance.ts'
import {
  type Milestone,
  type MonthCounts,
  milestoneState,
  milestoneUnit,
  milestoneWord,
} from '#domain/promotions/milestones.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { listStampedDays } from '../attendance/attendance.sql.ts'
import { sumDeposits } from '../deposit-bonuses/deposit-bonuses.sql.ts'
import type { GiftRefusal } from '../gift-refusal.ts'
import { givePoints } from '../give-points.ts'
import { countClaimedQuests } from '../quests/quest-claims.sql.ts'
import { sumSettledBets } from '../settled-bets.sql.ts'
import { holdMilestone, insertClaim, listClaims, listMilestones } from './milestones.sql.ts'

/** Returns this month's milestones with the member's progress; hidden ones only if claimed (ROUTE-071). */
export async function readMilestones({ db, clock }: Pick<Deps, 'db' | 'clock'>, memberId: MemberId) {
  const month = monthOf(seoulDay(clock.now()))
  const [counts, milestones, claims] = await Promise.all([
    readMonthCounts(db, memberId, month),
    listMilestones(db),
    listClaims(db, memberId, month),
  ])
  const claimed = new Map(claims.map(claim => [claim.id, claim.points]))
  return {
    month,
    lastDay: daysOf(month).at(-1) ?? '',
    counts,
    steps: milestones
      .filter(({ id, shown }) => shown || claimed.has(id))
      .map(step => ({
        id: step.id,
        kind: step.kind,
        target: step.target,
        points: claimed.get(step.id) ?? step.points,
        state: milestoneState(step, counts, claimed.has(step.id)),
      })),
  }
}

/** Gives a member the points of a milestone reached this month, once; unclaimed ones expire with the month. */
export const claimMilestone = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>,
  memberId: MemberId,
  id: number,
): Promise<
  Result<
    { readonly points: Points },
    Refusal<'NOT_FOUND' | 'MILESTONE_AHEAD' | 'MILESTONE_CLAIMED'> | GiftRefusal
  >
> =>
  deps.db.transaction(async tx => {
    const step = await holdMilestone(tx, id)
    if (!step) return refuse({ code: 'NOT_FOUND' })
    const at = deps.clock.now()
    const month = monthOf(seoulDay(at))
    if (!(await insertClaim(tx, { memberId, month, id, points: step.points, at })))
      return refuse({ code: 'MILESTONE_CLAIMED' })
    const counts = await readMonthCounts(tx, memberId, month)
    if (milestoneState(step, counts, false) === 'ahead') return refuse({ code: 'MILESTONE_AHEAD' })
    const gift = {
      memberId,
      points: points(step.points),
      ref: deps.newUuid(),
      cause: causeOf(step, month),
      at,
    }
    const given = await givePoints(deps, tx, gift)
    if (!given.ok) return given
    tellContentChanged(tx, deps, 'milestones', memberId)
    return accept({ points: gift.points })
  })

/** "누적이벤트 (11월 출석 10일)" */
function causeOf({ kind, target }: Milestone, month: string): string {
  const reached = `${milestoneWord[kind]} ${formatFigure(target)}${milestoneUnit[kind]}`
  return `누적이벤트 (${Number(month.slice(5))}월 ${reached})`
}

/** Returns a member's progress in a month in Seoul (ROUTE-071). */
async function readMonthCounts(db: Queries, memberId: MemberId, month: string): Promise<MonthCounts> {
  const days = daysOf(month)
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const span = { from: firstMomentOf(month), before: firstMomentOf(monthBeside(month, 1)) }
  const [stamps, quests, deposits, bets] = await Promise.all([
    listStampedDays(db, memberId, first, last),
    countClaimedQuests(db, memberId, { first, last }),
    sumDeposits(db, memberId, span),
    sumSettledBets(db, memberId, span),
  ])
  return { attendance: stamps.length, quests, deposits, bets: bets.stakes }
}

function firstMomentOf(month: string) {
  const at = parseSeoul(`${month}-01`)
  assert(at !== undefined, `a month: ${month}`)
  return at
}
