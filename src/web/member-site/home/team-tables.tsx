import { useState } from 'react'
import { teamTableContract } from '#contract/team-tables.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { Panel } from './panel.tsx'

/** How the best teams of the great leagues stand; absent until there are results (FIELD-038, FIELD-039). */
export function TeamTables() {
  const { data = [] } = useCall(teamTableContract.list, undefined)
  const [chosen, setChosen] = useState<string>()
  const table = data.find(({ league_id }) => String(league_id) === chosen) ?? data[0]
  if (!table) return null
  const tabs = data.map(({ league_id, name_korean }) => ({ key: String(league_id), label: name_korean }))
  return (
    <Panel title="팀 순위" note="최근 30일 경기결과">
      {tabs.length > 1 && (
        <div className="px-4 pt-3">
          <Tabs label="리그" tabs={tabs} value={String(table.league_id)} onChange={setChosen} />
        </div>
      )}
      <p className="flex items-center gap-1.5 px-4 pt-3 pb-1.5 text-sm text-dim">
        <SportIcon sportId={table.sport_id} size={15} />
        <Flag code={table.location_code} />
        <span className="truncate">{table.name_korean}</span>
      </p>
      <ol data-team-table className="pb-2 text-sm">
        {table.teams.map(({ team, won, drawn, lost }, index) => (
          <li key={team} className="flex h-9 items-center gap-3 px-4">
            <span className="w-4 shrink-0 text-right font-bold text-dim tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 truncate font-semibold">{team}</span>
            <span className="shrink-0 whitespace-nowrap text-dim tabular-nums">
              {`${won}승 ${drawn > 0 ? `${drawn}무 ` : ''}${lost}패`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
