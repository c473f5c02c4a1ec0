import type { ActKind } from '#contract/back-office/act-texts.ts'
import type { ContentPart } from '#contract/live/content-parts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { settingFault } from '#domain/site/setting-rules.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'
import { tellContentChanged } from './content-news.ts'
import { refusalForOne } from './second-person.ts'
import { listSettings, lockSettings, putSettings, tellSiteChanged } from './settings.sql.ts'
import { readSettings, type SiteSettings } from './site-settings.ts'
import type { Site } from './site-state.ts'
import { classesOfChange } from './trust/class-of-change.ts'

type Change = OperatorAct & {
  readonly changes: Partial<SiteSettings>
  /** Name in the log, if not the default. */
  readonly act?: ActKind
}
type SiteDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/**
 * Changes settings, with an act log entry; effective at once here, and within moments in other processes
 * (FIELD-016). Settings that contradict others are refused. Unchanged values are no change.
 */
export async function changeSettings(
  deps: SiteDeps,
  change: Change,
): Promise<Result<SiteSettings, Refusal<'SETTING_MEANINGLESS' | 'SECOND_PERSON_NEEDED'>>> {
  const changed = await deps.db.transaction(tx => changeUnderLock(tx, deps, change))
  if (changed.ok) await deps.site.refresh()
  return changed
}

async function changeUnderLock(
  tx: Tx,
  { clock, bus }: Omit<SiteDeps, 'site'>,
  { operator, ip, changes, reason, act = 'change-settings' }: Change,
): Promise<Result<SiteSettings, Refusal<'SETTING_MEANINGLESS' | 'SECOND_PERSON_NEEDED'>>> {
  await lockSettings(tx)
  const was = readSettings(await listSettings(tx))
  const settings = { ...was, ...changes }
  const at = clock.now()
  const fault = settingFault(settings, at)
  if (fault) return refuse({ code: 'SETTING_MEANINGLESS', why: fault.why })
  const rows = changedRows(was, settings)
  if (rows.length === 0) return accept(settings)
  const done = {
    act,
    subject: 'settings',
    before: Object.fromEntries(rows.map(({ key, before }) => [key, before])),
    after: Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  }
  // By the rules in force before, since the change itself may loosen them.
  const inForce = { settings: () => was }
  for (const changed of classesOfChange(was, settings)) {
    const no = refusalForOne(inForce, operator, { class: changed, ...done })
    if (no) return refuse(no)
  }
  await putSettings(tx, rows, operator.userId, at)
  await tellSiteChanged(tx)
  for (const part of partsOf(rows)) tellContentChanged(tx, { bus }, part)
  await recordAct(tx, { operator, ...done, reason, ip, at })
  return accept(settings)
}

/** The betting terms are read through a separate route, without other settings. */
const ofTerms: ReadonlySet<string> = new Set(['crossRules', 'bonusTiers'])

const partsOf = (rows: readonly { readonly key: string }[]): ReadonlySet<ContentPart> =>
  new Set(rows.map(({ key }) => (ofTerms.has(key) ? 'bet-terms' : 'settings')))

const changedRows = (was: SiteSettings, is: SiteSettings) =>
  Object.entries(is).flatMap(([key, value]) => {
    const before: unknown = was[key as keyof SiteSettings]
    return isSame(before, value) ? [] : [{ key, value, before }]
  })

/** Settings are plain values with a fixed key order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
