import type { MemberId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { hashToken, isToken } from '../tokens.ts'
import { insertShared } from './shared-browsers.sql.ts'

/** A browser has one device per login name; more than this many are ignored. */
const TOKENS_MAX = 20

/**
 * Records with whom a member who has just logged in shares the browser: by its devices of other names, whose tokens
 * cannot be invented. Shown to operators as a hint, never as proof.
 */
export async function noteSharedBrowser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: MemberId,
  cookies: string | undefined,
): Promise<void> {
  const tokens = (cookies ?? '').match(/(?<=\bdevice_[0-9a-f]{16}=)[^;\s]+/g) ?? []
  const known = tokens.filter(isToken).slice(0, TOKENS_MAX)
  if (known.length > 0) await insertShared(db, memberId, known.map(hashToken), clock.now())
}
