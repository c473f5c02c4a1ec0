/** A rung between two neighbouring posts: the left post from 0, and the row from the top. */
export type Rung = { readonly post: number; readonly row: number }

/**
 * Rungs that lead each post to its end (`feet`, from 1, first post first): neighbours swap row by row
 * until each is above its end. As many rows as posts are always enough, and two rungs of a row never
 * share a post.
 */
export function rungsOfShuffle(feet: readonly number[]): readonly Rung[] {
  const order = [...feet]
  const rungs: Rung[] = []
  for (let row = 0; row < feet.length; row++) {
    for (let post = row % 2; post + 1 < order.length; post += 2) {
      const [left = 0, right = 0] = [order[post], order[post + 1]]
      if (left <= right) continue
      order[post] = right
      order[post + 1] = left
      rungs.push({ post, row })
    }
  }
  return withoutEmptyRows(rungs)
}

function withoutEmptyRows(rungs: readonly Rung[]): readonly Rung[] {
  const rows = [...new Set(rungs.map(({ row }) => row))]
  return rungs.map(({ post, row }) => ({ post, row: rows.indexOf(row) }))
}

/** The posts on the way down from a post, with the row of each crossed rung. */
export function walkFrom(
  start: number,
  rungs: readonly Rung[],
): readonly { readonly row: number; readonly post: number }[] {
  let here = start
  return rungs.flatMap(({ post, row }) => {
    if (post !== here && post + 1 !== here) return []
    here = post === here ? post + 1 : post
    return [{ row, post: here }]
  })
}
