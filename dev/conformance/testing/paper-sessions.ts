import type { Pace } from '../steady-caller.ts'
import type { Refusal } from '../wallet-codes.ts'
import type { Bet } from '../wallet-forms.ts'
import type { WalletFault } from './wallet-faults.ts'

export type PaperSession = {
  readonly id: string
  readonly user: string
  readonly game: string
  readonly at: number
  isEnded: boolean
  /** A bet was sent in the session. */
  isUsed: boolean
  /** The answer that opened the session. */
  answer: string | undefined
}

const TOKEN_MILLISECONDS = 60_000
const SESSION_MILLISECONDS = 12 * 3_600_000

/** The games that the wallet in memory offers. */
export const PAPER_GAMES = ['table-1', 'slot-1'] as const

/** Launch tokens and sessions of the wallet in memory (rule 3). */
export class PaperSessions {
  readonly #pace: Pace
  readonly #fault: WalletFault | undefined
  readonly #tokens = new Map<
    string,
    { user: string; game: string; at: number; session?: PaperSession; isEnded: boolean }
  >()
  readonly #sessions = new Map<string, PaperSession>()

  constructor(pace: Pace, fault: WalletFault | undefined) {
    this.#pace = pace
    this.#fault = fault
  }

  /** Opens a game for a member; the sessions of other games end. */
  launch(user: string, game: string): string {
    if (this.#fault !== 'keeps the session of a replaced game') this.#endOf(user)
    const token = crypto.randomUUID()
    this.#tokens.set(token, { user, game, at: this.#pace.now(), isEnded: false })
    return token
  }

  logout(user: string): void {
    if (this.#fault !== 'keeps sessions after the logout') this.#endOf(user)
  }

  #endOf(user: string): void {
    for (const session of this.#sessions.values()) if (session.user === user) session.isEnded = true
    for (const token of this.#tokens.values()) if (token.user === user) token.isEnded = true
  }

  authenticate(token: string): PaperSession | undefined {
    const launched = this.#tokens.get(token)
    if (!launched)
      return this.#fault === 'opens sessions for unknown tokens'
        ? this.#sessions.values().next().value
        : undefined
    const { session, user, at } = launched
    const minutes = this.#fault === 'keeps tokens for an hour' ? 60 : 1
    if (launched.isEnded || this.#pace.now() - at > minutes * TOKEN_MILLISECONDS) return undefined
    if (session && this.#fault !== 'opens a session for every use of a token') return this.#again(session)
    const game = this.#fault === 'names another game for a token' ? PAPER_GAMES[0] : launched.game
    launched.session = {
      id: crypto.randomUUID(),
      user,
      game,
      at: this.#pace.now(),
      isEnded: false,
      isUsed: false,
      answer: undefined,
    }
    this.#sessions.set(launched.session.id, launched.session)
    return launched.session
  }

  #again(session: PaperSession): PaperSession | undefined {
    if (this.#fault === 'refuses a token sent again') return undefined
    return session.isUsed && this.#fault !== 'opens used sessions again' ? undefined : session
  }

  /** Returns why a bet may not be placed in its session. */
  refusalOf({ session: id, user, game }: Bet): Refusal | undefined {
    const isGameChecked = this.#fault !== 'does not check the game'
    if (isGameChecked && !PAPER_GAMES.some(one => one === game)) return 'unknown game'
    if (this.#fault === 'does not check the session') return undefined
    const session = this.#sessions.get(id)
    if (session) session.isUsed = true
    if (!session || !this.#isLive(session)) return 'session'
    if (session.user !== user && this.#fault !== 'does not check the member of a session') return 'session'
    return isGameChecked && session.game !== game ? 'session' : undefined
  }

  hasLive(user: string): boolean {
    return [...this.#sessions.values()].some(session => session.user === user && this.#isLive(session))
  }

  #isLive({ isEnded, at }: PaperSession): boolean {
    const days = this.#fault === 'keeps sessions for a day' ? 2 : 1
    return !isEnded && this.#pace.now() - at < days * SESSION_MILLISECONDS
  }
}
