import type { OperatorSettings, PageLimits, siteOperatorContract } from '#contract/site.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { accept } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { blockAddress } from './block-address.ts'
import { changeSettings } from './change-settings.ts'
import type { Settings } from './settings.ts'
import { operatorSettings } from './site.routes.ts'
import type { Site } from './site-state.ts'

type SiteDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

/** The operators' doorway to the settings and the blocked addresses. */
export const siteOperatorRoutes = (deps: SiteDeps): Handlers<typeof siteOperatorContract> => ({
  allSettings: () => accept(operatorSettings(deps.site.settings())),
  changeSettings: async ({ caller, ip, body }) => {
    const changes = readChanges(body.settings)
    const changed = await changeSettings(deps, { operator: caller, ip, changes, reason: body.reason })
    return changed.ok ? accept(operatorSettings(changed.value)) : changed
  },
  blockAddress: ({ caller, ip, body }) => blockAddress(deps, { operator: caller, ip, ...body }),
})

type WireChanges = { readonly [Key in keyof OperatorSettings]?: OperatorSettings[Key] | undefined }

/** The spec's names and flags in the words of the house; what is not given stays as it is. */
function readChanges(wire: WireChanges): Partial<Settings> {
  const {
    tetherMaintenanceFlag,
    joinStartEndFlg,
    siteNoticeFlg,
    sportsMaintenanceFlag,
    protoLimits,
    houseStakeDayMax,
    houseLossDayMax,
    ...same
  } = wire
  return withoutUndefined({
    ...same,
    tetherMaintenance: readFlag(tetherMaintenanceFlag),
    signUpClosed: readFlag(joinStartEndFlg),
    siteMaintenance: readFlag(siteNoticeFlg),
    sportsMaintenance: readFlag(sportsMaintenanceFlag),
    protoLimits: protoLimits && readLimits(protoLimits),
    houseStakeDayMax: houseStakeDayMax === undefined ? undefined : won(houseStakeDayMax),
    houseLossDayMax: houseLossDayMax === undefined ? undefined : won(houseLossDayMax),
  })
}

/** Odds as a factor, cut to hundredths. */
const readLimits = (wire: PageLimits): BetLimits => ({
  stakeMin: won(wire.minBetAmount),
  stakeMax: won(wire.maxBetAmount),
  winningsMax: won(wire.maxWinAmount),
  totalOddsMax: odds(Math.floor(wire.maxBetPercent * 100)),
})

const readFlag = (flag: 0 | 1 | undefined) => (flag === undefined ? undefined : flag === 1)

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

const withoutUndefined = <T extends object>(changes: T): Given<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given<T>
