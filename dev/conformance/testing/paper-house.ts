import type { HouseSide } from '../house-calls.ts'
import type { Site } from '../players.ts'
import type { PaperCall } from './paper-numbers.ts'
import { PAPER_GAMES } from './paper-sessions.ts'
import type { PaperWallet } from './paper-wallet.ts'

const URL = 'https://supplier.example/game'

type EndedBet = {
  readonly state?: string
  readonly user?: string
  readonly round?: string
  readonly end?: {
    readonly ref: string
    readonly betRef: string | null
    readonly amount: number
    readonly endsRound: boolean
  }
}

/** The house of the wallet in memory: opens games, and asks the supplier about bets (rule 11). */
export function paperSite(
  wallet: PaperWallet,
  users: readonly string[],
  heldWin: number,
): Site & { readonly house: HouseSide } {
  const userOf = (seat: number) => users[seat] ?? ''
  const launch = (seat: number, game: 'same' | 'other') =>
    wallet.sessions.launch(userOf(seat), PAPER_GAMES[game === 'same' ? 0 : 1])
  return {
    launch: async (seat, game) => launch(seat, game),
    logout: async seat => wallet.sessions.logout(userOf(seat)),
    strangers: async () => [...wallet.book.strangers.keys()],
    heldWin,
    house: {
      url: URL,
      launch: async seat => {
        const user = userOf(wallet.has('names another member in a launch') ? seat + 1 : seat)
        const body = { token: launch(seat, 'same'), user, game: PAPER_GAMES[0], locale: 'ko' }
        const problem = wallet.has('signs launches wrongly') ? 'the signature is wrong' : undefined
        return { call: { body, problem }, shown: URL }
      },
      practice: async () => ({
        call: { body: { game: PAPER_GAMES[0], locale: 'ko' } },
        shown: wallet.has('shows the lobby in place of practice') ? '/casino' : URL,
      }),
      ask: async (ref, answer: EndedBet) => {
        await endAsReported(wallet, ref, answer)
        return { body: { bet: ref } }
      },
      differences: async reported => {
        if (wallet.has('believes every report')) return []
        const named = new Set(reported.map(one => one.ref))
        const rounds = new Set(reported.map(one => one.round))
        return wallet.refsIn(rounds).filter(ref => !named.has(ref))
      },
    },
  }
}

/** Does the end that the supplier has named, under its own number. */
async function endAsReported(
  wallet: PaperWallet,
  ref: string,
  { state, user, round, end }: EndedBet,
): Promise<void> {
  const bet = wallet.book.betOf(ref)
  if (!bet) return
  if (state === 'unknown' && wallet.has('refunds bets that are unknown')) {
    const refund: PaperCall = {
      kind: 'refund',
      user: bet.user,
      ref: `${ref}.u`,
      betRef: ref,
      round: bet.round,
      text: '',
    }
    await wallet.answer(refund, () => '')
  }
  const isOfBet = user === bet.user && round === bet.round && end?.betRef === ref
  if (state !== 'ended' || !end || wallet.has('ignores the answer to its question')) return
  if (!isOfBet && !wallet.has('believes an end of another round')) return
  const { amount, endsRound } = end
  const number = wallet.has('ends asked bets under a number of its own') ? `${end.ref}.own` : end.ref
  const call: PaperCall = {
    kind: 'win',
    user: bet.user,
    ref: number,
    betRef: ref,
    round: bet.round,
    amount,
    endsRound,
    text: '',
  }
  await wallet.answer(call, said => wallet.write(said))
}
