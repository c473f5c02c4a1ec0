import { type Odds, odds } from '#domain/odds.ts'
import type { Quote, QuoteStatus } from './odds-store.ts'

const statuses: Readonly<Record<string, QuoteStatus>> = {
  open: 'open',
  suspended: 'suspended',
  closed: 'closed',
  // The wire's numbers: 1 open, 2 suspended, 3 settled.
  1: 'open',
  2: 'suspended',
  3: 'closed',
}

/** Reads `[{ outcomeId, odds, version, status }]`, odds in hundredths; an entry that is something else is left out. */
export function readQuotes(data: unknown): Quote[] {
  return Array.isArray(data) ? data.flatMap(entry => readQuote(entry) ?? []) : []
}

function readQuote(entry: unknown): Quote | undefined {
  if (!isRecord(entry)) return undefined
  const { outcomeId, version } = entry
  const status = statuses[String(entry.status)]
  const price = readOdds(entry.odds)
  if ((typeof outcomeId !== 'string' && typeof outcomeId !== 'number') || typeof version !== 'number')
    return undefined
  return status && price ? { outcomeId: String(outcomeId), odds: price, version, status } : undefined
}

const readOdds = (value: unknown): Odds | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 100 ? odds(value) : undefined

/** Reads what of the member's figures a message brings. */
export function readFigures(data: unknown): { emoney?: number; point?: number } {
  if (!isRecord(data)) return {}
  const { emoney, point } = data
  return {
    ...(typeof emoney === 'number' && { emoney }),
    ...(typeof point === 'number' && { point }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
