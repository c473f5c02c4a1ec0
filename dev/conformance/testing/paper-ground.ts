import { type Conformed, type ConformOptions, conform } from '../conform.ts'
import { type Pace, realPace } from '../steady-caller.ts'
import { type Convention, walletClient } from '../wallet-client.ts'
import type { Send } from '../wallet-transport.ts'
import { paperSend } from './paper-door.ts'
import { paperSite } from './paper-house.ts'
import { PaperWallet } from './paper-wallet.ts'
import type { WalletFault } from './wallet-faults.ts'

const SECRET = 'a secret of the wallet in memory'
const BALANCE = 200_000
/** Above a thousand stakes of 100. */
const HELD_WIN = 1_000_000
const BEGIN = 1_800_000_000_000

/** A clock that moves by its pauses alone, so that a pause of twelve hours costs nothing. */
export function virtualPace(): Pace {
  let now = BEGIN
  return {
    now: () => now,
    sleep: async milliseconds => {
      now += milliseconds
    },
  }
}

/** A clock on which pauses take no time and everything else does. */
export function hastyPace(): Pace {
  let paused = 0
  return {
    now: () => realPace.now() + paused,
    sleep: async milliseconds => {
      paused += milliseconds
    },
  }
}

export type PaperOptions = Pick<ConformOptions, 'until' | 'seed' | 'lanes' | 'tell'> & {
  readonly convention: Convention
  readonly fault?: WalletFault | undefined
  readonly members?: number
  readonly pace?: Pace
  /** Changes the transport, to a network that loses answers for example. */
  readonly over?: (send: Send) => Send | Promise<Send>
  readonly answerMilliseconds?: number
  readonly patienceMilliseconds?: number
}

/** Runs the kit against the wallet in memory. */
export async function conformPaper({
  convention,
  fault,
  members = 3,
  pace = virtualPace(),
  over = send => send,
  answerMilliseconds = 10_000,
  ...options
}: PaperOptions): Promise<Conformed> {
  const wallet = new PaperWallet(pace, fault)
  const users = Array.from(
    { length: members },
    (_, seat) => `member-${(seat + 11).toString(36)}-${crypto.randomUUID().slice(0, 8)}`,
  )
  for (const user of users) wallet.book.balances.set(user, BALANCE)
  wallet.book.strangers.set('stranger-1', BALANCE)
  const site = paperSite(wallet, users, HELD_WIN)
  const send = await over(paperSend({ wallet, convention, secret: SECRET, pace }))
  const tokens = await Promise.all(users.map((_, seat) => site.launch(seat, 'same')))
  return conform({
    client: walletClient({
      send,
      secret: SECRET,
      convention,
      now: () => Math.floor(pace.now()),
      answerMilliseconds,
    }),
    tokens,
    site,
    pace,
    waitMilliseconds: 24 * 3_600_000,
    ...options,
  })
}
