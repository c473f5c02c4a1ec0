import { FigureInput } from '#web/kit/controls/figure-input.tsx'
import {
  type EntryErrors,
  entryText,
  type LimitName,
  type LimitsEntry,
  limitNames,
  limitWord,
} from './limits-entry.ts'

type LimitFieldsProps = {
  readonly entry: LimitsEntry
  readonly errors: EntryErrors | undefined
  readonly onType: (name: LimitName, text: string) => void
}

const unit = (name: LimitName): string => (name === 'maxBetPercent' ? '배' : '원')

/** The four limits of a kind of page. */
export const LimitFields = ({ entry, errors, onType }: LimitFieldsProps) => (
  <div className="grid grid-cols-2 gap-x-3 gap-y-2">
    {limitNames.map(name => (
      <FigureInput
        key={name}
        label={`${limitWord[name]} (${unit(name)})`}
        inputMode={name === 'maxBetPercent' ? 'decimal' : 'numeric'}
        text={entry[name]}
        error={errors?.[name]}
        onType={typed => onType(name, entryText(name, typed))}
      />
    ))}
  </div>
)
