import type { milestoneContract } from '#contract/promotions/milestones.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { claimMilestone, readMilestones } from './own-milestones.ts'

/** Member routes for the monthly milestones; operators cannot claim. */
export const milestoneRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>,
): Handlers<typeof milestoneContract> => ({
  month: async ({ caller }) => accept(await readMilestones(deps, caller.memberId)),
  claim: ({ params, caller }) =>
    caller.kind === 'member'
      ? claimMilestone(deps, caller.memberId, params.milestoneId)
      : refuse({ code: 'FORBIDDEN' }),
})
