/** So many rows are read at a time. */
const PORTION = 500

/** The rows of these keys in their order, a portion at a time. */
export async function* byKeys<Key, Row>(
  keys: readonly Key[],
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < keys.length; from += PORTION) yield await read(keys.slice(from, from + PORTION))
}

/** Rows that follow each other by their numbers: each portion goes on behind the last row of the one before. */
export async function* inTurn<Row extends { readonly id: number }>(
  read: (limit: number, last: number | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: number | undefined
  for (;;) {
    const rows = await read(PORTION, last)
    yield rows
    last = rows.at(-1)?.id
    if (rows.length < PORTION) return
  }
}

/** Rows of a short list whose order is not that of their numbers. */
export async function* byPlaces<Row>(
  read: (part: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += PORTION) {
    const rows = await read({ limit: PORTION, offset })
    yield rows
    if (rows.length < PORTION) return
  }
}
