import type { BookSlice } from '#server/fixtures/book/book-state.ts'

/** Returns an empty book in memory. */
export const emptySlice = (): BookSlice => ({
  fixtures: new Map(),
  scores: new Map(),
  markets: new Map(),
  outcomes: new Map(),
  holders: new Map(),
  verdicts: new Map(),
  rates: new Map(),
})
