import type { MarketTypeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FeedFact, LiveReport, MarketFact } from '#server/fixtures/fixtures.ts'
import type { InPlayMatch, Offer, OfferKey, OfferTerms } from './in-play-match.ts'
import { outcomeIdOf } from './outcome-ids.ts'

/** Data about a match that was last sent to the book. Later messages contain only differences from it. */
export type ToldMatch = {
  readonly listed: boolean
  /** Offers by type and line; `text` is empty while they are suspended. */
  readonly offers: ReadonlyMap<string, ToldOffer>
  readonly offerMark: string
  readonly score: string
  readonly stopped: boolean | undefined
  readonly incidents: number
  readonly finished: boolean
}

type ToldOffer = {
  readonly key: OfferKey
  readonly text: string
  /** Prices as sent; empty while suspended, or if another process sent them. */
  readonly odds: readonly number[]
  readonly decided: boolean
}

export const NOTHING_TOLD: ToldMatch = {
  listed: false,
  offers: new Map(),
  offerMark: '',
  score: '',
  stopped: undefined,
  incidents: 0,
  finished: false,
}

/** Marks prices sent by another process, or too long ago: they are sent again or withdrawn. */
export const UNKNOWN_PRICES = 'unknown'

/** Offers in the book, whichever process sent them. */
export const offersKnown = (
  markets: readonly (OfferKey & { readonly settled: boolean })[],
): ToldMatch['offers'] =>
  new Map(
    markets.map(({ typeId, line, picks, settled }) => [
      `${typeId} ${line ?? ''}`,
      { key: { typeId, line, picks }, text: settled ? '' : UNKNOWN_PRICES, odds: [], decided: settled },
    ]),
  )

export type Telling = {
  readonly facts: readonly FeedFact[]
  /** Set for a match in play. */
  readonly report: LiveReport | undefined
  readonly told: ToldMatch
}

/** Interval for sending a running clock; score and period are sent at once. */
const CLOCK_EVERY = 2_000

/** Returns the changes of a match since the last run; without a last run, a complete snapshot. */
export function tellMatch(match: InPlayMatch, told: ToldMatch, now: Instant, terms: OfferTerms): Telling {
  const listing: readonly FeedFact[] = told.listed ? [] : [match.head(now)]
  if (now >= match.endsAt) return tellEnd(match, told, listing)
  const state = match.state(now)
  const live = now >= match.kickOff
  const stopped = live && state.stop !== null
  const score = live ? tellScore(match, told, now) : { facts: [], text: told.score }
  const offers = stopped ? heldBack(told) : tellOffers(match, told, now, terms)
  const verdicts = live && score.text !== told.score ? tellVerdicts(match, offers.told, now) : NO_VERDICTS
  const turn: readonly FeedFact[] =
    told.stopped === stopped ? [] : [{ kind: 'suspension', at: now, fixtureId: match.id, suspended: stopped }]
  return {
    // Suspended before anything else, resumed after everything else.
    facts: [
      ...listing,
      ...(stopped ? turn : []),
      ...score.facts,
      ...offers.facts,
      ...verdicts.facts,
      ...(stopped ? [] : turn),
    ],
    report: live
      ? {
          fixtureId: match.id,
          danger: state.danger,
          stopReason: state.stop,
          incidents: state.incidents.slice(told.incidents),
        }
      : undefined,
    told: {
      ...told,
      listed: true,
      offers: new Map([...offers.told, ...verdicts.decided]),
      offerMark: offers.mark,
      score: score.text,
      stopped,
      incidents: live ? state.incidents.length : 0,
    },
  }
}

function tellScore(match: InPlayMatch, told: ToldMatch, now: Instant) {
  const fact = match.score(now)
  const { periodCode, home, away, periods, clockSeconds } = fact
  const beat = clockSeconds === null ? 0 : Math.floor(now / CLOCK_EVERY)
  const text = JSON.stringify([periodCode, home, away, periods, beat])
  return { facts: text === told.score ? [] : [fact], text }
}

type ToldOffers = {
  readonly facts: readonly MarketFact[]
  readonly told: ReadonlyMap<string, ToldOffer>
  readonly mark: string
}

/** Prices stay unchanged; they are sent again when betting resumes. */
const heldBack = (told: ToldMatch): ToldOffers => ({ facts: [], told: told.offers, mark: '' })

function tellOffers(match: InPlayMatch, told: ToldMatch, now: Instant, terms: OfferTerms): ToldOffers {
  const mark = `${now >= match.kickOff} ${terms.payoutBefore} ${terms.payoutLive} ${match.offerMark(now)}`
  if (mark === told.offerMark) return { facts: [], told: told.offers, mark }
  const next = new Map(told.offers)
  const facts: MarketFact[] = []
  const standing = new Set<string>()
  for (const offer of match.offers(now, terms)) {
    const key = `${offer.typeId} ${offer.line ?? ''}`
    const known = told.offers.get(key)
    if (known?.decided) continue
    standing.add(key)
    const odds = offer.outcomes.map(one => one.odds)
    const text = `${offer.main} ${terms.payoutBefore} ${terms.payoutLive} ${now >= match.kickOff}`
    if (known?.text === text && stillStands(known.odds, odds)) continue
    facts.push(marketFact(match, offer, now))
    next.set(key, { key: keyOf(offer), text, odds, decided: false })
  }
  for (const [key, offer] of told.offers) {
    if (standing.has(key) || offer.text === '') continue
    facts.push(withdrawn(match, offer.key, now))
    next.set(key, { ...offer, text: '', odds: [] })
  }
  return { facts, told: next, mark }
}

/** Prices change in steps, as traders do, and not every second: otherwise no in-play bet would ever be accepted. */
const STEP_THOUSANDTHS = 25

const stillStands = (told: readonly number[], odds: readonly number[]): boolean =>
  told.length === odds.length &&
  odds.every((price, at) => Math.abs(price - (told[at] ?? 0)) * 1_000 <= STEP_THOUSANDTHS * (told[at] ?? 0))

const keyOf = ({ typeId, line, outcomes }: Offer): OfferKey => ({
  typeId,
  line,
  picks: outcomes.map(({ pick }) => pick),
})

const marketFact = (
  match: InPlayMatch,
  { typeId, line, main, outcomes }: Offer,
  now: Instant,
): MarketFact => ({
  kind: 'market',
  at: now,
  fixtureId: match.id,
  typeId: typeId as MarketTypeId,
  line,
  main,
  suspended: false,
  outcomes: outcomes.map(({ pick, odds }, position) => ({
    id: outcomeIdOf(match.id, typeId, line, position),
    pick,
    odds,
    status: 'open',
  })),
})

/** No longer offered: its last prices stay visible. */
const withdrawn = (match: InPlayMatch, { typeId, line }: OfferKey, now: Instant): MarketFact => ({
  kind: 'market',
  at: now,
  fixtureId: match.id,
  typeId: typeId as MarketTypeId,
  line,
  main: false,
  suspended: true,
  outcomes: [],
})

const NO_VERDICTS = { facts: [], decided: [] } as const

/** Settles at once what the score has decided for good (handbook 2.3). */
function tellVerdicts(match: InPlayMatch, offers: ReadonlyMap<string, ToldOffer>, now: Instant) {
  const open = [...offers.values()].filter(({ decided }) => !decided).map(({ key }) => key)
  const verdicts = match.verdicts(now, open)
  if (verdicts.length === 0) return NO_VERDICTS
  const fact: FeedFact = {
    kind: 'settlement',
    at: now,
    fixtureId: match.id,
    source: match.source,
    verdicts: verdicts.flatMap(({ typeId, line, codes }) =>
      codes.map((code, position) => ({ outcomeId: outcomeIdOf(match.id, typeId, line, position), code })),
    ),
  }
  return {
    facts: [fact],
    decided: verdicts.map(({ typeId, line, picks }) => {
      const key = `${typeId} ${line ?? ''}`
      return [key, { key: { typeId, line, picks }, text: '', odds: [], decided: true }] as const
    }),
  }
}

/** Dated to the final whistle, so that it is the same fact when sent again after a pause. */
function tellEnd(match: InPlayMatch, told: ToldMatch, listing: readonly FeedFact[]): Telling {
  if (told.finished) return { facts: [], report: undefined, told }
  const { id: fixtureId, endsAt: at, source, sheet } = match
  const verdicts = tellVerdicts(match, told.offers, at)
  return {
    facts: [
      ...listing,
      { kind: 'suspension', at, fixtureId, suspended: true },
      match.score(at),
      ...verdicts.facts,
      { kind: 'result', at, fixtureId, source, sheet },
    ],
    report: undefined,
    told: { ...told, listed: true, finished: true, offers: new Map() },
  }
}
