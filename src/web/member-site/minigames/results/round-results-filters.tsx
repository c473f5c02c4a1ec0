import type { WireGame } from '#contract/minigame/minigames.ts'
import { DayPicker } from '#web/kit/controls/day-picker.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { byGroup, gamesOf, groupTitle } from '../overview/places.ts'
import { familiesOf, type RoundsFilter } from './results-address.ts'

type FiltersProps = {
  readonly filter: RoundsFilter
  readonly today: string
  readonly games: readonly WireGame[]
  /** Undefined: all venues. */
  readonly game: WireGame | undefined
  readonly onChange: (change: Partial<RoundsFilter>) => void
}

type MinigameFiltersProps = Omit<FiltersProps, 'game'> & {
  /** The games of the chosen provider. */
  readonly ofGroup: readonly WireGame[]
  readonly game: WireGame
}

const optionsOf = (games: readonly WireGame[]) =>
  games.map(({ gameId, title }) => ({ value: String(gameId), label: title }))

/** Filters of virtual sports: by day and venue; all venues by default. */
export const VenueFilters = ({ filter, today, games, game, onChange }: FiltersProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <DayPicker label="추첨일" day={filter.date} today={today} onChange={date => onChange({ date })} />
    <div className="w-60 narrow:w-full">
      <SelectField
        label="경기장"
        labelHidden
        options={[{ value: '', label: '모든 경기장' }, ...optionsOf(games)]}
        value={game ? String(game.gameId) : ''}
        onChange={({ target: { value } }) => onChange({ gameId: value === '' ? undefined : Number(value) })}
      />
    </div>
  </div>
)

/** Filters of minigames: by day, provider, kind and game. */
export function MinigameFilters({ filter, today, games, ofGroup, game, onChange }: MinigameFiltersProps) {
  const families = familiesOf(ofGroup)
  const family = families.find(one => one.games.includes(game))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DayPicker label="추첨일" day={filter.date} today={today} onChange={date => onChange({ date })} />
        <div className="grid w-96 grid-cols-2 gap-2 narrow:w-full">
          <SelectField
            label="게임사"
            labelHidden
            options={[{ value: '', label: '모든 게임사' }, ...providersOf(games)]}
            value={filter.group}
            onChange={({ target: { value } }) =>
              onChange({ group: value, gameId: firstGame(value === '' ? games : gamesOf(value, games)) })
            }
          />
          <SelectField
            label="게임"
            labelHidden
            options={optionsOf(family?.games ?? [])}
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

const firstGame = (games: readonly WireGame[]): number | undefined => familiesOf(games)[0]?.games[0]?.gameId

/** The providers that have games, in display order. */
const providersOf = (games: readonly WireGame[]) => {
  const keys = new Set(byGroup(games).flatMap(section => section.games.map(({ group }) => group)))
  return [...keys].map(key => ({ value: key, label: groupTitle(key) }))
}
