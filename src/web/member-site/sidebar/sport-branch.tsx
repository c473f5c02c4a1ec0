import { Link, useSearch } from '@tanstack/react-router'
import { type BoardType, fixtureContract } from '#contract/fixtures/fixtures.ts'
import { closeDrawer } from '#web/client/state/overlays.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { leagueAddress } from '#web/sport/board/finding/league-address.ts'
import { TreeNode } from './tree-node.tsx'
import { useBranch } from './use-branch.ts'
import { useSportsPage } from './use-sports-page.ts'

type SportBranchProps = {
  readonly sport: { readonly sport_id: number; readonly name_korean: string; readonly cnt: number }
  readonly type: BoardType
  readonly chosen: boolean
}

/** A sport with its locations. */
export function SportBranch({ sport, type, chosen }: SportBranchProps) {
  const branch = useBranch(fixtureContract.locations, {
    query: { sportId: sport.sport_id, type },
  })
  return (
    <TreeNode
      depth={0}
      icon={<SportIcon sportId={sport.sport_id} size={17} />}
      name={sport.name_korean}
      count={sport.cnt}
      open={branch.open}
      busy={branch.busy}
      chosen={chosen}
      onToggle={branch.toggle}
    >
      {branch.data?.map(location => (
        <LocationBranch key={location.location_id} sportId={sport.sport_id} type={type} location={location} />
      ))}
    </TreeNode>
  )
}

type LocationBranchProps = {
  readonly sportId: number
  readonly type: BoardType
  readonly location: {
    readonly location_id: number
    readonly name_korean: string
    readonly code: string
    readonly cnt: number
  }
}

/** A location of a sport with its leagues. */
function LocationBranch({ sportId, type, location }: LocationBranchProps) {
  const locationId = location.location_id
  const branch = useBranch(fixtureContract.leagues, { query: { sportId, locationId, type } })
  return (
    <TreeNode
      depth={1}
      icon={<Flag code={location.code} />}
      name={location.name_korean}
      count={location.cnt}
      open={branch.open}
      busy={branch.busy}
      onToggle={branch.toggle}
    >
      {branch.data?.map(league => (
        <li key={league.league_id}>
          <LeagueLink place={{ sportId, locationId, leagueId: league.league_id }} league={league} />
        </li>
      ))}
    </TreeNode>
  )
}

type LeagueLinkProps = {
  readonly place: Parameters<typeof leagueAddress>[0]
  readonly league: { readonly league_id: number; readonly name_korean: string; readonly cnt: number }
}

/** A league; choosing it filters the games (SIDEBAR-019, SIDEBAR-022). */
function LeagueLink({ place, league }: LeagueLinkProps) {
  const page = useSportsPage()
  const chosen = useSearch({
    strict: false,
    select: (search: Record<string, string>) => search.league === String(league.league_id),
  })
  return (
    <Link
      to={page}
      search={leagueAddress(place)}
      data-chosen={chosen || undefined}
      onClick={closeDrawer}
      className="flex h-9 items-center gap-2 pr-9 pl-14 text-sm text-dim -outline-offset-2 hover:bg-s2 hover:text-text data-chosen:bg-s2 data-chosen:font-semibold data-chosen:text-jade mobile:h-12"
    >
      <span className="min-w-0 flex-1 truncate">{league.name_korean}</span>
      <span>{league.cnt}</span>
    </Link>
  )
}
