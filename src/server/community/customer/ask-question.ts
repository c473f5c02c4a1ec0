import type { Refusal } from '#contract/wire/refusals.ts'
import type { CustomerCategory } from '#domain/community/customer-questions.ts'
import type { MemberId } from '#domain/ids.ts'
import { HOUR, instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { isVisibleText } from '#domain/visible-text.ts'
import { findBets } from '#server/bets/bets.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { countWords, findWordByKey, insertWord } from './question-words.sql.ts'
import {
  countAskedSince,
  findQuestionByKey,
  type HeldQuestion,
  insertQuestion,
  lockQuestion,
  noteEnded,
  noteReply,
} from './questions.sql.ts'

export type CustomerDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/** Maximum number of questions per hour for a member who closes and opens them, since each alerts operators. */
const QUESTIONS_AN_HOUR = 10

/** Maximum length of a conversation, which is always loaded completely. */
const WORDS_MAX = 200

type Asking = {
  readonly category: CustomerCategory
  readonly title: string
  readonly contents: string
  readonly betId?: string | undefined
  readonly key: string
}
type AskRefusal =
  | Refusal<'BOARD_TITLE'>
  | Refusal<'BOARD_CONTENTS'>
  | Refusal<'BET_UNKNOWN'>
  | Refusal<'CUSTOMER_OPEN'>
  | Refusal<'TOO_MANY_REQUESTS'>
  | Refusal<'KEY_REUSED'>

/**
 * Asks customer service (BOARD-004), optionally about the member's own bet. A member has one open question at a time,
 * even with concurrent requests (handbook 6.5).
 */
export async function askQuestion(
  deps: CustomerDeps,
  memberId: MemberId,
  { category, title, contents, betId, key }: Asking,
): Promise<Result<{ readonly id: number }, AskRefusal>> {
  if (!isVisibleText(title)) return refuse({ code: 'BOARD_TITLE' })
  if (!isVisibleText(contents)) return refuse({ code: 'BOARD_CONTENTS' })
  if (betId !== undefined && (await findBets(deps, memberId, [betId])).length === 0)
    return refuse({ code: 'BET_UNKNOWN' })
  return deps.db.transaction(async tx => {
    const askedAt = deps.clock.now()
    const question = { memberId, key, category, title, contents, betId: betId ?? null, askedAt }
    const inserted = await insertQuestion(tx, question)
    if (inserted) {
      const since = instant(askedAt - HOUR)
      if ((await countAskedSince(tx, memberId, since, QUESTIONS_AN_HOUR + 1)) > QUESTIONS_AN_HOUR)
        return refuse({ code: 'TOO_MANY_REQUESTS' })
      tellQuestion(deps, tx, memberId)
      return accept(inserted)
    }
    const same = await findQuestionByKey(tx, memberId, key)
    if (!same) return refuse({ code: 'CUSTOMER_OPEN' })
    return same.title === title && same.contents === contents
      ? accept({ id: same.id })
      : refuse({ code: 'KEY_REUSED' })
  })
}

/** Makes the member's open pages and the operators' queue reload after the commit. */
export const tellQuestion = (deps: Pick<Deps, 'bus'>, tx: Tx, memberId: MemberId): void =>
  tellContentChanged(tx, deps, 'customer', memberId)

type Reply = { readonly questionId: number; readonly contents: string; readonly key: string }
type ReplyRefusal =
  | Refusal<'QUESTION_UNKNOWN'>
  | Refusal<'QUESTION_DONE'>
  | Refusal<'BOARD_CONTENTS'>
  | Refusal<'TOO_MANY_REQUESTS'>
  | Refusal<'KEY_REUSED'>

/** Adds to the member's own open question, which then waits for an answer again. */
export const replyToQuestion = (
  deps: CustomerDeps,
  memberId: MemberId,
  { questionId, contents, key }: Reply,
): Promise<Result<{ readonly id: number }, ReplyRefusal>> =>
  deps.db.transaction(async tx => {
    if (!isVisibleText(contents)) return refuse({ code: 'BOARD_CONTENTS' })
    const question = await lockOwn(tx, memberId, questionId)
    if (!question) return refuse({ code: 'QUESTION_UNKNOWN' })
    const same = await findWordByKey(tx, questionId, key)
    if (same) return same.contents === contents ? accept({ id: questionId }) : refuse({ code: 'KEY_REUSED' })
    if (question.state === 'done') return refuse({ code: 'QUESTION_DONE' })
    if ((await countWords(tx, questionId)) >= WORDS_MAX) return refuse({ code: 'TOO_MANY_REQUESTS' })
    const saidAt = deps.clock.now()
    await insertWord(tx, { questionId, operatorId: null, key, contents, saidAt })
    await noteReply(tx, questionId, saidAt)
    tellQuestion(deps, tx, memberId)
    return accept({ id: questionId })
  })

/** Closes the member's own question, so that another can be asked. */
export const endQuestion = (
  deps: CustomerDeps,
  memberId: MemberId,
  questionId: number,
): Promise<Result<undefined, Refusal<'QUESTION_UNKNOWN'>>> =>
  deps.db.transaction(async tx => {
    const question = await lockOwn(tx, memberId, questionId)
    if (!question) return refuse({ code: 'QUESTION_UNKNOWN' })
    await noteEnded(tx, questionId)
    tellQuestion(deps, tx, memberId)
    return accept(undefined)
  })

/** Questions of others are reported as unknown. */
async function lockOwn(tx: Tx, memberId: MemberId, id: number): Promise<HeldQuestion | undefined> {
  const question = await lockQuestion(tx, id)
  return question?.memberId === memberId ? question : undefined
}
