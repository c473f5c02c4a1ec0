// Serves the pure rules to the page: the modules that draw, with their types stripped, so that a round is verified by
// the code that drew it.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const open =
  /^(src\/domain\/(draws|minigames)\/[\w/.-]+|src\/domain\/[\w-]+|sandbox\/supplier\/((slots|tables)\/[\w-]+|games))\.ts$/
const kept = new Map<string, string>()

/** Returns a module below the root by its path; undefined for other files than the rules. */
export function servedModule(path: string): string | undefined {
  if (!open.test(path) || path.includes('..')) return undefined
  const known = kept.get(path)
  if (known !== undefined) return known
  try {
    const plain = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'))
    const text = plain.replaceAll(/(from\s+['"])#domain\//g, '$1/lib/src/domain/')
    kept.set(path, text)
    return text
  } catch {
    return undefined
  }
}
