import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { findBets, listBets, type ToldBet } from '#server/bets/bets.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { promotionRefusal } from '#server/protection/protection.ts'
import { passwordRequestList } from './password-requests.sql.ts'
import { listWords, type WordRow } from './question-words.sql.ts'
import {
  countUnreadQuestions,
  findOpenQuestion,
  findQuestion,
  noteRead,
  ownQuestionList,
  type QuestionRow,
  type QueueFilter,
  queueList,
} from './questions.sql.ts'

export type { QuestionRow } from './questions.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>
type Unknown = Refusal<'QUESTION_UNKNOWN'>
export type ToldQuestion = {
  readonly question: QuestionRow
  readonly words: readonly WordRow[]
  readonly bet: ToldBet | undefined
}

/** Returns a page of the member's own questions, newest first, and which one is open (BOARD-005). */
export async function readOwnQuestions({ db }: Pick<Deps, 'db'>, memberId: MemberId, page: number) {
  const [{ rows, ...counts }, open] = await Promise.all([
    ownQuestionList.page(db, memberId, page),
    findOpenQuestion(db, memberId),
  ])
  return { questions: rows, openId: open?.id ?? null, ...counts }
}

/** Returns one of the member's own questions with all entries; those of others are reported as unknown. */
export async function readOwnQuestion(
  deps: ReadDeps,
  memberId: MemberId,
  id: number,
): Promise<Result<ToldQuestion, Unknown>> {
  const question = await findQuestion(deps.db, id)
  return question?.memberId === memberId
    ? accept(await tell(deps, question))
    : refuse({ code: 'QUESTION_UNKNOWN' })
}

async function tell(deps: ReadDeps, question: QuestionRow): Promise<ToldQuestion> {
  const { id, memberId, betId } = question
  const [words, bets] = await Promise.all([
    listWords(deps.db, id),
    findBets(deps, memberId, betId === null ? [] : [betId]),
  ])
  return { question, words, bet: bets[0] }
}

/** Number of questions with an answer that the member has not opened. */
export const countUnreadAnswers = ({ db }: Pick<Deps, 'db'>, memberId: MemberId): Promise<number> =>
  countUnreadQuestions(db, memberId)

/**
 * Marks a question as read by the member; returns how many others have something new. Those of others are reported as
 * unknown.
 */
export async function readAnswer(
  { db }: Pick<Deps, 'db'>,
  memberId: MemberId,
  id: number,
): Promise<Result<{ count: number }, Unknown>> {
  if ((await findQuestion(db, id))?.memberId !== memberId) return refuse({ code: 'QUESTION_UNKNOWN' })
  await noteRead(db, memberId, id)
  return accept({ count: await countUnreadQuestions(db, memberId) })
}

/** Returns a page of the queue, longest waiting first. */
export async function readQueue({ db }: Pick<Deps, 'db'>, filter: QueueFilter, page: number) {
  const { rows, ...counts } = await queueList.page(db, filter, page)
  return { questions: rows, ...counts }
}

/** Number of waiting questions and password requests. */
export async function countWaiting({ db }: Pick<Deps, 'db'>) {
  const waiting = { show: undefined, category: undefined, name: undefined }
  const [questions, passwords] = await Promise.all([
    queueList.count(db, waiting),
    passwordRequestList.count(db, false),
  ])
  return { questions, passwords }
}

const LAST_BETS = 5

/** Returns a question with the member's balance and latest bets, for the operator. */
export async function readDeskQuestion(deps: ReadDeps, id: number) {
  const question = await findQuestion(deps.db, id)
  if (!question) return refuse({ code: 'QUESTION_UNKNOWN' })
  const { memberId } = question
  const [told, asked, balances, exclusion, { bets }] = await Promise.all([
    tell(deps, question),
    ownQuestionList.count(deps.db, memberId),
    loadBalances(deps.db, memberId),
    promotionRefusal(deps.db, memberId, deps.clock.now()),
    listBets(deps, {
      memberId,
      gameType: undefined,
      statusCode: undefined,
      from: undefined,
      to: undefined,
      page: 1,
    }),
  ])
  const excludedUntil = exclusion?.date ?? null
  return accept({ ...told, others: asked - 1, balances, excludedUntil, lastBets: bets.slice(0, LAST_BETS) })
}
