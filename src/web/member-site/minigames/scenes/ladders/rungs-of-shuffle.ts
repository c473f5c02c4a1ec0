/** A rung between two neighbouring posts: the left one counted from 0, in which row from the top. */
export type Rung = { readonly post: number; readonly row: number }

/**
 * Rungs by which every post leads to its foot (`feet`, from 1, the first post's first): neighbours change places, row after
 * row, until each stands over its foot. As many rows as posts are always enough, and no two rungs of a row share a post.
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

/** The posts that somebody passes who walks down from one of them, with the row of each rung that is crossed. */
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
