import type { customerOperatorContract, WaitingQuestion } from '#contract/back-office/customer-operator.ts'
import { accept } from '#domain/result.ts'
import { wireBet } from '#server/bets/bets.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { wireSharedBet, wireTime } from '../boards/wire-post.ts'
import { answerQuestion, closeQuestion, takeQuestion } from './answer-question.ts'
import type { CustomerDeps } from './ask-question.ts'
import { wireQuestion } from './customer.routes.ts'
import { readPasswordRequests, settleRequest } from './find-password.ts'
import { countWaiting, type QuestionRow, readDeskQuestion, readQueue } from './read-questions.ts'

/** Operator routes for customer service. */
export const customerOperatorRoutes = (deps: CustomerDeps): Handlers<typeof customerOperatorContract> => ({
  questions: async ({ query: { page, show, category, name } }) => {
    const { questions, ...counts } = await readQueue(deps, { show, category, name }, page)
    return accept({ questions: questions.map(wireWaiting), ...counts })
  },
  waiting: async () => accept(await countWaiting(deps)),
  question: async ({ params }) => {
    const found = await readDeskQuestion(deps, params.questionId)
    if (!found.ok) return found
    const { question, words, bet, others, balances, excludedUntil, lastBets } = found.value
    return accept({
      ...wireWaiting(question),
      contents: question.contents,
      bet: bet ? wireSharedBet(bet, true) : null,
      words: words.map(({ saidAt, ...one }) => ({ ...one, createdAt: wireTime(saidAt) })),
      others,
      lastBets: lastBets.map(told => wireBet(told)),
      memberId: question.memberId,
      level: question.level,
      status: question.status,
      excludedUntil,
      emoney: balances.wallet,
      point: balances.points,
    })
  },
  take: ({ params, body: { reason }, caller, ip }) =>
    takeQuestion(deps, { operator: caller, ip, reason }, params.questionId),
  answer: ({ params, body: { reason, ...answer }, caller, ip }) =>
    answerQuestion(deps, { operator: caller, ip, reason }, { id: params.questionId, ...answer }),
  close: ({ params, body: { reason }, caller, ip }) =>
    closeQuestion(deps, { operator: caller, ip, reason }, params.questionId),
  passwords: async ({ query: { page, show } }) => {
    const { requests, ...counts } = await readPasswordRequests(deps, show === 'settled', page)
    return accept({
      requests: requests.map(({ memberId, status, askedAt, settledAt, ...one }) => ({
        ...one,
        member: memberId === null || status === null ? null : { id: memberId, status },
        createdAt: wireTime(askedAt),
        settledAt: settledAt === null ? null : wireTime(settledAt),
      })),
      ...counts,
    })
  },
  settlePassword: ({ params, body: { note, reason }, caller, ip }) =>
    settleRequest(deps, { operator: caller, ip, reason }, params.requestId, note),
})

const wireWaiting = (question: QuestionRow): WaitingQuestion => ({
  ...wireQuestion(question),
  memberId: question.memberId,
  nickname: question.nickname,
  userId: question.userId,
  operator: question.operator,
  waitsSince: question.waitsSince === null ? null : wireTime(question.waitsSince),
})
