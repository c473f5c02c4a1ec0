import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/** The key that seals personal data: made once, kept beside the database and never in it. */
export function readHouseKey(folder: string): Buffer {
  const file = join(folder, 'house.key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, randomBytes(KEY_BYTES).toString('hex'), { mode: OWNER_ONLY })
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
}
