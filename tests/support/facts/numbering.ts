import { expect } from 'vitest'

/** Counts on from a number, and begins anew in each test file: the files of a worker share what they import. */
export function numbering(after: number): () => number {
  let file: string | undefined
  let last = after
  return () => {
    const { testPath } = expect.getState()
    if (testPath !== file) last = after
    file = testPath
    last += 1
    return last
  }
}
