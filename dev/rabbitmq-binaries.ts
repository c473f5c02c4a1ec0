import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's own start script, past the wrapper that insists on the system's service. */
const DEBIAN_SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server'

/** The RabbitMQ server of the system: RABBITMQ_SERVER where it is set, else Debian's. */
const findRabbitmq = (): string | undefined =>
  [process.env.RABBITMQ_SERVER ?? '', DEBIAN_SERVER].find(path => path !== '' && existsSync(path))

/** As findRabbitmq; on a Debian without one it is installed. The system's own service is not started. */
export function ensureRabbitmq(): string {
  const found = findRabbitmq()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installOnDebian()
  const installed = findRabbitmq()
  if (installed) return installed
  throw new Error(
    'The tests of the sports feed need RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) or set RABBITMQ_SERVER to its start script.',
  )
}

function installOnDebian(): void {
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      // A run level of its own keeps the package from starting its service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  console.error('Installing RabbitMQ (apt-get) …')
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', 'rabbitmq-server')
}
