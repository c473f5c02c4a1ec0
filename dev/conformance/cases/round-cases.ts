// Rules 9 and 10: ends of rounds, and wins of whole rounds.
import type { Spoiling } from '../wallet-client.ts'
import type { Case } from './case.ts'

export const roundCases: readonly Case[] = [
  {
    name: 'round-end',
    rule: 9,
    says: 'After the end of a round its bets are lost, and no bet of it is accepted.',
    play: async desk => {
      const bet = desk.bet()
      const { round } = bet
      await desk.accepts(bet, 'a bet')
      await desk.accepts(desk.end(bet), 'the end of a round')
      await desk.refuses(desk.bet({ round }), 'round closed', 'a bet after the end of its round')
    },
  },
  {
    name: 'round-end-by-win',
    rule: 9,
    says: 'A win that ends its round ends it like the end of the round.',
    play: async desk => {
      const bet = desk.bet()
      const { round } = bet
      const open = desk.bet({ round })
      await desk.accepts(bet, 'a bet')
      await desk.accepts(open, 'a second bet of the round')
      await desk.accepts(desk.win(bet, 250, { endsRound: true }), 'a win that ends its round')
      await desk.refuses(desk.bet({ round }), 'round closed', 'a bet after a win that ended its round')
      await desk.accepts(desk.win(open, 150), 'a late win of the other bet')
    },
  },
  {
    name: 'round-end-by-refund',
    rule: 9,
    says: 'A rollback that ends its round ends it, also without a stake to return; `command` has none.',
    play: async desk => {
      if (desk.caller.convention === 'command') return
      const rewrite: Spoiling['rewrite'] = body => ({ ...body, round_closed: true })
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      await desk.accepts(desk.refund(bet), 'a rollback that ends its round', { rewrite })
      const late = desk.bet({ round: bet.round })
      await desk.refuses(late, 'round closed', 'a bet after a rollback that ended its round')
      const open = desk.bet()
      const { round } = open
      const never = desk.refund(desk.bet({ round }))
      await desk.accepts(open, 'a bet')
      await desk.accepts(never, 'a rollback before its bet that ends the round', { rewrite, moves: 0 })
      await desk.refuses(desk.bet({ round }), 'round closed', 'a bet after a rollback that ended its round')
      await desk.accepts(desk.win(open, 150), 'a late win of the other bet')
    },
  },
  {
    name: 'round-late',
    rule: 9,
    says: 'A win or a refund after the end of the round still counts, once.',
    play: async desk => {
      const won = desk.bet()
      const back = desk.bet({ round: won.round })
      await desk.accepts(won, 'a bet')
      await desk.accepts(back, 'a bet')
      await desk.accepts(desk.end(won), 'the end of a round')
      await desk.accepts(desk.win(won, 250), 'a win after the end of its round')
      await desk.accepts(desk.refund(back), 'a refund after the end of its round')
      await desk.refuses(desk.win(won, 250), 'resolved', 'a second win after the end of the round')
      await desk.refuses(desk.refund(back), 'refunded', 'a second refund after the end of the round')
    },
  },
  {
    name: 'round-unknown',
    rule: 9,
    says: 'The end of an unknown round is refused.',
    play: desk =>
      desk.refuses(desk.end(desk.bet()), 'unknown round', 'the end of an unknown round').then(() => {}),
  },
  {
    name: 'round-win',
    rule: 10,
    says: 'A win that names no bet resolves all open bets of its round and pays once.',
    play: async desk => {
      const one = desk.bet()
      const other = desk.bet({ round: one.round })
      await desk.accepts(one, 'a bet')
      await desk.accepts(other, 'a second bet of the round')
      await desk.accepts(desk.win(one, 300, { betRef: undefined }), 'a win of a whole round')
      for (const bet of [one, other]) {
        await desk.refuses(desk.refund(bet), 'resolved', 'a refund of a bet after the win of its whole round')
        await desk.refuses(desk.win(bet, 100), 'resolved', 'a win of a bet after the win of its whole round')
      }
      await desk.refuses(
        desk.win(one, 100, { betRef: undefined }),
        'resolved',
        'a second win of a whole round',
      )
    },
  },
  {
    name: 'round-win-open',
    rule: 10,
    says: 'A win that names no bet does not touch bets that are resolved; without any bet it is refused.',
    play: async desk => {
      const back = desk.bet()
      const open = desk.bet({ round: back.round })
      await desk.accepts(back, 'a bet')
      await desk.accepts(open, 'a second bet of the round')
      await desk.accepts(desk.refund(back), 'the refund of the first bet')
      await desk.accepts(desk.win(open, 300, { betRef: undefined }), 'a win of the round')
      await desk.refuses(desk.refund(back), 'refunded', 'a second refund of the first bet')
      await desk.refuses(desk.refund(open), 'resolved', 'a refund of the second bet')
      await desk.refuses(desk.win(open, 100, { betRef: undefined }), 'resolved', 'a win of a resolved round')
      const none = desk.win(desk.bet(), 300, { betRef: undefined })
      await desk.refuses(none, 'unknown bet', 'a win of a round without bets')
    },
  },
  {
    name: 'round-win-late',
    rule: 10,
    says: 'A win that names no bet resolves the bets that the end of the round lost.',
    play: async desk => {
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      await desk.accepts(desk.end(bet), 'the end of a round')
      await desk.accepts(desk.win(bet, 300, { betRef: undefined }), 'a win of a round after its end')
      await desk.refuses(desk.refund(bet), 'resolved', 'a refund after the late win of the round')
    },
  },
]
