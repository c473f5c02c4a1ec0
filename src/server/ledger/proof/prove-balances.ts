import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Db, Tx } from '#server/platform/postgres/postgres.ts'
import {
  countAccounts,
  listCurrencySums,
  listWrongBalances,
  listWrongSteps,
  lookAgain,
  lookedAt,
  type ProofRow,
  proveNext,
  proveStretch,
  readAtOneMoment,
  readProof,
} from './proved-postings.sql.ts'

/** What was held against each other, and what does not agree, in Korean words. */
export type Proven = { readonly compared: number; readonly differences: readonly string[] }

/** A stretch has at most so many postings; a house that has run before is taken in over some turns. */
const STRETCH_MAX = 200_000
const STRETCHES_A_TURN = 5
/** Behind so many postings balances are held against them; before that they are still being taken in. */
const TAIL_MAX = 500_000
/** So many stretches are looked at again in a turn: one a minute is made, so all of a day are seen in some minutes. */
const LOOKED_AGAIN = 60
const LISTED = 20

/**
 * Holds every balance against the postings: what is proved of them is kept as a sum for each account, so only those
 * behind it are read. What was proved before is looked at again in turn, by digests. Of two that do it at once one fails,
 * and comes again.
 */
export async function proveBalances(db: Db, at: Instant): Promise<Proven> {
  const proven = await db.transaction(tx => proveInOneMoment(tx, at))
  const looked = await db.transaction(tx => proveAgain(tx, at))
  return {
    compared: proven.compared + looked.compared,
    differences: [...proven.differences, ...looked.differences],
  }
}

async function proveInOneMoment(tx: Tx, at: Instant): Promise<Proven> {
  await readAtOneMoment(tx)
  const proof = await readProof(tx)
  const isNear = proof.last - proof.provedTo <= TAIL_MAX
  const differences = isNear ? await listDifferences(tx, proof.provedTo) : []
  const compared = isNear ? await countAccounts(tx) : 0
  await moveOn(tx, proof, at)
  return { compared, differences }
}

async function listDifferences(tx: Tx, provedTo: number): Promise<string[]> {
  const balances = await listWrongBalances(tx, provedTo, LISTED)
  const steps = await listWrongSteps(tx, provedTo, LISTED)
  const sums = await listCurrencySums(tx)
  return [
    ...balances.map(
      ({ address, balance, total }) =>
        `${address}: 잔액 ${formatFigure(balance)}, 분개 합계 ${formatFigure(total)}`,
    ),
    ...steps.map(
      ({ address, n, noted, made }) =>
        `${address}: 분개 ${n}번의 잔액 ${noted === null ? '없음' : formatFigure(noted)}, 계산 ${formatFigure(made)}`,
    ),
    ...sums.map(({ currency, total }) => `${currency}: 모든 계정의 합계 ${formatFigure(total)} (0이어야 함)`),
  ]
}

async function moveOn(tx: Tx, { provedTo, nextTo, isWritten, last }: ProofRow, at: Instant): Promise<void> {
  const to = isWritten ? nextTo : provedTo
  for (let from = provedTo, turn = 0; from < to && turn < STRETCHES_A_TURN; turn++) {
    const end = Math.min(to, from + STRETCH_MAX)
    await proveStretch(tx, from, end, at)
    from = end
  }
  if (isWritten && last > nextTo) await proveNext(tx, last)
}

async function proveAgain(tx: Tx, at: Instant): Promise<Proven> {
  const stretches = await lookAgain(tx, LOOKED_AGAIN, instant(at - MINUTE / 2))
  await lookedAt(
    tx,
    stretches.map(({ from }) => from),
    at,
  )
  return {
    compared: stretches.reduce((sum, { found }) => sum + found, 0),
    differences: stretches
      .filter(({ isSame }) => !isSame)
      .map(
        ({ from, to, postings, found }) =>
          `분개 ${from + 1}~${to}번: 확인 당시 ${formatFigure(postings)}건과 내용이 다릅니다. (현재 ${formatFigure(found)}건)`,
      ),
  }
}
