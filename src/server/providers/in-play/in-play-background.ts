import { SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Background } from '#server/platform/process/background.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { takeTurns } from '#server/platform/work/take-turns.ts'
import { listenForDrills } from '../live-drill.ts'
import { openRecordedPlan } from '../recorded-inplay/recorded-plan.ts'
import { openSimulatorPlan } from '../simulator/simulator-plan.ts'
import { type InPlayDeps, type InPlayFeed, openInPlayFeed } from './in-play-feed.ts'
import type { InPlayPlan, OfferTerms } from './in-play-match.ts'
import { LIVE_PAYOUT } from './offer-price.ts'

export type InPlayOptions = {
  /** Settings of the site: pre-match margin in hundredths of a percent, and speed. */
  readonly marginBasisPoints: () => number
  readonly speedPercent: () => number
}

const TURN_EVERY = SECOND
const WHOLE = 10_000

/** Our own live matches in the background: one process is the leader, the others stand by. */
export const inPlayBackground = (deps: InPlayDeps, options: InPlayOptions): Background =>
  ledBackground({
    name: 'in-play-feed',
    db: deps.db,
    log: deps.log,
    lock: ADVISORY_LOCKS.inPlayLead,
    every: TURN_EVERY,
    lead: async turns => {
      const feed = loadInPlayFeed(deps, options)
      const stopListening = await listenForDrills(deps, feed.cut)
      await feed.takeOver()
      const turn = () => turns.take(feed.turn)
      const stopTurns = takeTurns({ name: 'in-play-feed', every: TURN_EVERY, log: deps.log, turn })
      return async () => {
        stopListening()
        await stopTurns()
      }
    },
  })

/** The speed is read once, since the ids of matches depend on it. */
function loadInPlayFeed(deps: InPlayDeps, { marginBasisPoints, speedPercent }: InPlayOptions): InPlayFeed {
  const speed = speedPercent()
  const plans: readonly InPlayPlan[] = [openSimulatorPlan(speed), openRecordedPlan(speed)]
  const terms = (): OfferTerms => ({
    payoutBefore: WHOLE - marginBasisPoints(),
    payoutLive: LIVE_PAYOUT,
  })
  return openInPlayFeed(deps, plans, terms)
}
