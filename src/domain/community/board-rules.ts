/** Maximum lengths of a title, post and comment, in characters. */
export const postTitleMax = 60
export const postContentsMax = 5_000
export const commentMax = 500
/** Maximum number of the author's bets attached to a post. */
export const attachedBetsMax = 5
/** Minutes after posting in which the author may edit a post. */
export const editMinutes = 10

/**
 * Minimum pauses between a member's posts and comments, and the points for them with a daily maximum; 0
 * points disables them.
 */
export type BoardRules = {
  readonly boardPostMinutes: number
  readonly boardCommentSeconds: number
  readonly boardPostPoints: number
  readonly boardPostPointsTimes: number
  readonly boardCommentPoints: number
  readonly boardCommentPointsTimes: number
}

/** Defaults (handbook 5.6, 6.5). Operators can change them in the settings. */
export const shippedBoardRules: BoardRules = {
  boardPostMinutes: 3,
  boardCommentSeconds: 10,
  boardPostPoints: 100,
  boardPostPointsTimes: 3,
  boardCommentPoints: 50,
  boardCommentPointsTimes: 5,
}
