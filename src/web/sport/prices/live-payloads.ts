import type { LiveEndedFrame, LiveFixtureFrame, LiveMemberFrame, LiveOddsFrame } from '#contract/live/live.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'
import { parseOdds } from '#domain/odds.ts'
import type { Quote, QuoteStatus } from './odds-store.ts'

/** Frames come from our own server and are taken at the contract's word, but never so that a bad one breaks the page. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const statuses: Readonly<Record<number, QuoteStatus>> = {
  [outcomeCode.open]: 'open',
  [outcomeCode.suspended]: 'suspended',
  [outcomeCode.settled]: 'closed',
}

/** What a frame carries; undefined where it is no JSON. */
export function readData(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The prices of one fixture out of a `snapshot` or `odds` frame; a change that is none is left out. */
export function readOddsFrame(
  data: unknown,
): { fixtureId: number; seq: number; after: number; quotes: Quote[] } | undefined {
  if (!isRecord(data) || !Array.isArray(data.changes)) return undefined
  const { fixtureId, seq, after = 0, changes } = data as LiveOddsFrame
  if (typeof fixtureId !== 'number' || typeof seq !== 'number') return undefined
  return { fixtureId, seq, after, quotes: changes.flatMap(change => readChange(change) ?? []) }
}

function readChange(change: unknown): Quote | undefined {
  if (!Array.isArray(change)) return undefined
  const [outcomeId, price, version, code] = change as readonly unknown[]
  const odds = typeof price === 'number' ? parseOdds(price) : undefined
  const status = typeof code === 'number' ? statuses[code] : undefined
  if (odds === undefined || status === undefined || typeof version !== 'number') return undefined
  return { outcomeId: String(outcomeId), odds, version, status }
}

/** What of the member's figures a `member` frame brings, and what became of the member's bets. */
export function readMemberFrame(data: unknown): LiveMemberFrame {
  if (!isRecord(data)) return {}
  const { emoney, point, unReadMessage, accepted, cancelled, waiting, answered, settled } =
    data as LiveMemberFrame
  return {
    ...(typeof emoney === 'number' && { emoney }),
    ...(typeof point === 'number' && { point }),
    ...(typeof unReadMessage === 'number' && { unReadMessage }),
    ...(isRecord(accepted) && { accepted }),
    ...(isRecord(cancelled) && { cancelled }),
    ...(isRecord(waiting) && { waiting }),
    ...(isRecord(answered) && { answered }),
    ...(isRecord(settled) && { settled }),
  }
}

/** Whether an event `fixture` brings what it should. */
export function isFixtureFrame(data: unknown): data is LiveFixtureFrame {
  if (!isRecord(data)) return false
  const { fixtureId, seq, status, startdate, suspended } = data
  return (
    [fixtureId, seq, status].every(figure => typeof figure === 'number') &&
    typeof startdate === 'string' &&
    typeof suspended === 'boolean'
  )
}

/** The status with which the server ended the line. */
export const readEndedStatus = (data: unknown): number =>
  isRecord(data) && typeof data.status === 'number' ? (data as LiveEndedFrame).status : 0

type Place = { readonly fixtureId: number; readonly seq: number; readonly after: number }

/**
 * Where a frame of a fixture stands: `news`, `old` when it is not above what was seen, or `gap` when it is news
 * but the one before it was never seen. A snapshot may repeat the newest number and leaves no gap.
 */
export function createSeqGate(): (place: Place, isSnapshot: boolean) => 'news' | 'old' | 'gap' {
  const seen = new Map<number, number>()
  return ({ fixtureId, seq, after }, isSnapshot) => {
    const known = seen.get(fixtureId)
    if (known !== undefined && (seq < known || (seq === known && !isSnapshot))) return 'old'
    seen.set(fixtureId, seq)
    return !isSnapshot && known !== undefined && after > known ? 'gap' : 'news'
  }
}
