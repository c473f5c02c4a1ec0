import { z } from 'zod'
import { sharedBet, textInput, titleInput } from '#contract/community/boards.ts'
import { route } from '#contract/wire/route.ts'
import {
  idParam,
  loginName,
  onceKey,
  page,
  pageCounts,
  personName,
  seoulDateTime,
} from '#contract/wire/wire.ts'
import {
  customerCategories,
  customerContentsMax,
  customerStates,
  customerTitleMax,
} from '#domain/community/customer-questions.ts'

/** Common fields of a question in lists. */
export const questionHead = {
  id: z.number().int(),
  category: z.enum(customerCategories),
  title: z.string(),
  state: z.enum(customerStates),
  createdAt: seoulDateTime,
}

const listedQuestion = z.object({
  ...questionHead,
  /** There is an answer that the member has not opened. */
  unread: z.boolean(),
})
export type ListedQuestion = z.output<typeof listedQuestion>

/** A message after the question, by the member or customer service. */
const word = z.object({
  id: z.number().int(),
  byOperator: z.boolean(),
  contents: z.string(),
  createdAt: seoulDateTime,
})

const question = z.object({
  ...questionHead,
  contents: z.string(),
  bet: sharedBet.nullable(),
  words: z.array(word),
})
export type Question = z.output<typeof question>

const questionId = z.object({ questionId: idParam })

/** Customer service (BOARD-004 to BOARD-006). Questions of other members are not found: 404. */
export const customerContract = {
  list: route({
    method: 'GET',
    path: 'customer',
    access: 'member',
    summary: '내 문의 (최신순, 한 페이지 15건)',
    query: z.object({ page }),
    output: z.object({
      questions: z.array(listedQuestion),
      /** The member's open question; there is at most one. */
      openId: z.number().int().nullable(),
      ...pageCounts,
    }),
    refusals: [],
  }),
  unread: route({
    method: 'GET',
    path: 'customer/unread',
    access: 'member',
    summary: '읽지 않은 답변이 있는 문의 수',
    output: z.object({ count: z.number().int() }),
    refusals: [],
  }),
  question: route({
    method: 'GET',
    path: 'customer/{questionId}',
    access: 'member',
    summary: '내 문의와 답변',
    params: questionId,
    output: question,
    refusals: ['QUESTION_UNKNOWN'],
  }),
  read: route({
    method: 'POST',
    path: 'customer/{questionId}/read',
    access: 'member',
    byItself: true,
    summary: '답변 읽음',
    params: questionId,
    output: z.object({ count: z.number().int() }),
    refusals: ['QUESTION_UNKNOWN'],
  }),
  ask: route({
    method: 'POST',
    path: 'customer',
    access: 'member',
    summary: '문의하기 (답변 전에는 한 건)',
    body: z.object({
      category: z.enum(customerCategories),
      title: titleInput(customerTitleMax),
      contents: textInput(customerContentsMax),
      /** The member's bet that the question is about. */
      betId: z.uuid().optional(),
      key: onceKey,
    }),
    output: z.object({ id: z.number().int() }),
    refusals: [
      'BOARD_TITLE',
      'BOARD_CONTENTS',
      'CUSTOMER_OPEN',
      'TOO_MANY_REQUESTS',
      'BET_UNKNOWN',
      'KEY_REUSED',
    ],
  }),
  reply: route({
    method: 'POST',
    path: 'customer/{questionId}/reply',
    access: 'member',
    summary: '진행 중인 문의에 이어 쓰기',
    params: questionId,
    body: z.object({ contents: textInput(customerContentsMax), key: onceKey }),
    output: z.object({ id: z.number().int() }),
    refusals: ['QUESTION_UNKNOWN', 'QUESTION_DONE', 'BOARD_CONTENTS', 'TOO_MANY_REQUESTS', 'KEY_REUSED'],
  }),
  end: route({
    method: 'POST',
    path: 'customer/{questionId}/end',
    access: 'member',
    summary: '문의 종료',
    params: questionId,
    output: z.undefined(),
    refusals: ['QUESTION_UNKNOWN'],
  }),
  /** The answer is the same whether or not the name exists (DIALOG-021). */
  findPassword: route({
    method: 'POST',
    path: 'customer/find-password',
    access: 'guest',
    summary: '비밀번호 찾기 요청',
    body: z.object({ userId: loginName.min(1), nickname: personName(40).min(1) }),
    output: z.undefined(),
    refusals: ['TOO_MANY_REQUESTS'],
  }),
}
