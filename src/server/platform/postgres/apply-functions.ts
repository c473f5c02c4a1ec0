import { assert } from '#domain/assert.ts'
import {
  createFunctionTable,
  dropFunction,
  forgetFunction,
  keepFunction,
  listFunctions,
  listStanding,
  runFunction,
} from './apply-functions.sql.ts'
import type { Tx } from './postgres.ts'
import type { SqlFunction } from './schema-files.ts'

export type FunctionsToApply = {
  /** Applies the functions named in a text, and those that they name. */
  needed(text: string): Promise<void>
  /** Applies the others, and drops those whose files are gone. */
  rest(): Promise<void>
}

/**
 * Returns the functions whose files are new or changed in this database; each is applied once and its name added to
 * `applied`.
 */
export async function functionsToApply(
  tx: Tx,
  functions: readonly SqlFunction[],
  applied: string[],
): Promise<FunctionsToApply> {
  await createFunctionTable(tx)
  const standing = new Map((await listFunctions(tx)).map(one => [one.name, one.hash]))
  const todo = new Map(
    functions.filter(one => standing.get(one.name) !== one.hash).map(one => [one.name, one]),
  )
  const applyOnce = async (one: SqlFunction): Promise<void> => {
    if (!todo.delete(one.name)) return
    // After the functions it calls: PostgreSQL resolves them at creation for plain SQL bodies.
    await applyNamed(one.text)
    await apply(tx, one)
    applied.push(one.name)
  }
  const applyNamed = async (text: string): Promise<void> => {
    const words = wordsOf(text)
    for (const one of todo.values()) if (words.has(one.name)) await applyOnce(one)
  }
  return {
    needed: applyNamed,
    rest: async () => {
      for (const one of todo.values()) await applyOnce(one)
      const named = new Set(functions.map(one => one.name))
      for (const name of standing.keys()) if (!named.has(name)) await drop(tx, name)
    },
  }
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.replace(/--.*$/gm, '').match(/\b[a-z_0-9]+\b/g) ?? [])

/** Drops old versions first, since other arguments or another return type would create a second function. */
async function apply(tx: Tx, one: SqlFunction): Promise<void> {
  for (const old of await listStanding(tx, one.name)) if (!old.used) await dropFunction(tx, old)
  await runFunction(tx, one.text)
  const made = await listStanding(tx, one.name)
  assert(
    made.length === 1,
    `${one.name} got other arguments while something depends on the old ones: let a migration drop that first`,
  )
  await keepFunction(tx, one)
}

async function drop(tx: Tx, name: string): Promise<void> {
  for (const old of await listStanding(tx, name)) await dropFunction(tx, old)
  await forgetFunction(tx, name)
}
