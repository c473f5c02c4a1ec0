// Calls a seamless wallet as a supplier, from its own process. The parent sends orders as messages; the process
// answers each with its figures.
import { type Ask, walletClient } from '../../conformance/wallet-client.ts'
import { loadSockets } from '../load/socket-load.ts'

/** A player in a game session, by the ids that the wallet knows. */
export type Seat = { readonly user: string; readonly session: string; readonly game: string }

export type Calling = {
  readonly port: number
  readonly path: string
  readonly secret: string
  /** One for each connection. */
  readonly seats: readonly Seat[]
  readonly seconds: number
  readonly perSecond?: number
  /** Names the rounds of this load, so that none is played twice. */
  readonly run: string
}

const STAKE = 1_000

process.on('message', (calling: Calling) => void load(calling).then(figures => process.send?.(figures)))
process.send?.('ready')

function load({ port, path, secret, seats, seconds, perSecond, run }: Calling) {
  const client = walletClient({ url: path, secret, convention: 'command' })
  const written = (ask: Ask): Buffer => {
    const { headers, text } = client.sign(ask)
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}`
    return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const sourceOf = (connection: number) => {
    const seat = seats[connection]
    if (!seat) throw new Error(`nobody sits at connection ${connection}`)
    const next = roundsOf(seat, `${run}.${connection}`)
    return () => written(next())
  }
  return loadSockets({
    port,
    connections: seats.length,
    seconds,
    perSecond,
    sourceOf,
    isAccepted: ({ body }) => client.read(200, body()).ok,
  })
}

/** Returns the calls of a seat: in each round a bet and its win, which is zero or twice the stake. */
function roundsOf(seat: Seat, name: string): () => Ask {
  let calls = 0
  return () => {
    const number = Math.floor(calls / 2)
    const round = `${name}.${number}`
    return calls++ % 2 === 0
      ? { kind: 'bet', ...seat, ref: `${round}.b`, round, amount: STAKE }
      : {
          kind: 'win',
          user: seat.user,
          ref: `${round}.w`,
          betRef: `${round}.b`,
          round,
          amount: number % 2 === 0 ? 0 : 2 * STAKE,
          endsRound: true,
        }
  }
}
