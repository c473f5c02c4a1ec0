import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { WrongSetting } from '#server/platform/process/settings.ts'

/** Returns HANPAN_DATA, or `.data` in the clone. */
export const dataFolder = (): string =>
  resolve(process.env.HANPAN_DATA || join(import.meta.dirname, '../../.data'))

/** Creates a data folder if it is missing; throws WrongSetting if that is not possible. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new WrongSetting(
      `${folder} can't be the folder of the data (${reason}): name a folder by HANPAN_DATA, or none for .data.`,
    )
  }
}
