import type { Deps } from '#server/platform/process/deps.ts'
import { listSettingChanges } from './settings.sql.ts'

/**
 * Returns the last change of each setting, with author, time and previous value; settings with default values are left
 * out.
 */
export const readSettingChanges = ({ db }: Pick<Deps, 'db'>) => listSettingChanges(db)
