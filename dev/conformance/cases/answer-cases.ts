// Forms of calls and answers.
import type { Body } from '../wallet-forms.ts'
import { type Case, otherThan } from './case.ts'

const unreadable = ['', '{', 'null', '[]', '"x"', '1', '{}', '{"command":"pay"}']

export const answerCases: readonly Case[] = [
  {
    name: 'balances',
    rule: 18,
    says: 'Each answer has the balance after its call, and the balance is the same a moment later.',
    play: async desk => {
      const [won, back] = [desk.bet({ amount: 1_100 }), desk.bet({ amount: 700 })]
      await desk.movesNothing(won, 'nothing')
      for (const ask of [won, back, desk.win(won, 2_300), desk.refund(back), desk.end(won)]) {
        await desk.accepts(ask, `a ${ask.kind}`)
        await desk.movesNothing(ask, `a ${ask.kind}`)
      }
    },
  },
  {
    name: 'unreadable',
    rule: 20,
    says: 'A body that is no call of the convention is refused as unreadable.',
    play: async desk => {
      for (const text of unreadable)
        await desk.refuses(desk.bet(), 'unreadable', `the body ${text || 'without a character'}`, {
          rewrite: () => text,
        })
      const bet = desk.bet()
      for (const field of ['trans_guid', 'transaction_uuid', 'round_id', 'round', 'user_id', 'supplier_user'])
        if (field in forBet(desk.caller.convention))
          await desk.refuses(bet, 'unreadable', `a bet without ${field}`, {
            rewrite: ({ [field]: _, ...rest }) => rest,
          })
    },
  },
  {
    name: 'unknown-fields',
    rule: 20,
    says: 'Unknown fields are ignored.',
    play: async desk => {
      const bet = desk.bet()
      const rewrite = (body: Body) => ({
        ...body,
        campaign: { id: 7, name: '가을' },
        tags: ['x'],
        extra: null,
      })
      for (const ask of [
        bet,
        desk.win(bet, 250),
        desk.end(bet),
        { kind: 'balance', user: bet.user } as const,
      ])
        await desk.accepts(ask, `a ${ask.kind} with unknown fields`, { rewrite })
    },
  },
  {
    name: 'unreadable-again',
    rule: 19,
    says: 'A refusal as unreadable is not stored: the number can be used for a right call.',
    play: async desk => {
      const bet = desk.bet()
      await desk.refuses(bet, 'unreadable', 'a bet of 0', { rewrite: body => ({ ...body, amount: 0 }) })
      await desk.accepts(bet, 'a right bet with the number of an unreadable one')
    },
  },
  {
    name: 'stake-max',
    rule: 19,
    says: 'A bet above 1,000,000,000 won is refused as unreadable.',
    play: async desk => {
      for (const amount of [1_000_000_001, 1_000_000_000_000])
        await desk.refuses(desk.bet({ amount }), 'unreadable', `a bet of ${amount.toLocaleString('en')} won`)
    },
  },
  {
    name: 'currency',
    rule: 15,
    says: 'A call in another currency is refused; KRW may be named.',
    play: async desk => {
      const bet = desk.bet()
      const naming = (currency: unknown) => ({ rewrite: (body: Body) => ({ ...body, currency }) })
      await desk.accepts(bet, 'a bet in KRW', naming('KRW'))
      for (const currency of ['USD', 'krw', '', 410, null])
        for (const ask of [desk.bet(), desk.win(bet, 250), desk.refund(bet)]) {
          const what = `a ${ask.kind} in the currency ${JSON.stringify(currency)}`
          await desk.refuses(ask, 'currency', what, naming(currency))
        }
      await desk.accepts(desk.win(bet, 250), 'a win in KRW', naming('KRW'))
    },
  },
  {
    name: 'unknown-member',
    rule: 13,
    says: 'Calls of a member that nobody knows are refused.',
    play: async desk => {
      const user = otherThan(desk.player().user)
      await desk.refuses({ kind: 'balance', user }, 'unknown member', 'the balance of an unknown member')
      await desk.refuses(desk.bet({ user }), 'unknown member', 'a bet of an unknown member')
    },
  },
  {
    name: 'stranger',
    rule: 13,
    says: 'A member who never opened a game of the supplier is unknown, although the house has them.',
    needs: ['stranger'],
    play: async desk => {
      for (const user of await desk.strangers()) {
        const bet = desk.bet({ user })
        await desk.refuses({ kind: 'balance', user }, 'unknown member', `the balance of the stranger ${user}`)
        await desk.refuses(bet, 'unknown member', `a bet of the stranger ${user}`)
        await desk.refuses(desk.refund(bet), 'unknown member', `a refund of the stranger ${user}`)
      }
    },
  },
  {
    name: 'request-uuid',
    rule: 'answers',
    says: 'Answers of the convention `transactions` repeat the request_uuid of their call.',
    play: async desk => {
      if (desk.caller.convention === 'command') return
      const taken = desk.bet()
      const asks = [
        taken,
        desk.win(taken, 250),
        desk.end(desk.bet()),
        { kind: 'balance', user: taken.user } as const,
      ]
      for (const ask of asks) {
        const request_uuid = desk.name()
        const told = await desk.caller.call(ask, { rewrite: body => ({ ...body, request_uuid }) })
        desk.expect(told.request === request_uuid, `the answer to ${ask.kind} must repeat its request_uuid`)
      }
      desk.player().expected += 150
      await desk.movesNothing(taken, 'a bet and its win')
    },
  },
]

const forBet = (convention: 'command' | 'transactions'): Readonly<Record<string, true>> =>
  convention === 'command'
    ? { trans_guid: true, round_id: true, user_id: true }
    : { transaction_uuid: true, round: true, supplier_user: true }
