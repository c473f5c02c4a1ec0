import type { boardContract } from '#contract/community/boards.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { readBoard, readComments, readPost } from './read-board.ts'
import { reportPost, seePost } from './see-post.ts'
import { wireComment, wireHead, wireRules, wireSharedBet, wireTime } from './wire-post.ts'
import { deleteComment, writeComment } from './write-comment.ts'
import { type BoardDeps, deletePost, editPost, isEditable, writePost } from './write-post.ts'

/** Member routes for the free board. */
export const boardRoutes = (deps: BoardDeps): Handlers<typeof boardContract> => ({
  list: async ({ query: { page, search } }) => {
    const { posts, ...counts } = await readBoard(deps, search, page)
    return accept({ posts: posts.map(post => ({ ...wireHead(post), hasBets: post.hasBets })), ...counts })
  },
  rules: async () => accept(wireRules(deps.site.settings())),
  post: async ({ params, caller }) => {
    const found = await readPost(deps, params.postId)
    if (!found.ok) return found
    const { post, bets } = found.value
    const isOwn = post.memberId === caller.memberId
    return accept({
      ...wireHead(post),
      contents: post.contents,
      editedAt: post.editedAt === null ? null : wireTime(post.editedAt),
      isOwn,
      editable: isOwn && isEditable(post, deps.clock.now()),
      bets: bets.map(({ bet, showsMoney }) => wireSharedBet(bet, showsMoney)),
    })
  },
  seen: async ({ params, caller }) => {
    await seePost(deps, caller.memberId, params.postId)
    return accept(undefined)
  },
  write: ({ body, caller }) => writePost(deps, caller, body),
  edit: ({ params, body, caller }) => editPost(deps, caller.memberId, params.postId, body),
  delete: ({ params, caller }) => deletePost(deps, caller.memberId, params.postId),
  report: ({ params, body, caller }) => reportPost(deps, caller.memberId, params.postId, body.reason),
  comments: async ({ params, query, caller }) => {
    const found = await readComments(deps, params.postId, query.page)
    if (!found.ok) return found
    const { comments, ...counts } = found.value
    return accept({
      comments: comments.map(one => ({ ...wireComment(one), isOwn: one.memberId === caller.memberId })),
      ...counts,
    })
  },
  comment: ({ params, body, caller }) => writeComment(deps, caller, { ...params, ...body }),
  deleteComment: ({ params, caller }) => deleteComment(deps, caller.memberId, params.commentId),
})
