import type { turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { easeRequirement } from './ease-requirement.ts'
import { readDeskTurnover } from './read-turnover.ts'
import { wireRequirement } from './turnover.routes.ts'
import { changeTurnoverRule, readTurnoverRule } from './turnover-rule.ts'

/** Operator routes of turnover: members' requirements, exceptions with a reason, weights and percents. */
export const turnoverOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof turnoverOperatorContract> => ({
  list: async ({ query: { page, memberId, ...filter } }) => {
    const asked = { ...filter, memberId: memberId === undefined ? undefined : (memberId as MemberId) }
    const { requirements, ...counts } = await readDeskTurnover(deps, asked, page)
    return accept({ requirements: requirements.map(wireRequirement), ...counts })
  },
  waive: async ({ params, body, caller, ip }) => {
    const who = { operator: caller, ip, reason: body.reason }
    const eased = await easeRequirement(deps, who, { id: params.requirementId, to: 'nothing' })
    return eased.ok ? accept(wireRequirement(eased.value)) : eased
  },
  shorten: async ({ params, body, caller, ip }) => {
    const who = { operator: caller, ip, reason: body.reason }
    const eased = await easeRequirement(deps, who, { id: params.requirementId, to: body.needed })
    return eased.ok ? accept(wireRequirement(eased.value)) : eased
  },
  rule: async () => accept(await readTurnoverRule(deps.db)),
  changeRule: ({ body, caller, ip }) =>
    changeTurnoverRule(deps, { operator: caller, ip, reason: body.reason }, body.rule),
})
