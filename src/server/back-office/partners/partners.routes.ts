import type { ListedBet } from '#contract/back-office/bet-desk.ts'
import type { partnerContract, TreeBet, TreeMember, TreeSums } from '#contract/partner/partner.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul, seoulDay } from '#domain/korean-formats.ts'
import { partnerPermissionsOf } from '#domain/partners/partner-permissions.ts'
import { ggrOf, type ReportSums, winningsPaid } from '#domain/reports/report-sums.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { productWord } from '#server/reports/reports.ts'
import type { BetListDeps } from '../bets/read-bets.ts'
import { readPartner } from './read-partner.ts'
import { readOverview, readResults, readTreeMember, readTreeMembers, type TreeDeps } from './read-tree.ts'
import { readTreeBets } from './tree-bets.ts'

const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
const seoulOrNone = (at: Instant | null): string | null => at && seoul(at)

/** Routes for partners: only the caller's own tree (ROLE-009). */
export const partnerRoutes = (deps: TreeDeps & BetListDeps): Handlers<typeof partnerContract> => ({
  own: async ({ caller }) => {
    const { recommenderCode, joinedAt } = await readPartner(deps, caller.memberId)
    const permissions = [...partnerPermissionsOf(caller.kind)]
    return accept({ permissions, recommenderCode, joinedOn: seoulDay(joinedAt) })
  },
  overview: async ({ caller }) => {
    const { countedAt, today, yesterday, ...rest } = await readOverview(deps, caller.memberId)
    return accept({
      ...rest,
      countedAt: seoulOrNone(countedAt),
      today: wireSums(today),
      yesterday: wireSums(yesterday),
    })
  },
  results: async ({ query: { from, to, memberId }, caller }) => {
    const found = await readResults(deps, caller.memberId, {
      from,
      to,
      memberId: memberId as MemberId | undefined,
    })
    if (!found) return refuse({ code: 'NOT_FOUND' })
    return accept({
      from,
      to,
      countedAt: seoulOrNone(found.countedAt),
      days: found.days.map(row => ({ day: row.key, ...wireSums(row) })),
      products: found.products.map(row => ({
        product: Number(row.key),
        title: productWord(Number(row.key)),
        ...wireSums(row),
      })),
      total: wireSums(found.total),
    })
  },
  members: async ({ query: { page, sort, ...asked }, caller }) => {
    const filter = { ...asked, partner: caller.memberId }
    const { members, ...counts } = await readTreeMembers(deps, filter, { sort, page })
    return accept({ members: members.map(wireMember), ...counts })
  },
  member: async ({ params, caller }) => {
    const found = await readTreeMember(deps, caller.memberId, params.id as MemberId)
    return found ? accept(wireMember(found)) : refuse({ code: 'NOT_FOUND' })
  },
  bets: async ({ query, caller }) => {
    const { bets, ...counts } = await readTreeBets(deps, caller.memberId, query)
    return accept({ bets: bets.map(wireBet), ...counts })
  },
})

const wireSums = (sums: ReportSums): TreeSums => ({
  bets: sums.bets,
  staked: sums.staked,
  cancelledBets: sums.cancelledBets,
  cancelled: sums.cancelled,
  settledBets: sums.settledBets,
  settled: sums.settled,
  voidBets: sums.voidBets,
  void: sums.void,
  paid: sums.paid,
})

type Known = NonNullable<Awaited<ReturnType<typeof readTreeMember>>>

const wireMember = ({ joinedAt, lastLoginAt, month, ...row }: Known): TreeMember => ({
  ...row,
  joinedOn: seoulDay(joinedAt),
  lastLoginAt: seoulOrNone(lastLoginAt),
  month: { staked: month.staked, winnings: winningsPaid(month), ggr: ggrOf(month) },
})

/** Without the member's login name and internal marks. */
const wireBet = (bet: ListedBet): TreeBet => ({
  id: bet.id,
  memberId: bet.memberId,
  nickname: bet.nickname,
  gameType: bet.gameType,
  status: bet.status,
  legCount: bet.legCount,
  amounts: bet.amounts,
  totalRatio: bet.totalRatio,
  winnings: bet.winnings,
  payout: bet.payout,
  createdAt: bet.createdAt,
  firstPick: bet.firstPick && {
    home: bet.firstPick.home,
    away: bet.firstPick.away,
    market: bet.firstPick.market,
    pick: bet.firstPick.pick,
  },
})
