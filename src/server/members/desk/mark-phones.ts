import type { Deps } from '#server/platform/process/deps.ts'
import { listUnmarkedPhones, setPhoneMark } from '../members.sql.ts'
import { phoneMark } from '../phone-mark.ts'

const PORTION = 500

/** Gives phones that were kept before they had marks theirs, so that a search finds them too. */
export async function markPhones({ db, seal }: Pick<Deps, 'db' | 'seal'>): Promise<void> {
  for (;;) {
    const phones = await listUnmarkedPhones(db, PORTION)
    for (const { id, phoneSealed } of phones)
      await setPhoneMark(db, id, phoneMark(seal, seal.open(phoneSealed)))
    if (phones.length < PORTION) return
  }
}
