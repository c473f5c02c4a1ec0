import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { BetRequest } from '../bet-request.ts'
import type { BetKind } from '../booking/bet-kind.ts'
import { withinOpenPayouts } from '../limits/within-open-payouts.ts'
import { fixtureGates } from './fixture-gates.ts'
import { type BetFacts, type JudgedBet, judgeBet } from './judge-bet.ts'
import { readBook } from './read-book.ts'
import type { SportsDeps } from './sports-memory.ts'
import { sportsPicks } from './sports-picks.ts'
import { termsInForce } from './terms-in-force.ts'

/** Pre-match bets on matches: locked at the gates of their fixtures, judged by the book, stored as legs. */
export const sportsKind = (deps: SportsDeps): BetKind<BetRequest, JudgedBet> => ({
  product: 'sports',
  gates: (requests, now) => fixtureGates(deps.memory, requests, now),
  judge: async (tx, requests, { members, openBets, levelsMark }, stands) => {
    const book = await readBook(tx, deps, requests)
    const terms = await termsInForce(deps, tx, levelsMark)
    const now = deps.clock.now()
    const verdicts = requests.map((request, index) => {
      const member = members.get(request.memberId)
      const offered = book[index]
      assert(member && offered, 'every member of a batch exists')
      const open = openBets.get(request.memberId) ?? none
      return judgeBet(request, { offered, terms, now, member, openBets: open })
    })
    return withinOpenPayouts(tx, {
      limits: terms.houseLimits,
      verdicts,
      stands: index => stands(memberAt(requests, index)),
      books: true,
    })
  },
  picks: (tx, accepted) => sportsPicks(tx, deps.records, { gameType: 'sports', accepted }),
})

const none: BetFacts['openBets'] = []

function memberAt(requests: readonly BetRequest[], index: number): MemberId {
  const request = requests[index]
  assert(request, 'every verdict is on a request')
  return request.memberId
}
