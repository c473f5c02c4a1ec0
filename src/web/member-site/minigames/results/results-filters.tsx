import type { WireGame } from '#contract/minigame/minigames.ts'
import { DayPicker } from '#web/kit/controls/day-picker.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { familiesOf, type RoundsFilter } from './results-address.ts'

type FiltersProps = {
  readonly filter: RoundsFilter
  readonly today: string
  readonly games: readonly WireGame[]
  readonly game: WireGame
  readonly onChange: (change: Partial<RoundsFilter>) => void
}

/** Filters by day, kind and game. */
export function ResultsFilters({ filter, today, games, game, onChange }: FiltersProps) {
  const families = familiesOf(games)
  const family = families.find(one => one.games.includes(game))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DayPicker label="추첨일" day={filter.date} today={today} onChange={date => onChange({ date })} />
        <div className="w-60 narrow:w-full">
          <SelectField
            label="게임"
            labelHidden
            options={(family?.games ?? []).map(({ gameId, title }) => ({
              value: String(gameId),
              label: title,
            }))}
            value={String(game.gameId)}
            onChange={event => onChange({ gameId: Number(event.target.value) })}
          />
        </div>
      </div>
      <Tabs
        label="게임 종류"
        tabs={families.map(({ key, title, games: own }) => ({ key, label: title, count: own.length }))}
        value={family?.key ?? ''}
        onChange={key => onChange({ gameId: families.find(one => one.key === key)?.games[0]?.gameId })}
      />
    </div>
  )
}
