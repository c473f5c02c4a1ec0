import { hash } from 'node:crypto'
import { instant, SECOND } from '#domain/instant.ts'
import { loadPurses } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type EnteredSession, lockLaunched, openSession } from './sessions.sql.ts'

/** Validity of a launch token (handbook 4.2). */
const TOKEN_SECONDS = 60

/** The hash of a launch token stored in the database. */
export const hashLaunchToken = (token: string): string => hash('sha256', token, 'base64')

/** Writes the answer for a session; undefined when its game is gone. */
type Write = (session: EnteredSession, balance: number) => string | undefined

/**
 * Redeems a launch token within a minute of the launch, for the supplier that it was made for, and returns the answer.
 * The same token sent again gets the same answer while nothing has been done with the session, because the answer may
 * have been lost (rule 16). Undefined otherwise. Concurrent calls wait for each other on the row of the session.
 */
export const authenticate = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { supplierId, token }: { readonly supplierId: number; readonly token: string },
  write: Write,
): Promise<string | undefined> =>
  db.transaction(async tx => {
    const at = clock.now()
    const since = instant(at - TOKEN_SECONDS * SECOND)
    const session = await lockLaunched(tx, { tokenHash: hashLaunchToken(token), supplierId, since, at })
    if (!session) return undefined
    if (session.isEntered) return session.isUsed ? undefined : (session.answer ?? undefined)
    const balance = (await loadPurses(tx, [session.memberId])).get(session.memberId)?.wallet
    const answer = balance === undefined ? undefined : write(session, balance)
    if (answer !== undefined) await openSession(tx, { id: session.id, answer, at })
    return answer
  })
