import type { FastifyInstance } from 'fastify'
import { liveStreams } from '#contract/live/live-streams.ts'
import { houseContract } from '#contract/site/house.ts'
import { accept, refuse } from '#domain/result.ts'
import { openHouseLive } from '#server/house-live.ts'
import { RenderedJson } from '#server/platform/http/answers.ts'
import { type Doors, openDoors } from '#server/platform/http/fair-share/doors.ts'
import { houseShares, type Shares } from '#server/platform/http/fair-share/shares.ts'
import { type Contract, type Feature, feature } from '#server/platform/http/http.ts'
import { createHttpServer, type HttpOptions } from '#server/platform/http/http-server.ts'
import { type ApiDescription, describeApi } from '#server/platform/http/openapi.ts'
import { type StaticSite, serveStaticSite } from '#server/platform/http/static-site.ts'
import { isDatabaseAwake } from '#server/platform/postgres/health.sql.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type Background, startBackgrounds } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Metrics } from '#server/platform/watch/metrics.ts'
import { openProcessWatch } from '#server/platform/watch/process-watch.ts'
import { openBackOffice, readHouseFigures } from './back-office/back-office.ts'
import { allPlaced, hasOpenBets, openBets } from './bets/bets.ts'
import { type GatewaySettings, openCashier, requireForConversion } from './cashier/cashier.ts'
import { cashierHooks } from './cashier-hooks.ts'
import { type Casino, openCasino } from './casino/casino.ts'
import {
  countWrittenPosts,
  openCommunity,
  tellAccountChange,
  tellCancelled,
  tellEndedByHand,
  tellLevelRise,
  tellResettled,
} from './community/community.ts'
import { openFixtures } from './fixtures/fixtures.ts'
import { type FeedOptions, houseBackgrounds } from './house-backgrounds.ts'
import { type Members, openMembers, type PasswordCost } from './members/members.ts'
import { type Minigames, openMinigames, type RoundOptions } from './minigames/minigames.ts'
import { endTerms, openPartners } from './partners/partners.ts'
import { openFreeStakes, openPromotions } from './promotions/promotions.ts'
import { isPhoneExcluded, openProtection } from './protection/protection.ts'
import { openReports } from './reports/reports.ts'
import { openRules } from './rules/rules.ts'
import { openSettlement } from './settlement/settlement.ts'
import {
  type HeadPlace,
  openSite,
  type ShownLogin,
  type Site,
  servePictures,
  serveStreams,
} from './site/site.ts'
import { siteFeatures } from './site-features.ts'
import { refusalAtUnknown } from './unknown-paths.ts'

export type AppOptions = StaticSite &
  FeedOptions & {
    readonly trustProxy: HttpOptions['trustProxy']
    /** Rate limits; the defaults unless a test sends requests faster than members do. */
    readonly shares?: Shares
    /** Replayed matches and play money; stated on the pages. */
    readonly playMode: boolean
    /** Logins shown on the login page; only of seeded play data. */
    readonly playLogins?: readonly ShownLogin[]
    /** Where the heads of the act log are stored outside the database (X5); nowhere when omitted. */
    readonly actHeads?: HeadPlace
    /** Checks each response against its contract; for tests. */
    readonly checksAnswers?: boolean
    /** Prometheus registry. Metrics are disabled when omitted. */
    readonly metrics?: Metrics
    /** Connections for booking bets only; the shared pool when omitted. */
    readonly bookingDb?: Db
    /** Connections for operators' queries; the shared pool when omitted. */
    readonly deskDb?: Db
    /** Runs the rounds of the minigames; omitted if this process does not. */
    readonly rounds?: RoundOptions
    /** The tether payment gateway; without it, tether is unavailable. */
    readonly gateway?: GatewaySettings | undefined
    /** The recommended cost, unless a test hashes many passwords. */
    readonly passwordCost?: PasswordCost
    /** Additional routes for a bench or a test. */
    readonly extraFeatures?: readonly Feature[]
  }

export type App = {
  readonly fastify: FastifyInstance
  readonly site: Site
  readonly members: Members
  readonly minigames: Minigames
  readonly casino: Casino
  /** Starts the background processes. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Connects all features to one HTTP server. It does not listen yet, and no background work runs. */
export async function createApp(deps: Deps, options: AppOptions): Promise<App> {
  const { log } = deps
  const doors = openDoors(options.shares ?? houseShares)
  const served: Feature[] = []
  const areas = await openAreas(deps, options, doors, () => served)
  const { site, rules, members, fixtures, bets, minigames, casino, houseLive } = areas
  const features = featuresOf(deps, areas, options)
  served.push(...features)
  const backgrounds = watchedBackgrounds(deps, areas, options)

  const fastify = createHttpServer({
    log,
    trustProxy: options.trustProxy,
    doors,
    refusalAt: refusalAtUnknown(members.admit),
    ...(options.metrics ? { requestTimes: options.metrics.requestTimes } : {}),
  })
  const checksAnswers = options.checksAnswers ?? false
  const { keepForSecond } = areas.backOffice
  const mounting = { fastify, admit: members.admit, checksAnswers, places: doors.places, keepForSecond }
  for (const each of [...features, houseFeature(deps, features)]) each.mount(mounting)
  houseLive.mount(fastify)
  casino.mount(fastify)
  servePictures(fastify, deps)
  serveStreams(fastify, { site })
  await serveStaticSite(fastify, options)

  let stopBackgrounds = async () => {}
  return {
    fastify,
    site,
    members,
    minigames,
    casino,
    start: async () => {
      stopBackgrounds = await startBackgrounds(backgrounds, log)
    },
    close: async () => {
      await fastify.close()
      await bets.drained()
      await minigames.drained()
      await casino.drained()
      await stopBackgrounds()
      await houseLive.close()
      fixtures.close()
      members.close()
      await minigames.close()
      await casino.close()
      await rules.close()
      await site.close()
    },
  }
}

type Areas = Awaited<ReturnType<typeof openAreas>>

/** Opens the areas in the order of their dependencies. */
async function openAreas(
  deps: Deps,
  { bookingDb = deps.db, deskDb = deps.db, actHeads, rounds, playMode, gateway, passwordCost }: AppOptions,
  doors: Doors,
  served: () => readonly Feature[],
) {
  const site = await openSite(deps)
  const rules = await openRules({ ...deps, site })
  const openedMembers = await openMembers({
    ...deps,
    site,
    hasOpenBets,
    isPhoneExcluded,
    onConverted: (tx, converted) => requireForConversion(deps, tx, converted),
    tellAccountChange: (tx, change) => tellAccountChange(deps, tx, change),
    endPartner: endTerms,
    passwordCost,
  })
  const members: Members = { ...openedMembers, admit: doors.watch(openedMembers.admit) }
  const protection = openProtection({ ...deps, site, forgetSessions: members.forgetSessions })
  const fixtures = openFixtures({ ...deps, site })
  const bets = openBets({
    ...deps,
    site,
    rules,
    bookingDb,
    freeStakes: openFreeStakes(deps),
    tellCancelled: (tx, cancelled) => tellCancelled(deps, tx, cancelled),
    tellEndedByHand: (tx, ended) => tellEndedByHand(deps, tx, ended),
  })
  const settlement = openSettlement({
    ...deps,
    site,
    tellResettled: (tx, resettled) => tellResettled(deps, tx, resettled),
  })
  const minigames = await openMinigames({ ...deps, deskDb, site, rules, bookingDb, rounds })
  const casino = await openCasino({ ...deps, deskDb, site, bookingDb, stayInGames: members.stayInGames })
  const cashier = openCashier({
    ...deps,
    deskDb,
    site,
    ownProof: members.ownProof,
    playMode,
    gateway,
    ...cashierHooks(deps),
  })
  const reports = openReports({ ...deps, deskDb })
  const promotions = openPromotions({
    ...deps,
    site,
    countPosts: countWrittenPosts,
    levelsBy: playMode ? 'stakes' : 'deposits',
    tellLevelRise,
  })
  const partners = openPartners({ ...deps, site, members })
  const community = openCommunity({ ...deps, site })
  const backOffice = openBackOffice({ ...deps, deskDb, site, rules, members, served, heads: actHeads })
  const houseLive = openHouseLive({ ...deps, fixtures, members, community, minigames })
  return {
    site,
    rules,
    members,
    protection,
    fixtures,
    bets,
    settlement,
    minigames,
    casino,
    cashier,
    reports,
    promotions,
    partners,
    community,
    backOffice,
    houseLive,
  }
}

/** All background work, including what reports to other processes and to monitoring. */
function watchedBackgrounds(deps: Deps, areas: Areas, options: AppOptions): readonly Background[] {
  const { bets, minigames, casino, houseLive } = areas
  const backgrounds = houseBackgrounds(deps, areas, options)
  const watch = openProcessWatch(deps, {
    tasks: () => [...backgrounds, watch.background].flatMap(one => one.report?.() ?? []),
    bookingPool: () => (options.bookingDb ?? deps.db).pool(),
    deskPool: () => (options.deskDb ?? deps.db).pool(),
    liveConnections: () => houseLive.live.listenerCount,
    waitingBets: () => bets.figures().waiting + bets.figures().inplayWaiting + minigames.figures().waiting,
    webFolder: options.webFolder,
  })
  options.metrics?.tellBy({
    report: watch.report,
    bets: () => allPlaced(bets.figures(), minigames.figures(), casino.figures()),
    house: () => readHouseFigures(deps).catch(() => undefined),
  })
  return [...backgrounds, watch.background]
}

/** All features, except the app's own description. */
function featuresOf(
  deps: Deps,
  areas: Areas,
  { playMode, playLogins = [], extraFeatures = [] }: AppOptions,
): readonly Feature[] {
  return [
    ...areas.rules.features,
    ...areas.members.features,
    ...areas.protection.features,
    ...areas.fixtures.features,
    ...areas.bets.features,
    ...areas.settlement.features,
    ...areas.minigames.features,
    ...areas.casino.features,
    ...areas.cashier.features,
    ...areas.reports.features,
    ...areas.promotions.features,
    ...areas.partners.features,
    ...areas.community.features,
    areas.houseLive.feature,
    ...siteFeatures(deps, { site: areas.site, playMode, playLogins }),
    ...areas.backOffice.features,
    ...extraFeatures,
  ]
}

/** Routes about the app itself: readiness, and the API description. */
function houseFeature({ db }: Pick<Deps, 'db'>, features: readonly Feature[]): Feature {
  const contracts = [...features.map(({ contract }) => contract), houseContract]
  let description: ReturnType<typeof renderApi> | undefined
  return feature(houseContract, {
    health: async () =>
      (await isDatabaseAwake(db)) ? accept({ ready: true } as const) : refuse({ code: 'SITE_STARTING' }),
    openapi: async () => {
      description ??= renderApi(contracts)
      return accept(await description)
    },
  })
}

/** Describes and compresses the API, some megabytes. Only the first request for it pays, not each start. */
async function renderApi(contracts: readonly Contract[]): Promise<RenderedJson<ApiDescription>> {
  const described = await describeApi(contracts, liveStreams)
  const rendered = new RenderedJson<ApiDescription>(JSON.stringify(described))
  await rendered.pack()
  return rendered
}
