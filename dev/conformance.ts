// `npm run conformance -- URL --secret SECRET --tokens a,b,c [--convention command|transactions] [--calls 1000] [--seed
// 1]`: plays a supplier against a seamless wallet, with calls in and out of order, and compares the answers with its
// own model.
import { parseArgs } from 'node:util'
import { type Conformed, conform } from './conformance/conform.ts'
import { walletClient } from './conformance/wallet-client.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    secret: { type: 'string' },
    tokens: { type: 'string' },
    convention: { type: 'string', default: 'command' },
    calls: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    lanes: { type: 'string', default: '16' },
  },
})
const [url] = positionals
const { secret, convention } = values
const tokens = values.tokens?.split(',') ?? []

if (convention !== 'command' && convention !== 'transactions') usage()
else if (!url) await againstOwn()
else if (!secret || tokens.length === 0) usage()
else {
  const client = walletClient({ url, secret, convention })
  end(await conform({ client, tokens, ...sizes() }))
}

function sizes() {
  const seed = values.seed === undefined ? crypto.getRandomValues(new Uint32Array(1))[0] : Number(values.seed)
  return {
    until: ({ calls }: { readonly calls: number }) => calls >= Number(values.calls),
    seed: seed ?? 1,
    lanes: Number(values.lanes),
    tell: (line: string) => console.error(line),
  }
}

/** Without an address: runs against its own server, and checks that server's ledger as well. */
async function againstOwn(): Promise<void> {
  const { conformOwn } = await import('./conformance/own-wallet.ts')
  end(await conformOwn(sizes()))
}

function end({ balances, ...result }: Conformed): void {
  console.log(JSON.stringify({ ...result, players: balances.size }, null, 2))
  process.exitCode = result.faults.length === 0 ? 0 : 1
}

function usage(): void {
  console.error(
    'usage: npm run conformance -- URL --secret SECRET --tokens TOKEN,TOKEN [--convention command|transactions] [--calls N] [--seed N]',
  )
  process.exitCode = 1
}
