import type { QueryClient } from '@tanstack/react-query'
import { memberOperatorContract } from '#contract/account/members.ts'
import { protectionContract, protectionOperatorContract } from '#contract/account/protection.ts'
import { addressContract } from '#contract/back-office/addresses.ts'
import { alarmOperatorContract } from '#contract/back-office/alarms.ts'
import { approvalContract } from '#contract/back-office/approvals.ts'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { nameContract } from '#contract/back-office/catalogue/names.ts'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { operatorRulesContract } from '#contract/back-office/operators.ts'
import { partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { ruleOperatorContract } from '#contract/back-office/rules-operator.ts'
import { betTermsContract } from '#contract/back-office/terms/bet-terms.ts'
import { houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import { cashDeskContract } from '#contract/cashier/cash-desk.ts'
import { cashLevelContract } from '#contract/cashier/cash-levels.ts'
import { chargeContract } from '#contract/cashier/charge.ts'
import { exchangeContract } from '#contract/cashier/exchange.ts'
import { tetherDepositContract, tetherWithdrawalContract } from '#contract/cashier/tether.ts'
import { turnoverContract, turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import { casinoContract } from '#contract/casino/casino.ts'
import { boardContract } from '#contract/community/boards.ts'
import { customerContract } from '#contract/community/customer.ts'
import { popupContract, popupOperatorContract } from '#contract/community/popups.ts'
import { fixtureContract } from '#contract/fixtures/fixtures.ts'
import { inplayContract } from '#contract/fixtures/inplay.ts'
import { streamContract, streamOperatorContract } from '#contract/fixtures/streams.ts'
import type { ContentPart } from '#contract/live/content-parts.ts'
import { minigameContract } from '#contract/minigame/minigames.ts'
import { settlementContract } from '#contract/partner/settlements.ts'
import { subPartnerContract } from '#contract/partner/sub-partners.ts'
import { attendanceContract, attendanceOperatorContract } from '#contract/promotions/attendance.ts'
import { coinEventContract, coinEventOperatorContract } from '#contract/promotions/coin-event.ts'
import { couponContract, couponOperatorContract } from '#contract/promotions/coupons.ts'
import { eventContract, eventOperatorContract } from '#contract/promotions/events.ts'
import { friendContract, friendOperatorContract } from '#contract/promotions/friends.ts'
import { milestoneContract, milestoneOperatorContract } from '#contract/promotions/milestones.ts'
import { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import { questContract, questOperatorContract } from '#contract/promotions/quests.ts'
import { tournamentContract, tournamentOperatorContract } from '#contract/promotions/tournaments.ts'
import { pictureContract } from '#contract/site/pictures.ts'
import { ruleContract } from '#contract/site/rules.ts'
import { siteContract, siteOperatorContract } from '#contract/site/site.ts'
import { siteTextsContract } from '#contract/site/site-texts.ts'
import type { AnyRoute } from '#web/client/api/api-client.ts'
import { readAgain } from '#web/client/api/read-again.ts'

/** Routes that pages use for each part of the site; a route that no open page uses is not requested. */
const contentRoutes: Readonly<Record<ContentPart, readonly AnyRoute[]>> = {
  settings: [
    siteContract.settings,
    tetherDepositContract.overview,
    tetherWithdrawalContract.overview,
    siteContract.autoLogout,
    siteContract.signUp,
    siteContract.maintenance,
    siteOperatorContract.allSettings,
    siteOperatorContract.settingChanges,
    operatorRulesContract.rules,
    boardContract.rules,
  ],
  levels: [siteContract.levels],
  'bet-terms': [siteContract.terms, betTermsContract.termsChanges],
  'house-limits': [houseLimitContract.limits],
  addresses: [addressContract.addresses],
  notices: [siteContract.news, siteTextsContract.notices],
  popups: [popupContract.list, popupOperatorContract.popups],
  streams: [streamContract.list, streamOperatorContract.streams],
  pictures: [pictureContract.pictures],
  messengers: [siteContract.messengers, siteTextsContract.messengers],
  rules: [
    ruleContract.betting,
    ruleContract.text,
    ruleContract.versions,
    ruleOperatorContract.all,
    ruleOperatorContract.one,
    ruleOperatorContract.versions,
  ],
  terms: [ruleContract.pending],
  quests: [questContract.today, questOperatorContract.quests],
  'coin-event': [coinEventContract.event, coinEventContract.draws, coinEventOperatorContract.overview],
  tournaments: [
    tournamentContract.list,
    tournamentContract.one,
    tournamentOperatorContract.list,
    tournamentOperatorContract.one,
  ],
  events: [
    eventContract.list,
    eventContract.event,
    eventContract.page,
    eventOperatorContract.events,
    eventOperatorContract.pages,
  ],
  turnover: [turnoverContract.own, turnoverOperatorContract.list, turnoverOperatorContract.rule],
  'points-rules': [pointsRuleContract.rules],
  coupons: [
    couponContract.box,
    couponContract.unused,
    couponOperatorContract.issues,
    couponOperatorContract.given,
  ],
  attendance: [
    attendanceContract.month,
    attendanceOperatorContract.rule,
    attendanceOperatorContract.attended,
  ],
  friends: [
    friendContract.own,
    friendContract.list,
    friendOperatorContract.rule,
    friendOperatorContract.recommenders,
  ],
  approvals: [approvalContract.asks, approvalContract.waiting],
  customer: [
    customerContract.list,
    customerContract.unread,
    customerContract.question,
    customerOperatorContract.questions,
    customerOperatorContract.question,
    customerOperatorContract.passwords,
    customerOperatorContract.waiting,
  ],
  boards: [boardOperatorContract.posts, boardOperatorContract.reported, boardOperatorContract.post],
  protection: [
    protectionContract.state,
    protectionContract.history,
    protectionOperatorContract.members,
    protectionOperatorContract.member,
    protectionOperatorContract.history,
    alarmOperatorContract.alarms,
  ],
  'sign-ups': [memberOperatorContract.signUps, friendOperatorContract.recommenders],
  // Lists of games get changed names themselves; their counters don't.
  names: [
    fixtureContract.sports,
    fixtureContract.locations,
    fixtureContract.leagues,
    fixtureContract.events,
    fixtureContract.topEvents,
    fixtureContract.event,
    fixtureContract.liveEvents,
    fixtureContract.results,
    fixtureContract.resultLeagues,
    inplayContract.games,
    inplayContract.game,
    nameContract.names,
  ],
  integrity: [
    integrityContract.cases,
    integrityContract.case,
    integrityContract.waiting,
    integrityContract.marks,
  ],
  milestones: [milestoneContract.month, milestoneOperatorContract.steps],
  casino: [casinoContract.lobby],
  minigames: [
    gameDeskContract.games,
    gameDeskContract.game,
    gameDeskContract.versions,
    gameDeskContract.levels,
    minigameContract.games,
    minigameContract.overview,
    minigameContract.setting,
    minigameContract.events,
    minigameContract.payTables,
  ],
  cash: [
    tetherDepositContract.overview,
    tetherDepositContract.payments,
    tetherWithdrawalContract.overview,
    tetherWithdrawalContract.requests,
    tetherDeskContract.withdrawals,
    tetherDeskContract.payments,
    tetherDeskContract.terms,
    cashDeskContract.requests,
    cashDeskContract.waiting,
    cashDeskContract.request,
    cashLevelContract.levels,
    chargeContract.charge,
    chargeContract.requests,
    exchangeContract.exchange,
    exchangeContract.requests,
  ],
  settlements: [
    settlementContract.own,
    settlementContract.days,
    settlementContract.events,
    settlementContract.claims,
    subPartnerContract.list,
    partnerDeskContract.list,
    partnerDeskContract.detail,
    partnerDeskContract.claims,
  ],
}

/**
 * All clients receive a change at the same moment; they reload within this time, so that requests are
 * spread.
 */
const SPREAD_MILLISECONDS = 700
/** Another server process may learn of the change slightly later than the one that sent it. */
const SETTLE_MILLISECONDS = 150

/** Parts that are about to be reloaded; further changes of them need no extra reload. */
const awaited = new Set<ContentPart>()

/** Reloads the data of these parts on open pages after a short delay, once for all changes until then. */
export function readPartsAgain(queryClient: QueryClient, parts: readonly ContentPart[]): void {
  const fresh = parts.filter(part => !awaited.has(part))
  for (const part of fresh) awaited.add(part)
  const read = () => {
    for (const part of fresh) awaited.delete(part)
    for (const route of new Set(fresh.flatMap(part => contentRoutes[part])))
      void readAgain(queryClient, route)
  }
  setTimeout(read, SETTLE_MILLISECONDS + Math.random() * SPREAD_MILLISECONDS)
}
