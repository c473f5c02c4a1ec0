import type { Player } from './player.ts'
import type { Random } from './random.ts'
import type { Ask, Told, WalletClient } from './wallet-client.ts'

/** The result of one round of calls. */
export type Story = { readonly calls: number; readonly moved: number; readonly faults: readonly string[] }

type Telling = {
  readonly client: WalletClient
  readonly random: Random
  readonly player: Player
  readonly round: string
}

type Bet = Extract<Ask, { kind: 'bet' }>

/** Plays one round: bets, faulty calls, the calls that end the bets, and repeats of all of them. */
export async function tellStory(telling: Telling): Promise<Story> {
  const teller = new Teller(telling)
  const { random } = telling
  const bets = Array.from({ length: 1 + random.below(3) }, () => teller.newBet())
  const early = random.happens(0.1) ? bets.shift() : undefined
  if (early) await teller.refundFirst(early)
  // Places bets of one player at once, in parallel with the other lanes.
  const taken = await Promise.all(bets.map(bet => teller.take(bet)))
  for (const [index, bet] of bets.entries()) if (taken[index]) await teller.resolve(bet)
  if (random.happens(0.5)) await teller.endRound()
  if (random.happens(0.1)) await teller.knock()
  return teller.story()
}

/** Makes the calls of one round and computes the money that they should move. */
class Teller {
  readonly #faults: string[] = []
  #calls = 0
  #moved = 0
  #refs = 0
  readonly #telling: Telling

  constructor(telling: Telling) {
    this.#telling = telling
  }

  newBet(): Bet {
    const { player, round, random } = this.#telling
    const description = descriptions[random.below(descriptions.length)]
    const amount = 1 + random.below(5_000)
    return { kind: 'bet', ...betOf(player), ref: this.#newRef(), round, amount, description }
  }

  async take(bet: Bet): Promise<boolean> {
    const told = await this.#insist(bet)
    if (told.ok) this.#moved -= bet.amount
    else this.#expect(told.code !== undefined, 'a refusal without a word', told)
    return told.ok
  }

  /** Sends a refund before its bet. */
  async refundFirst(bet: Bet): Promise<void> {
    const told = await this.#insist(this.#refundOf(bet))
    this.#expect(told.ok, 'a refund of an unknown bet is refused', told)
    const late = await this.#insist(bet)
    this.#expect(!late.ok, 'a bet behind its refund is taken', late)
    if (late.ok) this.#moved -= bet.amount
  }

  /** Ends a bet, sometimes in two ways at once or one after the other. Only the first may count. */
  async resolve(bet: Bet): Promise<void> {
    const { random } = this.#telling
    const first = random.happens(0.2)
      ? this.#refundOf(bet)
      : this.#winOf(bet, random.happens(0.5) ? 0 : random.below(9_000))
    const other = random.happens(0.5) ? this.#refundOf(bet) : this.#winOf(bet, random.below(9_000))
    if (random.happens(0.1)) await this.#end()
    const both = random.happens(0.15)
    const [told, second] = both
      ? await Promise.all([this.#insist(first), this.#insist(other)])
      : [await this.#insist(first), random.happens(0.2) ? await this.#insist(other) : undefined]
    this.#credit(bet, first, told)
    this.#credit(bet, other, second)
    this.#expect(both || told.ok, `a ${first.kind} is refused`, told)
    if (second) this.#expect(told.ok !== second.ok, 'a bet is resolved twice or not at all', second)
  }

  async endRound(): Promise<void> {
    const { player, round } = this.#telling
    await this.#end()
    const late = await this.#insist({ kind: 'bet', ...betOf(player), ref: this.#newRef(), round, amount: 1 })
    // A round without an accepted bet does not exist yet. Then this bet starts it.
    if (late.ok) this.#moved -= 1
  }

  /** Sends calls that must be refused: a wrong signature and a wrong clock. */
  async knock(): Promise<void> {
    const { client, random, player, round } = this.#telling
    const bet: Ask = { kind: 'bet', ...betOf(player), ref: this.#newRef(), round: `${round}x`, amount: 10 }
    const skewMilliseconds = (random.happens(0.5) ? 1 : -1) * 3_600_000
    const told = [await client.call(bet, { wrongSecret: true }), await client.call(bet, { skewMilliseconds })]
    this.#calls += told.length
    for (const one of told)
      this.#expect(one.status === 401 || one.status === 403, 'a wrong signature is let in', one)
  }

  story(): Story {
    return { calls: this.#calls, moved: this.#moved, faults: this.#faults }
  }

  /**
   * Repeats the call until it is answered, sometimes after an abandoned call. Sometimes repeats an answered call, which
   * must return the same bytes.
   */
  async #insist(ask: Ask): Promise<Told> {
    const { client, random } = this.#telling
    if (random.happens(0.05)) {
      this.#calls += 1
      await client.call(ask, { givesUpAfter: 1 + random.below(4) }).catch(() => undefined)
    }
    for (;;) {
      this.#calls += 1
      const told = await client.call(ask).catch(() => undefined)
      if (told?.status === 200) {
        if (random.happens(0.15)) await this.#repeat(ask, told)
        return told
      }
      if (told && told.status < 500) {
        this.#expect(false, `${ask.kind} was not answered`, told)
        return told
      }
      await new Promise(resolve => setTimeout(resolve, 20 + random.below(50)))
    }
  }

  async #repeat(ask: Ask, first: Told): Promise<void> {
    const { client, random } = this.#telling
    const again = await Promise.all(Array.from({ length: 1 + random.below(3) }, () => client.call(ask)))
    this.#calls += again.length
    // A refusal may change when the missing bet arrives. An accepted call is answered again byte for byte.
    if (!first.ok && ask.kind !== 'bet') return
    for (const told of again)
      this.#expect(told.body === first.body, `${ask.kind} again is told otherwise`, told)
  }

  #credit(bet: Bet, ask: Ask, told: Told | undefined): void {
    if (told?.ok && ask.kind === 'refund') this.#moved += bet.amount
    if (told?.ok && ask.kind === 'win') this.#moved += ask.amount
  }

  #expect(right: boolean, what: string, told: Told): void {
    if (!right) this.#faults.push(`${what}: ${told.status} ${told.body}`)
  }

  #newRef(): string {
    return `${this.#telling.round}-${this.#refs++}`
  }

  async #end(): Promise<void> {
    const { player, round } = this.#telling
    await this.#insist({ kind: 'end', user: player.user, ref: this.#newRef(), round })
  }

  #refundOf(bet: Bet): Ask {
    return { kind: 'refund', user: bet.user, ref: this.#newRef(), betRef: bet.ref, round: bet.round }
  }

  #winOf(bet: Bet, amount: number): Ask {
    const endsRound = this.#telling.random.happens(0.2)
    return {
      kind: 'win',
      user: bet.user,
      ref: this.#newRef(),
      betRef: bet.ref,
      round: bet.round,
      amount,
      endsRound,
    }
  }
}

/** None, a valid one, and two that the wallet must ignore. */
const descriptions = [undefined, '레드', '가'.repeat(101), 'two\nlines']

const betOf = ({ user, session, game }: Player) => ({ user, session, game })
