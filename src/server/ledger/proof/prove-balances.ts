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

/** Number of comparisons, and the differences as Korean texts. */
export type Proven = { readonly compared: number; readonly differences: readonly string[] }

/** Maximum number of postings per batch; an existing database is read in over several runs. */
const STRETCH_MAX = 200_000
const STRETCHES_A_TURN = 5
/** With more unverified postings than this, balances are not compared: postings are still being read in. */
const TAIL_MAX = 500_000
/** Batches rechecked per run: about one is created per minute, so those of a day are rechecked within minutes. */
const LOOKED_AGAIN = 60
const LISTED = 20

/**
 * Compares every balance with its postings. Verified postings are kept as one sum per account, so only newer ones are
 * read. Verified batches are rechecked in turn by their digests. If two processes run it at once, one fails and tries
 * again.
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
