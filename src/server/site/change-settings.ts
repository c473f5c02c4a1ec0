import { accept, type Result } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'
import { tellContentChanged } from './content-news.ts'
import { listSettings, lockSettings, putSettings, tellSiteChanged } from './settings.sql.ts'
import { readSettings, type Settings } from './settings.ts'
import type { Site } from './site-state.ts'

type Change = OperatorAct & { readonly changes: Partial<Settings> }

/** Changes settings, with the act log; in force at once here, and within moments in other processes (FIELD-016). */
export async function changeSettings(
  { db, clock, bus, site }: Pick<Deps, 'db' | 'clock' | 'bus'> & { site: Site },
  { operator, ip, changes, reason }: Change,
): Promise<Result<Settings, never>> {
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value }))
  const settings = await db.transaction(async tx => {
    await lockSettings(tx)
    const before = await listSettings(tx)
    const now = clock.now()
    await putSettings(tx, rows, now)
    const was: Readonly<Record<string, unknown>> = readSettings(before)
    const old = Object.fromEntries(rows.map(({ key }) => [key, was[key]]))
    await tellSiteChanged(tx)
    tellContentChanged(tx, { bus }, 'settings')
    await recordAct(tx, {
      operator,
      act: 'change-settings',
      subject: 'settings',
      before: old,
      after: changes,
      reason,
      ip,
      at: now,
    })
    return readSettings(await listSettings(tx))
  })
  await site.refresh()
  return accept(settings)
}
