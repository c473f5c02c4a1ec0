import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'
import { canReach, giveTo, type RunAs } from './unprivileged-user.ts'

/** The place of the data when the requested folder is below one that only root may enter, such as /root. */
const ROOTS_DATA = '/var/lib/hanpan'
/** A unix socket's path may have 107 bytes on Linux, 103 on macOS. */
const SOCKET_FOLDER_MAX = 80

export type PostgresFolder = {
  /** The cluster itself; may not exist yet. */
  readonly cluster: string
  /** Folder of the unix sockets. No other user may enter it. */
  readonly sockets: string
  readonly log: string
}

/** Prepares a data folder: `<folder>/postgres` for the cluster, a private folder for the sockets. */
export function preparePostgresFolder(folder: string, user: RunAs): PostgresFolder {
  makeDataFolder(folder)
  const asked = realpathSync(folder)
  const home = canReach(user, asked) ? asked : linkedHome(asked)
  return {
    cluster: join(home, 'postgres'),
    sockets: socketFolder(home, user),
    log: join(asked, 'postgres.log'),
  }
}

function linkedHome(asked: string): string {
  const link = join(asked, 'elsewhere')
  if (!existsSync(link)) {
    mkdirSync(ROOTS_DATA, { recursive: true, mode: 0o755 })
    const home = mkdtempSync(join(ROOTS_DATA, 'data-'))
    chmodSync(home, 0o755)
    rmSync(link, { force: true })
    symlinkSync(home, link)
  }
  return realpathSync(link)
}

function socketFolder(home: string, user: RunAs): string {
  const beside = join(home, 'socket')
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const folder = beside.length <= SOCKET_FOLDER_MAX ? beside : join(tmpdir(), `hanpan-${name}`)
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    giveTo(user, folder)
  }
  const owner = user?.uid ?? process.getuid?.()
  const { uid, mode } = lstatSync(folder)
  if (uid !== owner || (mode & 0o077) !== 0)
    throw new Error(`${folder} must belong to user ${owner} alone. Remove it and start again.`)
  return folder
}
