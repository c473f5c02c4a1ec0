import { endLead, stillThere, tryLead } from './advisory-locks.sql.ts'
import type { AdvisoryLock } from './advisory-locks.ts'
import type { Db, Queries } from './postgres.ts'

/** Requests the lead of one task, on the connection that all such tasks of a process share. */
export type Leads = {
  /** Takes the lead without waiting; undefined while another process has it. Throws when the connection is lost. */
  take(lock: AdvisoryLock): Promise<Lead | undefined>
  /** The task is finished. The connection closes when the last task has left. */
  leave(): void
}

export type Lead = {
  /** Throws once the connection that holds the lead has ended. */
  check(): Promise<void>
  /** Releases the lead for another process; does nothing if the connection has ended, which released it. */
  giveUp(): Promise<void>
}

/** A connection with the locks it holds: PostgreSQL lets a session take a lock twice, but two tasks must not. */
type Line = {
  readonly session: Promise<Queries>
  readonly taken: Set<AdvisoryLock>
  users: number
  isOpen: boolean
  readonly close: () => void
}

const lines = new WeakMap<Db, Line>()

/** Joins the shared connection of a process: all its tasks hold their leads on one connection. */
export function joinLeads(db: Db): Leads {
  const line = lines.get(db) ?? openLine(db)
  line.users += 1
  const ask = async <T>(question: (session: Queries) => Promise<T>): Promise<T> => {
    try {
      return await question(await line.session)
    } catch (err) {
      line.close()
      throw err
    }
  }
  return {
    take: async lock => {
      if (line.taken.has(lock)) return undefined
      line.taken.add(lock)
      if (await ask(session => tryLead(session, lock)))
        return {
          check: () => ask(stillThere),
          giveUp: async () => {
            if (line.isOpen) await ask(session => endLead(session, lock))
            line.taken.delete(lock)
          },
        }
      line.taken.delete(lock)
      return undefined
    },
    leave: () => {
      line.users -= 1
      if (line.users === 0) line.close()
    },
  }
}

function openLine(db: Db): Line {
  const opened = Promise.withResolvers<Queries>()
  const closing = Promise.withResolvers<void>()
  const line: Line = {
    session: opened.promise,
    taken: new Set(),
    users: 0,
    isOpen: true,
    close: () => {
      line.isOpen = false
      if (lines.get(db) === line) lines.delete(db)
      closing.resolve()
    },
  }
  lines.set(db, line)
  db.session(session => {
    opened.resolve(session)
    return closing.promise
  }).catch(opened.reject)
  return line
}
