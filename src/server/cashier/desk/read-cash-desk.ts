import type { DeskRequest, DeskRequestWhole } from '#contract/cashier/cash-desk.ts'
import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { CashHint } from '#domain/cashier/cash-hints.ts'
import { isWaitingCash } from '#domain/cashier/cash-request.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countWaitingRequests, listEvents } from '../requests/cash-requests.sql.ts'
import { readReversedMoney } from '../requests/reverse-deposit.ts'
import { seoul, wireSteps } from '../requests/wire-request.ts'
import { type DeskFilter, type DeskRow, findDesk, listDesk, sumDesk, sumMember } from './desk-requests.sql.ts'
import { type HintDeps, readHints } from './read-hints.ts'

export type DeskDeps = HintDeps & Pick<Deps, 'seal'>

/** Returns a page of requests, with hints on those that wait. */
export async function readCashDesk(deps: DeskDeps, filter: DeskFilter, page: number) {
  const [rows, { count, amount }] = await Promise.all([
    listDesk(deps.db, filter, partOf(page)),
    sumDesk(deps.db, filter),
  ])
  const hints = await readHints(deps, waitingOf(rows))
  return {
    requests: rows.map(row => wireDesk(deps, row, hints.get(row.id) ?? [])),
    ...pageCountsOf(count),
    amount,
  }
}

export const readWaiting = ({ db }: Pick<Deps, 'db'>) => countWaitingRequests(db)

/** Returns one request with its timeline and its member's totals. */
export async function readOne(
  deps: DeskDeps,
  id: string,
): Promise<Result<DeskRequestWhole, Refusal<'CASH_REQUEST_UNKNOWN'>>> {
  const row = await findDesk(deps.db, id)
  if (!row) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
  const [hints, events, sums, { wallet, debt }, reversal] = await Promise.all([
    readHints(deps, waitingOf([row])),
    listEvents(deps.db, [row.id]),
    sumMember(deps.db, row.memberId),
    loadBalances(deps.db, row.memberId),
    readReversedMoney(deps.db, row),
  ])
  const told = wireDesk(deps, row, hints.get(row.id) ?? [])
  return accept({
    ...told,
    steps: wireSteps(events, row.id),
    member: { ...told.member, ...sums, balance: wallet, owed: debt },
    reversal: reversal ?? null,
  })
}

const waitingOf = (rows: readonly DeskRow[]) => rows.filter(({ state }) => isWaitingCash(state))

/** Returns the request after a decision. */
export async function tellDecided(deps: DeskDeps, id: string): Promise<DeskRequest | undefined> {
  const row = await findDesk(deps.db, id)
  return row && wireDesk(deps, row, [])
}

function wireDesk({ seal }: Pick<Deps, 'seal'>, row: DeskRow, hints: readonly CashHint[]): DeskRequest {
  const { id, no, direction, method, amount, state, bonus, accountMasked, holderSealed, reason } = row
  return {
    ...{ id, no, direction, method, amount, state, bonus, reason },
    member: { id: row.memberId, userId: row.userId, nickname: row.nickname, level: row.level },
    holder: holderSealed ? seal.open(holderSealed) : '',
    account: accountMasked,
    at: seoul(row.createdAt),
    decidedAt: row.decidedAt === null ? null : seoul(row.decidedAt),
    decidedBy: row.decider,
    hints: isWaitingCash(state) ? [...hints] : [],
  }
}
