import type { boardOperatorContract, DeskPost } from '#contract/back-office/boards-operator.ts'
import { pageCountsOf } from '#contract/wire/paging.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { banWord, readWords } from './ban-word.ts'

import type { PostRow } from './read-board.ts'
import {
  countReported,
  dismissReports,
  hidePost,
  pinPost,
  readDeskPost,
  readDeskPosts,
  removeComment,
} from './watch-board.ts'
import { wireComment, wireHead, wireSharedBet, wireTime } from './wire-post.ts'

/** Operator routes for the free board. */
export const boardOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>,
): Handlers<typeof boardOperatorContract> => ({
  posts: async ({ query: { page, show, search } }) => {
    const { posts, ...counts } = await readDeskPosts(deps, { show, search }, page)
    return accept({ posts: posts.map(wireDeskPost), ...counts })
  },
  reported: async () => accept({ count: await countReported(deps) }),
  post: async ({ params, query }) => {
    const found = await readDeskPost(deps, params.postId, query.page)
    if (!found.ok) return found
    const { post, bets, complaints, replies } = found.value
    return accept({
      ...wireDeskPost(post),
      contents: post.contents,
      bets: bets.map(({ bet, showsMoney }) => wireSharedBet(bet, showsMoney)),
      complaints: complaints.map(({ reportedAt, ...one }) => ({ ...one, createdAt: wireTime(reportedAt) })),
      replies: replies.map(reply => ({ ...wireComment(reply), memberId: reply.memberId })),
      ...pageCountsOf(post.comments),
    })
  },
  hide: ({ params, body: { hidden, reason }, caller, ip }) =>
    hidePost(deps, { operator: caller, ip, reason }, params.postId, hidden),
  pin: ({ params, body: { pinned, reason }, caller, ip }) =>
    pinPost(deps, { operator: caller, ip, reason }, params.postId, pinned),
  settleReports: ({ params, body: { reason }, caller, ip }) =>
    dismissReports(deps, { operator: caller, ip, reason }, params.postId),
  removeComment: ({ params, body: { reason }, caller, ip }) =>
    removeComment(deps, { operator: caller, ip, reason }, params.commentId),
  words: async () => accept({ words: [...(await readWords(deps))] }),
  banWord: ({ body: { reason, ...change }, caller, ip }) =>
    banWord(deps, { operator: caller, ip, reason }, change),
})

const wireDeskPost = (post: PostRow): DeskPost => ({
  ...wireHead(post),
  memberId: post.memberId,
  userId: post.userId,
  state: post.state,
  hiddenReason: post.hiddenReason,
  reports: post.reports,
})
