import pg from 'pg'

/**
 * Connections that are lost or not to be had, a server that stops, starts, has no room or only reads, a statement
 * that was cancelled, and locks that were lost again and again.
 */
const STATES = /^(08|53|57|58|25006|40001|40P01|55P03)/

/** What the driver says of a connection; it has no codes of its own. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** What the system calls are that a connection stands on. */
const SYSTEM_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write'])

/**
 * Whether a fault only means that the database can't be asked just now. That is nobody's bug: whoever asked is told to
 * come again (503) and stays logged in, where a 500 would log out everybody at once (ERR-009, ERR-010).
 */
export function isDatabaseAway(fault: unknown): boolean {
  if (fault instanceof pg.DatabaseError) return STATES.test(fault.code ?? '')
  if (!(fault instanceof Error)) return false
  return isSystemFault(fault) || WORDS.test(fault.message)
}

const isSystemFault = (fault: Error): boolean =>
  'syscall' in fault && typeof fault.syscall === 'string' && SYSTEM_CALLS.has(fault.syscall)
