import { lazy, Suspense } from 'react'
import { AlternateBanner, useAlternateAddress } from '#web/client/site/alternate-banner.tsx'
import { ContactBanner, useAreContactsSettled, useContacts } from '#web/client/site/contacts.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { KickOffs } from './kick-offs.tsx'
import { LimitsOffer } from './limits-offer.tsx'
import { LiveNow } from './live-now.tsx'
import { Notices } from './notices.tsx'
import { RecentBets } from './recent-bets.tsx'
import { TopMatches } from './top-matches.tsx'

// Last on the page and below what is seen at first.
const TeamTables = lazy(async () => ({ default: (await import('./team-tables.tsx')).TeamTables }))

/** `/`: what is on, what begins soon, the great matches, the house's word, the member's own bets, how teams stand (ROUTE-001). */
export function Page() {
  const contacts = useContacts()
  const alternate = useAlternateAddress()
  // Who has no bets yet has no such panel: it comes last, so that it pushes nothing down when it comes.
  const settled = useAreContactsSettled()
  const desktop = useLayoutMode() === 'desktop'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 narrow:gap-3" data-home>
      <h1 className="sr-only">홈</h1>
      <LiveNow />
      <div className="grid grid-cols-[minmax(0,1fr)_344px] items-start gap-4 narrow:grid-cols-[minmax(0,1fr)] narrow:gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 narrow:gap-3">
          <KickOffs />
          {desktop && <Foot wide />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 narrow:gap-3">
          <TopMatches />
          <Notices />
          {contacts.length > 0 && desktop && <ContactBanner contacts={contacts} />}
          {alternate !== '' && desktop && <AlternateBanner address={alternate} />}
          {settled && <RecentBets />}
          {!desktop && <Foot wide={false} />}
        </div>
      </div>
    </div>
  )
}

/** What stands last on a phone, and where the wide column of a desktop ends. */
const Foot = ({ wide }: { readonly wide: boolean }) => (
  <>
    <LimitsOffer />
    <Suspense fallback={null}>
      <TeamTables wide={wide} />
    </Suspense>
  </>
)
