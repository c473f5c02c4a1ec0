/** What a length is multiplied with, as exact as the eye can tell on a whole stage. */
export const factor = (by: number): number => Math.round(by * 10_000) / 10_000
