import type { Deps } from '#server/platform/process/deps.ts'
import { putMissingSetting } from '#server/site/site.ts'

/** Opens tether in play data, where a sandbox stands behind it; an operator who has closed it since is not overruled. */
export async function seedTether({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await putMissingSetting(db, { key: 'tetherMaintenance', value: false }, clock.now())
}
