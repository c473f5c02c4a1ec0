import type { OperatorSettings, SettingName } from '#contract/site/site.ts'
import { entryFault, type SettingField } from './field-kinds.ts'

/** The texts of a group's fields, by field id. */
export type GroupEntry = Readonly<Record<string, string>>

export const entryOfGroup = (fields: readonly SettingField[], settings: OperatorSettings): GroupEntry =>
  Object.fromEntries(fields.map(field => [field.id, field.read(settings)]))

/** The changed settings of a group, or the error that prevents saving. */
export function changesOf(
  fields: readonly SettingField[],
  settings: OperatorSettings,
  entry: GroupEntry,
):
  | { readonly changes: Partial<OperatorSettings>; readonly faults?: never }
  | { readonly faults: GroupEntry; readonly changes?: never } {
  const typed = fields.map(field => ({ field, text: entry[field.id] ?? '' }))
  const faults = Object.fromEntries(
    typed.flatMap(({ field, text }) => {
      const fault = entryFault(field, text)
      return fault === undefined ? [] : [[field.id, fault]]
    }),
  )
  if (Object.keys(faults).length > 0) return { faults }
  const changed = typed.filter(({ field, text }) => text !== field.read(settings))
  const after = changed.reduce((all, { field, text }) => field.put(all, text), settings)
  const names = new Set<SettingName>(changed.map(({ field }) => field.name))
  return { changes: Object.fromEntries([...names].map(name => [name, after[name]])) }
}
