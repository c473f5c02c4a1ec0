import type { Deps } from '#server/platform/process/deps.ts'
import { listUnmarkedPhones, setPhoneMarks } from '../members.sql.ts'
import { phoneMark } from '../phone-mark.ts'

const PORTION = 500

/** Adds search marks to phone numbers stored before marks existed. */
export async function markPhones({ db, seal }: Pick<Deps, 'db' | 'seal'>): Promise<void> {
  for (;;) {
    const phones = await listUnmarkedPhones(db, PORTION)
    await setPhoneMarks(
      db,
      phones.map(({ id, phoneSealed }) => ({ id, mark: phoneMark(seal, seal.open(phoneSealed)) })),
    )
    if (phones.length < PORTION) return
  }
}
