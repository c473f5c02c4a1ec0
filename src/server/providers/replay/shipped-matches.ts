import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ImportedFolder, mergeMatches } from './sources/import-files.ts'
import { importFolder } from './sources/import-folder.ts'
import { type KoreanNames, readKoreanNames } from './sources/participant-names.ts'

const KOREAN_NAMES_FILE = 'korean-names.tsv'

/** Folder of the project's own table of recorded facts. */
export const SHIPPED_FOLDER = path.resolve(import.meta.dirname, '../../../../dev/recorded/matches')

/** The Korean names shipped with the project. */
export async function loadKoreanNames(folder: string): Promise<KoreanNames> {
  return readKoreanNames(await readFile(path.join(folder, KOREAN_NAMES_FILE), 'utf8'))
}

/**
 * Loads the recorded matches to replay: the shipped table, and a folder of public files (`HANPAN_REPLAY`). Returns
 * unreadable rows with the matches; they don't stop the import.
 */
export async function loadRecordedMatches(ownFolder?: string): Promise<ImportedFolder> {
  const names = await loadKoreanNames(SHIPPED_FOLDER)
  const shipped = await importFolder(SHIPPED_FOLDER, names)
  const unknownFiles = shipped.unknownFiles.filter(file => file !== KOREAN_NAMES_FILE)
  if (ownFolder === undefined) return { ...shipped, unknownFiles }
  const own = await importFolder(ownFolder, names)
  return {
    matches: mergeMatches([shipped.matches, own.matches]),
    rejected: [...shipped.rejected, ...own.rejected],
    unknownFiles: [...unknownFiles, ...own.unknownFiles],
    countByFile: new Map([...shipped.countByFile, ...own.countByFile]),
  }
}
