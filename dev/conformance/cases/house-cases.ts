// Rule 11, and the calls that the supplier serves: launch, practice, bet and report.
import type { CaseDesk } from '../case-desk.ts'
import type { Bet, Win } from '../wallet-client.ts'
import type { Case } from './case.ts'

/** The answer to `POST bet` for a bet that has this end. */
const endedBy = ({ user, round, ref, betRef, amount, endsRound }: Win) => ({
  ...{ state: 'ended', user, round, result: '플레이어 승' },
  end: { ref, kind: 'win', betRef: betRef ?? null, amount, endsRound },
})

/** Makes the house ask about a bet, and checks that it then asked for this bet with a right signature. */
async function asks(desk: CaseDesk, { ref }: Bet, answer: object): Promise<void> {
  const call = await desk.house.ask(ref, answer)
  desk.expect(call?.body.bet === ref, 'the house must ask `POST bet` about the bet')
  desk.expect(call?.problem === undefined, `the call of the house must be right: ${call?.problem}`)
}

export const houseCases: readonly Case[] = [
  {
    name: 'house-launch',
    rule: 'calls',
    says: '`POST launch` is signed, names member and game, and its token opens the session; the member gets its address.',
    needs: ['house calls'],
    play: async desk => {
      const { call, shown } = await desk.house.launch(desk.player().seat)
      const { token, user, game, locale } = call?.body ?? {}
      desk.expect(call?.problem === undefined, `the call of the house must be right: ${call?.problem}`)
      desk.expect(locale === 'ko', '`POST launch` must name the locale ko')
      desk.expect(shown === desk.house.url, 'the member must get the address that the supplier answered')
      if (typeof token !== 'string') return desk.fault('`POST launch` must have a token')
      const told = await desk.accepts({ kind: 'authenticate', token }, 'the token of a launch')
      desk.expect(told.user === user, '`authenticate` must name the user of `POST launch`')
      desk.expect(told.game === game, '`authenticate` must name the game of `POST launch`')
    },
  },
  {
    name: 'house-practice',
    rule: 'calls',
    says: '`POST practice` is signed and names the game; the member gets its address.',
    needs: ['house calls'],
    play: async desk => {
      const { call, shown } = await desk.house.practice(desk.player().seat)
      desk.expect(call?.problem === undefined, `the call of the house must be right: ${call?.problem}`)
      desk.expect(call?.body.game === desk.player().game, '`POST practice` must name the game')
      desk.expect(shown === desk.house.url, 'the member must get the address that the supplier answered')
    },
  },
  {
    name: 'enquiry',
    rule: 11,
    says: 'The end that `POST bet` names counts once; the call itself gets the first answer when it arrives.',
    needs: ['house calls'],
    play: async desk => {
      const bet = desk.bet()
      const win = desk.win(bet, 250)
      await desk.accepts(bet, 'a bet')
      await asks(desk, bet, { state: 'running' })
      await desk.movesNothing(bet, 'the answer that a bet is running')
      await asks(desk, bet, { state: 'unknown' })
      await desk.movesNothing(bet, 'the answer that a bet is unknown')
      await asks(desk, bet, endedBy(win))
      desk.player().expected += win.amount
      await desk.movesNothing(bet, 'the answer that a bet is won')
      await desk.accepts(win, 'the win that `POST bet` has named', { moves: 0 })
      await desk.refuses(desk.refund(bet), 'resolved', 'a refund after the end that `POST bet` has named')
    },
  },
  {
    name: 'enquiry-other',
    rule: 11,
    says: 'An end of another member or round does nothing, and the right one still counts.',
    needs: ['house calls'],
    play: async desk => {
      const bet = desk.bet()
      const win = desk.win(bet, 250)
      await desk.accepts(bet, 'a bet')
      await asks(desk, bet, { ...endedBy(win), round: desk.name() })
      await desk.movesNothing(bet, 'an end of another round')
      await asks(desk, bet, { ...endedBy(win), user: `${bet.user}x` })
      await desk.movesNothing(bet, 'an end of another member')
      await desk.accepts(win, 'the win of the bet')
    },
  },
  {
    name: 'house-report',
    rule: 'calls',
    says: '`POST report` is compared with the books: a right report has no difference, a missing bet is one.',
    needs: ['house calls'],
    play: async desk => {
      const [won, back] = [desk.bet(), desk.bet()]
      const [win, refund] = [desk.win(won, 250), desk.refund(back)]
      for (const ask of [won, back, win, refund]) await desk.accepts(ask, `a ${ask.kind}`)
      const { user } = won
      const rows = [
        { ref: won.ref, kind: 'bet', betRef: null, user, round: won.round, amount: won.amount },
        { ref: back.ref, kind: 'bet', betRef: null, user, round: back.round, amount: back.amount },
        { ref: win.ref, kind: 'win', betRef: won.ref, user, round: won.round, amount: win.amount },
        { ref: refund.ref, kind: 'refund', betRef: back.ref, user, round: back.round, amount: back.amount },
      ]
      // Other cases have bets of the same day, which these reports do not name.
      const ofCase = (refs: readonly string[]) => refs.filter(ref => rows.some(row => row.ref === ref))
      const right = ofCase(await desk.house.differences(rows))
      desk.expect(right.length === 0, `a right report must have no difference, has ${right.join(', ')}`)
      const missing = ofCase(await desk.house.differences(rows.slice(1)))
      desk.expect(missing.length > 0, 'a report without a bet must have a difference')
    },
  },
]
