import type { Deps } from '#server/platform/process/deps.ts'
import { listSettingChanges } from './settings.sql.ts'

/** Who has changed each setting last, when, and what it was until then; settings as they were shipped are left out. */
export const readSettingChanges = ({ db }: Pick<Deps, 'db'>) => listSettingChanges(db)
