import { lazy, Suspense } from 'react'
import { ClosingSoon } from './closing-soon.tsx'
import { HeroMatches } from './hero-matches.tsx'
import { KickOffs } from './kick-offs.tsx'
import { LiveNow } from './live-now.tsx'
import { Notices } from './notices.tsx'
import { OpenBets } from './open-bets.tsx'
import { SportStrip } from './sport-strip.tsx'
import { useHomeCart } from './use-home-cart.ts'
import { Welcome } from './welcome.tsx'

// Loaded lazily: last on the page and initially out of view.
const Promises = lazy(async () => ({ default: (await import('./promises.tsx')).Promises }))
const LimitsOffer = lazy(async () => ({ default: (await import('./limits-offer.tsx')).LimitsOffer }))

/**
 * `/`: today's matches, those that close soon, live matches, own open bets and upcoming matches, all with
 * betting in place; then notices and promises (ROUTE-001).
 */
export function Page() {
  const { pickBefore, pickRunning } = useHomeCart()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 narrow:gap-3" data-home>
      <h1 className="sr-only">홈</h1>
      <Welcome />
      <HeroMatches onPick={pickBefore} />
      <SportStrip />
      <ClosingSoon onPick={pickBefore} />
      <LiveNow onPick={pickRunning} />
      <OpenBets />
      <KickOffs onPick={pickBefore} />
      <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-[minmax(0,1fr)] narrow:gap-3">
        <Notices />
        <Suspense fallback={null}>
          <Promises />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <LimitsOffer />
      </Suspense>
    </div>
  )
}
