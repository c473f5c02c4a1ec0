import type { ResultLeague } from '#contract/fixtures/fixtures.ts'
import type { SportId } from '#domain/ids.ts'
import { DayPicker } from '#web/kit/controls/day-picker.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { type ResultsFilter, sportsOf } from './results-query.ts'

type FiltersProps = {
  readonly filter: ResultsFilter
  readonly today: string
  readonly leagues: readonly ResultLeague[]
  /** The number of results is known. */
  readonly counted: boolean
  readonly onChange: (change: Partial<ResultsFilter>) => void
}

/** Day, sport and league (handbook 6.5); only sports and leagues with results on the day. */
export function ResultsFilters({ filter, today, leagues, counted, onChange }: FiltersProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DayPicker
          label="경기일"
          day={filter.date}
          today={today}
          onChange={date => onChange({ date, sportId: undefined, leagueId: undefined })}
        />
        <div className="w-60 narrow:w-full">
          <LeagueSelect filter={filter} leagues={leagues} onChange={onChange} />
        </div>
      </div>
      <SportTabs filter={filter} leagues={leagues} counted={counted} onChange={onChange} />
    </div>
  )
}

function SportTabs({ filter, leagues, counted, onChange }: Omit<FiltersProps, 'today'>) {
  const sports = sportsOf(leagues)
  const total = sports.reduce((sum, sport) => sum + sport.count, 0)
  const tabs = [
    { key: 'all', label: '전체', count: counted ? total : undefined },
    ...sports.map(({ sportId, name, count }) => ({
      key: String(sportId),
      label: name,
      count,
      icon: <SportIcon sportId={sportId as SportId} size={16} />,
    })),
  ]
  return (
    <Tabs
      label="종목"
      tabs={tabs}
      value={filter.sportId === undefined ? 'all' : String(filter.sportId)}
      onChange={key => onChange({ sportId: key === 'all' ? undefined : Number(key), leagueId: undefined })}
    />
  )
}

function LeagueSelect({ filter, leagues, onChange }: Omit<FiltersProps, 'today' | 'counted'>) {
  const ofSport = leagues.filter(league => filter.sportId === undefined || league.sport_id === filter.sportId)
  const options = [
    { value: '', label: '모든 리그' },
    ...ofSport.map(league => ({
      value: String(league.league_id),
      label: `${league.name_korean} (${league.cnt})`,
    })),
  ]
  return (
    <SelectField
      label="리그"
      labelHidden
      options={options}
      value={filter.leagueId === undefined ? '' : String(filter.leagueId)}
      onChange={event => onChange({ leagueId: event.target.value ? Number(event.target.value) : undefined })}
    />
  )
}
