import { classNames } from '#web/kit/theme/class-names.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'

type PaletteListProps = {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  /** Index of the entry that Enter opens. */
  readonly chosen: number
  readonly onChoose: (to: string) => void
}

/** The results by group. The focus stays in the field above, which references the selected entry. */
export function PaletteList({ id, groups, chosen, onChoose }: PaletteListProps) {
  const places = new Map(groups.flatMap(({ entries }) => entries).map((entry, at) => [entry, at]))
  return (
    <div id={id} role="listbox" aria-label="찾은 결과" className="max-h-[56dvh] min-h-0 overflow-y-auto">
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: options stand in groups of a list, which are no fieldsets.
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-2 pt-2 pb-1 text-xs font-semibold text-dim">
            {title}
          </p>
          {entries.map(entry => (
            <Option
              key={entry.key}
              id={`${id}-${places.get(entry)}`}
              entry={entry}
              isChosen={places.get(entry) === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly entry: PaletteEntry
  readonly isChosen: boolean
  readonly onChoose: (to: string) => void
}

const Option = ({ id, entry: { title, note, to }, isChosen, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys are the field's.
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    ref={isChosen ? showInView : undefined}
    onClick={() => onChoose(to)}
    className={classNames(
      'flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-2 py-1.5 mobile:min-h-11',
      isChosen ? 'bg-jade-wash' : 'hover:bg-s2',
    )}
  >
    <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
    <span className="ml-auto min-w-0 text-xs text-dim wrap-anywhere">{note}</span>
  </div>
)

const showInView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
