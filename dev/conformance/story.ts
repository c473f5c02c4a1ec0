import { type Rule, ruleText } from './paper-rules.ts'
import type { Player } from './players.ts'
import type { Random } from './random.ts'
import type { SteadyCaller } from './steady-caller.ts'
import type { Ask, Bet, Told, Win } from './wallet-client.ts'
import { codeOf, type Refusal } from './wallet-codes.ts'

export type Telling = {
  readonly caller: SteadyCaller
  readonly random: Random
  /** No other call of this player is sent during the story. */
  readonly player: Player
  readonly round: string
}

/** Refusals that a right wallet may give to any bet. */
const MAY_REFUSE: readonly Refusal[] = ['limit', 'member may not play', 'maintenance', 'session']

/**
 * Plays one round of random calls: bets at once, refunds before bets, two ends for one bet, calls with used numbers,
 * ends of rounds, and repeats of all of them. Every answer is compared with a model of the balance and the codes.
 */
export class Story {
  readonly faults: string[] = []
  /** Bets that the wallet refused although the model does not know why. */
  refused = 0
  readonly #telling: Telling
  #isClosed = false
  #refs = 0

  constructor(telling: Telling) {
    this.#telling = telling
  }

  async tell(): Promise<void> {
    const { random } = this.#telling
    const bets = Array.from({ length: 1 + random.below(3) }, () => this.#newBet())
    const early = random.happens(0.1) ? bets.shift() : undefined
    if (early) await this.#refundFirst(early)
    const taken = await this.#take(bets)
    if (taken.length > 0 && random.happens(0.15)) await this.#resolveRound(taken)
    else for (const bet of taken) await this.#resolve(bet)
    if (random.happens(0.5)) await this.#endRound(taken.length > 0)
    if (random.happens(0.1)) await this.#knock()
    if (random.happens(0.2)) await this.#compareBalance('at the end of a round')
  }

  #newBet(fixed?: number): Bet {
    const { player, round, random } = this.#telling
    // Stakes follow the balance, so that a long run does not end in refusals for funds.
    const most = Math.max(1, Math.min(STAKE_MAX, Math.floor(player.expected / 4)))
    const amount = fixed ?? (random.happens(0.02) ? player.expected + 1 : 1 + random.below(most))
    const { user, session, game } = player
    const description = descriptions[random.below(descriptions.length)]
    return { kind: 'bet', user, session, game, ref: this.#newRef(), round, amount, description }
  }

  /** Places bets at once; returns the accepted ones. */
  async #take(bets: readonly Bet[]): Promise<readonly Bet[]> {
    const { player } = this.#telling
    const told = await this.#atOnce(bets)
    const sum = bets.reduce((sum, { amount }) => sum + amount, 0)
    for (const one of told) {
      if (one.ok) continue
      this.refused += 1
      this.#refusedFor(one, sum > player.expected ? [...MAY_REFUSE, 'funds'] : MAY_REFUSE, [4, 'a bet'])
    }
    const taken = bets.filter((_, index) => told[index]?.ok)
    this.#moves(
      bets.map((bet, index) => ({ ask: bet, told: told[index], delta: -bet.amount })),
      'simultaneous bets',
    )
    return taken
  }

  /** Sends a refund before its bet. */
  async #refundFirst(bet: Bet): Promise<void> {
    await this.#accept({ ask: this.#refundOf(bet), delta: 0 }, [8, 'a refund of an unknown bet'])
    await this.#refuse(bet, ['refunded'], [8, 'a bet after its refund'])
  }

  /** Ends a bet, sometimes in two ways at once or one after the other. Only the first may count. */
  async #resolve(bet: Bet): Promise<void> {
    const { random } = this.#telling
    const first = this.#endOf(bet, random.happens(0.2))
    const other = this.#endOf(bet, random.happens(0.5))
    if (random.happens(0.1)) await this.#end(true)
    if (random.happens(0.15)) return this.#race(first, other)
    const { ask } = first
    const ends = ask.kind === 'win' && random.happens(0.2)
    await this.#accept({ ...first, ask: ends ? { ...ask, endsRound: true } : ask }, [
      this.#isClosed ? 9 : 5,
      `a ${ask.kind}`,
    ])
    this.#isClosed ||= ends
    const reason: Refusal = ask.kind === 'refund' ? 'refunded' : 'resolved'
    if (random.happens(0.2)) await this.#refuse(other.ask, [reason], [5, `a second end of a bet`])
    if (random.happens(0.1)) await this.#reuse(bet, ask)
  }

  async #race(first: Ending, other: Ending): Promise<void> {
    const told = await this.#atOnce([first.ask, other.ask])
    const [one, two] = told.map(({ ok }) => ok)
    if (one === two)
      this.#fault(5, `one of two simultaneous ends of a bet must count, ${one ? 'both' : 'none'} did`)
    this.#moves(
      [first, other].map((ending, index) => ({ ...ending, told: told[index] })),
      'simultaneous ends of a bet',
    )
  }

  /** Wins a whole round; its bets then have their end. */
  async #resolveRound(bets: readonly Bet[]): Promise<void> {
    const { random } = this.#telling
    const [bet] = bets
    if (!bet) return
    const stakes = bets.reduce((sum, { amount }) => sum + amount, 0)
    const { ask, delta } = this.#winOf(bet, random.below(2 * stakes))
    await this.#accept({ ask: { ...ask, betRef: undefined }, delta }, [10, 'a win of a whole round'])
    const late = bets[random.below(bets.length)]
    if (late)
      await this.#refuse(this.#refundOf(late), ['resolved'], [10, 'a refund after the win of a whole round'])
  }

  /** Sends a known number with another call. */
  async #reuse(bet: Bet, end: Ask): Promise<void> {
    const used: Refusal[] = ['used number']
    await this.#refuse({ ...bet, amount: bet.amount + 1 }, used, [2, 'a known number with another amount'])
    if (end.kind === 'win')
      await this.#refuse({ ...end, amount: end.amount + 1 }, used, [2, 'a known win with another amount'])
  }

  async #endRound(hasBets: boolean): Promise<void> {
    if (!hasBets && !this.#isClosed) return
    await this.#end(true)
    const late = this.#newBet(1)
    await this.#refuse(late, ['round closed', ...MAY_REFUSE], [9, 'a bet after the end of its round'])
  }

  async #end(isKnown: boolean): Promise<void> {
    const { player, round } = this.#telling
    const ask: Ask = { kind: 'end', user: player.user, ref: this.#newRef(), round }
    if (isKnown) await this.#accept({ ask, delta: 0 }, [9, 'the end of a round'])
    this.#isClosed = true
  }

  /** Sends calls that must be refused: a wrong signature and a wrong clock. */
  async #knock(): Promise<void> {
    const { caller, random } = this.#telling
    const skewMilliseconds = (random.happens(0.5) ? 1 : -1) * (150_000 + random.below(3_600_000))
    const told = [
      await caller.call(this.#newBet(10), { wrongSecret: true }),
      await caller.call(this.#newBet(10), { skewMilliseconds }),
    ]
    for (const { status } of told)
      if (status !== 401)
        this.#fault('access', `a wrong signature or time must get HTTP 401, was answered with HTTP ${status}`)
    await this.#compareBalance('after calls with a wrong signature')
  }

  async #compareBalance(when: string): Promise<void> {
    const { player } = this.#telling
    const told = await this.#insist({ kind: 'balance', user: player.user })
    this.#moves([{ ask: { kind: 'balance', user: player.user }, told, delta: 0 }], when)
  }

  async #accept({ ask, delta }: Ending, [rule, what]: Sentence): Promise<void> {
    const told = await this.#insist(ask)
    if (!told.ok) this.#fault(rule, `${what} must be accepted, was answered ${told.said}`)
    this.#moves([{ ask, told, delta }], what)
  }

  async #refuse(ask: Ask, reasons: readonly Refusal[], [rule, what]: Sentence): Promise<void> {
    const told = await this.#insist(ask)
    if (told.ok) {
      const codes = reasons.map(reason => codeOf(this.#telling.caller.convention, reason)).join(' or ')
      this.#fault(rule, `${what} must be refused with ${codes}, was answered ${told.said}`)
      await this.#syncBalance()
    } else this.#refusedFor(told, reasons, [rule, what])
  }

  #refusedFor({ refusal, said }: Told, reasons: readonly Refusal[], [rule, what]: Sentence): void {
    if (refusal === undefined || reasons.includes(refusal)) return
    const codes = reasons.map(reason => codeOf(this.#telling.caller.convention, reason)).join(' or ')
    this.#fault(rule, `${what} must be refused with ${codes}, was answered ${said}`)
  }

  /** Adds the accepted calls to the model; the balances of their answers must fit one order of them. */
  #moves(calls: readonly (Ending & { readonly told: Told | undefined })[], what: string): void {
    const { player } = this.#telling
    const moved = calls.flatMap(({ told, delta }): Moved[] =>
      told?.ok && told.balance !== undefined ? [{ delta, balance: told.balance }] : [],
    )
    if (!isSomeOrder(player.expected, moved)) {
      const balances = moved.map(({ balance }) => balance).join(', ')
      const deltas = moved.map(({ delta }) => delta).join(', ')
      this.#fault(
        'answers',
        `the balances after ${what} (${deltas}) from ${player.expected} cannot be ${balances}`,
      )
    }
    player.expected += moved.reduce((sum, { delta }) => sum + delta, 0)
  }

  async #syncBalance(): Promise<void> {
    const { player } = this.#telling
    const { balance } = await this.#insist({ kind: 'balance', user: player.user })
    if (balance !== undefined) player.expected = balance
  }

  #atOnce(asks: readonly Ask[]): Promise<readonly Told[]> {
    return Promise.all(asks.map(ask => this.#insist(ask)))
  }

  /** Sends a call, sometimes after an abandoned one. Sometimes repeats it, which must return the same bytes. */
  async #insist(ask: Ask): Promise<Told> {
    const { caller, random } = this.#telling
    if (random.happens(0.05)) await caller.call(ask, { givesUpAfter: 1 + random.below(4) })
    const told = await caller.call(ask)
    if (told.problem !== undefined)
      this.#fault('answers', `the answer to ${ask.kind}: ${told.problem}: ${told.body}`)
    if (isKept(ask, told) && random.happens(0.15)) await this.#repeat(ask, told)
    return told
  }

  async #repeat(ask: Ask, first: Told): Promise<void> {
    const { caller, random } = this.#telling
    const copies = Array.from({ length: 1 + random.below(3) }, () => ask)
    for (const { body } of await Promise.all(copies.map(copy => caller.call(copy))))
      if (body !== first.body)
        this.#fault(2, `a ${ask.kind} repeated must get ${first.body}, was answered ${body}`)
  }

  #fault(rule: Rule, sentence: string): void {
    this.faults.push(`${ruleText(rule)} (random play, round ${this.#telling.round}): ${sentence}`)
  }

  #newRef(): string {
    return `${this.#telling.round}-${this.#refs++}`
  }

  #endOf(bet: Bet, isRefund: boolean): Ending {
    const { random } = this.#telling
    if (isRefund) return { ask: this.#refundOf(bet), delta: bet.amount }
    return this.#winOf(bet, random.happens(0.5) ? 0 : random.below(4 * bet.amount))
  }

  #refundOf({ user, ref, round }: Bet): Ask {
    return { kind: 'refund', user, ref: this.#newRef(), betRef: ref, round }
  }

  #winOf({ user, round, ref }: Bet, amount: number): Ending & { readonly ask: Win } {
    const ask = {
      kind: 'win',
      user,
      ref: this.#newRef(),
      betRef: ref,
      round,
      amount,
      endsRound: false,
    } as const
    return { ask, delta: amount }
  }
}

type Ending = { readonly ask: Ask; readonly delta: number }
type Sentence = readonly [rule: Rule, what: string]

const STAKE_MAX = 5_000

/** None, a valid one, and two that the wallet must ignore. */
const descriptions = [undefined, '레드', '가'.repeat(101), 'two\nlines']

/** Whether the wallet must repeat its answer: refusals other than of a bet may change when the missing bet arrives. */
const isKept = ({ kind }: Ask, { status, ok, refusal }: Told): boolean =>
  status === 200 && kind !== 'balance' && (ok || (kind === 'bet' && refusal !== 'used number'))

type Moved = { readonly delta: number; readonly balance: number }

/** Whether simultaneous calls can have run in some order, each answered with the balance after it. */
function isSomeOrder(start: number, moved: readonly Moved[]): boolean {
  return (
    moved.length === 0 ||
    moved.some(
      (first, index) =>
        first.balance === start + first.delta && isSomeOrder(first.balance, moved.toSpliced(index, 1)),
    )
  )
}
