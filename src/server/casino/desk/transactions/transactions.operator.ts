import type { transactionDeskContract } from '#contract/back-office/casino/transaction-desk.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readTransaction, readTransactions } from './read-transactions.ts'

/** Operator routes for suppliers' transactions. */
export const transactionDeskRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<typeof transactionDeskContract> => ({
  transactions: async ({ query }) => accept(await readTransactions(deps, query)),
  transaction: async ({ params: { id, ref } }) => {
    const found = await readTransaction(deps, { supplierId: id, ref })
    return found ? accept(found) : refuse({ code: 'TRANSACTION_UNKNOWN' })
  },
})
