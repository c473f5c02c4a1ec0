import type { Refusal } from '#contract/wire/refusals.ts'
import { holdsBannedWord } from '#domain/community/banned-words.ts'
import type { MemberId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { isVisibleText } from '#domain/visible-text.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { boardChanged } from './board-news.ts'
import { rewardWriting } from './board-points.ts'
import { findCommentByKey, insertComment, lockComment, updateCommentState } from './comments.sql.ts'
import { listWords } from './forbidden-words.sql.ts'
import { addComments, lockPost } from './posts.sql.ts'
import { type BoardDeps, isClosed, unitsLeft } from './write-post.ts'
import { lockWriter, noteComment } from './writers.sql.ts'

type Writing = { readonly postId: number; readonly contents: string; readonly key: string }
type WriteRefusal =
  | Refusal<'GAME_IN_MAINTENANCE'>
  | Refusal<'POST_UNKNOWN'>
  | Refusal<'BOARD_CONTENTS'>
  | Refusal<'BOARD_WORD'>
  | Refusal<'COMMENT_WAIT'>
  | Refusal<'KEY_REUSED'>

/** Writes a comment on a shown post; once per key, and with the pause of the settings. */
export const writeComment = (
  deps: BoardDeps,
  { memberId, kind }: Pick<Caller, 'memberId' | 'kind'>,
  { postId, contents, key }: Writing,
): Promise<Result<{ readonly id: number }, WriteRefusal>> =>
  deps.db.transaction(async tx => {
    if (isClosed(deps)) return refuse({ code: 'GAME_IN_MAINTENANCE' })
    const writer = await lockWriter(tx, memberId)
    const same = await findCommentByKey(tx, memberId, key)
    if (same)
      return same.postId === postId && same.contents === contents
        ? accept({ id: same.id })
        : refuse({ code: 'KEY_REUSED' })
    if (!isVisibleText(contents)) return refuse({ code: 'BOARD_CONTENTS' })
    if (holdsBannedWord(await listWords(tx), contents)) return refuse({ code: 'BOARD_WORD' })
    const at = deps.clock.now()
    const rules = deps.site.settings()
    const seconds = unitsLeft(writer.commentAt, rules.boardCommentSeconds * SECOND, SECOND, at)
    if (seconds > 0) return refuse({ code: 'COMMENT_WAIT', seconds })
    // A concurrent hiding of the post either waits or has happened before.
    if ((await lockPost(tx, postId))?.state !== 'shown') return refuse({ code: 'POST_UNKNOWN' })
    const { id } = await insertComment(tx, { postId, memberId, key, contents, writtenAt: at })
    await addComments(tx, postId, 1)
    await noteComment(tx, memberId, at)
    if (kind === 'member') await rewardWriting({ ...deps, rules }, tx, { kind: 'comment', id, memberId }, at)
    tx.afterCommit(() => deps.bus.publish(boardChanged, { postId }))
    return accept({ id })
  })

/** Deletes the member's own comment permanently. */
export const deleteComment = (
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  memberId: MemberId,
  commentId: number,
): Promise<Result<undefined, Refusal<'COMMENT_UNKNOWN'>>> =>
  db.transaction(async tx => {
    const comment = await lockComment(tx, commentId)
    if (comment?.state !== 'shown' || comment.memberId !== memberId)
      return refuse({ code: 'COMMENT_UNKNOWN' })
    await updateCommentState(tx, commentId, 'deleted')
    await addComments(tx, comment.postId, -1)
    tx.afterCommit(() => bus.publish(boardChanged, { postId: comment.postId }))
    return accept(undefined)
  })
