import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The root of what is deployed. */
export const HOUSE_FOLDER = join(import.meta.dirname, '../../../..')

/** What decides how the house runs: its source, its database, what it depends on. Tests are no part of it. */
const deployed = ['src', 'db', 'package.json', 'package-lock.json'] as const

/** The version of the package that runs. */
export async function readVersion(folder = HOUSE_FOLDER): Promise<string> {
  const parsed: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const has = typeof parsed === 'object' && parsed !== null && 'version' in parsed
  return has ? String(parsed.version) : '?'
}

/**
 * SHA-256 over the names and the contents of all deployed files in their order (X14): the same on every machine that
 * runs the same files, another one as soon as a byte differs. The page in the browser (`webFolder`) is part of it.
 */
export async function digestOfFiles(webFolder: string, folder = HOUSE_FOLDER): Promise<string> {
  const digest = createHash('sha256')
  const files = await Promise.all(deployed.map(name => filesBelow(join(folder, name))))
  const named = files.flat().map(path => ({ path, name: relative(folder, path) }))
  const web = (await filesBelow(webFolder)).map(path => ({ path, name: `web/${relative(webFolder, path)}` }))
  for (const { path, name } of [...named, ...web].toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = await readFile(path)
    digest.update(`${name}\0${content.length}\0`).update(content)
  }
  return digest.digest('hex')
}

/** A file itself, or all files below a folder; nothing where there is none of that name. */
async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw fault
  }
}
