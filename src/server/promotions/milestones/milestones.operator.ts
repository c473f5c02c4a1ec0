import type { MilestoneEntry, milestoneOperatorContract } from '#contract/promotions/milestones.ts'
import { points } from '#domain/money.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { editMilestone, readDeskMilestones, writeMilestone } from './edit-milestones.ts'

/** Operator routes for the monthly milestones. */
export const milestoneOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof milestoneOperatorContract> => ({
  steps: async () => accept({ steps: [...(await readDeskMilestones(deps))] }),
  write: ({ body, caller, ip }) =>
    writeMilestone(deps, { operator: caller, ip, reason: body.reason }, draftOf(body), body.key),
  edit: ({ params, body, caller, ip }) =>
    editMilestone(deps, { operator: caller, ip, reason: body.reason }, params.milestoneId, draftOf(body)),
})

const draftOf = ({ kind, target, points: figure, shown }: MilestoneEntry) => ({
  kind,
  target,
  points: points(figure),
  shown,
})
