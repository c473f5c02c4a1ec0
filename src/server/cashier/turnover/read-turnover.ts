import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type DeskFilter,
  listCounted,
  listOwnRequirements,
  requirementList,
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
  const { rows, ...counts } = await requirementList.page(db, filter, page)
  return { requirements: rows, ...counts }
}
