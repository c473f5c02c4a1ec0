import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { decodeText } from './file-text.ts'
import { type ImportedFolder, importFiles, type SourceFile } from './import-files.ts'
import type { KoreanNames } from './participant-names.ts'

/** Imports every file of a folder and its subfolders once; formats are detected by content, not by name. */
export async function importFolder(folder: string, names: KoreanNames): Promise<ImportedFolder> {
  const root = await realpath(folder)
  const paths = (await findFiles(root)).filter(found => /\.(csv|tsv|txt|json)$/i.test(found)).toSorted()
  const files: SourceFile[] = []
  for (const filePath of paths) {
    files.push({ name: path.relative(root, filePath), text: decodeText(await readFile(filePath)) })
  }
  return importFiles(files, names)
}

/** The files of a folder by real path, each once, since links may be circular. */
async function findFiles(root: string): Promise<readonly string[]> {
  const files: string[] = []
  const toVisit = [root]
  const visited = new Set<string>()
  for (const place of toVisit) {
    // A dangling or circular link has nothing to read.
    const real = await realpath(place).catch(() => undefined)
    if (real === undefined || visited.has(real)) continue
    visited.add(real)
    const found = await stat(real)
    if (found.isFile()) files.push(real)
    else if (found.isDirectory()) toVisit.push(...(await readdir(real)).map(name => path.join(real, name)))
  }
  return files
}
