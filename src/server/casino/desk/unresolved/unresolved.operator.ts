import type { unresolvedDeskContract } from '#contract/back-office/casino/unresolved-desk.ts'
import { transactionState } from '#domain/casino/transaction-words.ko.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { recordAct } from '#server/site/site.ts'
import { type AskDeps, askAboutBet } from './ask-about-bet.ts'
import { readUnresolved } from './read-unresolved.ts'
import { type RefundDeps, refundByHand } from './refund-by-hand.ts'

type UnresolvedDeskDeps = AskDeps & RefundDeps & { readonly deskDb: Db }

/** Operator routes for bets that have not ended. */
export const unresolvedDeskRoutes = (deps: UnresolvedDeskDeps): Handlers<typeof unresolvedDeskContract> => ({
  unresolved: async ({ query }) => {
    const { page, supplierId } = query
    return accept(await readUnresolved({ ...deps, db: deps.deskDb }, { page, supplierId }))
  },
  ask: async ({ caller, ip, params: { id, ref }, body: { reason } }) => {
    const asked = await askAboutBet(deps, { supplierId: id, ref })
    if (!asked.ok) return asked
    const { says, bet } = asked.value
    const state = transactionState({ ...bet, kind: 'bet', state: 'done' })
    await deps.db.transaction(tx =>
      recordAct(tx, {
        operator: caller,
        act: 'ask-supplier',
        subject: `member:${bet.memberId}`,
        before: null,
        after: { bet: bet.betId, game: bet.game, number: ref, says, betState: state },
        reason,
        ip,
        at: deps.clock.now(),
      }),
    )
    return accept({ says, state })
  },
  refund: ({ caller, ip, params: { id, ref }, body: { reason } }) =>
    refundByHand(deps, { operator: caller, ip, reason }, { supplierId: id, ref }),
})
