import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseKey, WrongSetting } from '#server/platform/process/settings.ts'
import { makeDataFolder } from './data-folder.ts'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/**
 * Returns the key that encrypts personal data: the given one, otherwise one that is created once and stored next to the
 * database, never in it. Throws WrongSetting when the stored one is damaged.
 */
export function houseKeyOf(given: Buffer | undefined, folder: string): Buffer {
  if (given) return given
  const file = join(folder, 'house.key')
  if (!existsSync(file)) {
    makeDataFolder(folder)
    writeFileSync(file, randomBytes(KEY_BYTES).toString('hex'), { mode: OWNER_ONLY })
  }
  const key = parseKey(readFileSync(file, 'utf8').trim())
  if (!key) throw new WrongSetting(`${file} holds no key of 64 hexadecimal digits: put back the one it had.`)
  return key
}
