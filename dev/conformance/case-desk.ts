import type { HouseSide } from './house-calls.ts'
import { type Rule, ruleText } from './paper-rules.ts'
import { enter, formFault, type Player, type Site, shown } from './players.ts'
import type { SteadyCaller } from './steady-caller.ts'
import type { Ask, Bet, End, Refund, Spoiling, Told, Win } from './wallet-client.ts'
import { codeOf, type Refusal } from './wallet-codes.ts'

export type DeskOptions = {
  readonly caller: SteadyCaller
  readonly one: { readonly name: string; readonly rule: Rule }
  readonly players: readonly Player[]
  /** Begins every number and round of the case. */
  readonly prefix: string
  readonly site: Site | undefined
}

type More<Call> = Partial<Omit<Call, 'kind'>>

const STAKE = 100

/**
 * Makes the calls of one case and compares every answer with what the paper says. A fault is one sentence that names the
 * rule and the case.
 */
export class CaseDesk {
  readonly faults: string[] = []
  readonly #options: DeskOptions
  readonly #stakes = new Map<string, number>()
  #names = 0

  constructor(options: DeskOptions) {
    this.#options = options
  }

  get caller(): SteadyCaller {
    return this.#options.caller
  }

  player(seat = 0): Player {
    const { players } = this.#options
    const player = players[seat]
    if (!player) throw new Error(`the case needs ${seat + 1} players`)
    return player
  }

  /** Returns a new number of a transaction or a round. */
  name(): string {
    return `${this.#options.prefix}.${this.#names++}`
  }

  bet(more: More<Bet> = {}, player = this.player()): Bet {
    const { user, session, game } = player
    const bet: Bet = {
      ...{ kind: 'bet', user, session, game, ref: this.name(), round: this.name(), amount: STAKE },
      ...more,
    }
    this.#stakes.set(bet.ref, bet.amount)
    return bet
  }

  win({ user, ref, round }: Bet, amount: number, more: More<Win> = {}): Win {
    return {
      ...{ kind: 'win', user, ref: this.name(), betRef: ref, round, amount, endsRound: false },
      ...more,
    }
  }

  refund({ user, ref, round }: Bet, more: More<Refund> = {}): Refund {
    return { kind: 'refund', user, ref: this.name(), betRef: ref, round, ...more }
  }

  end({ user, round }: Bet, more: More<End> = {}): End {
    return { kind: 'end', user, ref: this.name(), round, ...more }
  }

  /** Sends a call that must be accepted, and compares the balance of the answer with the model. */
  async accepts(ask: Ask, what: string, { moves, ...spoiling }: Accepting = {}): Promise<Told> {
    const told = await this.#send(ask, spoiling)
    if (!told.ok) {
      this.fault(`${what} must be accepted, was answered ${told.said}`)
      return told
    }
    const player = this.#playerOf(ask)
    if (!player) return told
    player.expected += moves ?? this.#moves(ask)
    this.#compare(player, told, `after ${what}`)
    return told
  }

  /** Sends a call that must be refused with the reason, and checks that it moved no money. */
  async refuses(
    ask: Ask,
    reason: Refusal | readonly Refusal[],
    what: string,
    spoiling: Spoiling = {},
  ): Promise<Told> {
    const told = await this.#send(ask, spoiling)
    const reasons = typeof reason === 'string' ? [reason] : reason
    if (told.ok || (told.refusal !== undefined && !reasons.includes(told.refusal))) {
      const codes = reasons.map(one => codeOf(this.caller.convention, one)).join(' or ')
      this.fault(`${what} must be refused with ${codes}, was answered ${told.said}`)
    }
    await this.movesNothing(ask, what)
    return told
  }

  /** Sends a call that must not be read at all: the status is one of these. */
  async turnsAway(ask: Ask, statuses: readonly number[], what: string, spoiling: Spoiling): Promise<void> {
    const { status } = await this.caller.call(ask, spoiling)
    if (!statuses.includes(status))
      this.fault(
        `${what} must be refused with HTTP ${statuses.join(' or ')}, was answered with HTTP ${status}`,
      )
    await this.movesNothing(ask, what)
  }

  /** Repeats an answered call, which must get the same bytes and move no money. */
  async repeats(ask: Ask, first: Told, what: string, spoiling: Spoiling = {}): Promise<void> {
    const told = await this.caller.call(ask, spoiling)
    if (told.body !== first.body)
      this.fault(
        `${what} must get its first answer byte for byte, ${first.body}, was answered ${shown(told.body)}`,
      )
    await this.movesNothing(ask, `${what}`)
  }

  /** Compares the balance of the member of a call with the model. */
  async movesNothing(ask: Ask, what: string): Promise<void> {
    const player = this.#playerOf(ask) ?? this.player()
    const told = await this.#send({ kind: 'balance', user: player.user })
    this.#compare(player, told, `after ${what}`)
  }

  /** Sends simultaneous calls; returns the accepted answers. The caller of this function counts their money. */
  async atOnce(asks: readonly Ask[]): Promise<readonly Told[]> {
    return Promise.all(asks.map(ask => this.#send(ask)))
  }

  /** Opens a game again and authenticates its token. */
  async enterAgain(game: 'same' | 'other' = 'same', seat = 0): Promise<Player | undefined> {
    const token = await this.launch(game, seat)
    const entered = await enter(this.caller, token, seat)
    this.faults.push(...entered.faults)
    return entered.player
  }

  launch(game: 'same' | 'other' = 'same', seat = 0): Promise<string> {
    const { site } = this.#options
    if (!site) throw new Error('the case needs a site that launches')
    return site.launch(this.player(seat).seat, game)
  }

  /** Members of the house who never opened a game of this supplier. */
  async strangers(): Promise<readonly string[]> {
    return (await this.#options.site?.strangers?.()) ?? []
  }

  /** A win of the usual stake that is above the most of its game. */
  get heldWin(): number {
    return this.#options.site?.heldWin ?? 0
  }

  get house(): HouseSide {
    const house = this.#options.site?.house
    if (!house) throw new Error('the case needs a house that calls the kit')
    return house
  }

  async logout(seat = 0): Promise<void> {
    await this.#options.site?.logout?.(this.player(seat).seat)
  }

  /** Checks a fact; the sentence says what must be. */
  expect(isRight: boolean, sentence: string): void {
    if (!isRight) this.fault(sentence)
  }

  fault(sentence: string): void {
    const { rule, name } = this.#options.one
    this.faults.push(`${ruleText(rule)} (${name}): ${sentence}`)
  }

  async #send(ask: Ask, spoiling: Spoiling = {}): Promise<Told> {
    const told = await this.caller.call(ask, spoiling)
    if (told.problem !== undefined) this.faults.push(formFault(ask.kind, told.problem, told.body))
    return told
  }

  #compare(player: Player, { balance, ok, said }: Told, when: string): void {
    if (!ok) this.fault(`the balance ${when} must be given, was answered ${said}`)
    if (balance === undefined || balance === player.expected) return
    const [must, was] = [player.expected, balance].map(amount => amount.toLocaleString('en'))
    this.fault(`the balance ${when} must be ${must}, was ${was}`)
    // One fault is enough: the next answers are compared with this balance.
    player.expected = balance
  }

  #playerOf(ask: Ask): Player | undefined {
    return 'user' in ask ? this.#options.players.find(({ user }) => user === ask.user) : undefined
  }

  #moves(ask: Ask): number {
    if (ask.kind === 'bet') return -ask.amount
    if (ask.kind === 'win') return ask.amount
    return ask.kind === 'refund' ? (this.#stakes.get(ask.betRef) ?? 0) : 0
  }
}

type Accepting = Spoiling & {
  /** Won that the call moves; without it a bet takes its stake, a win pays, and a refund returns the stake. */
  readonly moves?: number
}
