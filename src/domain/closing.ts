import type { Instant } from './instant.ts'
import { instant, SECOND } from './instant.ts'

/** 'ended' is also a fixture cancelled, abandoned or gone from the feed's cover. */
export type Play = 'before' | 'in-play' | 'ended'

/** First value of the setting prematchCloseSec (handbook 1.3). */
export const PREMATCH_CLOSE_SECONDS = 60

/** The moment from which pre-match bets are refused: so many seconds before the stored start. */
export const prematchClosesAt = (startsAt: Instant, closeSeconds: number): Instant =>
  instant(startsAt - closeSeconds * SECOND)

/** Whether a pre-match bet may be taken now. The server's clock decides; the browser's only guides. */
export function isOpenForPrematch(
  fixture: { readonly startsAt: Instant; readonly play: Play },
  now: Instant,
  closeSeconds: number,
): boolean {
  return fixture.play === 'before' && now < prematchClosesAt(fixture.startsAt, closeSeconds)
}

/** Whether an in-play bet may be taken at all; the sport's latest moment of play is a further question. */
export const isOpenForInPlay = (fixture: { readonly play: Play }): boolean => fixture.play === 'in-play'
