import { Link } from '@tanstack/react-router'
import { fixtureContract } from '#contract/fixtures/fixtures.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { SPORT_TABS, type SportTab } from '#domain/sports/sports.ts'
import { useCall } from '#web/client/api/api.ts'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { tabAddress, tabCounts } from '#web/sport/board/finding/board-query.ts'

/** Each sport with its number of matches, linked to its board. */
export function SportStrip() {
  const { data } = useCall(fixtureContract.sports, { query: { type: 'europe' } }, { refetchInterval: 60_000 })
  const counts = data && tabCounts(data)
  return (
    <nav aria-label="종목" data-sport-strip>
      <ul className="scroll-quiet -m-0.5 flex gap-1.5 overflow-x-auto p-0.5 mobile:-mx-3 mobile:px-3">
        {SPORT_TABS.map(tab => (
          <li key={tab.flag} className="shrink-0">
            <SportLink tab={tab} count={counts?.get(tab.flag)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The number has reserved space before it is loaded. */
const SportLink = ({ tab, count }: { readonly tab: SportTab; readonly count: number | undefined }) => (
  <Link
    to="/europe"
    search={tabAddress(tab)}
    className="inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-s1 px-3.5 font-medium whitespace-nowrap text-dim hover:border-edge hover:text-text mobile:h-11"
  >
    {tab.sportId !== undefined && <SportIcon sportId={tab.sportId} size={15} />}
    {tab.label}
    <span className="min-w-[3ch] text-text">{count !== undefined && formatFigure(count)}</span>
  </Link>
)
