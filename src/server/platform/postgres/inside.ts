import type { Db, Tx } from './postgres.ts'

/**
 * Presents a running transaction as a `Db`, for work that begins its own: its changes commit with the whole
 * transaction, and a refusal rolls back only its own part. Its afterCommit callbacks wait for the whole transaction.
 */
export function inside(tx: Tx): Db {
  const never = (what: string) => (): never => {
    throw new Error(`no ${what} inside a transaction`)
  }
  const { many, one, maybe, run } = tx
  return {
    many,
    one,
    maybe,
    run,
    // A part's last statement is not the transaction's last one, so it must not commit.
    transaction: work => tx.attempt(() => work({ ...tx, lastOne: tx.one })),
    session: never('session'),
    listen: never('listening'),
    notify: never('notice'),
    pool: never('pool'),
    close: never('close'),
  }
}
