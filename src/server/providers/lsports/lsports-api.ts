import type { FixtureId } from '#domain/ids.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { NAME_KINDS, type NameKind, type VendorName } from './feed-names.sql.ts'
import type { LsportsSettings, PackageKind, PackageSettings } from './lsports-settings.ts'
import { parseWireJson } from './wire-json.ts'
import { asInteger, asObject, asObjects, asText, type WireObject } from './wire-reading.ts'
import { readServerTime } from './wire-time.ts'

/** How things stood at a moment, as the snapshot service tells it. */
export type Snapshot = { readonly at: Instant; readonly events: readonly unknown[] }

export type SnapshotFilter = { readonly since?: Instant; readonly fixtures?: readonly FixtureId[] }

/** The vendor's HTTP services. Every fault is thrown, with the address and never with the login. */
export type LsportsApi = {
  /** Fixtures, scores and markets: all, or what the filter asks for. */
  snapshot(of: PackageSettings, filter?: SnapshotFilter): Promise<Snapshot>
  /** Korean names of things by their ids; null for each that the vendor has none for. */
  koreanNames(of: PackageSettings, ids: ReadonlyMap<NameKind, readonly number[]>): Promise<VendorName[]>
  /** Switches on that messages are put into the queue. */
  startDistribution(of: PackageSettings): Promise<void>
  stopDistribution(of: PackageSettings): Promise<void>
}

const PATIENCE = 60 * SECOND
const SNAPSHOT_PATHS: Record<PackageKind, string> = {
  prematch: 'Prematch/GetEvents',
  inplay: 'Inplay/GetEvents',
}

export function openLsportsApi(settings: LsportsSettings): LsportsApi {
  const login = ({ packageId }: PackageSettings) => ({
    PackageId: packageId,
    UserName: settings.userName,
    Password: settings.password,
  })
  const switchDistribution = async (of: PackageSettings, act: 'Start' | 'Stop', wanted: RegExp) => {
    const answer = await postJson(new URL(`Distribution/${act}`, settings.customersUrl), login(of))
    const message = asText(asObject(answer.Body)?.Message) ?? ''
    if (!wanted.test(message)) throw new Error(`distribution of package ${of.packageId}: ${message}`)
  }
  return {
    snapshot: async (of, { since, fixtures } = {}) => {
      const answer = await postJson(new URL(SNAPSHOT_PATHS[of.kind], settings.snapshotUrl), {
        ...login(of),
        ...(since !== undefined && { Timestamp: Math.floor(since / SECOND) }),
        ...(fixtures && { Fixtures: fixtures }),
      })
      const at = readServerTime(asObject(answer.Header)?.ServerTimestamp)
      if (at === undefined || !Array.isArray(answer.Body)) throw new Error('a snapshot without time or body')
      return { at, events: answer.Body }
    },
    koreanNames: async (of, ids) => {
      const asked = Object.fromEntries([...ids].map(([kind, list]) => [NAME_FIELDS[kind].asked, list]))
      const answer = await postJson(new URL('Translation/Get', settings.customersUrl), {
        ...login(of),
        Languages: [KOREAN],
        ...asked,
      })
      const body = asObject(answer.Body) ?? {}
      return NAME_KINDS.flatMap(kind =>
        (ids.get(kind) ?? []).map(id => ({ kind, id, korean: koreanOf(body[NAME_FIELDS[kind].told], id) })),
      )
    },
    startDistribution: of => switchDistribution(of, 'Start', /\bActive\b/),
    stopDistribution: of => switchDistribution(of, 'Stop', /\bInactive\b/),
  }
}

/** The vendor's number of the Korean language. */
const KOREAN = 17

const NAME_FIELDS: Readonly<Record<NameKind, { readonly asked: string; readonly told: string }>> = {
  sport: { asked: 'SportIds', told: 'Sports' },
  location: { asked: 'LocationIds', told: 'Locations' },
  league: { asked: 'LeagueIds', told: 'Leagues' },
  participant: { asked: 'ParticipantIds', told: 'Participants' },
}

/** `{ "154": [{ "LanguageId": 17, "Value": "대한민국" }] }`; null for whatever else it may be. */
function koreanOf(list: unknown, id: number): string | null {
  const words = asObjects(asObject(list)?.[String(id)])
  return asText(words.find(word => asInteger(word.LanguageId) === KOREAN)?.Value) ?? null
}

async function postJson(url: URL, body: object): Promise<WireObject> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const answer = asObject(parseWireJson(await response.text()))
  const faults = asObjects(asObject(answer?.Header)?.Errors).map(one => asText(one.Message) ?? '?')
  if (!response.ok || faults.length > 0 || !answer)
    throw new Error(`${url.pathname} answered ${response.status}: ${faults.join('; ') || 'no reason given'}`)
  return answer
}
