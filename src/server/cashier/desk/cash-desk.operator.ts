import type { cashDeskContract } from '#contract/cashier/cash-desk.ts'
import { assert } from '#domain/assert.ts'
import { maskedAccount } from '#domain/cashier/bank-account.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { readMemberAccount } from '../accounts/read-account.ts'
import { changeAccount } from '../accounts/set-account.ts'
import type { CashierDeps } from '../cashier-ports.ts'
import { approveRequest, putOnHold, rejectRequest, showAccount } from './decide-cash.ts'
import { readCashDesk, readOne, readWaiting, tellDecided } from './read-cash-desk.ts'
import { reverseByHand } from './reverse.ts'

/** Operator routes for members' requests. */
export const cashDeskRoutes = (deps: CashierDeps): Handlers<typeof cashDeskContract> => {
  const told = async (id: string) => {
    const request = await tellDecided(deps, id)
    assert(request, 'what was just decided is there')
    return accept(request)
  }
  return {
    requests: async ({ query: { page, direction, method, show, name } }) =>
      accept(await readCashDesk(deps, { direction, method, show, name }, page)),
    waiting: async () => accept(await readWaiting(deps)),
    request: ({ params }) => readOne(deps, params.id),
    account: ({ params: { id }, body: { reason }, caller, ip }) =>
      showAccount(deps, { operator: caller, ip, reason, id }),
    approve: async ({ params: { id }, body: { reason }, caller, ip }) => {
      const done = await approveRequest(deps, { operator: caller, ip, reason, id })
      return done.ok ? await told(id) : done
    },
    hold: async ({ params: { id }, body: { reason }, caller, ip }) => {
      const done = await putOnHold(deps, { operator: caller, ip, reason, id })
      return done.ok ? await told(id) : done
    },
    reject: async ({ params: { id }, body: { reason }, caller, ip }) => {
      const done = await rejectRequest(deps, { operator: caller, ip, reason, id })
      return done.ok ? await told(id) : done
    },
    reverse: async ({ params: { id }, body: { reason }, caller, ip }) => {
      const done = await reverseByHand(deps, { operator: caller, ip, reason, id })
      return done.ok ? await told(id) : done
    },
    changeAccount: async ({ params, body: { reason, ...entered }, caller, ip }) => {
      // An id in the path belongs to a member or does not exist.
      const memberId = params.memberId as MemberId
      const done = await changeAccount(deps, { operator: caller, ip, reason, memberId, entered })
      if (!done.ok) return done
      const account = await readMemberAccount(deps, memberId)
      assert(account, 'the account was just put on file')
      return accept({ account: maskedAccount(account.bank, account.numberEnd) })
    },
  }
}
