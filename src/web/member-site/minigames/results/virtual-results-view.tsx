import { Link } from '@tanstack/react-router'
import { type VirtualSport, virtualSports } from '#domain/minigames/virtual/venues.ts'
import { RoundResultsView } from './round-results-view.tsx'

const path = (sport?: VirtualSport) => `/game_result/virtuals${sport ? `/${sport}` : ''}`
const linkClass =
  'inline-flex h-9 items-center rounded-full border border-line bg-s1 px-3.5 text-sm font-medium text-dim hover:border-edge hover:text-text aria-[current=page]:border-invert aria-[current=page]:bg-invert aria-[current=page]:font-bold aria-[current=page]:text-invert-ink mobile:h-11'

/** 가상스포츠 결과: all four sports (ROUTE-063), or one of them (ROUTE-064 to ROUTE-067). */
export function VirtualResultsView({ sport }: { readonly sport?: VirtualSport }) {
  const title = virtualSports.find(({ key }) => key === sport)?.title ?? '가상스포츠'
  const links = [{ key: undefined, title: '전체' }, ...virtualSports]
  return (
    <RoundResultsView title={`${title} 결과`} asked={sport ?? 'virtual'}>
      <nav aria-label="가상스포츠 결과" className="flex flex-wrap gap-1.5">
        {links.map(one => (
          <Link
            key={one.title}
            to={path(one.key)}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={one.key === sport ? 'page' : undefined}
            className={linkClass}
          >
            {one.title}
          </Link>
        ))}
      </nav>
    </RoundResultsView>
  )
}
