import { ensureProgram } from './system-program.ts'

/** Debian's own start script, past the wrapper that insists on the system's service. */
const DEBIAN_SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server'

/** The RabbitMQ server of the system: RABBITMQ_SERVER where it is set, else Debian's. */
export const ensureRabbitmq = (): string =>
  ensureProgram({
    name: 'RabbitMQ',
    places: [process.env.RABBITMQ_SERVER ?? '', DEBIAN_SERVER],
    packages: ['rabbitmq-server'],
    // A run level of its own keeps the package from starting its service.
    env: { RUNLEVEL: '1' },
    advice:
      'The tests of the sports feed need RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) or set RABBITMQ_SERVER to its start script.',
  })
