import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { WrongSetting } from '#server/platform/process/settings.ts'

/** `.data` in the clone, or where HANPAN_DATA says. */
export const dataFolder = (): string =>
  resolve(process.env.HANPAN_DATA || join(import.meta.dirname, '../../.data'))

/** Makes a folder of data where there is none; throws WrongSetting where there can be none. */
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
