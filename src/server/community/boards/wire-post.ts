import type { SharedBet } from '#contract/community/boards.ts'
import type { BoardRules } from '#domain/community/board-rules.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { type ToldBet, wireBet } from '#server/bets/bets.ts'
import type { CommentRow } from './comments.sql.ts'
import type { PostRow } from './posts.sql.ts'

export const wireTime = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** Fields of a post in lists. */
export const wireHead = ({ id, title, nickname, writtenAt, views, comments, pinned }: PostRow) => ({
  id,
  title,
  nickname,
  createdAt: wireTime(writtenAt),
  views,
  comments,
  pinned,
})

/**
 * A bet shown to other members: without its owner, whose name is on the post, and with amounts only if the owner shows
 * them.
 */
export function wireSharedBet(told: ToldBet, showsMoney: boolean): SharedBet {
  const { status, totalRatio, createdAt, bonus, bettings, amounts, winnings } = wireBet(told)
  const money = showsMoney ? { amounts, winnings } : { amounts: null, winnings: null }
  return { status, totalRatio, createdAt, bonus, bettings, ...money }
}

export const wireComment = ({ id, nickname, contents, writtenAt }: CommentRow) => ({
  id,
  nickname,
  contents,
  createdAt: wireTime(writtenAt),
})

/** Pauses and points of the board, for members. */
export const wireRules = (rules: BoardRules & { readonly boardMaintenance: boolean }) => ({
  closed: rules.boardMaintenance,
  postMinutes: rules.boardPostMinutes,
  commentSeconds: rules.boardCommentSeconds,
  postPoints: rules.boardPostPointsTimes === 0 ? 0 : rules.boardPostPoints,
  postPointsTimes: rules.boardPostPointsTimes,
  commentPoints: rules.boardCommentPointsTimes === 0 ? 0 : rules.boardCommentPoints,
  commentPointsTimes: rules.boardCommentPointsTimes,
})
