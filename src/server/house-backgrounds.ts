import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import type { HouseLive } from '#server/house-live.ts'
import { busBridge } from '#server/platform/news/bus-bridge.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { BackOffice } from './back-office/back-office.ts'
import type { Bets } from './bets/bets.ts'
import type { Cashier } from './cashier/cashier.ts'
import type { Casino } from './casino/casino.ts'
import {
  catalogueFollower,
  dropOddsDays,
  ensureOddsDays,
  liveGuard,
  numberProtoGames,
} from './fixtures/fixtures.ts'
import { ledgerCheck, purgeHolds } from './ledger/ledger.ts'
import { type Members, sweepSessions } from './members/members.ts'
import type { Minigames } from './minigames/minigames.ts'
import type { Partners } from './partners/partners.ts'
import type { Promotions } from './promotions/promotions.ts'
import { inPlayBackground } from './providers/in-play/in-play.ts'
import { type LsportsSettings, lsportsBackgrounds } from './providers/lsports/lsports.ts'
import { type ReplayOptions, replayBackground } from './providers/replay/replay.ts'
import type { Reports } from './reports/reports.ts'
import type { Settlement } from './settlement/settlement.ts'
import { actHeads, type HeadPlace, purgeAmountsAlone, type Site } from './site/site.ts'

/** Feeds that fill the book. */
export type FeedOptions = {
  /** Recorded matches; omitted if another feed is used. */
  readonly replay?: Pick<ReplayOptions, 'folder'>
  /** A subscription to LSports TRADE360. */
  readonly lsports?: LsportsSettings
  /** Runs simulated and recorded live matches. */
  readonly inPlay?: boolean
}

type Areas = {
  readonly site: Site
  readonly members: Pick<Members, 'backgrounds'>
  readonly protection: { readonly backgrounds: readonly Background[] }
  readonly bets: Pick<Bets, 'backgrounds'>
  readonly settlement: Pick<Settlement, 'backgrounds'>
  readonly minigames: Pick<Minigames, 'backgrounds'>
  readonly cashier: Pick<Cashier, 'backgrounds'>
  readonly casino: Pick<Casino, 'backgrounds'>
  readonly reports: Pick<Reports, 'backgrounds'>
  readonly promotions: Pick<Promotions, 'backgrounds'>
  readonly partners: Pick<Partners, 'backgrounds'>
  readonly backOffice: Pick<BackOffice, 'backgrounds'>
  readonly houseLive: HouseLive
}

/** All background work, in starting order. */
export const houseBackgrounds = (
  deps: Deps,
  areas: Areas,
  options: FeedOptions & { readonly actHeads?: HeadPlace },
): readonly Background[] => [
  busBridge({ ...deps, onGap: () => areas.houseLive.live.renew() }),
  ...calendarWork(deps, areas.site),
  ...areas.members.backgrounds,
  ...areas.protection.backgrounds,
  ...areas.bets.backgrounds,
  ...areas.settlement.backgrounds,
  ...areas.minigames.backgrounds,
  ...areas.cashier.backgrounds,
  ...areas.casino.backgrounds,
  ...areas.reports.backgrounds,
  ...areas.promotions.backgrounds,
  ...areas.partners.backgrounds,
  ...areas.backOffice.backgrounds,
  liveGuard({ ...deps, site: areas.site }),
  catalogueFollower(deps),
  ...feedBackgrounds(deps, areas.site, options),
  repeating('session-sweep', { every: HOUR, work: () => sweepSessions(deps), log: deps.log }),
  repeating('hold-purge', { every: HOUR, work: () => purgeHolds(deps), log: deps.log }),
  repeating('amount-purge', { every: HOUR, work: () => purgeAmountsAlone(deps), log: deps.log }),
  ledgerCheck(deps),
  ...(options.actHeads ? [actHeads(deps, options.actHeads)] : []),
]

/** Calendar work: database partitions for future days, and the numbers of the proto games. */
function calendarWork(deps: Deps, site: Site): readonly Background[] {
  const { db, clock, log } = deps
  const oddsKeptFrom = () => instant(clock.now() - site.settings().oddsHistoryDays * DAY)
  return [
    repeating('month-partitions', {
      every: 12 * HOUR,
      work: () => ensureMonthPartitions(db, clock.now()),
      log,
    }),
    repeating('odds-history', {
      every: 6 * HOUR,
      work: () => ensureOddsDays(db, clock.now()).then(() => dropOddsDays(db, oddsKeptFrom())),
      log,
    }),
    repeating('proto-rounds', { every: MINUTE, work: () => numberProtoGames(deps), log }),
  ]
}

function feedBackgrounds(
  deps: Deps,
  site: Site,
  { inPlay, replay, lsports }: FeedOptions,
): readonly Background[] {
  const marginBasisPoints = () => site.settings().marginBasisPoints
  const speedPercent = () => site.settings().simulatorSpeedPercent
  return [
    ...(inPlay ? [inPlayBackground(deps, { marginBasisPoints, speedPercent })] : []),
    ...(replay ? [replayBackground(deps, { ...replay, marginBasisPoints })] : []),
    ...(lsports ? lsportsBackgrounds(deps, lsports) : []),
  ]
}
