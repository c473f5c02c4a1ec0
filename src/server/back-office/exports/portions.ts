/** Rows read at a time. */
const PORTION = 500

/** Yields the rows of these keys in order, in batches. */
export async function* byKeys<Key, Row>(
  keys: readonly Key[],
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < keys.length; from += PORTION) yield await read(keys.slice(from, from + PORTION))
}

/** Yields rows ordered by id: each batch continues after the last row of the previous one. */
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

/** Yields rows of a short list that is not ordered by id. */
export async function* byPlaces<Row>(
  read: (part: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += PORTION) {
    const rows = await read({ limit: PORTION, offset })
    yield rows
    if (rows.length < PORTION) return
  }
}
