import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type SystemProgram = {
  readonly name: string
  /** Possible paths, the likeliest first. Empty ones are skipped. */
  readonly places: readonly string[]
  /** Programs that can replace it when it can't be installed. */
  readonly fallbacks?: readonly string[]
  /** Its Debian packages, and the environment for their installation. */
  readonly packages: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Advice for the user when it is missing. */
  readonly advice: string
}

/**
 * Returns the path of a system program. On Debian, root installs it if it is missing. Prints a line when a fallback is
 * used, and throws when there is none either.
 */
export function ensureProgram({
  name,
  places,
  fallbacks = [],
  packages,
  env,
  advice,
}: SystemProgram): string {
  const find = () => places.find(path => path !== '' && existsSync(path))
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${name} (apt-get) …`)
    runApt(['update', '-qq'], env)
    runApt(['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
  }
  const installed = find()
  if (installed) return installed
  const fallback = fallbacks.find(existsSync)
  if (fallback === undefined) throw new Error(advice)
  console.error(`${name} is not installed; ${fallback} is used instead.`)
  return fallback
}

const runApt = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
  })
