import type { Deps } from '#server/platform/process/deps.ts'
import { hasMilestones, insertMilestone, lockMilestones, type MilestoneDraft } from './milestones.sql.ts'

/** The house's own first steps of the month, where nobody has set one yet. */
export const publishMilestones = (
  { db }: Pick<Deps, 'db'>,
  drafts: readonly MilestoneDraft[],
): Promise<void> =>
  db.transaction(async tx => {
    // Another process may seed the same database at the same time.
    await lockMilestones(tx)
    if (await hasMilestones(tx)) return
    for (const draft of drafts) await insertMilestone(tx, draft, null, null)
  })
