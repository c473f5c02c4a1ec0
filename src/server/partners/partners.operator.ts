import type { ListedPartner, partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { wireRates } from '#contract/partner/commission-words.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { NO_RATE, ratesBy } from '#domain/partners/commission-rates.ts'
import { isPartnerLevel } from '#domain/partners/partner-level.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { decideClaim } from './claims/decide-claim.ts'
import { countWaitingClaims, type ListedClaim, readClaims } from './claims/read-claims.ts'
import { grantEvent } from './grants/grant-event.ts'
import { readWeeks } from './losing/read-weeks.ts'
import { wireClaim } from './settlements/settlements.routes.ts'
import { changeRates, makePartner, setAgent, setPartnerState, type TreeDeps } from './tree/make-partner.ts'
import { readPartnerDetail, readPartnerList } from './tree/read-partners.ts'

type DeskDeps = TreeDeps & Pick<Deps, 'newUuid'>

const WEEKS_SHOWN = 12
const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

type Call = { readonly caller: Caller; readonly ip: string; readonly body: { readonly reason: string } }
const actOf = ({ caller, ip, body }: Call) => ({ operator: caller, ip, reason: body.reason })
const onMember = (call: Call & { readonly params: { readonly id: number } }) => ({
  ...actOf(call),
  memberId: call.params.id as MemberId,
})

/** Operator routes of partners: the tree and its rates, settlement requests, the weekly runs. */
export const partnerDeskRoutes = (deps: DeskDeps): Handlers<typeof partnerDeskContract> => ({
  list: async () => {
    const [partners, waiting, weeks] = await Promise.all([
      readPartnerList(deps.db),
      countWaitingClaims(deps.db),
      readWeeks(deps.db, WEEKS_SHOWN),
    ])
    return accept({
      partners: partners.map(wirePartner),
      waiting,
      weeks: weeks.map(({ finishedAt, ...week }) => ({ ...week, finishedAt: seoul(finishedAt) })),
    })
  },
  detail: async ({ params }) => {
    const found = await readPartnerDetail(deps.db, params.id as MemberId)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    return accept({
      partner: wirePartner(found.partner),
      versions: found.versions.map(({ memberId, rates, since, agentOf, ...version }) => ({
        ...version,
        agentOf: [...agentOf],
        since: seoul(since),
        rates: wireRates(rates),
      })),
      weeks: found.weeks.map(({ earnerId, at, ...week }) => week),
      days: found.days.map(({ staked, losing, ...day }) => day),
      claims: found.claims.map(wireDeskClaim),
    })
  },
  make: call => makePartner(deps, { ...actOf(call), ...call.body }),
  changeRates: call => changeRates(deps, { ...onMember(call), rates: call.body.rates }),
  changeState: call => setPartnerState(deps, { ...onMember(call), active: call.body.active }),
  setAgent: call => {
    const { products } = call.body
    const rates = ratesBy(product => {
      const row = products.find(one => one.product === product)
      return row ? { rolling: row.rolling, losing: 0 } : NO_RATE
    })
    const agentOf = products.filter(row => row.agent).map(row => row.product)
    return setAgent(deps, { ...onMember(call), rates, agentOf })
  },
  grant: call => grantEvent(deps, { ...onMember(call), key: call.body.key, amount: call.body.amount }),
  claims: async ({ query: { page, state, item } }) => {
    const states = state === undefined ? undefined : state === 'waiting' ? waitingStates : [state]
    const [{ claims, ...counts }, waiting] = await Promise.all([
      readClaims(deps.db, { states, item }, page),
      countWaitingClaims(deps.db),
    ])
    return accept({ claims: claims.map(wireDeskClaim), waiting, ...counts })
  },
  approve: call => decideClaim(deps, { ...actOf(call), claimId: call.params.id, decision: 'approve' }),
  hold: call => decideClaim(deps, { ...actOf(call), claimId: call.params.id, decision: 'hold' }),
  reject: call => decideClaim(deps, { ...actOf(call), claimId: call.params.id, decision: 'reject' }),
})

const waitingStates = ['asked', 'held'] as const

type Read = NonNullable<Awaited<ReturnType<typeof readPartnerDetail>>>['partner']

const wirePartner = (row: Read): ListedPartner => ({
  id: row.memberId,
  userId: row.userId,
  nickname: row.nickname,
  level: row.level,
  isPartner: row.kind === 'partner',
  active: row.active,
  parentId: row.parentId,
  members: row.members,
  rates: wireRates(row.rates),
  agentOf: [...row.agentOf],
  purses: row.purses.map(({ memberId, ...purse }) => purse),
})

const wireDeskClaim = (claim: ListedClaim) => ({
  ...wireClaim(claim),
  memberId: claim.memberId,
  userId: claim.userId,
  nickname: claim.nickname,
  level: claim.level !== null && isPartnerLevel(claim.level) ? claim.level : null,
  decidedBy: claim.decidedBy,
})
