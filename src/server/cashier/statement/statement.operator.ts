import type { statementOperatorContract } from '#contract/cashier/statement.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import { listPostingsOf } from '#server/ledger/ledger.ts'
import { findMember } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { exportTable } from '#server/site/site.ts'
import { everyMovement, readStatement } from './read-statement.ts'
import { wireMonths } from './statement.routes.ts'
import { writeMovements } from './statement-table.ts'
import { wireDeskMovement, wirePosting } from './wire-statement.ts'

const unknown = () => refuse({ code: 'NOT_FOUND' } as const)

/** Operator routes for a member's statement, and for the postings of each movement. */
export const statementOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<typeof statementOperatorContract> => ({
  list: async ({ params, query }) => {
    const member = await findMember(deps.db, params.id as MemberId)
    if (!member) return unknown()
    const { movements, next } = await readStatement(deps, member.id, query)
    return accept({ movements: movements.map(wireDeskMovement), next })
  },
  months: async ({ params }) => {
    const months = await wireMonths(deps, params.id as MemberId)
    return months ? accept(months) : unknown()
  },
  file: async ({ params, body: { filter, reason }, caller, ip }) => {
    const member = await findMember(deps.db, params.id as MemberId)
    if (!member) return unknown()
    const told = {
      act: 'export-list',
      subject: `member:${member.id}`,
      after: { list: 'statement', ...filter },
    }
    return accept(
      await exportTable(deps, { operator: caller, ip, reason }, told, at => ({
        fileName: `거래내역-${member.userId}-${seoulDay(at)}.csv`,
        write: take => writeMovements(take, everyMovement(deps, member.id, filter), { forDesk: true }),
      })),
    )
  },
  postings: async ({ params: { ref } }) => {
    const postings = await listPostingsOf(deps.db, ref)
    return postings.length > 0 ? accept({ postings: postings.map(wirePosting) }) : unknown()
  },
})
