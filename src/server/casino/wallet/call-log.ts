import { SECOND } from '#domain/instant.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertCalls, type LoggedCall } from './call-log.sql.ts'

/** Log of suppliers' calls and answers, written shortly after the answer, many calls per statement. */
export type CallLog = {
  note(call: LoggedCall): void
  /** Writes pending entries. */
  flush(): Promise<void>
  readonly background: Background
}

const EVERY = SECOND / 2
/** During a long database outage further calls are dropped from the log. */
const KEPT_MAX = 50_000
const AT_A_TIME = 1_000

export function openCallLog({ db, log }: Pick<Deps, 'db' | 'log'>): CallLog {
  let waiting: LoggedCall[] = []
  let writing = Promise.resolve()
  const write = async () => {
    while (waiting.length > 0) {
      const part = waiting.slice(0, AT_A_TIME)
      await insertCalls(db, part)
      waiting = waiting.slice(part.length)
    }
  }
  const flush = () => {
    writing = writing.then(write).catch(err => log.warn({ err }, 'supplier calls were not logged'))
    return writing
  }
  return {
    note: call => {
      if (waiting.length < KEPT_MAX) waiting.push(call)
    },
    flush,
    background: {
      name: 'casino-calls',
      start: async () => {
        const timer = setInterval(() => void flush(), EVERY)
        return async () => {
          clearInterval(timer)
          await flush()
        }
      },
    },
  }
}
