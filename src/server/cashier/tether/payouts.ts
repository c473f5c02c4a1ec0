import type { PayoutNews } from '#contract/cashier/gateway.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { goesOn, type WithdrawalState } from '#domain/cashier/tether/tether-states.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { tellCash } from '../requests/cash-news.ts'
import { completeWithdrawal, lockWaiting, returnWithdrawal } from '../requests/decide-request.ts'
import type { Taken } from './take-transfer.ts'
import { TETHER_ACTOR, type TetherDeps } from './tether-deps.ts'
import {
  findWithdrawal,
  listUnsentWithdrawals,
  lockWithdrawal,
  type TetherWithdrawal,
  updateWithdrawal,
} from './tether-withdrawals.sql.ts'

const BATCH = 20

/**
 * Sends approved payouts to the gateway; one run of the background work. The gateway is called outside any transaction
 * and identifies a payout by its id: repeated requests send once.
 */
export async function sendPayouts(deps: TetherDeps): Promise<void> {
  if (!deps.gateway) return
  for (const { requestId: id, network, address, net: usdt } of await listUnsentWithdrawals(deps.db, BATCH)) {
    const sent = await deps.gateway.sendPayout({ id, network, address, usdt })
    if (sent === undefined) continue
    const news =
      sent === 'refused'
        ? ({ payout: id, state: 'failed', txid: null, confirmations: 0 } as const)
        : ({ payout: id, state: 'sent', txid: sent.txid, confirmations: 0 } as const)
    await deps.db.transaction(tx => takePayout(tx, deps, news))
  }
}

const reached: Readonly<Record<PayoutNews['state'], WithdrawalState>> = {
  sent: 'sent',
  confirmed: 'done',
  failed: 'failed',
}

/**
 * Applies the gateway's notification about a payout: if confirmed, the money leaves the house for good; if failed, it
 * is returned.
 */
export async function takePayout(
  tx: Tx,
  deps: TetherDeps,
  news: Omit<PayoutNews, 'event' | 'type'>,
): Promise<Result<Taken, Refusal<'TETHER_PAYMENT_UNKNOWN'>>> {
  const found = await findWithdrawal(tx, news.payout)
  // Only approved payouts are sent, so such a notification is about something else.
  if (!found || !isWithGateway(found)) return refuse({ code: 'TETHER_PAYMENT_UNKNOWN' })
  await lockMember(tx, found.memberId)
  const before = await lockWithdrawal(tx, news.payout)
  const state = reached[news.state]
  const isDeeper = before.state === 'sent' && news.confirmations > before.confirmations
  if (!goesOn(before.state, state) && !isDeeper) return accept('known')
  const next = goesOn(before.state, state) ? state : before.state
  const at = deps.clock.now()
  const { txid, confirmations } = news
  await updateWithdrawal(tx, before.requestId, { state: next, at, txid, confirmations })
  if (next === 'done' || next === 'failed') {
    const waiting = await lockWaiting(tx, before.requestId, { direction: 'withdrawal' })
    assert(waiting.ok, 'a request waits as long as its payout')
    const decision = { actor: TETHER_ACTOR, at }
    await (next === 'done'
      ? completeWithdrawal(tx, deps, waiting.value, {
          ...decision,
          word: `TXID ${txid ?? before.txid ?? ''}`,
        })
      : returnWithdrawal(tx, deps, waiting.value, {
          ...{ ...decision, state: 'failed', word: '전송에 실패해 전액 돌려드렸습니다.' },
        }))
  }
  tellCash(tx, deps, before.memberId)
  return accept('taken')
}

const isWithGateway = ({ state }: TetherWithdrawal): boolean =>
  state !== 'requested' && state !== 'held' && state !== 'rejected'
