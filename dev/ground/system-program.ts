import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type SystemProgram = {
  readonly name: string
  /** Where it may lie, the likeliest first; an empty one is passed over. */
  readonly places: readonly string[]
  /** Debian's packages of it, and what their installation is told. */
  readonly packages: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** What to do where there is none. */
  readonly advice: string
}

/** The path of a program of the system. On a Debian without it root installs it; throws where there is still none. */
export function ensureProgram({ name, places, packages, env, advice }: SystemProgram): string {
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
  throw new Error(advice)
}

const runApt = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
  })
