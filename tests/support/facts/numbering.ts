import { expect } from 'vitest'

/** Returns a counter that starts again in each test file, because the files of a worker share modules. */
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
