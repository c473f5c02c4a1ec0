// The sandbox supplier: sessions, bets and their results. It calls the wallet of the house and records everything in
// its journal. After a kill it continues from there.
import { randomBytes } from 'node:crypto'
import { beaconOf, drawRound, drawSpin, payoutOf, sha256 } from './draws.ts'
import { findSlot, findTable, pickText, TABLE_LIMITS, type Table, tables } from './games.ts'
import { HouseSide, no, refundOf, winOf } from './house-side.ts'
import type { Bet, Session } from './journal.ts'
import { closesAt, roundAt } from './rounds.ts'
import type { BetState, State } from './state.ts'
import { limitFault, mergeStakes, type Stake, sumOf } from './tables/slip.ts'
import type { Account } from './wallet.ts'

export type SupplierOptions = {
  readonly state: State
  /** Address of the server: `http://127.0.0.1:3000`. */
  readonly house: string
  readonly accounts: readonly Account[]
  readonly now: () => number
}

const newSeed = (): string => randomBytes(32).toString('hex')
const newRef = (): string => randomBytes(12).toString('base64url')
/** Minimum time between two spins. */
export const SPIN_MILLISECONDS = 2_500
const DEMO_WON = 1_000_000
/** A running call is answered sooner. A bet that is still in this state was sent before a kill. */
const UNANSWERED = 15_000
const UNPAID = 5_000

/** Drawn rounds that are remembered: those that open windows show. */
const DRAWN_MAX = 2_000

type TableBets = {
  readonly stakes: readonly Stake[]
  /** The round that the player saw. */
  readonly round: string | undefined
}

export class Supplier {
  readonly state: State
  readonly accounts: readonly Account[]
  readonly #house: HouseSide
  readonly #now: () => number
  readonly #lastSpin = new Map<string, number>()
  readonly #drawn = new Map<string, DrawnRound>()

  constructor(options: SupplierOptions) {
    this.state = options.state
    this.accounts = options.accounts
    this.#now = options.now
    this.#house = new HouseSide(options)
  }

  /** Opens a session with a launch token; undefined when the house does not know it. */
  async open(account: string, token: string, game: string): Promise<Session | undefined> {
    const wallet = this.#house.walletOf(account)
    // The answer may have been lost. The same token gets it again.
    const entered = await wallet.enter(token).catch(() => wallet.enter(token))
    if (!entered) return undefined
    const { user, nickname, session } = entered
    return this.#begin({ account, user, nickname, walletSession: session, game })
  }

  /** Opens a free session for practice at the same odds. */
  openDemo(game: string): Session {
    const session = this.#begin({ account: 'demo', user: 'demo', nickname: '연습', walletSession: '', game })
    this.#house.demo.set(session.key, DEMO_WON)
    return session
  }

  async balance(session: Session): Promise<number | undefined> {
    if (session.account === 'demo') return this.#house.demo.get(session.key) ?? 0
    const said = await this.#house
      .walletOf(session.account)
      .balance(session.user)
      .catch(() => undefined)
    return said?.ok ? said.balance : undefined
  }

  /**
   * Places the stakes of a slip at a table, in the round that is open for bets, each as its own bet. All of them are
   * refused when they break a limit of the table or the balance does not cover them. The house may still refuse some:
   * `refused` lists those.
   */
  async betAt(session: Session, { stakes, round: seen }: TableBets) {
    const table = findTable(session.game)
    if (!table) return no('없는 게임입니다.')
    if (stakes.some(({ market, pick }) => pickText(table, market, pick) === undefined))
      return no('없는 칸입니다.')
    const balance = await this.balance(session)
    const round = this.tableRound(table)
    if (this.#now() >= round.closesAt || (seen ?? round.id) !== round.id) return no('베팅이 마감되었습니다.')
    const asked = mergeStakes(stakes)
    const own = this.ownBets(session, round.id).map(({ bet }) => stakeOf(bet))
    const fault = limitFault(asked, own, TABLE_LIMITS)
    if (fault !== undefined) return no(fault)
    if (balance !== undefined && balance < sumOf(asked)) return no('보유금액이 부족합니다.')
    // The bets are stored before the first of them is awaited, so that slips sent at once share the limits.
    const answers = await Promise.all(
      asked.map(async stake => ({
        stake,
        said: await this.#house.take({ ...this.#betOf(session), round: round.id, ...stake }, session),
      })),
    )
    const refused = answers.flatMap(({ stake, said }) => (said.ok ? [] : [{ ...stake, text: said.text }]))
    const [first] = refused
    if (!first) return { ok: true, taken: asked.length, refused }
    const taken = asked.length - refused.length
    const text = taken > 0 ? `${asked.length}건 중 ${taken}건만 베팅했습니다. ${first.text}` : first.text
    return { ok: false, text, taken, refused }
  }

  /** Returns the player's bets on a round of the session's game that are not refused, from all of the player's windows. */
  ownBets({ key, account, user, game }: Session, round: string): readonly BetState[] {
    return this.state
      .betsIn(game, round)
      .filter(
        ({ bet, state }) =>
          state !== 'refused' &&
          (account === 'demo' ? bet.key === key : bet.account === account && bet.user === user),
      )
  }

  /** Plays one spin: takes the stake, draws and pays. At most one per 2.5 seconds. */
  async spin(session: Session, unit: number) {
    const slot = findSlot(session.game)
    const seed = this.state.seeds.get(session.key)
    if (!slot || !seed || !slot.unitStakes.includes(unit)) return no('베팅금액을 확인해 주세요.')
    const now = this.#now()
    if (now - (this.#lastSpin.get(session.key) ?? 0) < SPIN_MILLISECONDS)
      return no('잠시 후 돌릴 수 있습니다.')
    this.#lastSpin.set(session.key, now)
    const spin = { seed: seed.seed, clientSeed: seed.clientSeed, nonce: seed.nonce + 1, unit }
    const head = this.#betOf(session)
    const bet: Bet = { ...head, round: head.ref, amount: unit * slot.units, spin }
    const taken = await this.#house.take(bet, session)
    if (!taken.ok) return taken
    const outcome = drawSpin(slot, spin)
    const paid = outcome.pays * unit
    const balance = await this.#house.owe(winOf(bet, { amount: paid, endsRound: true, at: this.#now() }))
    return { ok: true, nonce: spin.nonce, spin: outcome, paid, balance: balance ?? taken.balance }
  }

  /** Reveals the current seed, and starts a new one with the player's own text. */
  renewSeed(session: Session, clientSeed: string) {
    const old = this.state.seeds.get(session.key)
    const revealed = old && { ...old, hash: sha256(old.seed) }
    this.state.write({
      t: 'seed',
      key: session.key,
      seed: newSeed(),
      clientSeed: clientSeed.slice(0, 64) || newRef(),
      at: this.#now(),
    })
    return { revealed }
  }

  /** Returns the current round with the hash of its seed. The seed is stored before anyone can bet on the round. */
  tableRound(table: Table) {
    const round = roundAt(table, this.#now())
    const key = `${table.code} ${round.id}`
    if (!this.state.rounds.has(key))
      this.state.write({ t: 'round', table: table.code, id: round.id, seed: newSeed(), at: this.#now() })
    return { ...round, hash: sha256(this.state.rounds.get(key)?.seed ?? '') }
  }

  /** Returns the draw of a round that is closed for bets; undefined before that. */
  drawnRound(table: Table, id: string): DrawnRound | undefined {
    const key = `${table.code} ${id}`
    const known = this.#drawn.get(key)
    if (known) return known
    const drawn = this.#draw(table, id)
    if (drawn) this.#drawn.set(key, drawn)
    const [oldest] = this.#drawn.keys()
    if (this.#drawn.size > DRAWN_MAX && oldest !== undefined) this.#drawn.delete(oldest)
    return drawn
  }

  #draw(table: Table, id: string) {
    const round = this.state.rounds.get(`${table.code} ${id}`)
    if (!round || this.#now() < closesAt(table, id) + SETTLE_MILLISECONDS) return undefined
    const taken = this.state.betsIn(table.code, id).filter(one => one.state === 'taken')
    const beacon = beaconOf(taken.map(({ bet }) => bet.ref))
    const { seed } = round
    return {
      id,
      seed,
      hash: sha256(seed),
      beacon,
      bets: taken.length,
      ...drawRound(table, { seed, round: id, beacon }),
    }
  }

  /** Opens rounds, pays drawn ones, and repeats unanswered calls. */
  async turn(): Promise<void> {
    for (const table of tables) this.tableRound(table)
    for (const one of this.state.bets.values()) await this.#endBet(one)
    for (const due of [...this.state.due.values()]) await this.#house.settle(due)
  }

  async #endBet({ bet, state, payout }: BetState): Promise<void> {
    const at = this.#now()
    if (payout !== undefined || state === 'refused') return
    if (state === 'sent') {
      if (at - bet.at > UNANSWERED) await this.#house.owe(refundOf(bet, at))
      return
    }
    const slot = findSlot(bet.game)
    if (slot && bet.spin && at - bet.at > UNPAID) {
      const amount = drawSpin(slot, bet.spin).pays * bet.spin.unit
      await this.#house.owe(winOf(bet, { amount, endsRound: true, at }))
    }
    const table = findTable(bet.game)
    const drawn = table && this.drawnRound(table, bet.round)
    if (table && drawn) {
      const amount = payoutOf(table, drawn.results, bet)
      await this.#house.owe(winOf(bet, { amount, endsRound: false, at }))
    }
  }

  #begin(stay: Omit<Session, 'key' | 'at'>): Session {
    const [key, at] = [newRef(), this.#now()]
    const session = { key, at, ...stay }
    this.state.write({ t: 'session', session }, { t: 'seed', key, seed: newSeed(), clientSeed: newRef(), at })
    return session
  }

  #betOf({ key, account, user, game }: Session) {
    return { ref: newRef(), key, account, user, game, at: this.#now() }
  }
}

type DrawnRound = {
  readonly id: string
  readonly seed: string
  readonly hash: string
  readonly beacon: string
  /** Number of bets that the beacon contains. */
  readonly bets: number
} & ReturnType<typeof drawRound>

const stakeOf = ({ market = '', pick = '', amount }: Bet): Stake => ({ market, pick, amount })

/**
 * Delay before a draw: by then, bets that came in time have been answered. Bets accepted later are not part of the
 * draw.
 */
const SETTLE_MILLISECONDS = 6_000
