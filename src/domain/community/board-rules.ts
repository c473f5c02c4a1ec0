/** The longest title, post and comment: a line of a phone, what is read to its end, and a remark. */
export const postTitleMax = 60
export const postContentsMax = 5_000
export const commentMax = 500
/** So many own bets may stand below a post. */
export const attachedBetsMax = 5
/** So long after writing may a post be edited by who wrote it. */
export const editMinutes = 10

/** What operators set of the board: pauses between writings, and points for them (handbook 5.6, 6.5). */
export type BoardRules = {
  readonly postMinutes: number
  readonly commentSeconds: number
  /** Points for a post, and for how many a day. */
  readonly postPoints: number
  readonly postPointsTimes: number
  readonly commentPoints: number
  readonly commentPointsTimes: number
}

export const firstBoardRules: BoardRules = {
  postMinutes: 3,
  commentSeconds: 10,
  postPoints: 100,
  postPointsTimes: 3,
  commentPoints: 50,
  commentPointsTimes: 5,
}
