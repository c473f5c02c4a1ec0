import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { maskedPhone } from '#domain/members/masked.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findOwnFacts } from '../members.sql.ts'
import { findAppSince } from '../second-factor/app-factor.sql.ts'
import { waysOf } from '../second-factor/ask-second-factor.ts'
import { listPasskeys } from '../second-factor/passkeys.sql.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.sql.ts'
import { findLastLogin, ownEventList } from './account-events.sql.ts'

/**
 * Returns the member's account page data, in addition to the record: nothing that could be used to impersonate the
 * member.
 */
export async function readOwnAccount({ db, seal }: Pick<Deps, 'db' | 'seal'>, memberId: MemberId) {
  const [facts, previousLogin, ways, appSince, passkeys, recoveryCodesLeft] = await Promise.all([
    findOwnFacts(db, memberId),
    findLastLogin(db, memberId, 1),
    waysOf(db, memberId),
    findAppSince(db, memberId),
    listPasskeys(db, memberId),
    countRecoveryCodes(db, memberId),
  ])
  const { phoneSealed, ...known } = facts
  return {
    ...known,
    phone: phoneSealed && maskedPhone(seal.open(phoneSealed)),
    previousLogin,
    ways,
    appSince,
    passkeys,
    recoveryCodesLeft,
  }
}

/** How far back the member's own list goes. */
const SHOWN = 90 * DAY

/** Returns a page of successful and failed logins and account changes, newest first, and their number. */
export async function readOwnEvents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: MemberId,
  page: number,
) {
  const { rows, ...counts } = await ownEventList.page(
    db,
    { memberId, since: instant(clock.now() - SHOWN) },
    page,
  )
  return { events: rows, ...counts }
}
