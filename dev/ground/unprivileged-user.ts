import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'

/** The user that PostgreSQL runs as. PostgreSQL refuses to run as root, so root uses an unprivileged user. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined

/** Returns the user `nobody` when we are root, otherwise undefined (our own user). */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return undefined
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .find(([name]) => name === 'nobody')
  return { uid: Number(entry?.[2] ?? 65_534), gid: Number(entry?.[3] ?? 65_534) }
}

/** Gives a file or folder to the user that PostgreSQL runs as. */
export function giveTo(user: RunAs, path: string): void {
  if (user) chownSync(path, user.uid, user.gid)
}

/** True when that user can read the folder and all folders above it. */
export function canReach(user: RunAs, folder: string): boolean {
  if (!user) return true
  return (
    spawnSync('/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', folder], { ...user, cwd: '/' }).status === 0
  )
}
