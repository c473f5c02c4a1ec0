import type {
  DeskCasinoPosting,
  DeskTransaction,
  DeskTransactionDetail,
  transactionDeskContract,
} from '#contract/back-office/casino/transaction-desk.ts'
import type { Query } from '#contract/wire/route.ts'
import { transactionState } from '#domain/casino/transaction-words.ko.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { postingKindWord } from '#domain/posting-kind.ts'
import { listPostingsOf } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deskMoment, deskTime } from '../desk-time.ts'
import {
  findListed,
  findRound,
  listBeside,
  listCalls,
  listOfRound,
  type TransactionFilter,
  type TransactionRow,
  transactionList,
} from './transactions.sql.ts'

/** A round of a table has few bets per member; a longer list is cut. */
const TOLD_MAX = 200

/** Returns a page of suppliers' transactions, newest first. */
export async function readTransactions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { page, ...asked }: Query<typeof transactionDeskContract.transactions>,
) {
  const { rows, ...counts } = await transactionList.page(db, filterOf(asked, seoulDay(clock.now())), page)
  return { transactions: rows.map(wireTransaction), ...counts }
}

type Asked = Omit<Query<typeof transactionDeskContract.transactions>, 'page'>

/** Without a day, a member or a number only today is searched, never the whole history. */
function filterOf({ from, to, member, number, ...asked }: Asked, today: string): TransactionFilter {
  const isWide = !from && !member && !number
  const first = seoulDayRange(from ?? (isWide ? today : ''))
  const last = to === undefined ? undefined : seoulDayRange(to)
  return {
    ...asked,
    member: member ? member.toLowerCase() : undefined,
    number,
    from: first?.from,
    before: last?.before,
  }
}

/** Returns a transaction with its round, its logged calls and its postings; undefined for an unknown one. */
export async function readTransaction(
  { db }: Pick<Deps, 'db'>,
  { supplierId, ref }: { readonly supplierId: number; readonly ref: string },
): Promise<DeskTransactionDetail | undefined> {
  const row = await findListed(db, supplierId, ref)
  if (!row) return undefined
  const [round, beside] = await Promise.all([
    row.roundId === null ? undefined : findRound(db, row.roundId),
    row.roundId === null ? listBeside(db, row, TOLD_MAX) : listOfRound(db, row.roundId, TOLD_MAX),
  ])
  const bets = beside.flatMap(({ betId }) => (betId === null ? [] : [betId]))
  const [calls, postings] = await Promise.all([
    listCalls(
      db,
      supplierId,
      beside.map(one => one.ref),
      TOLD_MAX,
    ),
    Promise.all(bets.map(betId => listPostingsOf(db, betId))),
  ])
  return {
    transaction: wireTransaction(row),
    round: round
      ? {
          id: round.id,
          ref: round.ref,
          state: round.state,
          openedAt: deskTime(round.openedAt),
          endedAt: deskMoment(round.endedAt),
          transactions: beside.map(wireTransaction),
        }
      : null,
    calls: calls.map(({ at, ...call }) => ({ ...call, at: deskTime(at) })),
    postings: postings.flat().map(wirePosting),
  }
}

type Posting = Awaited<ReturnType<typeof listPostingsOf>>[number]

const wirePosting = ({ n, at, kind, ref, from, to, amount, actor }: Posting): DeskCasinoPosting => ({
  ...{ n, from, to, amount, actor },
  at: deskTime(at),
  kindText: postingKindWord(kind),
  betId: ref,
})

const wireTransaction = ({
  resolution,
  isHeld,
  at,
  resolvedAt,
  ...row
}: TransactionRow): DeskTransaction => ({
  ...row,
  state: transactionState({ ...row, resolution, isHeld }),
  at: deskTime(at),
  resolvedAt: deskMoment(resolvedAt),
})
