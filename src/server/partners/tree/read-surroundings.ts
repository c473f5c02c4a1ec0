import type { MemberId } from '#domain/ids.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type KeptTerms, listActiveBelow, listNewestTerms, listWaysUp } from './partner-terms.sql.ts'

/**
 * The terms around a member: their own newest ones, those of the next active partner above, and all active ones below.
 */
export type Surroundings = {
  readonly own: KeptTerms | undefined
  readonly parent: KeptTerms | undefined
  readonly below: readonly KeptTerms[]
}

/** Reads the terms that a change is checked against; unchanged while the tree lock is held. */
export async function readSurroundings(db: Queries, id: MemberId): Promise<Surroundings> {
  const above = (await listWaysUp(db, [id])).map(step => step.above)
  const terms = new Map((await listNewestTerms(db, above)).map(one => [one.memberId, one]))
  const parent = above.slice(1).find(other => isPartnerTerms(terms.get(other)))
  return {
    own: terms.get(id),
    parent: parent === undefined ? undefined : terms.get(parent),
    below: await listActiveBelow(db, id),
  }
}

const isPartnerTerms = (terms: KeptTerms | undefined): boolean =>
  terms?.active === true && terms.level !== null
