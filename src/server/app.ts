import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { houseContract } from '#contract/house.ts'
import { siteContract, siteOperatorContract } from '#contract/site.ts'
import { siteTextsContract } from '#contract/site-texts.ts'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import { accept, refuse } from '#domain/result.ts'
import { openBackOffice } from './back-office/back-office.ts'
import { betAccepted, betAnswered, betWaiting, memberBalance, openBets } from './bets/bets.ts'
import { openCommunity, unreadChanged } from './community/community.ts'
import {
  dropOddsDays,
  ensureOddsDays,
  fixtureChanged,
  fixtureResult,
  liveGuard,
  numberProtoGames,
  openFixtures,
} from './fixtures/fixtures.ts'
import { openHouseLine } from './house-line.ts'
import { purgeHolds } from './ledger/ledger.ts'
import { type Members, openMembers, sweepSessions } from './members/members.ts'
import { sendRefusal } from './platform/answers.ts'
import { type Background, repeating, startBackgrounds } from './platform/background.ts'
import { busBridge } from './platform/bus-bridge.ts'
import type { Admit } from './platform/caller.ts'
import { plainAddress } from './platform/caller-address.ts'
import type { Deps } from './platform/deps.ts'
import { isDatabaseAwake } from './platform/health.sql.ts'
import { type Feature, feature } from './platform/http.ts'
import { createHttpServer } from './platform/http-server.ts'
import { describeApi } from './platform/openapi.ts'
import { ensureMonthPartitions } from './platform/partitions.sql.ts'
import type { Db } from './platform/postgres.ts'
import { type StaticSite, serveStaticSite } from './platform/static-site.ts'
import { inPlayBackground } from './providers/in-play/in-play.ts'
import { type LsportsSettings, lsportsBackgrounds } from './providers/lsports/lsports.ts'
import { type ReplayOptions, replayBackground } from './providers/replay/replay.ts'
import { betSettled, openSettlement } from './settlement/settlement.ts'
import {
  openSite,
  type ShownLogin,
  type Site,
  siteOperatorRoutes,
  siteRoutes,
  siteTextsRoutes,
} from './site/site.ts'

export type AppOptions = StaticSite & {
  readonly trustProxy: boolean
  /** Replayed matches and play money; said on the pages. */
  readonly playMode: boolean
  /** Logins that the login page may show; only of seeded play data. */
  readonly playLogins?: readonly ShownLogin[]
  /** Holds each answer against its contract; for tests. */
  readonly checksAnswers?: boolean
  /** Fills the book from recorded matches; left out where a feed of another kind does. */
  readonly replay?: Pick<ReplayOptions, 'folder'>
  /** Fills the book from a subscription to LSports TRADE360. */
  readonly lsports?: LsportsSettings
  /** Keeps simulated and recorded live matches running. */
  readonly inPlay?: boolean
  /** Connections for the booking of bets alone; the house's own where there are none. */
  readonly bookingDb?: Db
  /** Routes that only a bench or a test serves. */
  readonly extraFeatures?: readonly Feature[]
}

export type App = {
  readonly fastify: FastifyInstance
  readonly site: Site
  readonly members: Members
  /** Starts the background processes. */
  start(): Promise<void>
  close(): Promise<void>
}

/** News that every process of the house is to hear. */
const HOUSE_NEWS = [
  fixtureChanged,
  fixtureResult,
  memberBalance,
  betAccepted,
  betWaiting,
  betAnswered,
  betSettled,
  unreadChanged,
]

/** Joins the features to one HTTP server. Nothing is listened to and nothing runs in the background yet. */
export async function createApp(deps: Deps, options: AppOptions): Promise<App> {
  const { db, clock, log } = deps
  const { playMode, playLogins = [] } = options
  const site = await openSite(deps)
  const members = await openMembers({ ...deps, site })
  const fixtures = openFixtures({ ...deps, site })
  const bets = openBets({ ...deps, site, bookingDb: options.bookingDb ?? db })
  const settlement = openSettlement({ ...deps, site })
  const community = openCommunity(deps)
  const backOffice = openBackOffice({ ...deps, site })
  const line = openHouseLine({ ...deps, fixtures, members, community })

  const oddsKeptFrom = () => instant(clock.now() - site.settings().oddsHistoryDays * DAY)
  const marginBasisPoints = () => site.settings().marginBasisPoints
  const speedPercent = () => site.settings().simulatorSpeedPercent

  const features: readonly Feature[] = [
    ...members.features,
    ...fixtures.features,
    ...bets.features,
    ...settlement.features,
    ...community.features,
    line.feature,
    feature(siteContract, siteRoutes({ db, site, playMode, playLogins })),
    feature(siteOperatorContract, siteOperatorRoutes({ db, clock, site })),
    feature(siteTextsContract, siteTextsRoutes({ db, clock })),
    ...backOffice.features,
    ...(options.extraFeatures ?? []),
  ]
  const backgrounds: readonly Background[] = [
    busBridge({
      ...deps,
      topics: HOUSE_NEWS,
      onGap: () => line.live.renew(),
    }),
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
    ...bets.backgrounds,
    ...settlement.backgrounds,
    liveGuard({ ...deps, site }),
    ...(options.inPlay ? [inPlayBackground(deps, { marginBasisPoints, speedPercent })] : []),
    ...(options.replay ? [replayBackground(deps, { ...options.replay, marginBasisPoints })] : []),
    ...(options.lsports ? lsportsBackgrounds(deps, options.lsports) : []),
    repeating('session-sweep', { every: HOUR, work: () => sweepSessions(deps), log }),
    repeating('hold-purge', { every: HOUR, work: () => purgeHolds(deps), log }),
  ]

  const fastify = createHttpServer({ log, trustProxy: options.trustProxy })
  const mounting = { fastify, admit: members.admit, checksAnswers: options.checksAnswers ?? false }
  for (const each of [...features, houseFeature(deps, features)]) each.mount(mounting)
  line.mount(fastify)
  fastify.setNotFoundHandler(answerUnknown(members.admit))
  await serveStaticSite(fastify, options)

  let stopBackgrounds = async () => {}
  return {
    fastify,
    site,
    members,
    start: async () => {
      stopBackgrounds = await startBackgrounds(backgrounds, log)
    },
    close: async () => {
      await fastify.close()
      await bets.drained()
      await stopBackgrounds()
      fixtures.close()
      members.close()
      site.close()
    },
  }
}

/** What the house says of itself: whether it is ready, and what it can be asked. */
function houseFeature({ db }: Pick<Deps, 'db'>, features: readonly Feature[]): Feature {
  const description = describeApi([...features.map(({ contract }) => contract), houseContract])
  return feature(houseContract, {
    health: async () =>
      (await isDatabaseAwake(db)) ? accept({ ready: true } as const) : refuse({ code: 'SITE_STARTING' }),
    openapi: () => accept(description),
  })
}

/** A path that nothing serves: 404, and below `/api/admin` only who may be there hears even that (ROLE-006). */
function answerUnknown(admit: Admit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const header = request.headers['x-auth-token']
    const token = typeof header === 'string' ? header : undefined
    const access = request.url.startsWith('/api/admin/') ? 'operator-read' : 'guest'
    const admitted = await admit(access, { token, ip: plainAddress(request.ip) })
    sendRefusal(reply, admitted.ok ? { code: 'NOT_FOUND' } : admitted.refusal)
    return reply
  }
}
