import { z } from 'zod'
import { bet } from '#contract/bets/bets.ts'
import { sharedBet, textInput } from '#contract/community/boards.ts'
import { questionHead } from '#contract/community/customer.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, onceKey, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { customerCategories, customerContentsMax } from '#domain/community/customer-questions.ts'
import { isVisibleText } from '#domain/visible-text.ts'

const waitingQuestion = z.object({
  ...questionHead,
  memberId: z.number().int(),
  nickname: z.string(),
  userId: z.string(),
  /** The assigned operator. */
  operator: z.string().nullable(),
  /** Since when the member has been waiting for an answer; null when the member's reply is due. */
  waitsSince: seoulDateTime.nullable(),
})
export type WaitingQuestion = z.output<typeof waitingQuestion>

const passwordRequest = z.object({
  id: z.number().int(),
  /** As typed. */
  userId: z.string(),
  nickname: z.string(),
  /** The member when login name and nickname match the same one; null otherwise. */
  member: z.object({ id: z.number().int(), status: z.string() }).nullable(),
  createdAt: seoulDateTime,
  settledAt: seoulDateTime.nullable(),
  operator: z.string().nullable(),
  note: z.string().nullable(),
})
export type PasswordRequest = z.output<typeof passwordRequest>

const questionId = z.object({ questionId: idParam })
const done = z.object({ id: z.number().int() })
const written = (max: number) => textInput(max).refine(isVisibleText)

/** Filters of the queue. */
export const questionsNarrowed = {
  /** Default: questions that wait for an answer. */
  show: z.enum(['open', 'done']).optional(),
  category: z.enum(customerCategories).optional(),
  /** A login name or a nickname. */
  name: personName(40).optional(),
}

/** Customer service for members' questions (handbook 6.3). */
export const customerOperatorContract = {
  questions: route({
    method: 'GET',
    path: 'admin/customer',
    access: 'customer:read',
    summary: '1:1 문의 (오래 기다린 순, 한 페이지 15건)',
    query: z.object({ page, ...questionsNarrowed }),
    output: z.object({ questions: z.array(waitingQuestion), ...pageCounts }),
    refusals: [],
  }),
  waiting: route({
    method: 'GET',
    path: 'admin/customer/waiting',
    access: 'customer:read',
    summary: '답변을 기다리는 문의와 비밀번호 요청 수',
    output: z.object({ questions: z.number().int(), passwords: z.number().int() }),
    refusals: [],
  }),
  question: route({
    method: 'GET',
    path: 'admin/customer/questions/{questionId}',
    access: 'customer:read',
    summary: '문의 한 건과 회원 정보',
    params: questionId,
    output: waitingQuestion.extend({
      contents: z.string(),
      bet: sharedBet.nullable(),
      words: z.array(
        z.object({
          id: z.number().int(),
          operator: z.string().nullable(),
          contents: z.string(),
          createdAt: seoulDateTime,
        }),
      ),
      /** The member's page is `member/{id}`. */
      memberId: z.number().int(),
      level: z.number().int(),
      status: z.string(),
      /** Until when the member is excluded; null when they are not. */
      excludedUntil: z.string().nullable(),
      emoney: z.number().int(),
      point: z.number().int(),
      /** Number of other questions by the member. */
      others: z.number().int(),
      lastBets: z.array(bet),
    }),
    refusals: ['QUESTION_UNKNOWN'],
  }),
  take: route({
    method: 'POST',
    path: 'admin/customer/questions/{questionId}/take',
    access: 'customer:write',
    summary: '문의 맡기 (답변중)',
    params: questionId,
    body: z.object({ reason }),
    output: done,
    refusals: ['QUESTION_UNKNOWN', 'QUESTION_DONE'],
  }),
  answer: route({
    method: 'POST',
    path: 'admin/customer/questions/{questionId}/answer',
    access: 'customer:write',
    summary: '문의 답변',
    params: questionId,
    body: z.object({
      contents: written(customerContentsMax),
      /** Closes the question: 답변완료. */
      done: z.boolean(),
      reason,
      key: onceKey,
    }),
    output: done,
    refusals: ['QUESTION_UNKNOWN', 'QUESTION_DONE', 'KEY_REUSED'],
  }),
  close: route({
    method: 'POST',
    path: 'admin/customer/questions/{questionId}/close',
    access: 'customer:write',
    summary: '문의 종료 (답변완료)',
    params: questionId,
    body: z.object({ reason }),
    output: done,
    refusals: ['QUESTION_UNKNOWN'],
  }),
  passwords: route({
    method: 'GET',
    path: 'admin/customer/passwords',
    access: 'customer:read',
    summary: '비밀번호 찾기 요청 (오래 기다린 순)',
    query: z.object({ page, show: z.enum(['settled']).optional() }),
    output: z.object({ requests: z.array(passwordRequest), ...pageCounts }),
    refusals: [],
  }),
  settlePassword: route({
    method: 'POST',
    path: 'admin/customer/passwords/{requestId}/settle',
    access: 'customer:write',
    summary: '비밀번호 찾기 요청 처리 (메모)',
    params: z.object({ requestId: idParam }),
    body: z.object({ note: written(500), reason }),
    output: done,
    refusals: ['NOT_FOUND'],
  }),
}
