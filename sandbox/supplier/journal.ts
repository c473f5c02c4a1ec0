// Everything that the supplier has done, one line each, written to disk before anyone is notified. After a kill, the
// next start reads it again.
import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type Entry =
  | { readonly t: 'session'; readonly session: Session }
  | {
      readonly t: 'seed'
      readonly key: string
      readonly seed: string
      readonly clientSeed: string
      readonly at: number
    }
  | {
      readonly t: 'round'
      readonly table: string
      readonly id: string
      readonly seed: string
      readonly at: number
    }
  | { readonly t: 'bet'; readonly bet: Bet }
  | { readonly t: 'taken'; readonly ref: string }
  | { readonly t: 'refused'; readonly ref: string; readonly code: string }
  | { readonly t: 'due'; readonly due: Due }
  | { readonly t: 'done'; readonly ref: string }

/** A member's session in a game, by the key of the game window. */
export type Session = {
  readonly key: string
  readonly account: string
  readonly user: string
  readonly walletSession: string
  readonly game: string
  readonly nickname: string
  readonly at: number
}

export type Bet = {
  readonly ref: string
  readonly key: string
  readonly account: string
  readonly user: string
  readonly game: string
  readonly round: string
  readonly amount: number
  readonly at: number
  /** Market and pick of a bet at a table. */
  readonly market?: string
  readonly pick?: string
  /** For a spin: the inputs of its draw. */
  readonly spin?: {
    readonly seed: string
    readonly clientSeed: string
    readonly nonce: number
    readonly unit: number
  }
}

/** A call to the wallet that is repeated until it is answered. */
export type Due = {
  readonly ref: string
  readonly kind: 'win' | 'refund' | 'end'
  readonly account: string
  readonly user: string
  readonly round: string
  readonly betRef?: string
  readonly amount: number
  readonly endsRound: boolean
  readonly at: number
}

export function openJournal(path: string, replay: (entry: Entry) => void) {
  mkdirSync(dirname(path), { recursive: true })
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  for (const line of text.split('\n')) {
    const entry = line === '' ? undefined : readEntry(line)
    if (entry) replay(entry)
  }
  const file = openSync(path, 'a')
  // A partial line stays as it is. The next entry starts a new line.
  if (text !== '' && !text.endsWith('\n')) writeSync(file, '\n')
  return {
    write: (...entries: readonly Entry[]): void => {
      writeSync(file, entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))
      fdatasyncSync(file)
      for (const entry of entries) replay(entry)
    },
    close: () => closeSync(file),
  }
}

/** A kill may leave a partial line at the end. No one was notified of it. */
function readEntry(line: string): Entry | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
