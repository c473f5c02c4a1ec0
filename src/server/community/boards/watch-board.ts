import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import { boardChanged } from './board-news.ts'
import { giveBackPoints, takePointsBack } from './board-points.ts'
import { listComments, lockComment, updateCommentState } from './comments.sql.ts'
import {
  addComments,
  clearReports,
  countDeskPosts,
  type DeskFilter,
  findPost,
  type HeldPost,
  listDeskPosts,
  lockPost,
  updatePinned,
  updateState,
} from './posts.sql.ts'
import { readPostBets } from './read-board.ts'
import { listReports, settleReports } from './reports.sql.ts'

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>
type Unknown = Refusal<'POST_UNKNOWN'>
type Done = { readonly id: number }

/** Returns a page of all posts, newest first. */
export async function readDeskPosts({ db }: Pick<Deps, 'db'>, filter: DeskFilter, page: number) {
  const [totalCount, posts] = await Promise.all([
    countDeskPosts(db, filter),
    listDeskPosts(db, filter, partOf(page)),
  ])
  return { posts, ...pageCountsOf(totalCount) }
}

/** Number of posts with open complaints. */
export const countReported = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  countDeskPosts(db, { show: 'reported', search: undefined })

/** Returns a post in any state with its complaints and a page of its comments. */
export async function readDeskPost(deps: Pick<Deps, 'db' | 'clock'>, postId: number, page: number) {
  const post = await findPost(deps.db, postId)
  if (!post) return refuse({ code: 'POST_UNKNOWN' })
  const [bets, complaints, replies] = await Promise.all([
    readPostBets(deps, postId, post.memberId),
    listReports(deps.db, postId),
    listComments(deps.db, postId, partOf(page)),
  ])
  return accept({ post, bets, complaints, replies })
}

/** Runs an operation on one post in one transaction with its log entry. */
const onPost = (
  { db, bus }: DeskDeps,
  postId: number,
  act: (tx: Tx, post: HeldPost) => Promise<void>,
  isMeant = (post: HeldPost): boolean => post.state !== 'deleted',
): Promise<Result<Done, Unknown>> =>
  db.transaction(async tx => {
    const post = await lockPost(tx, postId)
    if (!post || !isMeant(post)) return refuse({ code: 'POST_UNKNOWN' })
    await act(tx, post)
    tx.afterCommit(() => bus.publish(boardChanged, { postId }))
    return accept({ id: postId })
  })

const stateWord = (hidden: boolean): string => (hidden ? '숨김' : '표시')

/** Hides a post that breaks the rules and takes back its points, or shows it again. Idempotent. */
export const hidePost = (
  deps: DeskDeps,
  act: OperatorAct,
  postId: number,
  hidden: boolean,
): Promise<Result<Done, Unknown>> =>
  onPost(deps, postId, async (tx, post) => {
    if ((post.state === 'hidden') === hidden) return
    const at = deps.clock.now()
    await updateState(tx, postId, hidden ? 'hidden' : 'shown', hidden ? act.reason : null)
    const writing = { ...post, kind: 'post' } as const
    if (hidden) {
      await takePointsBack(deps, tx, writing, { at, actor: `operator:${act.operator.memberId}` })
      await settleReports(tx, postId, at)
      await clearReports(tx, postId)
    } else await giveBackPoints(deps, tx, writing, at)
    tellContentChanged(tx, deps, 'quests', post.memberId)
    await recordAct(tx, {
      ...act,
      act: hidden ? 'hide-post' : 'show-post',
      subject: `post:${postId}`,
      before: { title: post.title, state: stateWord(!hidden) },
      after: { title: post.title, state: stateWord(hidden) },
      at,
    })
  })

/** Pins a post above all others, or unpins it. */
export const pinPost = (
  deps: DeskDeps,
  act: OperatorAct,
  postId: number,
  pinned: boolean,
): Promise<Result<Done, Unknown>> =>
  onPost(deps, postId, async (tx, post) => {
    if (post.pinned === pinned) return
    await updatePinned(tx, postId, pinned)
    await recordAct(tx, {
      ...act,
      act: pinned ? 'pin-post' : 'unpin-post',
      subject: `post:${postId}`,
      before: { pinned: post.pinned },
      after: { pinned, title: post.title },
      at: deps.clock.now(),
    })
  })

/**
 * Closes the complaints about a post without further action. Complaints about a post that its writer has deleted stay
 * open as well.
 */
export const dismissReports = (
  deps: DeskDeps,
  act: OperatorAct,
  postId: number,
): Promise<Result<Done, Unknown>> =>
  onPost(
    deps,
    postId,
    async (tx, post) => {
      if (post.reports === 0) return
      const at = deps.clock.now()
      await settleReports(tx, postId, at)
      await clearReports(tx, postId)
      await recordAct(tx, {
        ...act,
        act: 'settle-reports',
        subject: `post:${postId}`,
        before: { reports: post.reports },
        after: { reports: 0, title: post.title },
        at,
      })
    },
    () => true,
  )

/** Removes a comment from the board and takes back its points. */
export const removeComment = (
  deps: DeskDeps,
  act: OperatorAct,
  commentId: number,
): Promise<Result<Done, Refusal<'COMMENT_UNKNOWN'>>> =>
  deps.db.transaction(async tx => {
    const comment = await lockComment(tx, commentId)
    if (comment?.state !== 'shown') return refuse({ code: 'COMMENT_UNKNOWN' })
    const { postId, contents } = comment
    const at = deps.clock.now()
    await updateCommentState(tx, commentId, 'removed')
    await addComments(tx, postId, -1)
    const writing = { ...comment, kind: 'comment' } as const
    await takePointsBack(deps, tx, writing, { at, actor: `operator:${act.operator.memberId}` })
    await recordAct(tx, {
      ...act,
      act: 'remove-comment',
      subject: `post:${postId}`,
      before: { comment: contents },
      after: { comment: '삭제' },
      at,
    })
    tx.afterCommit(() => deps.bus.publish(boardChanged, { postId }))
    return accept({ id: commentId })
  })
