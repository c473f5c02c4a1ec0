/** The longest title, post and comment: a line of a phone, what is read to its end, and a remark. */
export const postTitleMax = 60
export const postContentsMax = 5_000
export const commentMax = 500
/** So many own bets may stand below a post. */
export const attachedBetsMax = 5
/** So long after writing may a post be edited by who wrote it. */
export const editMinutes = 10

/** Pauses between writings of one member, and points for them, each so many times a day; 0 points are none. */
export type BoardRules = {
  readonly boardPostMinutes: number
  readonly boardCommentSeconds: number
  readonly boardPostPoints: number
  readonly boardPostPointsTimes: number
  readonly boardCommentPoints: number
  readonly boardCommentPointsTimes: number
}

/** What the site ships with (handbook 5.6, 6.5); operators change it in the settings. */
export const shippedBoardRules: BoardRules = {
  boardPostMinutes: 3,
  boardCommentSeconds: 10,
  boardPostPoints: 100,
  boardPostPointsTimes: 3,
  boardCommentPoints: 50,
  boardCommentPointsTimes: 5,
}
