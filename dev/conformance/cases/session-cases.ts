// Rules 3, 6 and 16: launch tokens and sessions.
import { type Case, otherThan } from './case.ts'

const SECOND = 1_000
const TOKEN_WAIT = 61 * SECOND
const SESSION_WAIT = 12 * 3_600 * SECOND + SECOND

export const sessionCases: readonly Case[] = [
  {
    name: 'token-unknown',
    rule: 16,
    says: 'An unknown launch token opens no session.',
    play: async desk => {
      const ask = { kind: 'authenticate', token: otherThan(desk.player().token) } as const
      await desk.refuses(ask, 'token', 'an unknown launch token')
    },
  },
  {
    name: 'token-used',
    rule: 16,
    says: 'A launch token whose session was used opens nothing.',
    play: async desk => {
      await desk.accepts(desk.bet(), 'a bet')
      const { token } = desk.player()
      await desk.refuses(
        { kind: 'authenticate', token },
        'token',
        'a launch token after a bet in its session',
      )
    },
  },
  {
    name: 'token-again',
    rule: 16,
    says: 'A launch token sent again within its minute gets its first answer, until its session is used or replaced.',
    needs: ['launch'],
    play: async desk => {
      const token = await desk.launch()
      const ask = { kind: 'authenticate', token } as const
      const first = await desk.accepts(ask, 'a launch token')
      await desk.repeats(ask, first, 'a launch token')
      await desk.launch()
      await desk.refuses(ask, 'token', 'a launch token after the member opened another game')
    },
  },
  {
    name: 'token-game',
    rule: 16,
    says: 'A launch token opens the game that was launched.',
    needs: ['other game'],
    play: async desk => {
      const first = desk.player()
      const other = await desk.enterAgain('other')
      const again = await desk.enterAgain('same')
      desk.expect(other?.game !== first.game, 'the token of another game must open that game')
      desk.expect(again?.game === first.game, 'the token of a game must open that game')
    },
  },
  {
    name: 'token-expires',
    rule: 16,
    says: 'A launch token is valid for 60 seconds.',
    needs: ['launch', { waits: TOKEN_WAIT }],
    play: async desk => {
      const token = await desk.launch()
      await desk.caller.pace.sleep(TOKEN_WAIT)
      await desk.refuses({ kind: 'authenticate', token }, 'token', 'a launch token after 61 s')
    },
  },
  {
    name: 'session-unknown',
    rule: 3,
    says: 'A bet needs a session that the wallet has opened.',
    play: async desk => {
      const session = otherThan(desk.player().session)
      await desk.refuses(desk.bet({ session }), 'session', 'a bet with an unknown session')
    },
  },
  {
    name: 'session-member',
    rule: 3,
    says: 'A bet needs a session of its own member.',
    needs: ['second member'],
    play: async desk => {
      const { session } = desk.player(1)
      await desk.refuses(desk.bet({ session }), 'session', 'a bet with the session of another member')
    },
  },
  {
    name: 'session-game',
    rule: 3,
    says: 'A bet needs a session of its own game.',
    play: async desk => {
      await desk.refuses(desk.bet({ game: 'no-such-game' }), 'unknown game', 'a bet on an unknown game')
    },
  },
  {
    name: 'session-other-game',
    rule: 3,
    says: 'A session is valid for one game, and until the member opens another.',
    needs: ['other game'],
    play: async desk => {
      const first = await desk.enterAgain('same')
      if (!first) return
      const other = await desk.enterAgain('other')
      if (!other) return
      await desk.accepts(desk.bet({}, other), 'a bet on the game that is open')
      const mixed = { session: other.session, game: first.game }
      await desk.refuses(desk.bet(mixed), 'session', 'a bet on a game with the session of another game')
      await desk.refuses(
        desk.bet({}, first),
        'session',
        'a bet with the session of a game that another one replaced',
      )
    },
  },
  {
    name: 'session-expires',
    rule: 3,
    says: 'A session is valid for twelve hours.',
    needs: ['launch', { waits: SESSION_WAIT }],
    play: async desk => {
      const player = await desk.enterAgain()
      if (!player) return
      await desk.accepts(desk.bet({}, player), 'a bet in a new session')
      await desk.caller.pace.sleep(SESSION_WAIT)
      await desk.refuses(desk.bet({}, player), 'session', 'a bet after twelve hours')
    },
  },
  {
    name: 'session-logout',
    rule: 3,
    says: 'A session ends with the login under which its game was opened.',
    needs: ['logout'],
    play: async desk => {
      const player = await desk.enterAgain()
      if (!player) return
      const bet = desk.bet({}, player)
      await desk.accepts(bet, 'a bet before the logout')
      await desk.logout()
      const late = desk.bet({}, player)
      await desk.refuses(late, 'session', 'a bet after the logout')
      await desk.accepts(desk.win(bet, 250), 'a win after the logout')
      await desk.enterAgain()
      await desk.refuses(late, 'session', 'a bet after the logout, repeated after another login')
    },
  },
  {
    name: 'end-without-session',
    rule: 6,
    says: 'Wins, refunds and ends of rounds are accepted after the session has ended.',
    needs: ['launch'],
    play: async desk => {
      const player = await desk.enterAgain()
      if (!player) return
      const [won, back] = [desk.bet({}, player), desk.bet({}, player)]
      await desk.accepts(won, 'a bet')
      await desk.accepts(back, 'a bet')
      // A launch ends the sessions that were open before.
      await desk.launch()
      await desk.accepts(desk.win(won, 250), 'a win after its session')
      await desk.accepts(desk.refund(back), 'a refund after its session')
      await desk.accepts(desk.end(won), 'the end of a round after its session')
    },
  },
]
