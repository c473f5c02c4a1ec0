import type { FixtureId } from '#domain/ids.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { NAME_KINDS, type NameKind, type VendorName } from '../feed-names.sql.ts'
import type { LsportsSettings, PackageKind, PackageSettings } from '../lsports-settings.ts'
import { parseWireJson } from '../wire/wire-json.ts'
import { asInteger, asObject, asObjects, asText, type WireObject } from '../wire/wire-reading.ts'
import { readServerTime } from '../wire/wire-time.ts'
import { openPace } from './snapshot-pace.ts'

const PATIENCE = 60 * SECOND

/**
 * Calls one of the vendor's HTTP services; a response without a body counts as empty. Faults are thrown, with the URL
 * but never with the login.
 */
async function postJson(url: URL, body: object): Promise<WireObject> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const text = await response.text()
  const answer = text.trim() === '' ? {} : asObject(parseWireJson(text))
  const faults = asObjects(asObject(fieldOf(answer, 'Header'))?.Errors).map(one => asText(one.Message) ?? '?')
  if (!response.ok || faults.length > 0 || !answer)
    throw new Error(`${url.pathname} answered ${response.status}: ${faults.join('; ') || 'no reason given'}`)
  return answer
}

/** Reads a field whose first letter may be upper or lower case: the vendor's documentation uses both. */
const fieldOf = (object: WireObject | undefined, name: string): unknown =>
  object?.[name] ?? object?.[name.slice(0, 1).toLowerCase() + name.slice(1)]

/** State at a time given by the snapshot service, or, if absent, when it was requested. */
export type Snapshot = { readonly at: Instant; readonly events: readonly unknown[] }

export type SnapshotFilter = { readonly since?: Instant; readonly fixtures?: readonly FixtureId[] }

/** The vendor's HTTP services. Faults are thrown, with the URL but never with the login. */
export type LsportsApi = {
  /**
   * Fixtures, scores and markets: all, or those of the filter. The service allows one such call per second over all
   * packages, so they share a pace.
   */
  snapshot(of: PackageSettings, filter?: SnapshotFilter): Promise<Snapshot>
  /** Korean names by id; null where the vendor has none. */
  koreanNames(of: PackageSettings, ids: ReadonlyMap<NameKind, readonly number[]>): Promise<VendorName[]>
  /** Whether messages are put into the queue. */
  isDistributed(of: PackageSettings): Promise<boolean>
  /** Switches it on. The response is meaningless; use `isDistributed`. */
  startDistribution(of: PackageSettings): Promise<void>
  stopDistribution(of: PackageSettings): Promise<void>
}

const SNAPSHOT_PATHS: Record<PackageKind, string> = {
  prematch: 'Prematch/GetEvents',
  inplay: 'Inplay/GetEvents',
}

export function openLsportsApi(settings: LsportsSettings, clock: Clock): LsportsApi {
  const pace = openPace(settings.snapshotPause)
  const login = ({ packageId }: PackageSettings) => ({
    PackageId: packageId,
    UserName: settings.userName,
    Password: settings.password,
  })
  const askCustomers = (path: string, of: PackageSettings, more: object = {}) =>
    postJson(new URL(path, settings.customersUrl), { ...login(of), ...more })
  return {
    snapshot: (of, { since, fixtures } = {}) =>
      pace(async () => {
        const askedAt = clock.now()
        const answer = await postJson(new URL(SNAPSHOT_PATHS[of.kind], settings.snapshotUrl), {
          ...login(of),
          ...(since !== undefined && { Timestamp: Math.floor(since / SECOND) }),
          ...(fixtures && { Fixtures: fixtures }),
        })
        if (!Array.isArray(answer.Body)) throw new Error('a snapshot without a body')
        const at = readServerTime(asObject(answer.Header)?.ServerTimestamp) ?? askedAt
        return { at, events: answer.Body }
      }),
    koreanNames: async (of, ids) => {
      const asked = Object.fromEntries([...ids].map(([kind, list]) => [NAME_FIELDS[kind].asked, list]))
      const answer = await askCustomers('Translation/Get', of, { Languages: [KOREAN], ...asked })
      const body = asObject(answer.Body) ?? {}
      return NAME_KINDS.flatMap(kind =>
        (ids.get(kind) ?? []).map(id => ({ kind, id, korean: koreanOf(body[NAME_FIELDS[kind].told], id) })),
      )
    },
    isDistributed: async of => {
      const answer = await askCustomers('Package/GetDistributionStatus', of)
      const isOn = fieldOf(asObject(fieldOf(answer, 'Body')), 'IsDistributionOn')
      if (typeof isOn !== 'boolean') throw new Error('a distribution status that says neither on nor off')
      return isOn
    },
    startDistribution: async of => void (await askCustomers('Distribution/Start', of)),
    stopDistribution: async of => void (await askCustomers('Distribution/Stop', of)),
  }
}

/** The vendor's id of the Korean language. */
const KOREAN = 17

const NAME_FIELDS: Readonly<Record<NameKind, { readonly asked: string; readonly told: string }>> = {
  sport: { asked: 'SportIds', told: 'Sports' },
  location: { asked: 'LocationIds', told: 'Locations' },
  league: { asked: 'LeagueIds', told: 'Leagues' },
  participant: { asked: 'ParticipantIds', told: 'Participants' },
}

/** Parses `{ "154": [{ "LanguageId": 17, "Value": "대한민국" }] }`; null for anything else. */
function koreanOf(list: unknown, id: number): string | null {
  const words = asObjects(asObject(list)?.[String(id)])
  return asText(words.find(word => asInteger(word.LanguageId) === KOREAN)?.Value) ?? null
}
