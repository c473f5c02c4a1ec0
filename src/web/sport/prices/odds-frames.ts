import type { LiveOddsFrame } from '#contract/live/live.ts'
import { parseOdds } from '#domain/odds.ts'
import { isRecord } from '#web/client/live/read-json.ts'
import type { Quote } from './odds-store.ts'
import { statusOf } from './offered.ts'

/** Parses the prices of one fixture from a `snapshot` or `odds` frame; ignores invalid changes. */
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
  const status = typeof code === 'number' ? statusOf(code) : undefined
  if (odds === undefined || status === undefined || typeof version !== 'number') return undefined
  return { outcomeId: String(outcomeId), odds, version, status }
}

type Place = { readonly fixtureId: number; readonly seq: number; readonly after: number }

/**
 * Classifies a frame of a fixture: `news`, `old` if its number is not above the last one, or `gap` if it
 * is new but the frame before it is missing. A snapshot may repeat the newest number and leaves no gap.
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
