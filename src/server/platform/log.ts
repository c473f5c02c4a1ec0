import { type Logger, pino } from 'pino'

export type Log = Logger

export type LogOptions = { readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent' }

/** What must never be read in a log, wherever an object that is logged carries it. */
const secrets = ['password', 'passwordConfirm', 'token', 'phone', 'accountNumber']

/** A log of one JSON line an event on standard output, with secrets left out. */
export const createLog = ({ level }: LogOptions): Log =>
  pino({
    level,
    base: null,
    redact: {
      paths: [...secrets, ...secrets.map(name => `*.${name}`), '*.headers["x-auth-token"]'],
      censor: '(left out)',
    },
  })
