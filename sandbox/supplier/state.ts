import { type Bet, type Due, type Entry, openJournal, type Session } from './journal.ts'

export type Seed = {
  readonly seed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly at: number
}

export type BetState = {
  readonly bet: Bet
  state: 'sent' | 'taken' | 'refused'
  code?: string
  payout?: number
  /** The call to the wallet that ends the bet. */
  end?: Due
}

/** The supplier's state, rebuilt from its journal alone. */
export function openState(path: string) {
  const sessions = new Map<string, Session>()
  const seeds = new Map<string, { seed: string; clientSeed: string; nonce: number; at: number }>()
  const rounds = new Map<string, { readonly seed: string; readonly at: number }>()
  const bets = new Map<string, BetState>()
  const byRound = new Map<string, BetState[]>()
  const due = new Map<string, Due>()
  const done: Due[] = []

  const replay = (entry: Entry): void => {
    switch (entry.t) {
      case 'session':
        sessions.set(entry.session.key, entry.session)
        return
      case 'seed':
        seeds.set(entry.key, { seed: entry.seed, clientSeed: entry.clientSeed, nonce: 0, at: entry.at })
        return
      case 'round':
        rounds.set(`${entry.table} ${entry.id}`, { seed: entry.seed, at: entry.at })
        return
      case 'bet': {
        const sent: BetState = { bet: entry.bet, state: 'sent' }
        bets.set(entry.bet.ref, sent)
        const key = `${entry.bet.game} ${entry.bet.round}`
        byRound.set(key, [...(byRound.get(key) ?? []), sent])
        const seed = seeds.get(entry.bet.key)
        if (seed && entry.bet.spin) seed.nonce = entry.bet.spin.nonce
        return
      }
      case 'taken':
      case 'refused': {
        const bet = bets.get(entry.ref)
        if (!bet) return
        bet.state = entry.t
        if (entry.t === 'refused') bet.code = entry.code
        return
      }
      case 'due': {
        due.set(entry.due.ref, entry.due)
        const bet = entry.due.betRef === undefined ? undefined : bets.get(entry.due.betRef)
        if (bet) bet.end = entry.due
        if (bet) bet.payout = entry.due.kind === 'refund' ? bet.bet.amount : entry.due.amount
        return
      }
      case 'done': {
        const ended = due.get(entry.ref)
        if (ended) done.push(ended)
        due.delete(entry.ref)
      }
    }
  }
  const journal = openJournal(path, replay)
  return {
    sessions,
    seeds,
    rounds,
    bets,
    due,
    done,
    write: journal.write,
    close: journal.close,
    betsIn: (game: string, round: string): readonly BetState[] => byRound.get(`${game} ${round}`) ?? [],
    betsOf: (key: string): BetState[] => [...bets.values()].filter(one => one.bet.key === key),
  }
}

export type State = ReturnType<typeof openState>
