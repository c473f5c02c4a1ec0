import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { decide, type OperatorAct } from '#server/site/site.ts'
import type { BetReceipt } from '../../bet-answer.ts'
import type { SlipName } from '../../sports/slip-names.sql.ts'
import type { WaitingBet } from '../waiting-bets.sql.ts'
import { findWaitingSlipName, lockWaiting } from './overdue-bets.sql.ts'
import { refuseWaiting } from './refuse-waiting.ts'

/** A waiting bet that an operator ended, for the message to the member. */
export type EndedByHand = {
  readonly bet: Pick<WaitingBet, 'id' | 'memberId' | 'stake'>
  /** Undefined when nothing is known of its legs. */
  readonly slip: SlipName | undefined
  readonly act: OperatorAct
}

export type EndByHandDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log'> & {
  /** Writes the message to the member in the same transaction. */
  readonly tellEndedByHand: (tx: Tx, ended: EndedByHand) => Promise<void>
}

type Refused = { readonly code: 'BET_UNKNOWN' } | { readonly code: 'WAITING_ENDED' }

/**
 * Ends a waiting in-play bet for an operator: it is not booked and its stake is refunded once. Waits for a process that
 * is ending it; later attempts find it ended. The member gets the answer at once and a message (decision 29).
 */
export const endByHand = (
  deps: EndByHandDeps,
  act: OperatorAct,
  { memberId, betId }: { readonly memberId: MemberId; readonly betId: string },
): Promise<Result<BetReceipt, Refused>> =>
  decide(deps, act, {
    lock: async (tx): Promise<Result<WaitingBet, Refused>> => {
      const found = await lockWaiting(tx, memberId, betId)
      if (!found) return refuse({ code: 'BET_UNKNOWN' })
      const { state, ...bet } = found
      return state === 'waiting' ? accept(bet) : refuse({ code: 'WAITING_ENDED' })
    },
    log: ({ stake }) => ({
      ...{ act: 'end-waiting-bet', subject: `member:${memberId}`, before: null },
      after: { bet: betId, stake },
    }),
    change: async (tx, bet, { actor }) => {
      const refusal = { code: 'ENDED_BY_OPERATOR' } as const
      const balance = await refuseWaiting(deps, tx, bet, { refusal, actor })
      await deps.tellEndedByHand(tx, { bet, slip: await findWaitingSlipName(tx, betId), act })
      return accept({ betId, balance })
    },
  })
