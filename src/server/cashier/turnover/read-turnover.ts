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

/** Number of requirements and bets on the member's page. */
const SHOWN_REQUIREMENTS = 20
const SHOWN_BETS = 30

/** Returns a member's progress, which bets counted and why, and the rule (handbook 5.4). */
export async function readOwnTurnover({ db }: Pick<Deps, 'db'>, memberId: MemberId) {
  const [open, requirements, bets, rule] = await Promise.all([
    sumOpen(db, memberId),
    listOwnRequirements(db, memberId, SHOWN_REQUIREMENTS),
    listCounted(db, memberId, SHOWN_BETS),
    readTurnoverRule(db),
  ])
  return { need: open.need, done: open.done, requirements, bets, weights: rule.weights }
}

/** Returns a page of all members' requirements, for operators. */
export async function readDeskTurnover({ db }: Pick<Deps, 'db'>, filter: DeskFilter, page: number) {
  const [requirements, totalCount] = await Promise.all([
    listDeskRequirements(db, filter, { limit: PAGE_SIZE, offset: pageStart(page) }),
    countDeskRequirements(db, filter),
  ])
  return { requirements, totalCount, pageCount: pageCountOf(totalCount) }
}
