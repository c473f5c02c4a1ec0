import { PORT_MAX, PORT_USUAL, WrongSetting } from '#server/platform/process/settings.ts'
import { FolderInUse } from './single-owner.ts'

/** Lower ports need the system's permission. */
const PORT_FREE_TO_ALL = 1_024

/** Returns why the site did not start, in one sentence. Unexpected errors are returned with their stack. */
export function explainStart(fault: unknown, dataFolder: string): string {
  if (fault instanceof WrongSetting) return fault.message
  if (fault instanceof FolderInUse)
    return `Hanpan already runs on the data in ${dataFolder}: ${fault.message}\nStop it first, or give this one a folder of its own: HANPAN_DATA=… PORT=… npm start`
  const { code, port } = listeningOf(fault)
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose one: PORT=${port < PORT_MAX ? port + 1 : port - 1} npm start`
  if (code === 'EACCES')
    return `Port ${port} is not open to this user. Choose one from ${PORT_FREE_TO_ALL} on: PORT=${PORT_USUAL} npm start`
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
}

/**
 * Returns the system's error code and the port of a failed listen. Unix sockets fail with the same codes and port -1.
 */
function listeningOf(fault: unknown): { readonly code?: unknown; readonly port: number } {
  const isOfPort = fault instanceof Error && 'port' in fault && 'code' in fault && 'syscall' in fault
  if (!isOfPort || fault.syscall !== 'listen' || typeof fault.port !== 'number' || fault.port < 0)
    return { port: 0 }
  return { code: fault.code, port: fault.port }
}
