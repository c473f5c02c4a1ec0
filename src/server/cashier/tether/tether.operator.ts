import type { tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { plainUsdt } from '#domain/cashier/tether/usdt.ts'
import { won } from '#domain/money.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { changeTetherTerms } from './change-tether-terms.ts'
import { creditHeld, returnHeld } from './decide-transfer.ts'
import { approveWithdrawal, holdWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import { readTetherTerms } from './read-own-tether.ts'
import {
  readCalls,
  readDeskAddresses,
  readDeskPayments,
  readDeskWithdrawal,
  readDeskWithdrawals,
  readDifferences,
} from './read-tether-desk.ts'
import type { TetherDeps } from './tether-deps.ts'
import { differenceWords, memberOf, wireDeskPayment, wireDeskWithdrawal, wireTerms } from './wire-desk.ts'
import { seoul, wireAddress } from './wire-tether.ts'

type Acting = {
  readonly caller: Caller
  readonly ip: string
  readonly body: { readonly reason: string }
}
const actOf = ({ caller, ip, body: { reason } }: Acting) => ({ operator: caller, ip, reason })

/** Operator routes of tether. */
export function tetherOperatorRoutes(deps: TetherDeps): Handlers<typeof tetherDeskContract> {
  /** Returns the withdrawal after the decision. */
  const decided = async <R>(id: string, done: Result<unknown, R>) =>
    done.ok ? accept(wireDeskWithdrawal(await readDeskWithdrawal(deps, id), [])) : done
  return {
    withdrawals: async ({ query: { page, show, name = '' } }) => {
      const { withdrawals, hints, ...counts } = await readDeskWithdrawals(deps, { show, name }, page)
      return accept({
        withdrawals: withdrawals.map(row => wireDeskWithdrawal(row, hints.get(row.requestId) ?? [])),
        ...counts,
      })
    },
    approve: async call =>
      decided(call.params.id, await approveWithdrawal(deps, actOf(call), call.params.id)),
    hold: async call => decided(call.params.id, await holdWithdrawal(deps, actOf(call), call.params.id)),
    reject: async call => decided(call.params.id, await rejectWithdrawal(deps, actOf(call), call.params.id)),
    payments: async ({ query: { page, show, name = '' } }) => {
      const { payments, transfers, ...counts } = await readDeskPayments(deps, { show, name }, page)
      return accept({
        payments: payments.map(payment => wireDeskPayment(payment, transfers)),
        ...counts,
      })
    },
    calls: async ({ params }) =>
      accept(
        (await readCalls(deps, params.id)).map(({ event, at, address, word, result, times }) => ({
          ...{ event, at: seoul(at), address, word, result, times },
        })),
      ),
    credit: async call => {
      const done = await creditHeld(deps, actOf(call), call.params)
      return done.ok ? accept({ credited: done.value.credited }) : done
    },
    giveBack: call => returnHeld(deps, actOf(call), { ...call.params, returnedBy: call.body.returnedBy }),
    addresses: async ({ query: { page, name = '' } }) => {
      const { addresses, ...counts } = await readDeskAddresses(deps, name, page)
      const now = deps.clock.now()
      return accept({
        addresses: addresses.map(one => ({
          ...{ ...wireAddress(one, now), member: memberOf(one), sharedWith: one.sharedWith },
          removedAt: one.removedAt === null ? null : seoul(one.removedAt),
        })),
        ...counts,
      })
    },
    terms: async () => accept(wireTerms(deps, await readTetherTerms(deps))),
    changeTerms: async call => {
      const { reason: _, priceA, priceB, ...figures } = call.body
      const changed = await changeTetherTerms(deps, actOf(call), {
        ...figures,
        priceA: won(priceA),
        priceB: won(priceB),
      })
      return changed.ok ? accept(wireTerms(deps, changed.value)) : changed
    },
    differences: async () => {
      const { at, differences, transfers, payouts } = await readDifferences(deps)
      return accept({
        differences:
          differences?.map(({ kind, about, txid, usdt }) => ({
            ...{ word: differenceWords[kind], about, txid, usdt: plainUsdt(usdt) },
          })) ?? null,
        ...{ transfers, payouts, at: seoul(at) },
      })
    },
  }
}
