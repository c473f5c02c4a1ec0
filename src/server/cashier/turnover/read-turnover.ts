import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  countDeskRequirements,
  type DeskFilter,
  listCounted,
  listDeskRequirements,
  listOwnRequirements,
  sumOpen,
} from './turnover.sql.ts'
import { readTurnoverRule } from './turnover-rule.ts'

export type { ShownRequirement } from './turnover.sql.ts'

/** So many requirements and bets the member's page shows. */
const SHOWN_REQUIREMENTS = 20
const SHOWN_BETS = 30

/** How far a member is, what has counted and why, and what counts (handbook 5.4). */
export async function readOwnTurnover({ db }: Pick<Deps, 'db'>, memberId: MemberId) {
  const [open, requirements, bets, rule] = await Promise.all([
    sumOpen(db, memberId),
    listOwnRequirements(db, memberId, SHOWN_REQUIREMENTS),
    listCounted(db, memberId, SHOWN_BETS),
    readTurnoverRule(db),
  ])
  return { need: open.need, done: open.done, requirements, bets, weights: rule.weights }
}

/** A page of everybody's requirements, for operators. */
export async function readDeskTurnover({ db }: Pick<Deps, 'db'>, filter: DeskFilter, page: number) {
  const [requirements, totalCount] = await Promise.all([
    listDeskRequirements(db, filter, { limit: PAGE_SIZE, offset: pageStart(page) }),
    countDeskRequirements(db, filter),
  ])
  return { requirements, totalCount, pageCount: pageCountOf(totalCount) }
}
