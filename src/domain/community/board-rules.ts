/** The longest title, post and comment: a line of a phone, what is read to its end, and a remark. */
export const postTitleMax = 60
export const postContentsMax = 5_000
export const commentMax = 500
/** So many own bets may stand below a post. */
export const attachedBetsMax = 5
/** So long after writing may a post be edited by who wrote it. */
export const editMinutes = 10

/** Pauses between writings of one member, and points for them, each so many times a day (handbook 5.6, 6.5). */
export const boardRules = {
  postMinutes: 3,
  commentSeconds: 10,
  postPoints: 100,
  postPointsTimes: 3,
  commentPoints: 50,
  commentPointsTimes: 5,
} as const
