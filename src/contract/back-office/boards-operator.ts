import { z } from 'zod'
import { sharedBet } from '#contract/community/boards.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, reason, searchInput, seoulDateTime } from '#contract/wire/wire.ts'

const deskPost = z.object({
  id: z.number().int(),
  title: z.string(),
  memberId: z.number().int(),
  nickname: z.string(),
  userId: z.string(),
  createdAt: seoulDateTime,
  views: z.number().int(),
  comments: z.number().int(),
  pinned: z.boolean(),
  state: z.enum(['shown', 'hidden', 'deleted']),
  hiddenReason: z.string().nullable(),
  /** Reports that were not reviewed. */
  reports: z.number().int(),
})
export type DeskPost = z.output<typeof deskPost>

const postId = z.object({ postId: idParam })
const done = z.object({ id: z.number().int() })

/** Moderation of the free board (handbook 6.3). */
export const boardOperatorContract = {
  posts: route({
    method: 'GET',
    path: 'admin/boards',
    access: 'boards:read',
    summary: '게시글 (최신순, 한 페이지 15건)',
    query: z.object({
      page,
      show: z.enum(['hidden', 'reported']).optional(),
      search: searchInput.optional(),
    }),
    output: z.object({ posts: z.array(deskPost), ...pageCounts }),
    refusals: [],
  }),
  reported: route({
    method: 'GET',
    path: 'admin/boards/reported',
    access: 'boards:read',
    summary: '신고된 게시글 수',
    output: z.object({ count: z.number().int() }),
    refusals: [],
  }),
  post: route({
    method: 'GET',
    path: 'admin/boards/posts/{postId}',
    access: 'boards:read',
    summary: '게시글, 신고와 댓글',
    params: postId,
    query: z.object({ page }),
    output: deskPost.extend({
      contents: z.string(),
      bets: z.array(sharedBet),
      complaints: z.array(
        z.object({
          memberId: z.number().int(),
          nickname: z.string(),
          reason: z.string(),
          createdAt: seoulDateTime,
          open: z.boolean(),
        }),
      ),
      /** A page of visible comments, newest first. */
      replies: z.array(
        z.object({
          id: z.number().int(),
          memberId: z.number().int(),
          nickname: z.string(),
          contents: z.string(),
          createdAt: seoulDateTime,
        }),
      ),
      ...pageCounts,
    }),
    refusals: ['POST_UNKNOWN'],
  }),
  hide: route({
    method: 'POST',
    path: 'admin/boards/posts/{postId}/hide',
    access: 'boards:write',
    summary: '게시글 숨김과 해제',
    params: postId,
    body: z.object({ hidden: z.boolean(), reason }),
    output: done,
    refusals: ['POST_UNKNOWN'],
  }),
  pin: route({
    method: 'POST',
    path: 'admin/boards/posts/{postId}/pin',
    access: 'boards:write',
    summary: '게시글 상단 고정과 해제',
    params: postId,
    body: z.object({ pinned: z.boolean(), reason }),
    output: done,
    refusals: ['POST_UNKNOWN'],
  }),
  settleReports: route({
    method: 'POST',
    path: 'admin/boards/posts/{postId}/settle-reports',
    access: 'boards:write',
    summary: '게시글 신고 처리 (문제 없음)',
    params: postId,
    body: z.object({ reason }),
    output: done,
    refusals: ['POST_UNKNOWN'],
  }),
  removeComment: route({
    method: 'POST',
    path: 'admin/boards/comments/{commentId}/remove',
    access: 'boards:write',
    summary: '댓글 삭제',
    params: z.object({ commentId: idParam }),
    body: z.object({ reason }),
    output: done,
    refusals: ['COMMENT_UNKNOWN'],
  }),
  words: route({
    method: 'GET',
    path: 'admin/boards/words',
    access: 'boards:read',
    summary: '금지어',
    output: z.object({ words: z.array(z.string()) }),
    refusals: [],
  }),
  banWord: route({
    method: 'POST',
    path: 'admin/boards/words',
    access: 'boards:write',
    summary: '금지어 등록과 해제',
    body: z.object({ word: z.string().trim().min(1).max(30), banned: z.boolean(), reason }),
    output: z.object({ words: z.array(z.string()) }),
    refusals: ['WORD_TOO_SHORT', 'WORDS_FULL'],
  }),
}
