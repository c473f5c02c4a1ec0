import type { FixtureId } from '#domain/ids.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import type { LsportsSettings, PackageKind, PackageSettings } from './lsports-settings.ts'
import { parseWireJson } from './wire-json.ts'
import { asObject, asObjects, asText, type WireObject } from './wire-reading.ts'
import { readServerTime } from './wire-time.ts'

/** How things stood at a moment, as the snapshot service tells it. */
export type Snapshot = { readonly at: Instant; readonly events: readonly unknown[] }

export type SnapshotFilter = { readonly since?: Instant; readonly fixtures?: readonly FixtureId[] }

/** The vendor's HTTP services. Every fault is thrown, with the address and never with the login. */
export type LsportsApi = {
  /** Fixtures, scores and markets: all, or what the filter asks for. */
  snapshot(of: PackageSettings, filter?: SnapshotFilter): Promise<Snapshot>
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
    startDistribution: of => switchDistribution(of, 'Start', /\bActive\b/),
    stopDistribution: of => switchDistribution(of, 'Stop', /\bInactive\b/),
  }
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
