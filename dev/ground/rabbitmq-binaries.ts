import { ensureProgram } from './system-program.ts'

/** Debian's start script, without the wrapper that requires the system's service. */
const DEBIAN_SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server'

/** Returns the path of the system's RabbitMQ server: RABBITMQ_SERVER if it is set, otherwise Debian's. */
export const ensureRabbitmq = (): string =>
  ensureProgram({
    name: 'RabbitMQ',
    places: [process.env.RABBITMQ_SERVER ?? '', DEBIAN_SERVER],
    packages: ['rabbitmq-server'],
    // A separate run level keeps the package from starting its service.
    env: { RUNLEVEL: '1' },
    advice:
      'The tests of the sports feed need RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) or set RABBITMQ_SERVER to its start script.',
  })
