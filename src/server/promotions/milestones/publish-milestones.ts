import type { Deps } from '#server/platform/process/deps.ts'
import { hasMilestones, insertMilestone, lockMilestones, type MilestoneDraft } from './milestones.sql.ts'

/** Creates the default monthly milestones if there are none yet. */
export const publishMilestones = (
  { db }: Pick<Deps, 'db'>,
  drafts: readonly MilestoneDraft[],
): Promise<void> =>
  db.transaction(async tx => {
    // Another process may seed the same database concurrently.
    await lockMilestones(tx)
    if (await hasMilestones(tx)) return
    for (const draft of drafts) await insertMilestone(tx, draft, null, null)
  })
