import type { statementContract } from '#contract/cashier/statement.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import { findMember } from '#server/members/members.ts'
import { BYTE_ORDER_MARK } from '#server/platform/http/csv.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { StreamedText } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { everyMovement, readMonths, readStatement } from './read-statement.ts'
import { writeMovements } from './statement-table.ts'
import { seoul, wireMovement } from './wire-statement.ts'

type StatementDeps = Pick<Deps, 'db' | 'clock'>

/** Returns the months and lifetime totals of a member; undefined for an unknown member. */
export async function wireMonths(deps: StatementDeps, memberId: MemberId) {
  const member = await findMember(deps.db, memberId)
  if (!member) return undefined
  const { months, lifetime } = await readMonths(deps, memberId)
  return {
    months: [...months],
    lifetime: { since: seoul(member.activatedAt ?? deps.clock.now()), ...lifetime },
  }
}

/** Member routes for their own statement. */
export const statementRoutes = (deps: StatementDeps): Handlers<typeof statementContract> => ({
  list: async ({ caller, query }) => {
    const { movements, next } = await readStatement(deps, caller.memberId, query)
    return accept({ movements: movements.map(wireMovement), next })
  },
  months: async ({ caller: { memberId } }) => {
    const months = await wireMonths(deps, memberId)
    if (!months) throw new Error('who calls is a member')
    return accept(months)
  },
  file: ({ caller: { memberId }, query }) =>
    accept(
      new StreamedText(`거래내역-${seoulDay(deps.clock.now())}.csv`, async take => {
        await take(BYTE_ORDER_MARK)
        await writeMovements(take, everyMovement(deps, memberId, query), { forDesk: false })
      }),
    ),
})
