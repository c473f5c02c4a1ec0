import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FixtureId } from '#domain/ids.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type SettlementDeps, settleFixture } from '#server/settlement/settlement.ts'

/** Settles a fixture with a database that fails after one more transaction each time, until it is settled. */
export async function settleThroughFailures(deps: SettlementDeps, fixture: number): Promise<void> {
  for (let transactions = 1; ; transactions++) {
    const broken = await settleFixture(failingAfter(deps, transactions), fixture as FixtureId).then(
      () => false,
      () => true,
    )
    if (!broken) return
  }
}

/** A database that fails at the end of the next transaction after the allowed ones, which is rolled back. */
function failingAfter(deps: SettlementDeps, transactions: number): SettlementDeps {
  let left = transactions
  const db: Db = {
    ...deps.db,
    transaction: work =>
      deps.db.transaction(async tx => {
        const answer = await work(tx)
        if (left-- === 0) throw new Error('the connection broke')
        return answer
      }),
  }
  return { ...deps, db }
}

/** Settles a fixture until this many transactions are done. */
export async function settleSome(deps: SettlementDeps, fixture: number, transactions: number): Promise<void> {
  let done = 0
  const db: Db = {
    ...deps.db,
    transaction: async work => {
      const answer = await deps.db.transaction(work)
      done++
      return answer
    },
  }
  const stopping = {
    get stopped() {
      return done >= transactions
    },
  }
  await settleFixture({ ...deps, db }, fixture as FixtureId, stopping)
}

/** Settles a fixture in a child process, which is killed as soon as it reports a bet. */
export async function settleUntilKilled(databaseUrl: string, fixture: number): Promise<void> {
  const script = join(import.meta.dirname, 'settle-process.ts')
  const child = spawn(process.execPath, [script, databaseUrl, String(fixture)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
