import type { Refusal } from '#contract/wire/refusals.ts'
import { HOUR, MINUTE } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { networkOf } from '#server/platform/http/caller-network.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { throttle } from '#server/platform/work/throttle.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import type { CustomerDeps } from './ask-question.ts'
import { customerQueueChanged } from './customer-news.ts'
import { insertPasswordRequest, passwordRequestList, settlePasswordRequest } from './password-requests.sql.ts'

type Asking = { readonly userId: string; readonly nickname: string; readonly ip: string }

/** Maximum number of requests per address (IPv6: per network), and per name from anywhere. */
const PER_ADDRESS = 5
const PER_NAME = 3

export type FindPassword = (asking: Asking) => Promise<Result<undefined, Refusal<'TOO_MANY_REQUESTS'>>>

/**
 * Files a request for a forgotten password (DIALOG-021). Known and unknown names are handled and answered alike; each
 * name has one waiting request at a time.
 */
export function openFindPassword({ db, clock, bus }: CustomerDeps): FindPassword {
  const addresses = throttle(clock, PER_ADDRESS, 10 * MINUTE)
  const names = throttle(clock, PER_NAME, HOUR)
  return async ({ userId, nickname, ip }) => {
    if (!addresses.take(networkOf(ip)) || !names.take(userId.toLowerCase()))
      return refuse({ code: 'TOO_MANY_REQUESTS' })
    const filed = await insertPasswordRequest(db, { userId, nickname, at: clock.now() })
    if (filed > 0) bus.publish(customerQueueChanged, null)
    return accept(undefined)
  }
}

/** Returns a page of the requests, longest waiting first. */
export async function readPasswordRequests({ db }: Pick<Deps, 'db'>, settled: boolean, page: number) {
  const { rows, ...counts } = await passwordRequestList.page(db, settled, page)
  return { requests: rows, ...counts }
}

/** Records how a request was handled, which removes it from the queue. */
export const settleRequest = (
  { db, clock, bus }: CustomerDeps,
  act: OperatorAct,
  id: number,
  note: string,
): Promise<Result<{ readonly id: number }, Refusal<'NOT_FOUND'>>> =>
  db.transaction(async tx => {
    const at = clock.now()
    const settled = await settlePasswordRequest(tx, id, { operatorId: act.operator.memberId, note, at })
    if (!settled) return refuse({ code: 'NOT_FOUND' })
    tx.afterCommit(() => bus.publish(customerQueueChanged, null))
    await recordAct(tx, {
      ...act,
      act: 'settle-password-request',
      subject: `password-request:${id}`,
      before: { userId: settled.userId },
      after: { note },
      at,
    })
    return accept({ id })
  })
