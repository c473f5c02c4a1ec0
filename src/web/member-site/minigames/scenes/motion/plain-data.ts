// Draws arrive from the server as untyped data; these guards check them for the scenes.

type Plain = Readonly<Record<string, unknown>>

export const isRecord = (data: unknown): data is Plain => typeof data === 'object' && data !== null

/** A whole number within a range, both ends included. */
export const isNumber = (data: unknown, from: number, to: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= from && data <= to

/** A number of different whole numbers within a range. */
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
