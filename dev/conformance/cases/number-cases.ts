// Rules 1, 2 and 19: amounts, numbers, repeated calls.
import type { Body } from '../wallet-forms.ts'
import { type Case, otherThan } from './case.ts'

const isAmount = (field: string) => field === 'amount'
const isNumber = (field: string) => field === 'trans_guid' || field === 'transaction_uuid'
const isRound = (field: string) => field === 'round_id' || field === 'round'

/** Replaces the fields of a body whose name passes the test. */
const replacing = (isField: (name: string) => boolean, value: unknown) => (body: Body) =>
  Object.fromEntries(Object.entries(body).map(([name, old]) => [name, isField(name) ? value : old]))

const reversed = (body: Body): string =>
  JSON.stringify(Object.fromEntries(Object.entries(body).toReversed()), null, 2)

const BETS = 10
const LATER = 4_000

export const numberCases: readonly Case[] = [
  {
    name: 'amounts',
    rule: 19,
    says: 'A stake is whole won above 0; a win is whole won, 0 or more.',
    play: async desk => {
      for (const amount of [0, -100, 0.5, 100.5, '100', null, true, [100]])
        await desk.refuses(desk.bet(), 'unreadable', `a bet of ${JSON.stringify(amount)}`, {
          rewrite: replacing(isAmount, amount),
        })
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      for (const amount of [-100, 0.5, '100', null])
        await desk.refuses(desk.win(bet, 100), 'unreadable', `a win of ${JSON.stringify(amount)}`, {
          rewrite: replacing(isAmount, amount),
        })
      await desk.accepts(desk.win(bet, 0), 'a win of 0')
    },
  },
  {
    name: 'number-form',
    rule: 1,
    says: 'Numbers of transactions and rounds have 1 to 80 characters of A-Z a-z 0-9 _ . : -',
    play: async desk => {
      const name = desk.name()
      const long = `${name}_A.b:c-`.padEnd(80, 'x')
      await desk.accepts(desk.bet({ ref: long, round: long }), 'a number of 80 characters')
      for (const bad of ['', `${long}x`, `${name} x`, `${name}/x`, `${name}가`, 7, null]) {
        const what = JSON.stringify(bad)
        const [number, round] = [replacing(isNumber, bad), replacing(isRound, bad)]
        await desk.refuses(desk.bet(), 'unreadable', `a bet with the number ${what}`, { rewrite: number })
        await desk.refuses(desk.bet(), 'unreadable', `a bet of the round ${what}`, { rewrite: round })
      }
    },
  },
  {
    name: 'number-whole',
    rule: 1,
    says: 'Numbers differ by every character and by upper and lower case.',
    play: async desk => {
      const ref = desk.name()
      await desk.accepts(desk.bet({ ref: `${ref}a` }), 'a bet')
      await desk.accepts(desk.bet({ ref: `${ref}A` }), 'a bet whose number differs by case')
      await desk.accepts(desk.bet({ ref: `${ref}.a` }), 'a bet whose number has one more dot')
      const long = `${ref}.`.padEnd(79, 'x')
      await desk.accepts(desk.bet({ ref: `${long}1` }), 'a bet with a number of 80 characters')
      await desk.accepts(desk.bet({ ref: `${long}2` }), 'a bet whose number differs in its last character')
    },
  },
  {
    name: 'repeat',
    rule: 2,
    says: 'A repeated call gets its first answer byte for byte and moves nothing.',
    play: async desk => {
      const bet = desk.bet()
      const other = desk.bet({ round: bet.round })
      const [win, refund, end] = [desk.win(bet, 250), desk.refund(other), desk.end(bet)]
      for (const ask of [bet, other, win, refund, end]) {
        const first = await desk.accepts(ask, `a ${ask.kind}`)
        await desk.repeats(ask, first, `a ${ask.kind} repeated at once`)
        // The balance has changed, which a wallet that computes its answer again would show.
        await desk.accepts(desk.bet(), 'a bet of another round')
        await desk.repeats(ask, first, `a ${ask.kind} repeated after another bet`)
      }
    },
  },
  {
    name: 'repeat-order',
    rule: 2,
    says: 'The number makes a call the same one, not the order or the spaces of its body.',
    play: async desk => {
      const bet = desk.bet()
      const win = desk.win(bet, 250)
      for (const ask of [bet, win]) {
        const first = await desk.accepts(ask, `a ${ask.kind}`)
        await desk.repeats(ask, first, `a ${ask.kind} repeated with its fields in another order`, {
          rewrite: reversed,
        })
      }
    },
  },
  {
    name: 'repeat-later',
    rule: 2,
    says: 'A number is known for good, not for a few seconds.',
    needs: [{ waits: LATER }],
    play: async desk => {
      const [bet, lost] = [desk.bet(), desk.bet()]
      const [win, refund] = [desk.win(bet, 250), desk.refund(lost)]
      const calls = []
      for (const ask of [bet, win, refund])
        calls.push({
          ask,
          first: await desk.accepts(ask, `a ${ask.kind}`, ask === refund ? { moves: 0 } : {}),
        })
      await desk.caller.pace.sleep(LATER)
      for (const { ask, first } of calls) await desk.repeats(ask, first, `a ${ask.kind} repeated 4 s later`)
      await desk.refuses(lost, 'refunded', 'a bet that was refunded 4 s before it arrived')
    },
  },
  {
    name: 'repeat-at-once',
    rule: 23,
    says: 'Simultaneous copies of a call move money once and get one answer.',
    play: async desk => {
      const bet = desk.bet()
      for (const ask of [bet, desk.win(bet, 250)]) {
        const told = await desk.atOnce(Array.from({ length: BETS }, () => ask))
        desk.expect(
          told.every(({ ok }) => ok),
          `each of ten simultaneous copies of a ${ask.kind} must be accepted`,
        )
        const bodies = new Set(told.map(({ body }) => body))
        desk.expect(
          bodies.size === 1,
          `ten simultaneous copies of a ${ask.kind} must get one answer, got ${bodies.size}`,
        )
        desk.player().expected += ask.kind === 'win' ? ask.amount : -bet.amount
        await desk.movesNothing(ask, `ten simultaneous copies of a ${ask.kind}`)
      }
    },
  },
  {
    name: 'conflict',
    rule: 2,
    says: 'A different call with a known number is refused.',
    play: async desk => {
      const [bet, other] = [desk.bet(), desk.bet()]
      await desk.accepts(bet, 'a bet')
      await desk.accepts(other, 'another bet')
      const used = 'used number'
      await desk.refuses({ ...bet, amount: 200 }, used, 'a known number with another amount')
      await desk.refuses({ ...bet, round: desk.name() }, used, 'a known number with another round')
      await desk.refuses(
        { ...bet, session: otherThan(bet.session) },
        used,
        'a known number with another session',
      )
      await desk.refuses({ ...bet, game: 'no-such-game' }, used, 'a known number with another game')
      await desk.refuses(desk.win(bet, 100, { ref: bet.ref }), used, 'a win with the number of a bet')
      await desk.refuses(desk.refund(bet, { ref: bet.ref }), used, 'a refund with the number of a bet')
      await desk.refuses(desk.end(bet, { ref: bet.ref }), used, 'the end of a round with the number of a bet')
      const win = desk.win(bet, 250)
      await desk.accepts(win, 'a win')
      await desk.refuses({ ...win, amount: 300 }, used, 'a known win with another amount')
      await desk.refuses({ ...win, betRef: other.ref }, used, 'a known win with another bet')
      await desk.refuses({ ...win, round: other.round }, used, 'a known win with another round')
      await desk.refuses({ ...win, endsRound: true }, used, 'a known win that now ends its round')
      await desk.refuses({ ...win, betRef: undefined }, used, 'a known win that now names no bet')
      await desk.refuses(desk.bet({ ref: win.ref }), used, 'a bet with the number of a win')
      const refund = desk.refund(other)
      await desk.accepts(refund, 'a refund')
      await desk.refuses({ ...refund, betRef: bet.ref }, used, 'a known refund with another bet')
    },
  },
  {
    name: 'conflict-member',
    rule: 2,
    says: 'A known number of another member is refused.',
    needs: ['second member'],
    play: async desk => {
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      const other = desk.bet({ ref: bet.ref, round: bet.round }, desk.player(1))
      await desk.refuses(other, 'used number', 'a known number of another member')
    },
  },
]
