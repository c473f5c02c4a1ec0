import type { HouseSide } from './house-calls.ts'
import type { SteadyCaller } from './steady-caller.ts'

/** A member in a game session, as the wallet named them. */
export type Player = {
  /** Position of the launch token that opened the session. */
  readonly seat: number
  readonly token: string
  readonly user: string
  readonly session: string
  readonly game: string
  /** Expected balance after the accepted calls. */
  expected: number
}

export type Entered = { readonly player: Player | undefined; readonly faults: readonly string[] }

/** Authenticates a launch token. An answer in a wrong form opens the session as far as it can be read. */
export async function enter(caller: SteadyCaller, token: string, seat: number): Promise<Entered> {
  const told = await caller.call({ kind: 'authenticate', token })
  const { user, session, game, balance: expected = 0, body } = told
  const form = told.problem === undefined ? [] : [formFault('authenticate', told.problem, body)]
  if (told.ok && user && session && game)
    return { player: { seat, token, user, session, game, expected }, faults: form }
  const why = told.ok ? 'the user, session or game is missing' : `was answered ${told.said}`
  const refused = `rule 16 (enter): the launch token of seat ${seat + 1} must be accepted: ${why}: ${shown(body)}`
  return { player: undefined, faults: [...form, refused] }
}

/** Says how an answer differs from the form of its convention. */
export const formFault = (kind: string, problem: string, body: string): string =>
  `answers (form): the answer to ${kind}: ${problem}: ${shown(body)}`

const BODY_MAX = 200
export const shown = (body: string): string => (body === '' ? 'nothing' : body.slice(0, BODY_MAX))

/** What a wallet's own site offers the kit in addition to the wallet. */
export type Site = {
  /** Opens a game as the member of a seat does; returns its launch token. */
  launch(seat: number, game: 'same' | 'other'): Promise<string>
  /** Logs the member of a seat out. */
  logout?(seat: number): Promise<void>
  /** Returns names of members who never opened a game of this supplier, as the wallet or another supplier knows them. */
  strangers?(): Promise<readonly string[]>
  /** A win of a stake of 100 that is above the most of its game (rule 17). */
  readonly heldWin?: number
  /** Makes the house call its supplier. */
  readonly house?: HouseSide
}
