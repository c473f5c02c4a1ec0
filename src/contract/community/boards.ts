import { z } from 'zod'
import { bet } from '#contract/bets/bets.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, onceKey, page, pageCounts, searchInput, seoulDateTime } from '#contract/wire/wire.ts'
import { attachedBetsMax, commentMax, postContentsMax, postTitleMax } from '#domain/community/board-rules.ts'
import { memberLine, memberText } from '#domain/community/member-text.ts'

/** Members' input is stored as plain text; empty text has its own refusal. */
export const titleInput = (max: number) => z.string().overwrite(memberLine).max(max)
export const textInput = (max: number) => z.string().overwrite(memberText).max(max)

const postHead = {
  id: z.number().int(),
  title: z.string(),
  nickname: z.string(),
  createdAt: seoulDateTime,
  views: z.number().int(),
  comments: z.number().int(),
  pinned: z.boolean(),
}

const listedPost = z.object({ ...postHead, hasBets: z.boolean() })
export type ListedPost = z.output<typeof listedPost>

/** A bet attached to a post or a question: picks and result. Amounts are null when they are not shown. */
export const sharedBet = bet
  .pick({ status: true, totalRatio: true, createdAt: true, bonus: true, bettings: true })
  .extend({ amounts: z.number().int().nullable(), winnings: z.number().int().nullable() })
export type SharedBet = z.output<typeof sharedBet>

/** Plain text with line breaks. */
const post = z.object({
  ...postHead,
  contents: z.string(),
  editedAt: seoulDateTime.nullable(),
  isOwn: z.boolean(),
  /** The author can still edit it. */
  editable: z.boolean(),
  bets: z.array(sharedBet),
})
export type Post = z.output<typeof post>

const comment = z.object({
  id: z.number().int(),
  nickname: z.string(),
  contents: z.string(),
  createdAt: seoulDateTime,
  isOwn: z.boolean(),
})
export type Comment = z.output<typeof comment>

const postId = z.object({ postId: idParam })

/** The free board (BOARD-001 to BOARD-003, handbook 6.5). Hidden and deleted posts are not found. */
export const boardContract = {
  list: route({
    method: 'GET',
    path: 'free',
    access: 'member',
    summary: '자유게시판 (고정글, 최신순, 한 페이지 15건)',
    /** A part of a title, or a full nickname. */
    query: z.object({ page, search: searchInput.optional() }),
    output: z.object({ posts: z.array(listedPost), ...pageCounts }),
    refusals: [],
  }),
  rules: route({
    method: 'GET',
    path: 'free/rules',
    access: 'member',
    summary: '글쓰기 간격과 작성 포인트',
    output: z.object({
      /** Operators closed the boards: writing is refused (handbook 6.3). */
      closed: z.boolean(),
      postMinutes: z.number().int(),
      commentSeconds: z.number().int(),
      /** 0 means no points. */
      postPoints: z.number().int(),
      postPointsTimes: z.number().int(),
      commentPoints: z.number().int(),
      commentPointsTimes: z.number().int(),
    }),
    refusals: [],
  }),
  post: route({
    method: 'GET',
    path: 'free/{postId}',
    access: 'member',
    summary: '게시글',
    params: postId,
    output: post,
    refusals: ['POST_UNKNOWN'],
  }),
  seen: route({
    method: 'POST',
    path: 'free/{postId}/seen',
    access: 'member',
    byItself: true,
    summary: '게시글 조회 (회원마다 한 번 집계)',
    params: postId,
    output: z.undefined(),
    refusals: [],
  }),
  write: route({
    method: 'POST',
    path: 'free',
    access: 'member',
    summary: '게시글 작성',
    body: z.object({
      title: titleInput(postTitleMax),
      contents: textInput(postContentsMax),
      /** The member's own bets. */
      bets: z.array(z.object({ betId: z.uuid(), showsMoney: z.boolean() })).max(attachedBetsMax),
      key: onceKey,
    }),
    output: z.object({ id: z.number().int() }),
    refusals: [
      'BOARD_TITLE',
      'BOARD_CONTENTS',
      'BOARD_WAIT',
      'BOARD_WORD',
      'BET_UNKNOWN',
      'KEY_REUSED',
      'GAME_IN_MAINTENANCE',
    ],
  }),
  edit: route({
    method: 'POST',
    path: 'free/{postId}/edit',
    access: 'member',
    summary: '게시글 수정 (작성 후 10분 이내)',
    params: postId,
    body: z.object({ title: titleInput(postTitleMax), contents: textInput(postContentsMax) }),
    output: z.object({ id: z.number().int() }),
    refusals: [
      'POST_UNKNOWN',
      'BOARD_TITLE',
      'BOARD_CONTENTS',
      'BOARD_WORD',
      'EDIT_TOO_LATE',
      'GAME_IN_MAINTENANCE',
    ],
  }),
  delete: route({
    method: 'POST',
    path: 'free/{postId}/delete',
    access: 'member',
    summary: '본인 게시글 삭제',
    params: postId,
    output: z.undefined(),
    refusals: ['POST_UNKNOWN'],
  }),
  report: route({
    method: 'POST',
    path: 'free/{postId}/report',
    access: 'member',
    summary: '게시글 신고',
    params: postId,
    body: z.object({ reason: titleInput(200) }),
    output: z.undefined(),
    refusals: ['POST_UNKNOWN', 'REPORT_REASON', 'OWN_POST'],
  }),
  comments: route({
    method: 'GET',
    path: 'free/{postId}/comments',
    access: 'member',
    summary: '댓글 (최신순, 한 페이지 15건)',
    params: postId,
    query: z.object({ page }),
    output: z.object({ comments: z.array(comment), ...pageCounts }),
    refusals: ['POST_UNKNOWN'],
  }),
  comment: route({
    method: 'POST',
    path: 'free/{postId}/comments',
    access: 'member',
    summary: '댓글 작성',
    params: postId,
    body: z.object({ contents: textInput(commentMax), key: onceKey }),
    output: z.object({ id: z.number().int() }),
    refusals: [
      'POST_UNKNOWN',
      'BOARD_CONTENTS',
      'COMMENT_WAIT',
      'BOARD_WORD',
      'KEY_REUSED',
      'GAME_IN_MAINTENANCE',
    ],
  }),
  deleteComment: route({
    method: 'POST',
    path: 'free/comments/{commentId}/delete',
    access: 'member',
    summary: '본인 댓글 삭제',
    params: z.object({ commentId: idParam }),
    output: z.undefined(),
    refusals: ['COMMENT_UNKNOWN'],
  }),
}
