import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { openMemberAccounts } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type AcceptedVersion, currentTerms, storeAcceptances } from '#server/rules/rules.ts'
import type { Member } from './member.ts'
import { insertMember, isNicknameTaken, isUserIdTaken, type NewMember } from './members.sql.ts'
import { makeRecommenderCode } from './recommender-code.ts'

type Taken = Refusal<'USER_ID_TAKEN' | 'NICKNAME_TAKEN'>

const CODE_ATTEMPTS = 5

/**
 * Writes a waiting member with a recommender code and empty accounts, who has accepted these terms: those in force where
 * nobody was asked (play data, operators).
 */
export async function registerMember(
  tx: Tx,
  now: Instant,
  newMember: Omit<NewMember, 'recommenderCode'>,
  accepted?: readonly AcceptedVersion[],
): Promise<Result<Member, Taken>> {
  // A code that somebody has already is rare but not impossible: then another one is drawn.
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const member = await insertMember(tx, { ...newMember, recommenderCode: makeRecommenderCode() }, now)
    if (member) {
      await openMemberAccounts(tx, member.id)
      await storeAcceptances(tx, member.id, accepted ?? (await currentTerms(tx)), now)
      return accept(member)
    }
    if (await isUserIdTaken(tx, newMember.userId)) return refuse({ code: 'USER_ID_TAKEN' })
    if (await isNicknameTaken(tx, newMember.nickname)) return refuse({ code: 'NICKNAME_TAKEN' })
  }
  assert(false, 'a free recommender code is found')
}
