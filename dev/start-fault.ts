import { FolderInUse } from './single-owner.ts'

/** The highest port there is. */
export const PORT_MAX = 65_535
/** Below it a port is the system's to give. */
const PORT_FREE_TO_ALL = 1_024
const PORT_USUAL = 3_000

/** Thrown for a setting that cannot be meant; its message says what it may be. */
export class WrongSetting extends Error {}

type Start = { readonly port: number; readonly dataFolder: string }

/** Why the site did not start, in a sentence for whoever started it; what nobody expects comes with its stack. */
export function explainStart(fault: unknown, { port, dataFolder }: Start): string {
  if (fault instanceof WrongSetting) return fault.message
  if (fault instanceof FolderInUse)
    return `Hanpan already runs on the data in ${dataFolder}: ${fault.message}\nStop it first, or give this one a folder of its own: HANPAN_DATA=… PORT=… npm start`
  const listening = listenCodeOf(fault, port)
  if (listening === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose one: PORT=${port < PORT_MAX ? port + 1 : port - 1} npm start`
  if (listening === 'EACCES')
    return `Port ${port} is not open to this user. Choose one from ${PORT_FREE_TO_ALL} on: PORT=${PORT_USUAL} npm start`
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
}

/** The system's code where it was our port that could not be listened on: a unix socket fails by the same ones. */
const listenCodeOf = (fault: unknown, port: number): unknown =>
  fault instanceof Error && 'code' in fault && 'port' in fault && fault.port === port ? fault.code : undefined
