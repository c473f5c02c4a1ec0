import { assert } from '#domain/assert.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import {
  type EndedBet,
  type EndingVerdict,
  judgeEnding,
  paidBets,
  type RoundBet,
  suppliedStatus,
} from '#domain/casino/judge-ending.ts'
import { refused, type WalletAnswer } from '#domain/casino/wallet-answer.ts'
import { betCancelled, memberBalance } from '#server/bets/bets.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellSettled } from '#server/settlement/settlement.ts'
import { applyCalls, type EndedRow, type StoredCall } from './ended-calls.sql.ts'
import { holdWins, isHeldWin } from './held-wins.sql.ts'
import { isSameCall } from './same-call.ts'
import type { EndCall } from './wallet-call.ts'
import { type CallFacts, enterCalls } from './wallet-facts.sql.ts'

export type EndDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'bus'>

/** The answer to a call, byte for byte. */
export type Answered = { readonly answer: WalletAnswer; readonly body: string }

type Judged = { readonly call: EndCall; readonly verdict: EndingVerdict; readonly facts: CallFacts }

/**
 * Processes wins, refunds and round ends of a batch in one transaction with two statements. The first locks the
 * members' wallets and reads the facts of each call; the second stores, settles and pays. A member must not occur
 * twice. Repeated calls get the first answer. Refused calls store nothing, so the supplier can repeat them once the bet
 * exists.
 */
export const endCalls = (deps: EndDeps, calls: readonly EndCall[]): Promise<readonly Answered[]> =>
  deps.db.transaction(async tx => {
    const { answers, stored, ended } = await judgeCalls(tx, calls)
    if (stored.length > 0) await apply(tx, deps, { stored, ended })
    return answers
  })

/**
 * Processes one internal call as the last step of a transaction. `before` writes related data if the call will be done.
 * Returns false if the wallet refuses it; then nothing was written.
 */
export async function endOne(
  tx: Tx,
  deps: Omit<EndDeps, 'db'>,
  call: EndCall,
  before: () => Promise<void>,
): Promise<boolean> {
  const { stored, ended } = await judgeCalls(tx, [call])
  if (stored.length === 0) return false
  await before()
  await apply(tx, deps, { stored, ended })
  return true
}

type HeldWin = Pick<EndCall, 'supplierId' | 'memberId' | 'ref' | 'amount'>

/**
 * Pays a win that was held, as the last step of a transaction that holds its member's wallet. `bets` are the bets that
 * are held for it, in the order of their round.
 */
export const payHeldWin = (
  tx: Tx,
  deps: Omit<EndDeps, 'db'>,
  { win, bets }: { readonly win: HeldWin; readonly bets: readonly RoundBet[] },
): Promise<void> => apply(tx, deps, { stored: [], ended: rowsOf(win, paidBets(bets, win.amount)) })

type Applied = { readonly stored: readonly StoredCall[]; readonly ended: readonly EndedRow[] }

async function judgeCalls(
  tx: Tx,
  calls: readonly EndCall[],
): Promise<Applied & { readonly answers: readonly Answered[] }> {
  const asked = calls.map(call => ({ ...call, session: undefined }))
  const { facts, wallets } = await enterCalls(tx, asked)
  const answers: Answered[] = []
  const stored: StoredCall[] = []
  const ended: EndedRow[] = []
  for (const [index, call] of calls.entries()) {
    const known = facts[index]
    assert(known, 'each call has its facts')
    const wallet = wallets.get(call.memberId)
    const judged = judge(call, known)
    if ('body' in judged) answers.push(judged)
    else if (!wallet) answers.push(said(call, refused('MEMBER_UNKNOWN')))
    else if (!judged.verdict.ok) answers.push(said(call, refused(judged.verdict.code)))
    else {
      const { ended: bets, held } = judged.verdict
      const rows = rowsOf(judged.call, bets)
      const balance = balanceAfter(wallet, rows)
      const answer = said(call, { ok: true, balance, ...(held && { isHeld: true }) })
      answers.push(answer)
      stored.push(storedCall(judged, answer.body))
      ended.push(...rows)
    }
  }
  return { answers, stored, ended }
}

async function apply(
  tx: Tx,
  { clock, newUuid, bus }: Omit<EndDeps, 'db'>,
  { stored, ended }: Applied,
): Promise<void> {
  const at = clock.now()
  const held = stored.filter(isHeldWin)
  if (held.length > 0) await holdWins(tx, held, at)
  const news = await applyCalls(tx, { stored, ended, ref: newUuid(), at })
  tx.afterCommit(() => tell(bus, ended, news))
}

const said = (call: EndCall, answer: WalletAnswer): Answered => ({ answer, body: call.render(answer) })

function judge(call: EndCall, facts: CallFacts): Answered | Judged {
  const { known } = facts
  if (known) {
    if (!isSameCall(call, known)) return said(call, refused('TRANSACTION_CONFLICT'))
    return { answer: { ok: true, balance: 0 }, body: known.answer }
  }
  return { call, facts, verdict: judgeEnding(call, { ...facts, memberId: call.memberId }) }
}

function rowsOf(
  call: Pick<EndCall, 'supplierId' | 'memberId' | 'ref'>,
  ended: readonly EndedBet[],
): EndedRow[] {
  return ended.map(({ bet, resolution, payout }) => {
    // A bet already settled as lost by the end of its round is settled again instead of cancelled: its stake belongs to
    // the house by then.
    const isCancelled = payout === 'stake-back' && bet.status === 0
    const paid = payout === 'stake-back' ? bet.stake : payout
    const row = {
      supplierId: call.supplierId,
      memberId: call.memberId,
      by: call.ref,
      bet,
      resolution,
      isCancelled,
    }
    if (isCancelled) return { ...row, status: betStatusCode.cancelled, payout: null, credit: bet.stake }
    const status = payout === 'stake-back' ? 'void' : suppliedStatus(bet.stake, paid)
    return { ...row, status: betStatusCode[status], payout: paid, credit: paid - (bet.payout ?? 0) }
  })
}

/** Debts are repaid first, as everywhere in the ledger. */
function balanceAfter(
  { balance, owed }: { readonly balance: number; readonly owed: number },
  rows: readonly EndedRow[],
): number {
  const credit = rows.reduce((sum, row) => sum + row.credit, 0)
  return balance + credit - Math.min(credit, owed)
}

function storedCall({ call, facts, verdict }: Judged, body: string): StoredCall {
  assert(verdict.ok, 'only what was done is kept')
  const round = facts.round && !facts.round.isNew ? facts.round.id : undefined
  return {
    call,
    round,
    answer: body,
    stone: verdict.leavesStone ? call.render(refused('BET_REFUNDED')) : undefined,
    roundBecomes: verdict.roundBecomes,
    held: verdict.held,
  }
}

type News = Awaited<ReturnType<typeof applyCalls>>

function tell(bus: Bus, ended: readonly EndedRow[], { cancelled, takenBack, paid }: News): void {
  const settled = ended.filter(({ isCancelled }) => !isCancelled)
  tellSettled(bus, {
    reversals: takenBack,
    balances: paid,
    bets: settled.map(({ memberId, bet, status, payout }) => [memberId, bet.betId, status, payout, null]),
  })
  const balances = new Map(cancelled.map(([memberId, balance]) => [memberId, balance]))
  for (const { memberId, bet, isCancelled } of ended) {
    const balance = balances.get(memberId)
    if (isCancelled && balance !== undefined) {
      bus.publish(betCancelled, { memberId: memberId, betId: bet.betId, balance })
      bus.publish(memberBalance, { memberId: memberId, balance })
    }
  }
}
