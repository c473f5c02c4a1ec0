import pg from 'pg'

/**
 * Lost or unavailable connections, a server that stops, starts, is out of resources or read-only, cancelled statements,
 * and repeatedly lost deadlocks.
 */
const STATES = /^(08|53|57|58|25006|40001|40P01|55P03)/

/** The driver's messages for connection errors, which have no codes. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** System calls used by a connection. */
const SYSTEM_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write'])

/**
 * Whether a fault only means that the database is unavailable now. That is not a bug: the client is asked to retry
 * (503) and stays logged in, while a 500 would log out everybody at once (ERR-009, ERR-010).
 */
export function isDatabaseAway(fault: unknown): boolean {
  if (fault instanceof pg.DatabaseError) return STATES.test(fault.code ?? '')
  if (!(fault instanceof Error)) return false
  return isSystemFault(fault) || WORDS.test(fault.message)
}

const isSystemFault = (fault: Error): boolean =>
  'syscall' in fault && typeof fault.syscall === 'string' && SYSTEM_CALLS.has(fault.syscall)
