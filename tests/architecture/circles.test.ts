import { expect, test } from 'vitest'
import { type Source, sources } from './sources.ts'

test('finds no import cycles, not even for types', () => {
  expect(circlesOf(sources)).toEqual([])
})

/** Returns each import cycle as its files (Tarjan's strongly connected components). */
function circlesOf(files: readonly Source[]): string[][] {
  const imports = new Map(files.map(({ path, imports }) => [path, imports]))
  const found: string[][] = []
  const number = new Map<string, number>()
  const waiting: string[] = []
  /** Returns the lowest number that the file can reach. */
  const visit = (path: string): number => {
    const own = number.size
    number.set(path, own)
    waiting.push(path)
    let lowest = own
    for (const target of imports.get(path) ?? []) {
      if (!imports.has(target)) continue
      const known = number.get(target)
      if (known === undefined) lowest = Math.min(lowest, visit(target))
      else if (waiting.includes(target)) lowest = Math.min(lowest, known)
    }
    if (lowest === own) {
      const circle = waiting.splice(waiting.indexOf(path))
      if (circle.length > 1) found.push(circle.sort())
    }
    return lowest
  }
  for (const { path } of files) if (!number.has(path)) visit(path)
  return found
}
