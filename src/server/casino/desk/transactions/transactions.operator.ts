import type { transactionDeskContract } from '#contract/back-office/casino/transaction-desk.ts'
import type { Query } from '#contract/wire/route.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readTransaction, readTransactions } from './read-transactions.ts'
import type { TransactionFilter } from './transactions.sql.ts'

/** The operators' doorway to what suppliers have called. */
export const transactionDeskRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<typeof transactionDeskContract> => ({
  transactions: async ({ query: { page, ...asked } }) =>
    accept(await readTransactions(deps, filterOf(asked, seoulDay(deps.clock.now())), page)),
  transaction: async ({ params: { id, ref } }) => {
    const found = await readTransaction(deps, { supplierId: id, ref })
    return found ? accept(found) : refuse({ code: 'TRANSACTION_UNKNOWN' })
  },
})

type Asked = Omit<Query<typeof transactionDeskContract.transactions>, 'page'>

/** Without a day, a member or a number it is today's: all that ever came is looked through by nobody. */
function filterOf({ from, to, member, number, ...asked }: Asked, today: string): TransactionFilter {
  const isWide = !from && !member && !number
  const first = seoulDayRange(from ?? (isWide ? today : ''))
  const last = to === undefined ? undefined : seoulDayRange(to)
  return {
    ...asked,
    member: member ? member.toLowerCase() : undefined,
    number,
    from: first?.from,
    before: last?.before,
  }
}
