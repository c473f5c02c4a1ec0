import { type Instant, instant } from '#domain/instant.ts'
import type { MarketFact, ScoreFact } from '#server/fixtures/fixtures.ts'
import type { InPlayMatch, OfferTerms } from '#server/providers/in-play/in-play-match.ts'
import { NOTHING_TOLD, tellMatch } from '#server/providers/in-play/telling.ts'

/** A match as its feed describes it at a moment at which it is open for bets. */
export type ToldMoment = {
  readonly now: Instant
  readonly score: ScoreFact
  /** The offered markets. */
  readonly markets: readonly MarketFact[]
}

/** Follows the feed of a match from kick-off to end. Moments at which betting is suspended are skipped. */
export function* toldMoments(
  match: InPlayMatch,
  terms: OfferTerms,
  stepMilliseconds: number,
): Generator<ToldMoment> {
  let told = NOTHING_TOLD
  let isOpen = false
  let score: ScoreFact | undefined
  const offered = new Map<string, MarketFact>()
  for (let now = match.kickOff; now < match.endsAt; now = instant(now + stepMilliseconds)) {
    const telling = tellMatch(match, told, now, terms)
    told = telling.told
    for (const fact of telling.facts) {
      if (fact.kind === 'score') score = fact
      if (fact.kind === 'suspension') isOpen = !fact.suspended
      if (fact.kind === 'market') {
        const key = `${fact.typeId} ${fact.line ?? ''}`
        if (fact.suspended) offered.delete(key)
        else offered.set(key, fact)
      }
      if (fact.kind === 'settlement') {
        const settled = new Set(fact.verdicts.map(({ outcomeId }) => outcomeId))
        for (const [key, { outcomes }] of offered) {
          if (outcomes.some(({ id }) => settled.has(id))) offered.delete(key)
        }
      }
    }
    if (isOpen && score) yield { now, score, markets: [...offered.values()] }
  }
}
