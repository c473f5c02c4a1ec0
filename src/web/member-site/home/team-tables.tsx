import { useState } from 'react'
import { type TeamTable, teamTableContract } from '#contract/team-tables.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { TeamFace } from '#web/sport/teams/team-badge.tsx'
import { Panel } from './panel.tsx'

type TeamTablesProps = {
  /** With room for several leagues in columns; otherwise one is selected. */
  readonly wide: boolean
}

/** Tables of the top leagues; absent until there are results (FIELD-038, FIELD-039). */
export function TeamTables({ wide }: TeamTablesProps) {
  const { data = [] } = useCall(teamTableContract.list, undefined)
  if (data.length === 0) return null
  return (
    <Panel title="팀 순위" note="최근 30일 경기결과">
      {wide ? (
        <div className="grid grid-cols-3 py-1.5">
          {data.map(table => (
            <League key={table.league_id} table={table} />
          ))}
        </div>
      ) : (
        <ChosenLeague tables={data} />
      )}
    </Panel>
  )
}

function ChosenLeague({ tables }: { readonly tables: readonly TeamTable[] }) {
  const [chosen, setChosen] = useState<string>()
  const table = tables.find(({ league_id }) => String(league_id) === chosen) ?? tables[0]
  const tabs = tables.map(({ league_id, name_korean }) => ({ key: String(league_id), label: name_korean }))
  return (
    table && (
      <>
        {tabs.length > 1 && (
          <div className="px-4 pt-3">
            <Tabs label="리그" tabs={tabs} value={String(table.league_id)} onChange={setChosen} />
          </div>
        )}
        <League table={table} />
      </>
    )
  )
}

const League = ({ table }: { readonly table: TeamTable }) => (
  <section aria-label={table.name_korean} className="min-w-0 px-4 pb-2">
    <h3 className="flex h-9 items-center gap-1.5 text-sm font-normal text-dim">
      <SportIcon sportId={table.sport_id} size={15} />
      <Flag code={table.location_code} />
      <span className="truncate">{table.name_korean}</span>
    </h3>
    <ol data-team-table className="text-sm">
      {table.teams.map(({ team, won, drawn, lost }, index) => (
        <li key={team} className="flex h-9 items-center gap-2">
          <span className="w-4 shrink-0 text-right font-bold text-dim">{index + 1}</span>
          <TeamFace name={team} />
          <span className="min-w-0 flex-1 truncate font-semibold">{team}</span>
          <span className="shrink-0 whitespace-nowrap text-dim">
            {`${won}승 ${drawn > 0 ? `${drawn}무 ` : ''}${lost}패`}
          </span>
        </li>
      ))}
    </ol>
  </section>
)
