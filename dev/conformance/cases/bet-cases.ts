// Rules 4 and 12: refused bets and the description.
import type { Case } from './case.ts'

const BETS = 10
/** A rich member can be above a limit of the house before the funds are used up. */
const beyond = ['funds', 'limit'] as const

export const betCases: readonly Case[] = [
  {
    name: 'funds',
    rule: 18,
    says: 'A bet above the balance is refused and takes nothing.',
    play: async desk => {
      const bet = desk.bet({ amount: desk.player().expected + 1 })
      const first = await desk.refuses(bet, beyond, 'a bet above the balance')
      await desk.repeats(bet, first, 'a refused bet')
    },
  },
  {
    name: 'funds-at-once',
    rule: 23,
    says: 'Of simultaneous bets over a balance for one, one is accepted.',
    play: async desk => {
      const stake = Math.floor(desk.player().expected / 2) + 1
      const bets = Array.from({ length: BETS }, () => desk.bet({ amount: stake }))
      const told = await desk.atOnce(bets)
      const taken = bets.filter((_, index) => told[index]?.ok)
      desk.expect(
        taken.length === 1,
        `one of ten simultaneous bets of more than half the balance must be accepted, ${taken.length} were`,
      )
      desk.player().expected -= stake * taken.length
      await desk.movesNothing(desk.bet(), 'simultaneous bets')
      for (const bet of taken) await desk.accepts(desk.refund(bet), 'the refund of a bet')
    },
  },
  {
    name: 'refused-for-good',
    rule: 4,
    says: 'A refused bet stays refused under its number when there are funds later.',
    play: async desk => {
      const stake = Math.floor(desk.player().expected / 2) + 1
      const [all, late] = [desk.bet({ amount: stake }), desk.bet({ amount: stake })]
      await desk.accepts(all, 'a bet of half the balance')
      const first = await desk.refuses(late, beyond, 'a second bet of half the balance')
      await desk.accepts(desk.refund(all), 'the refund of the first bet')
      await desk.repeats(late, first, 'a refused bet repeated when there are funds')
    },
  },
  {
    name: 'refused-took-nothing',
    rule: 4,
    says: 'A refused bet took nothing: its refund returns nothing, and it has no win.',
    play: async desk => {
      const bet = desk.bet({ amount: desk.player().expected + 1 })
      await desk.refuses(bet, beyond, 'a bet above the balance')
      await desk.refuses(desk.win(bet, 100), 'unknown bet', 'a win of a refused bet')
      await desk.accepts(desk.refund(bet), 'a refund of a refused bet', { moves: 0 })
    },
  },
  {
    name: 'description',
    rule: 12,
    says: 'No description refuses a bet.',
    play: async desk => {
      const odd = [
        '레드',
        ' 17 스트레이트\n',
        '',
        '가'.repeat(101),
        'two\nlines',
        '\u202E레드',
        '<b>레드</b>',
      ]
      for (const description of odd)
        await desk.accepts(
          desk.bet({ description }),
          `a bet with the description ${JSON.stringify(description)}`,
        )
      const field = desk.caller.convention === 'command' ? 'description' : 'bet'
      for (const value of [7, null, {}, ['레드']])
        await desk.accepts(desk.bet(), `a bet with the description ${JSON.stringify(value)}`, {
          rewrite: body => ({ ...body, [field]: value }),
        })
    },
  },
  {
    name: 'description-repeat',
    rule: 12,
    says: 'A repeated bet with another description is the same call.',
    play: async desk => {
      const bet = desk.bet({ description: '레드' })
      const first = await desk.accepts(bet, 'a bet')
      for (const description of ['블랙', undefined])
        await desk.repeats({ ...bet, description }, first, 'a bet repeated with another description')
    },
  },
]
