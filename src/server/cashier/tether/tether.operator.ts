import type { tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import { depositRate, withdrawalRate } from '#domain/cashier/tether/quote.ts'
import { plainUsdt } from '#domain/cashier/tether/usdt.ts'
import { won } from '#domain/money.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { changeTerms } from './change-terms.ts'
import { creditHeld, returnHeld } from './decide-transfer.ts'
import { approveWithdrawal, holdWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import {
  readCalls,
  readDeskAddresses,
  readDeskPayments,
  readDeskWithdrawal,
  readDeskWithdrawals,
  readDifferences,
} from './read-desk.ts'
import { readTetherTerms } from './read-own.ts'
import type { TetherDeps } from './tether-deps.ts'
import type { DeskMember, DeskPaymentRow, DeskWithdrawalRow } from './tether-desk.sql.ts'
import type { TetherTerms } from './tether-terms.sql.ts'
import type { TetherTransfer } from './tether-transfers.sql.ts'
import { seoul, wireAddress, wireTransfer, wireWithdrawal } from './wire-tether.ts'

type Acting = {
  readonly caller: Caller
  readonly ip: string
  readonly body: { readonly reason: string }
}
const actOf = ({ caller, ip, body: { reason } }: Acting) => ({ operator: caller, ip, reason })
const partOf = (page: number) => ({ limit: PAGE_SIZE, offset: pageStart(page) })
const counts = (totalCount: number) => ({ totalCount, pageCount: pageCountOf(totalCount) })

/** The operators' doorway to tether. */
export function tetherOperatorRoutes(deps: TetherDeps): Handlers<typeof tetherDeskContract> {
  /** The withdrawal as it stands after it was decided on. */
  const decided = async <R>(id: string, done: Result<unknown, R>) =>
    done.ok ? accept(wireDeskWithdrawal(await readDeskWithdrawal(deps, id))) : done
  return {
    withdrawals: async ({ query: { page, show, name = '' } }) => {
      const { withdrawals, totalCount } = await readDeskWithdrawals(deps, { show, name, ...partOf(page) })
      return accept({ withdrawals: withdrawals.map(wireDeskWithdrawal), ...counts(totalCount) })
    },
    approve: async call =>
      decided(call.params.id, await approveWithdrawal(deps, actOf(call), call.params.id)),
    hold: async call => decided(call.params.id, await holdWithdrawal(deps, actOf(call), call.params.id)),
    reject: async call => decided(call.params.id, await rejectWithdrawal(deps, actOf(call), call.params.id)),
    payments: async ({ query: { page, show, name = '' } }) => {
      const { payments, transfers, totalCount } = await readDeskPayments(deps, {
        show,
        name,
        ...partOf(page),
      })
      return accept({
        payments: payments.map(payment => wireDeskPayment(payment, transfers)),
        ...counts(totalCount),
      })
    },
    calls: async ({ params }) =>
      accept(
        (await readCalls(deps, params.id)).map(({ event, at, address, word, result, times }) => ({
          ...{ event, at: seoul(at), address, word, result, times },
        })),
      ),
    credit: call => creditHeld(deps, actOf(call), call.params),
    giveBack: call => returnHeld(deps, actOf(call), { ...call.params, returnedBy: call.body.returnedBy }),
    addresses: async ({ query: { page, name = '' } }) => {
      const { addresses, totalCount } = await readDeskAddresses(deps, { name, ...partOf(page) })
      const now = deps.clock.now()
      return accept({
        addresses: addresses.map(one => ({
          ...{ ...wireAddress(one, now), member: memberOf(one), sharedWith: one.sharedWith },
          removedAt: one.removedAt === null ? null : seoul(one.removedAt),
        })),
        ...counts(totalCount),
      })
    },
    terms: async () => accept(wireTerms(deps, await readTetherTerms(deps))),
    changeTerms: async call => {
      const { reason: _, priceA, priceB, ...figures } = call.body
      const changed = await changeTerms(deps, actOf(call), {
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

const differenceWords = {
  'transfer-unknown': '게이트웨이에만 있는 입금',
  'transfer-missing': '게이트웨이에 없는 입금',
  'transfer-amount': '금액이 다른 입금',
  'transfer-not-credited': '확인되었으나 처리되지 않은 입금',
  'transfer-not-confirmed': '게이트웨이가 확인하지 않은 입금 처리',
  'payout-unknown': '게이트웨이에만 있는 출금',
  'payout-missing': '게이트웨이에 없는 출금',
  'payout-amount': '금액이 다른 출금',
  'payout-not-booked': '전송되었으나 완료되지 않은 출금',
  'payout-not-sent': '게이트웨이가 실패했다고 하는 출금',
} as const

const memberOf = ({ memberId: id, userId, nickname, level }: DeskMember) => ({ id, userId, nickname, level })

const wireDeskWithdrawal = (row: DeskWithdrawalRow) => ({
  ...wireWithdrawal(row),
  member: memberOf(row),
  sharedWith: row.sharedWith,
})

const wireDeskPayment = (row: DeskPaymentRow, transfers: readonly TetherTransfer[]) => ({
  id: row.id,
  no: row.no,
  member: memberOf(row),
  network: row.network,
  amount: row.amount,
  usdt: row.usdt === null ? null : plainUsdt(row.usdt),
  rate: row.rate,
  state: row.state,
  openedAt: seoul(row.openedAt),
  expiresAt: seoul(row.expiresAt),
  transfers: transfers
    .filter(({ paymentId }) => paymentId === row.id)
    .map(one => ({ ...wireTransfer(row, one), heldReason: one.heldReason, note: one.note })),
})

const wireTerms = ({ gateway }: TetherDeps, terms: TetherTerms) => ({
  priceA: terms.priceA,
  priceB: terms.priceB,
  spreadBasisPoints: terms.spreadBasisPoints,
  gatewayNetworks: [...terms.gatewayNetworks],
  feeTrc: plainUsdt(terms.feeTrc),
  feeErc: plainUsdt(terms.feeErc),
  version: terms.version,
  depositRate: depositRate(terms),
  withdrawalRate: withdrawalRate(terms),
  changedAt: seoul(terms.changedAt),
  operator: terms.operator,
  hasGateway: gateway !== undefined,
})
