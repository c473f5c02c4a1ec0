import type { treeMoneyContract } from '#contract/partner/tree-money.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readTreeMoney } from './read-tree-money.ts'

/** Routes for partners: deposits and withdrawals of their own trees. */
export const treeMoneyRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<typeof treeMoneyContract> => ({
  days: async ({ query: { from, to }, caller }) => {
    if (from > to) return refuse({ code: 'PERIOD_REVERSED' })
    return accept({ days: await readTreeMoney(db, caller.memberId, from, to) })
  },
})
