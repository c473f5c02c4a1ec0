import { randomInt } from 'node:crypto'
import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { openMemberAccounts } from '#server/ledger/ledger.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import { type AcceptedVersion, currentTerms, storeAcceptances } from '#server/rules/rules.ts'
import type { Member } from './member.ts'
import { insertMember, isNicknameTaken, isUserIdTaken, type NewMember } from './members.sql.ts'

/** Characters that cannot be confused when a code is read aloud. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** Creates a member's own recommender code: six characters (handbook 5.11). */
const makeRecommenderCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

type Taken = Refusal<'USER_ID_TAKEN' | 'NICKNAME_TAKEN'>

const CODE_ATTEMPTS = 5

/** Returns which of the given names are taken. */
export async function findTaken(
  db: Queries,
  { userId, nickname }: Pick<NewMember, 'userId' | 'nickname'>,
): Promise<Taken | undefined> {
  if (await isUserIdTaken(db, userId)) return { code: 'USER_ID_TAKEN' }
  if (await isNicknameTaken(db, nickname)) return { code: 'NICKNAME_TAKEN' }
  return undefined
}

/**
 * Inserts a waiting member with a recommender code and empty accounts. Records that the member accepted these versions
 * of the terms; without `accepted` (play data, operators), the current ones.
 */
export async function registerMember(
  tx: Tx,
  now: Instant,
  newMember: Omit<NewMember, 'recommenderCode'>,
  accepted?: readonly AcceptedVersion[],
): Promise<Result<Member, Taken>> {
  // A random code may be taken, which is rare: then another one is drawn.
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const member = await insertMember(tx, { ...newMember, recommenderCode: makeRecommenderCode() }, now)
    if (member) {
      await openMemberAccounts(tx, member.id)
      await storeAcceptances(tx, member.id, accepted ?? (await currentTerms(tx)), now)
      return accept(member)
    }
    const taken = await findTaken(tx, newMember)
    if (taken) return refuse(taken)
  }
  assert(false, 'a free recommender code is found')
}
