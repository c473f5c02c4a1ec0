// `npm run operator:add USER_ID [NETWORK...]`: adds an operator who may change everything, also while the site runs.
// Named networks replace the house's address list for this operator. Reads the password from standard input, so that no
// command history contains it.

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { onOwnDatabase } from './ground/command.ts'
import { makeOperator } from './ground/make-operator.ts'

const [userId, ...addresses] = process.argv.slice(2)
if (!userId) {
  console.error('usage: npm run operator:add USER_ID [NETWORK...]   (the password is asked for)')
  process.exit(1)
}
const password = await askPassword()
await onOwnDatabase(1, async db => {
  await migrate(db)
  const deps = { db, clock: systemClock, newUuid: uuidSource(systemClock) }
  const made = await makeOperator(deps, { userId, password, addresses })
  console.log(made.ok ? `${userId} can log in.` : describeRefusal(made.refusal).text)
  return made.ok ? 0 : 1
})

/** Reads one line. A terminal does not show what is typed. */
async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const typed = await new Promise<string>(resolve => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
  })
  lines.close()
  if (process.stdin.isTTY) process.stderr.write('\n')
  return typed
}
