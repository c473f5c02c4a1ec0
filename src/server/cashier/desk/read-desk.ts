import type { DeskRequest, DeskRequestWhole } from '#contract/cashier/cash-desk.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { type CashHint, hintsOf } from '#domain/cashier/cash-hints.ts'
import { isWaitingCash } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import { countWaitingRequests, listEvents } from '../requests/cash-requests.sql.ts'
import { readReversedMoney } from '../requests/reverse-deposit.ts'
import { seoul, wireSteps } from '../requests/wire-request.ts'
import {
  type DeskFilter,
  type DeskRow,
  findDesk,
  listDesk,
  listHintFacts,
  sumDesk,
  sumMember,
} from './desk-requests.sql.ts'

export type DeskDeps = Pick<Deps, 'db' | 'clock' | 'seal'> & Pick<CashierPorts, 'turnoverLeft'>

/** How long a changed account or a shared browser is worth a hint. */
const HINT_DAYS = 14
/** And that an account was dormant until then: who has taken it over logs in first. */
const DORMANT_HINT_DAYS = 30

/** One page of requests, with hints beside those that wait. */
export async function readDesk(deps: DeskDeps, filter: DeskFilter, page: number) {
  const [rows, { count, amount }] = await Promise.all([
    listDesk(deps.db, filter, { limit: PAGE_SIZE, offset: pageStart(page) }),
    sumDesk(deps.db, filter),
  ])
  const hints = await readHints(deps, rows)
  return {
    requests: rows.map(row => wireDesk(deps, row, hints.get(row.memberId) ?? [])),
    pageCount: pageCountOf(count),
    totalCount: count,
    amount,
  }
}

export const readWaiting = ({ db }: Pick<Deps, 'db'>) => countWaitingRequests(db)

/** One request with its course and what its member has paid in and out so far. */
export async function readOne(
  deps: DeskDeps,
  id: string,
): Promise<Result<DeskRequestWhole, Refusal<'CASH_REQUEST_UNKNOWN'>>> {
  const row = await findDesk(deps.db, id)
  if (!row) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
  const [hints, events, sums, { wallet, debt }, reversal] = await Promise.all([
    readHints(deps, [row]),
    listEvents(deps.db, [row.id]),
    sumMember(deps.db, row.memberId),
    loadBalances(deps.db, row.memberId),
    readReversedMoney(deps.db, row),
  ])
  const told = wireDesk(deps, row, hints.get(row.memberId) ?? [])
  return accept({
    ...told,
    steps: wireSteps(events, row.id),
    member: { ...told.member, ...sums, balance: wallet, owed: debt },
    reversal: reversal ?? null,
  })
}

/** The request as it stands after a decision. */
export async function tellDecided(deps: DeskDeps, id: string): Promise<DeskRequest | undefined> {
  const row = await findDesk(deps.db, id)
  return row && wireDesk(deps, row, [])
}

async function readHints(
  { db, clock, turnoverLeft }: DeskDeps,
  rows: readonly DeskRow[],
): Promise<ReadonlyMap<MemberId, readonly CashHint[]>> {
  const waiting = rows.filter(({ state }) => isWaitingCash(state))
  const [first] = waiting
  if (!first) return new Map()
  const now = clock.now()
  const ids = waiting.map(({ memberId }) => memberId)
  const of = {
    direction: first.direction,
    dayAgo: instant(now - DAY),
    weeksAgo: instant(now - HINT_DAYS * DAY),
    dormantUntil: instant(now - DORMANT_HINT_DAYS * DAY),
  }
  const [facts, left] = await Promise.all([listHintFacts(db, ids, of), turnoverLeft(db, ids)])
  return new Map(
    facts.map(({ memberId, ...known }) => [
      memberId,
      hintsOf({ ...known, direction: first.direction, turnoverLeft: left.get(memberId) ?? 0 }),
    ]),
  )
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
