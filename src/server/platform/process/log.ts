import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

export type LogOptions = { readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent' }

/** What must never be read in a log, wherever an object that is logged carries it. */
const secrets = ['password', 'passwordConfirm', 'token', 'phone', 'accountNumber']

/** A log of one JSON line an event, on standard output unless told otherwise, with secrets left out. */
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

/** What others hang on an error (pg: its client, with the key that cancels queries) is never logged. */
function plainError(thrown: unknown) {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) }
  const { name, message, stack } = thrown
  const code = 'code' in thrown ? { code: String(thrown.code) } : {}
  return { type: thrown.constructor.name || name, message, ...code, stack }
}
