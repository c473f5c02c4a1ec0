/** `HANPAN_THOROUGH=1` runs the whole of what `npm test` runs a fixed sample of. */
export const isThorough = process.env.HANPAN_THOROUGH === '1'

/**
 * Returns the items of a list that are tried at one of many places: all when thorough, else `count` of them, others at
 * each place, so that each item is tried at some places in every run.
 */
export const triedAt = <T>(items: readonly T[], place: number, count: number): readonly T[] =>
  isThorough
    ? items
    : Array.from(
        { length: Math.min(count, items.length) },
        (_, n) => items[(place * count + n) % items.length],
      ).filter(item => item !== undefined)
