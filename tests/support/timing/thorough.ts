/** `HANPAN_THOROUGH=1` runs the full set where `npm test` runs a fixed sample. */
export const isThorough = process.env.HANPAN_THOROUGH === '1'

/**
 * Returns the items of a list to try at one of many places: all when thorough, else `count` of them. Each place tries
 * other items, so that each item is tried somewhere in every run.
 */
export const triedAt = <T>(items: readonly T[], place: number, count: number): readonly T[] =>
  isThorough
    ? items
    : Array.from(
        { length: Math.min(count, items.length) },
        (_, n) => items[(place * count + n) % items.length],
      ).filter(item => item !== undefined)
