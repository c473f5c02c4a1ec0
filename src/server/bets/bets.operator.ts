import type { cancelManyContract } from '#contract/back-office/bets/cancel-many.ts'
import type { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Rules } from '#server/rules/rules.ts'
import { type CancelForMemberDeps, cancelForMember } from './cancelling/cancel-for-member.ts'
import { cancelMany } from './cancelling/cancel-many.ts'
import { readBetsOnFixture } from './exposure/bets-on-fixture.ts'
import { findBet } from './history/bet-history.ts'
import { wireBet } from './history/wire-bet.ts'
import { type EndByHandDeps, endByHand } from './in-play/overdue/end-by-hand.ts'

/** Operator routes of bets. */
export const betOperatorRoutes = (
  deps: CancelForMemberDeps & EndByHandDeps & { readonly rules: Pick<Rules, 'versionAt'> },
): Handlers<typeof betOperatorContract> => ({
  bet: async ({ params: { id, betId } }) => {
    const found = await findBet(deps, id as MemberId, betId)
    if (!found) return refuse({ code: 'BET_UNKNOWN' })
    const { device, address } = found.bet
    return accept({ ...wireBet(found, deps.rules), device, address })
  },
  openBetsOn: async ({ params, query }) => {
    const found = await readBetsOnFixture(deps, params.fixtureId as FixtureId, query.page)
    return found ? accept(found) : refuse({ code: 'FIXTURE_UNKNOWN' })
  },
  cancelBet: async ({ params: { id, betId }, body: { reason }, caller, ip }) => {
    const bet = { memberId: id as MemberId, betId }
    const answer = await cancelForMember(deps, { operator: caller, ip, reason }, bet)
    return answer.ok ? accept({ id: answer.value.betId, emoney: answer.value.balance }) : answer
  },
  endWaiting: async ({ params: { id, betId }, body: { reason }, caller, ip }) => {
    const bet = { memberId: id as MemberId, betId }
    const answer = await endByHand(deps, { operator: caller, ip, reason }, bet)
    return answer.ok ? accept({ id: answer.value.betId, emoney: answer.value.balance }) : answer
  },
})

/** Operator routes for cancelling a selected set of bets. */
export const cancelManyRoutes = (deps: CancelForMemberDeps): Handlers<typeof cancelManyContract> => ({
  cancel: async ({ body: { bets, reason }, caller, ip }) => {
    const chosen = bets.map(({ memberId, betId }) => ({ memberId: memberId as MemberId, betId }))
    const { cancelled, stakes, left } = await cancelMany(deps, { operator: caller, ip, reason }, chosen)
    return accept({ cancelled: [...cancelled], stakes, left: [...left] })
  },
})
