import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Root folder of the deployment. */
const HOUSE_FOLDER = join(import.meta.dirname, '../../../..')

/** Paths that determine the server's behaviour: source, database, dependencies. Excludes tests. */
const deployed = ['src', 'db', 'package.json', 'package-lock.json'] as const

/** The version in package.json. */
export async function readVersion(folder = HOUSE_FOLDER): Promise<string> {
  const parsed: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const has = typeof parsed === 'object' && parsed !== null && 'version' in parsed
  return has ? String(parsed.version) : '?'
}

/**
 * SHA-256 over names and contents of all deployed files in order (X14), including the web app (`webFolder`): equal on
 * every machine with the same files, different if any byte differs.
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

/** A file itself, or all files below a folder; empty if it does not exist. */
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
