import type { customerContract } from '#contract/community/customer.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { wireSharedBet, wireTime } from '../boards/wire-post.ts'
import { askQuestion, type CustomerDeps, endQuestion, replyToQuestion } from './ask-question.ts'
import type { FindPassword } from './find-password.ts'
import {
  countUnreadAnswers,
  type QuestionRow,
  readAnswer,
  readOwnQuestion,
  readOwnQuestions,
} from './read-questions.ts'

/** Member routes for customer service; open to self-excluded members as well. */
export const customerRoutes = (
  deps: CustomerDeps & { readonly findPassword: FindPassword },
): Handlers<typeof customerContract> => ({
  list: async ({ query, caller }) => {
    const { questions, ...rest } = await readOwnQuestions(deps, caller.memberId, query.page)
    return accept({
      questions: questions.map(one => ({ ...wireQuestion(one), unread: one.unread })),
      ...rest,
    })
  },
  unread: async ({ caller }) => accept({ count: await countUnreadAnswers(deps, caller.memberId) }),
  question: async ({ params, caller }) => {
    const found = await readOwnQuestion(deps, caller.memberId, params.questionId)
    if (!found.ok) return found
    const { question, words, bet } = found.value
    return accept({
      ...wireQuestion(question),
      contents: question.contents,
      bet: bet ? wireSharedBet(bet, true) : null,
      words: words.map(({ id, operator, contents, saidAt }) => ({
        id,
        byOperator: operator !== null,
        contents,
        createdAt: wireTime(saidAt),
      })),
    })
  },
  read: ({ params, caller }) => readAnswer(deps, caller.memberId, params.questionId),
  ask: ({ body, caller }) => askQuestion(deps, caller.memberId, body),
  reply: ({ params, body, caller }) => replyToQuestion(deps, caller.memberId, { ...params, ...body }),
  end: ({ params, caller }) => endQuestion(deps, caller.memberId, params.questionId),
  findPassword: ({ body, ip }) => deps.findPassword({ ...body, ip }),
})

/** Fields of a question in lists. */
export const wireQuestion = ({ id, category, title, state, askedAt }: QuestionRow) => ({
  id,
  category,
  title,
  state,
  createdAt: wireTime(askedAt),
})
