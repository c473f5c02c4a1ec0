import { cashDirections, cashStates } from '#domain/cashier/cash-request.ts'
import { DAY, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { postingKindWord } from '#domain/posting-kind.ts'
import { findNumberBefore, type Proven } from '#server/ledger/ledger.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import {
  compareRequests,
  countLooked,
  lastRequestNo,
  listUnasked,
  type RequestRow,
} from './requests-check.sql.ts'

/** Requests that changed within this time are checked on every run; older ones in batches, one per minute. */
const LOOKED_BACK = 2 * DAY
const PORTION = 5_000
const LISTED = 20

/** Compares deposit and withdrawal requests with the ledger's postings and holds, in both directions. */
export async function checkRequests(db: Db, at: Instant): Promise<Proven> {
  const last = await lastRequestNo(db)
  const portions = Math.floor(last / PORTION) + 1
  const looked = {
    since: instant(at - LOOKED_BACK),
    from: (Math.floor(at / MINUTE) % portions) * PORTION,
    portion: PORTION,
  }
  const behind = await findNumberBefore(db, instant(at - LOOKED_BACK))
  const [compared, wrong, unasked] = await Promise.all([
    countLooked(db, looked),
    compareRequests(db, looked, LISTED),
    listUnasked(db, behind, LISTED),
  ])
  return {
    compared,
    differences: [
      ...wrong.map(textOf),
      ...unasked.map(
        ({ n, kind, amount, ref }) =>
          `분개 ${n}번 ${postingKindWord(kind)} ${formatFigure(amount)}원: 해당하는 신청이 없습니다. (${ref})`,
      ),
    ],
  }
}

function textOf({
  no,
  direction,
  state,
  amount,
  came,
  asked,
  went,
  returned,
  reversed,
  held,
}: RequestRow): string {
  const figures = [
    ['입금', came],
    ['요청', asked],
    ['출금', went],
    ['반환', returned],
    ['회수', reversed],
    ['보류', held],
  ] as const
  const booked = figures
    .filter(([, figure]) => figure !== 0)
    .map(([word, figure]) => `${word} ${formatFigure(figure)}`)
  const inBooks = booked.length === 0 ? '기록 없음' : booked.join(', ')
  return `${cashDirections[direction]} No.${no} (${cashStates[state]}, ${formatFigure(amount)}원): 장부 ${inBooks}`
}
