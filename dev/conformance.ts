// `npm run conformance -- URL --secret SECRET --tokens a,b,c [--convention command|transactions]`: plays a supplier
// against a seamless wallet (docs/seamless-wallet.md): a case for each rule, then random calls in and out of order.
// Compares every answer with its own model. Without an address it starts its own site and checks its ledger as well.
import { parseArgs } from 'node:util'
import { type Conformed, conform } from './conformance/conform.ts'
import { listCases } from './conformance/list-cases.ts'
import { type Convention, walletClient } from './conformance/wallet-client.ts'

const USAGE = `usage: npm run conformance -- [URL --secret SECRET --tokens TOKEN,TOKEN] [options]
  --convention command|transactions   default command
  --calls N       random calls after the cases, default 1000
  --seed N        repeats the random play of an earlier run
  --lanes N       players who play at once, default 16
  --wait SECONDS  longest pause of a case, default 5; 61 also tries the age of launch tokens
  --slow MILLISECONDS   fails when more than 1 of 100 answers take longer, default 1500
  --patience SECONDS    how long an unanswered call is sent again, default 30
  --list          lists the cases with their rules
  --in-memory     plays against a right wallet in memory; with --fault NAME against a broken one`

type Values = ReturnType<typeof readOptions>['values']

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      secret: { type: 'string' },
      tokens: { type: 'string' },
      convention: { type: 'string', default: 'command' },
      calls: { type: 'string', default: '1000' },
      seed: { type: 'string' },
      lanes: { type: 'string', default: '16' },
      wait: { type: 'string', default: '5' },
      slow: { type: 'string', default: '1500' },
      patience: { type: 'string', default: '30' },
      list: { type: 'boolean', default: false },
      'in-memory': { type: 'boolean', default: false },
      fault: { type: 'string' },
    },
  })

const isConvention = (name: string): name is Convention => name === 'command' || name === 'transactions'

async function run(): Promise<void> {
  const { values, positionals } = readOptions()
  const [url] = positionals
  const { secret, convention } = values
  const tokens = values.tokens?.split(',').filter(token => token !== '') ?? []
  const sizes = sizesOf(values)
  if (values.list) return listCases(line => console.log(line))
  if (!isConvention(convention) || sizes === undefined) return usage('an option is wrong')
  if (values['in-memory']) return end(await inMemory(convention, values.fault, sizes))
  if (!url) return againstOwn(convention, sizes)
  if (!URL.canParse(url) || !secret || tokens.length === 0)
    return usage('an address needs --secret and --tokens')
  end(await conform({ client: walletClient({ url, secret, convention }), tokens, ...sizes }))
}

type Sizes = NonNullable<ReturnType<typeof sizesOf>>

function sizesOf({ calls, seed, lanes, wait, slow, patience }: Values) {
  const numbers = [calls, lanes, wait, slow, patience, seed ?? '0'].map(Number)
  if (!numbers.every(number => Number.isFinite(number) && number >= 0)) return undefined
  return {
    until: (counts: { readonly calls: number }) => counts.calls >= Number(calls),
    seed: seed === undefined ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) : Number(seed),
    lanes: Number(lanes),
    waitMilliseconds: Number(wait) * 1_000,
    slowMilliseconds: Number(slow),
    patienceMilliseconds: Number(patience) * 1_000,
    tell: (line: string) => console.error(line),
  }
}

/** Starts its own server, runs against it, and checks that server's ledger as well. */
async function againstOwn(convention: Convention, sizes: Sizes): Promise<void> {
  const { conformOwn } = await import('./conformance/own-wallet.ts')
  end(await conformOwn({ ...sizes, convention }))
}

async function inMemory(convention: Convention, fault: string | undefined, sizes: Sizes): Promise<Conformed> {
  const { conformPaper, hastyPace } = await import('./conformance/testing/paper-ground.ts')
  const { isWalletFault, listWalletFaults } = await import('./conformance/testing/wallet-faults.ts')
  if (fault !== undefined && !isWalletFault(fault))
    throw new Error(`no such fault; there are: ${listWalletFaults().join(', ')}`)
  const { waitMilliseconds: _, ...others } = sizes
  return conformPaper({ ...others, convention, fault, pace: hastyPace(), members: Math.max(3, others.lanes) })
}

function end({ balances, ...result }: Conformed): void {
  console.log(JSON.stringify({ ...result, players: balances.size }, null, 2))
  process.exitCode = result.faults.length === 0 ? 0 : 1
}

function usage(why: string): void {
  console.error(`${why}\n${USAGE}`)
  process.exitCode = 1
}

try {
  await run()
} catch (fault) {
  console.error(`the kit cannot run: ${fault instanceof Error ? fault.message : String(fault)}`)
  process.exitCode = 1
}
