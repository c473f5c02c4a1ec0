import type { Refusal } from '#contract/wire/refusals.ts'
import { customerStateWord } from '#domain/community/customer-questions.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { type CustomerDeps, tellQuestion } from './ask-question.ts'
import { findWordByKey, insertWord } from './question-words.sql.ts'
import { type HeldQuestion, lockQuestion, noteAnswer, noteEnded, noteTaken } from './questions.sql.ts'

type Done = { readonly id: number }
type Unknown = Refusal<'QUESTION_UNKNOWN'>
type Over = Refusal<'QUESTION_DONE'>

const log = (
  { clock }: CustomerDeps,
  act: OperatorAct,
  kind: string,
  question: HeldQuestion,
  state: keyof typeof customerStateWord,
) => ({
  ...act,
  act: kind,
  subject: `question:${question.id}`,
  before: { state: customerStateWord[question.state] },
  after: { state: customerStateWord[state], title: question.title },
  at: clock.now(),
})

/** Assigns a question to the operator (답변중); another operator may take it over. */
export const takeQuestion = (
  deps: CustomerDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<Done, Unknown | Over>> =>
  deps.db.transaction(async tx => {
    const question = await lockQuestion(tx, id)
    if (!question) return refuse({ code: 'QUESTION_UNKNOWN' })
    if (question.state === 'done') return refuse({ code: 'QUESTION_DONE' })
    await noteTaken(tx, id, act.operator.memberId)
    tellQuestion(deps, tx, question.memberId)
    await recordAct(tx, log(deps, act, 'take-question', question, 'doing'))
    return accept({ id })
  })

type Answer = {
  readonly id: number
  readonly contents: string
  /** The final answer: 답변완료. */
  readonly done: boolean
  readonly key: string
}

/** Answers a question; the member's open page shows it immediately (BOARD-005). Once per key. */
export const answerQuestion = (
  deps: CustomerDeps,
  act: OperatorAct,
  { id, contents, done, key }: Answer,
): Promise<Result<Done, Unknown | Over | Refusal<'KEY_REUSED'>>> =>
  deps.db.transaction(async tx => {
    const question = await lockQuestion(tx, id)
    if (!question) return refuse({ code: 'QUESTION_UNKNOWN' })
    const same = await findWordByKey(tx, id, key)
    if (same) return same.contents === contents ? accept({ id }) : refuse({ code: 'KEY_REUSED' })
    if (question.state === 'done') return refuse({ code: 'QUESTION_DONE' })
    const operatorId = act.operator.memberId
    const state = done ? 'done' : 'doing'
    await insertWord(tx, { questionId: id, operatorId, key, contents, saidAt: deps.clock.now() })
    await noteAnswer(tx, id, state, operatorId)
    tellQuestion(deps, tx, question.memberId)
    await recordAct(tx, log(deps, act, 'answer-question', question, state))
    return accept({ id })
  })

/** Closes a question that needs no further answer. Idempotent. */
export const closeQuestion = (
  deps: CustomerDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<Done, Unknown>> =>
  deps.db.transaction(async tx => {
    const question = await lockQuestion(tx, id)
    if (!question) return refuse({ code: 'QUESTION_UNKNOWN' })
    if (question.state === 'done') return accept({ id })
    await noteEnded(tx, id)
    tellQuestion(deps, tx, question.memberId)
    await recordAct(tx, log(deps, act, 'close-question', question, 'done'))
    return accept({ id })
  })
