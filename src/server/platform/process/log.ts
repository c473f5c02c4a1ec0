import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

export type LogOptions = { readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent' }

/** Fields removed from every logged object. */
const secrets = ['password', 'passwordConfirm', 'token', 'phone', 'accountNumber']

/** Creates a log with one JSON line per event, on standard output by default, with secrets removed. */
export const createLog = ({ level }: LogOptions, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: plainError },
      redact: {
        paths: [...secrets, ...secrets.map(name => `*.${name}`), '*.headers["x-auth-token"]'],
        censor: '(left out)',
      },
    },
    to,
  )

/**
 * Properties that libraries attach to an error (pg: its client, with the key for cancelling queries) are never logged.
 */
function plainError(thrown: unknown) {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) }
  const { name, message, stack } = thrown
  const code = 'code' in thrown ? { code: String(thrown.code) } : {}
  return { type: thrown.constructor.name || name, message, ...code, stack }
}
