import type { Db, Tx } from './postgres.ts'

/**
 * A transaction under way, as work sees it that begins one by itself: what it does is committed with the whole, or not at
 * all, and what it refuses is undone alone. What tells the world waits for the commit of the whole.
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
    // The last statement of a part is not the last of the whole.
    transaction: work => tx.attempt(() => work({ ...tx, lastOne: tx.one })),
    session: never('session'),
    listen: never('listening'),
    notify: never('notice'),
    pool: never('pool'),
    close: never('close'),
  }
}
