import type { inplayBetContract, WaitingBet as WireWaitingBet } from '#contract/bets/inplay-bets.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { pickVariant } from '#domain/markets/bet-page.ts'
import { deviceLabel } from '#domain/members/device-label.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Rules } from '#server/rules/rules.ts'
import { wireLeg } from '../history/wire-bet.ts'
import { refusalOfKind } from '../refusal-of-kind.ts'
import { readBetRequest } from '../sports/place-bet.routes.ts'
import type { InplayBetting } from './inplay-betting.ts'
import { listWaiting, type ToldWaiting } from './waiting-bets.ts'

type InplayRouteDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly inplay: InplayBetting
  readonly rules: Pick<Rules, 'terms'>
}

/**
 * Routes of in-play bets (API-046): the body of sports-prematch/betting; the response is sent when the delay is over.
 */
export const inplayBetRoutes = ({
  inplay,
  rules,
  db,
  clock,
}: InplayRouteDeps): Handlers<typeof inplayBetContract> => ({
  place: async ({ body, caller, ip, header }) => {
    const notOfMembers = refusalOfKind(caller.kind)
    if (notOfMembers) return refuse(notOfMembers)
    if (body.memberId !== caller.memberId) return refuse({ code: 'OTHER_MEMBER' })
    const { memberId } = caller
    const device = deviceLabel(header('user-agent'))
    const request = readBetRequest({ body, memberId, header, device, address: ip, door: 'inplay' })
    if (!request.ok) return request
    if (pickVariant(request.value.page) !== 'in-play')
      return refuse({ code: 'BAD_INPUT', field: 'gameDetailType' })
    const unaccepted = await rules.terms.refusalOf(memberId)
    if (unaccepted) return refuse(unaccepted)
    const answer = await inplay.place(request.value)
    return answer.ok ? accept({ id: answer.value.betId, emoney: answer.value.balance }) : answer
  },
  waiting: async ({ caller: { memberId } }) => {
    const told = await listWaiting(db, memberId)
    return accept({ waiting: told.map(one => wireWaiting(one, clock.now())) })
  },
})

const wireWaiting = ({ bet, legs }: ToldWaiting, now: Instant): WireWaitingBet => ({
  id: bet.id,
  key: bet.key,
  gameDetailType: bet.detailType,
  betStyle: bet.style,
  amounts: bet.stake,
  totalRatio: bet.totalOdds / 100,
  winnings: bet.winnings,
  createdAt: formatSeoul(bet.startedAt, 'YYYY-MM-DD HH:mm:ss'),
  seconds: bet.seconds,
  leftMs: Math.min(bet.seconds * SECOND, Math.max(0, bet.dueAt - now)),
  startedAt: bet.startedAt,
  dueAt: bet.dueAt,
  bettings: legs.map(leg => wireLeg({ cancelledBy: null }, leg)),
})
