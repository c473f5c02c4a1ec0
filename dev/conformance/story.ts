import type { Player } from './player.ts'
import type { Random } from './random.ts'
import type { Ask, Told, WalletClient } from './wallet-client.ts'

/** What one round of calls came to. */
export type Story = { readonly calls: number; readonly moved: number; readonly faults: readonly string[] }

type Telling = {
  readonly client: WalletClient
  readonly random: Random
  readonly player: Player
  readonly round: string
}

type Bet = Extract<Ask, { kind: 'bet' }>

/** One round: bets, what spoils their way, what ends them, and all of it again. */
export async function tellStory(telling: Telling): Promise<Story> {
  const teller = openTeller(telling)
  const { random } = telling
  const bets = Array.from({ length: 1 + random.below(3) }, () => teller.newBet())
  const early = random.happens(0.1) ? bets.shift() : undefined
  if (early) await teller.refundFirst(early)
  // Bets of one player at once, and of the other lanes beside them.
  const taken = await Promise.all(bets.map(bet => teller.take(bet)))
  for (const [index, bet] of bets.entries()) if (taken[index]) await teller.resolve(bet)
  if (random.happens(0.5)) await teller.endRound()
  if (random.happens(0.1)) await teller.knock()
  return teller.story()
}

function openTeller({ client, random, player, round }: Telling) {
  const faults: string[] = []
  const counts = { calls: 0, moved: 0, refs: 0 }
  const { user } = player
  const newRef = () => `${round}-${counts.refs++}`
  const expect = (right: boolean, what: string, told: Told) => {
    if (!right) faults.push(`${what}: ${told.status} ${told.body}`)
  }

  /** Calls, at times without waiting for the answer, and again until there is one; the same call gives the same bytes. */
  const insist = async (ask: Ask): Promise<Told> => {
    if (random.happens(0.05)) {
      counts.calls += 1
      await client.call(ask, { givesUpAfter: 1 + random.below(4) }).catch(() => undefined)
    }
    for (;;) {
      counts.calls += 1
      const told = await client.call(ask).catch(() => undefined)
      if (told?.status === 200) {
        if (random.happens(0.15)) await repeat(ask, told)
        return told
      }
      if (told && told.status < 500) {
        faults.push(`${ask.kind} was not answered: ${told.status} ${told.body}`)
        return told
      }
      await new Promise(resolve => setTimeout(resolve, 20 + random.below(50)))
    }
  }
  const repeat = async (ask: Ask, first: Told) => {
    const again = await Promise.all(Array.from({ length: 1 + random.below(3) }, () => client.call(ask)))
    counts.calls += again.length
    // A refusal of what was not there yet may turn; whatever was done is told again byte for byte.
    for (const told of again)
      if (first.ok || ask.kind === 'bet')
        expect(told.body === first.body, `${ask.kind} again is told otherwise`, told)
  }

  return {
    newBet: (): Bet => ({
      kind: 'bet',
      ...betOf(player),
      ref: newRef(),
      round,
      amount: 1 + random.below(5_000),
    }),
    take: async (bet: Bet): Promise<boolean> => {
      const told = await insist(bet)
      if (told.ok) counts.moved -= bet.amount
      else expect(told.code !== undefined, 'a refusal without a word', told)
      return told.ok
    },
    /** A refund that comes before its bet. */
    refundFirst: async (bet: Bet) => {
      expect((await insist(refundOf(bet))).ok, 'a refund of an unknown bet is refused', await quiet())
      const late = await insist(bet)
      expect(!late.ok, 'a bet behind its refund is taken', late)
      if (late.ok) counts.moved -= bet.amount
    },
    resolve: async (bet: Bet) => {
      const isRefund = random.happens(0.2)
      const amount = random.happens(0.5) ? 0 : random.below(9_000)
      const first: Ask = isRefund ? refundOf(bet) : winOf(bet, amount)
      const other: Ask = random.happens(0.5) ? refundOf(bet) : winOf(bet, random.below(9_000))
      if (random.happens(0.1)) await endEarly()
      const both = random.happens(0.15)
      const [told, second] = both
        ? await Promise.all([insist(first), insist(other)])
        : [await insist(first), random.happens(0.2) ? await insist(other) : undefined]
      const credit = (ask: Ask, said: Told | undefined) => {
        if (said?.ok) counts.moved += ask.kind === 'refund' ? bet.amount : ask.kind === 'win' ? ask.amount : 0
      }
      credit(first, told)
      credit(other, second)
      expect(both || told.ok, `a ${first.kind} is refused`, told)
      if (second) expect(told.ok !== second.ok, 'a bet is resolved twice or not at all', second)
    },
    endRound: async () => {
      await insist({ kind: 'end', user, ref: newRef(), round })
      const late = await insist({ kind: 'bet', ...betOf(player), ref: newRef(), round, amount: 1 })
      // A round in which no bet was taken is none: then this one begins it.
      if (late.ok) counts.moved -= 1
    },
    /** What must not be read at all. */
    knock: async () => {
      const bet: Ask = { kind: 'bet', ...betOf(player), ref: newRef(), round: `${round}x`, amount: 10 }
      const told = [
        await client.call(bet, { wrongSecret: true }),
        await client.call(bet, { skewMilliseconds: (random.happens(0.5) ? 1 : -1) * 3_600_000 }),
      ]
      counts.calls += told.length
      for (const one of told)
        expect(one.status === 401 || one.status === 403, 'a wrong signature is let in', one)
    },
    story: (): Story => ({ calls: counts.calls, moved: counts.moved, faults }),
  }

  function refundOf(bet: Bet): Ask {
    return { kind: 'refund', user, ref: newRef(), betRef: bet.ref, round }
  }
  function winOf(bet: Bet, amount: number): Ask {
    return {
      kind: 'win',
      user,
      ref: newRef(),
      betRef: bet.ref,
      round,
      amount,
      endsRound: random.happens(0.2),
    }
  }
  /** The end of the round overtakes its wins. */
  async function endEarly() {
    await insist({ kind: 'end', user, ref: newRef(), round })
  }
  async function quiet(): Promise<Told> {
    counts.calls += 1
    return client.call({ kind: 'balance', user })
  }
}

const betOf = ({ user, session, game }: Player) => ({ user, session, game })
