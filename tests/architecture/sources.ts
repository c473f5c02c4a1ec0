// The sources that the architecture tests read, and their imports.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export type Source = {
  /** Path from the repository root. */
  readonly path: string
  readonly text: string
  /** Our own files as paths from the root, packages by their names. Includes imports of types. */
  readonly imports: readonly string[]
}

/** All TypeScript sources. */
export const sources: readonly Source[] = ['src', 'dev', 'tests'].flatMap(folder =>
  listFiles(folder, /\.tsx?$/).map(readSource),
)
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const ofServer = sources.filter(({ path }) => path.startsWith('src/server/'))
export const ofSrc = sources.filter(({ path }) => path.startsWith('src/') && !isTest(path))

/** Returns the files below a folder, as sorted paths from the root. */
export function listFiles(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => name.test(file) && !file.includes('node_modules'))
    .map(file => join(folder, file))
    .sort()
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')
  return { path, text, imports: specifiers.map(one => resolveImport(path, one)) }
}

export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  const ours = /^#(domain|contract|server|web)\/(.*)$/.exec(specifier)
  return ours ? `src/${ours[1]}/${ours[2]}` : specifier.replace(/^#/, '')
}

/** Returns one line per broken rule: the file and the fault. */
export const breaches = (
  list: readonly Source[],
  judge: (source: Source) => readonly (string | undefined)[],
) =>
  list.flatMap(source =>
    judge(source)
      .filter(found => found !== undefined)
      .map(found => `${source.path}: ${found}`),
  )
