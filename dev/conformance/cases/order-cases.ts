// Rule 21: which of several reasons a refusal names.
import type { Body } from '../wallet-forms.ts'
import { type Case, otherThan } from './case.ts'

const inDollars = { rewrite: (body: Body) => ({ ...body, currency: 'USD' }) }

export const orderCases: readonly Case[] = [
  {
    name: 'order',
    rule: 21,
    says: 'A call with several faults gets the code of the first check that it fails.',
    play: async desk => {
      const taken = desk.bet()
      await desk.accepts(taken, 'a bet')
      const user = otherThan(taken.user)
      await desk.refuses(desk.bet(), 'unreadable', 'a bet of 0 in USD', {
        rewrite: body => ({ ...body, currency: 'USD', amount: 0 }),
      })
      await desk.refuses(desk.bet({ user }), 'currency', 'a bet of an unknown member in USD', inDollars)
      await desk.refuses(taken, 'currency', 'a known bet in USD', inDollars)
      await desk.refuses({ ...taken, user }, 'unknown member', 'a known number of an unknown member')
      await desk.refuses(
        { ...taken, game: 'no-such-game' },
        'used number',
        'a known number in an unknown game',
      )
    },
  },
  {
    name: 'order-bet',
    rule: 21,
    says: 'A bet is checked for game, session, round and funds in this order.',
    play: async desk => {
      const taken = desk.bet()
      await desk.accepts(taken, 'a bet')
      await desk.accepts(desk.end(taken), 'the end of its round')
      const { round } = taken
      const session = otherThan(taken.session)
      const amount = desk.player().expected + 1
      const game = 'no-such-game'
      await desk.refuses(
        desk.bet({ game, session, round }),
        'unknown game',
        'a bet on an unknown game, with an unknown session',
      )
      await desk.refuses(
        desk.bet({ session, round, amount }),
        'session',
        'a bet with an unknown session, in a closed round',
      )
      await desk.refuses(
        desk.bet({ round, amount }),
        'round closed',
        'a bet above the balance, in a closed round',
      )
    },
  },
]
