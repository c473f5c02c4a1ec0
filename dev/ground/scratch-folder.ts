import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for what a test or a bench throws away, one that every user may enter: a database that root starts runs
 * as somebody else, and what that one may not enter is kept elsewhere, where it would stay behind.
 */
export function makeScratchFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
