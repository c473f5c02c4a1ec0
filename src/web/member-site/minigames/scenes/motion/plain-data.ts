// Draws come from the server as plain data: these tell whether it is what a scene can draw.

type Plain = Readonly<Record<string, unknown>>

export const isRecord = (data: unknown): data is Plain => typeof data === 'object' && data !== null

/** A whole number of a range, both ends in it. */
export const isNumber = (data: unknown, from: number, to: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= from && data <= to

/** So many whole numbers of a range, each only once. */
export const areDifferent = (
  data: unknown,
  count: number,
  from: number,
  to: number,
): data is readonly number[] =>
  Array.isArray(data) &&
  data.length === count &&
  new Set(data).size === count &&
  data.every(one => isNumber(one, from, to))
