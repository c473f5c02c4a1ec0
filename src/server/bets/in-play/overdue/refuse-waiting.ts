import { assert } from '#domain/assert.ts'
import { refuse } from '#domain/result.ts'
import { releaseHolds } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { InplayRefusal } from '../../bet-answer.ts'
import { requestColumns } from '../../booking/head-columns.ts'
import { keyAnswer } from '../../booking/key-answers.ts'
import { storeRefusals } from '../../booking/store-bets.sql.ts'
import { tellEnd } from '../inplay-news.ts'
import { endWaiting, type WaitingBet } from '../waiting-bets.sql.ts'

export type RefuseDeps = Pick<Deps, 'clock' | 'bus' | 'log'>

type Refused = {
  readonly refusal: InplayRefusal
  /** Actor in the ledger: `operator:12`. */
  readonly actor: string
}

/**
 * Ends a locked waiting bet and refunds its stake without reading book or match. Returns the balance afterwards. The
 * bet ends even when its answer cannot be stored under its key.
 */
export async function refuseWaiting(
  { clock, bus, log }: RefuseDeps,
  tx: Tx,
  bet: WaitingBet,
  { refusal, actor }: Refused,
): Promise<number> {
  const at = clock.now()
  const [balance] = await releaseHolds(tx, [bet.id], { kind: 'bet-refused', at, actor })
  assert(balance !== undefined, 'what is given back leaves a balance')
  await tx
    .attempt(() => storeRefusals(tx, requestColumns(keyAnswer(bet, { refusal })), at))
    .catch(err => log.error({ err, bet: bet.id }, 'the answer of a bet could not be stored under its key'))
  await endWaiting(tx, [{ id: bet.id, balance, refusal: JSON.stringify(refusal) }], at)
  tx.afterCommit(() => tellEnd(bus, bet, refuse(refusal), balance))
  return balance
}
