/** Rounds a factor to visible precision on the whole stage. */
export const factor = (by: number): number => Math.round(by * 10_000) / 10_000
