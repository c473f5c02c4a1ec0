// Rules 5, 7 and 8: how bets end.
import type { Case } from './case.ts'

const RACES = 5

export const endingCases: readonly Case[] = [
  {
    name: 'won-once',
    rule: 5,
    says: 'After a win, other wins and refunds of the bet are refused.',
    play: async desk => {
      for (const amount of [250, 0]) {
        const bet = desk.bet()
        await desk.accepts(bet, 'a bet')
        await desk.accepts(desk.win(bet, amount), `a win of ${amount}`)
        await desk.refuses(desk.win(bet, 250), 'resolved', `a second win after one of ${amount}`)
        await desk.refuses(desk.refund(bet), 'resolved', `a refund after a win of ${amount}`)
      }
    },
  },
  {
    name: 'refunded-once',
    rule: 5,
    says: 'After a refund, wins and other refunds of the bet are refused.',
    play: async desk => {
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      await desk.accepts(desk.refund(bet), 'a refund')
      await desk.refuses(desk.refund(bet), 'refunded', 'a second refund')
      await desk.refuses(desk.win(bet, 250), 'refunded', 'a win after a refund')
    },
  },
  {
    name: 'ended-at-once',
    rule: 23,
    says: 'Of a simultaneous win and refund, one counts.',
    play: async desk => {
      for (let race = 0; race < RACES; race++) {
        const bet = desk.bet()
        await desk.accepts(bet, 'a bet')
        const told = await desk.atOnce([desk.win(bet, 250), desk.refund(bet)])
        const [won, back] = told.map(({ ok }) => ok)
        desk.expect(won !== back, 'exactly one of a simultaneous win and refund must be accepted')
        desk.player().expected += (won ? 250 : 0) + (back ? bet.amount : 0)
        await desk.movesNothing(bet, 'a simultaneous win and refund')
      }
    },
  },
  {
    name: 'other-bet',
    rule: 14,
    says: 'A win or a refund that names a call that is no bet, or itself, is refused and not stored.',
    play: async desk => {
      const bet = desk.bet()
      const win = desk.win(bet, 250)
      await desk.accepts(bet, 'a bet')
      await desk.accepts(win, 'a win')
      const used = 'used number'
      await desk.refuses(desk.win(bet, 250, { betRef: win.ref }), used, 'a win that names a win')
      await desk.refuses(desk.refund(bet, { betRef: win.ref }), used, 'a refund that names a win')
      const free = desk.bet()
      const itself = { ref: free.ref, betRef: free.ref }
      await desk.refuses(desk.win(free, 250, itself), used, 'a win that names its own number')
      await desk.refuses(desk.refund(free, itself), used, 'a refund that names its own number')
      await desk.accepts(free, 'a bet with the number of these refused calls')
    },
  },
  {
    name: 'other-member',
    rule: 14,
    says: "A win or a refund of another member's bet is refused.",
    needs: ['second member'],
    play: async desk => {
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      const { user } = desk.player(1)
      await desk.refuses(desk.win(bet, 250, { user }), 'used number', "a win of another member's bet")
      await desk.refuses(desk.refund(bet, { user }), 'used number', "a refund of another member's bet")
      await desk.movesNothing(bet, 'calls of another member')
      await desk.accepts(desk.win(bet, 250), 'a win of the bet by its own member')
    },
  },
  {
    name: 'other-round',
    rule: 14,
    says: 'A win or a refund that names a bet of another round is refused, also of a bet that has its end.',
    play: async desk => {
      const [bet, other] = [desk.bet(), desk.bet()]
      await desk.accepts(bet, 'a bet')
      await desk.accepts(other, 'a bet of another round')
      const { round } = other
      for (const which of ['an open bet', 'a bet that is won']) {
        await desk.refuses(desk.win(bet, 250, { round }), 'other round', `a win of ${which} in another round`)
        await desk.refuses(
          desk.refund(bet, { round }),
          'other round',
          `a refund of ${which} in another round`,
        )
        if (which === 'an open bet') await desk.accepts(desk.win(bet, 250), 'a win of the bet in its round')
      }
    },
  },
  {
    name: 'held-win',
    rule: 17,
    says: 'A win above the most of its game is accepted and held: it pays nothing, and its bet is resolved.',
    needs: ['held win'],
    play: async desk => {
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      const win = desk.win(bet, desk.heldWin)
      const first = await desk.accepts(win, 'a win above the most', { moves: 0 })
      desk.expect(first.isHeld === true, 'the answer to a win above the most must say that it is held')
      await desk.repeats(win, first, 'a held win')
      await desk.refuses(desk.refund(bet), 'resolved', 'a refund of the bet of a held win')
      await desk.refuses(desk.win(bet, 250), 'resolved', 'a second win of the bet of a held win')
      await desk.accepts(desk.end(bet), 'the end of the round of a held win')
      await desk.refuses(desk.refund(bet), 'resolved', 'a refund of the bet after the end of its round')
    },
  },
  {
    name: 'win-before-bet',
    rule: 7,
    says: 'A win before its bet is refused, and counts when it is sent again after the bet.',
    play: async desk => {
      const bet = desk.bet()
      const win = desk.win(bet, 250)
      await desk.refuses(win, 'unknown bet', 'a win of an unknown bet')
      await desk.accepts(bet, 'a bet after its win was refused')
      await desk.accepts(win, 'a win sent again after its bet')
    },
  },
  {
    name: 'refund-before-bet',
    rule: 8,
    says: 'A refund before its bet is accepted, moves nothing, and the bet is refused.',
    play: async desk => {
      const bet = desk.bet()
      await desk.accepts(desk.refund(bet), 'a refund of an unknown bet', { moves: 0 })
      await desk.refuses(bet, 'refunded', 'a bet after its refund')
      await desk.refuses(bet, 'refunded', 'a bet after its refund, again')
      await desk.refuses(desk.win(bet, 250), 'refunded', 'a win of a bet that was refunded before')
      await desk.refuses(desk.refund(bet), 'refunded', 'a second refund of a bet that never came')
    },
  },
]
