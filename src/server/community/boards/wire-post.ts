import type { SharedBet } from '#contract/boards.ts'
import type { BoardRules } from '#domain/community/board-rules.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { type ToldBet, wireBet } from '#server/bets/bets.ts'
import type { CommentRow } from './comments.sql.ts'
import type { PostRow } from './posts.sql.ts'

export const wireTime = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** What lists tell of a post. */
export const wireHead = ({ id, title, nickname, writtenAt, views, comments, pinned }: PostRow) => ({
  id,
  title,
  nickname,
  createdAt: wireTime(writtenAt),
  views,
  comments,
  pinned,
})

/** A bet for others to look at: whose it is stands above it, what it cost only where that is shown. */
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

/** What writing on the board demands and brings, for members. */
export const wireRules = (rules: BoardRules & { readonly boardMaintenance: boolean }) => ({
  closed: rules.boardMaintenance,
  postMinutes: rules.boardPostMinutes,
  commentSeconds: rules.boardCommentSeconds,
  postPoints: rules.boardPostPointsTimes === 0 ? 0 : rules.boardPostPoints,
  postPointsTimes: rules.boardPostPointsTimes,
  commentPoints: rules.boardCommentPointsTimes === 0 ? 0 : rules.boardCommentPoints,
  commentPointsTimes: rules.boardCommentPointsTimes,
})
