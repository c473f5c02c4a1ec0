import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

/** A line of a form; its key is stable while others come and go. */
export type Keyed = { readonly key: number }

/** The key of the next line. */
export const nextKey = (lines: readonly Keyed[]): number => Math.max(-1, ...lines.map(({ key }) => key)) + 1

type EntryLinesProps<T extends Keyed> = {
  /** Label of the lines, for screen readers. */
  readonly label: string
  readonly lines: readonly T[]
  readonly onChange: (lines: readonly T[]) => void
  /** The fields of one line, side by side. */
  readonly fields: (line: T, index: number, change: (part: Partial<T>) => void) => ReactNode
  readonly fieldsInLine: 2 | 3
  readonly deleteLabel: (index: number) => string
  readonly add: { readonly text: string; readonly isOpen: boolean; readonly onAdd: () => void }
  /** The total of all lines, and whether it is valid. */
  readonly sum: { readonly text: string; readonly isRight: boolean }
}

/** Lines of figures in a form, at least one: each can be edited and removed, with the total below. */
export function EntryLines<T extends Keyed>(props: EntryLinesProps<T>) {
  const { label, lines, onChange, fields, fieldsInLine, deleteLabel, add, sum } = props
  return (
    <>
      <ol aria-label={label} className="grid gap-2">
        {lines.map((line, index) => (
          <li
            key={line.key}
            className={classNames(
              'grid items-end gap-2',
              fieldsInLine === 2 ? 'grid-cols-[1fr_1fr_40px]' : 'grid-cols-[1fr_1fr_1fr_40px]',
            )}
          >
            {fields(line, index, part =>
              onChange(lines.map(one => (one.key === line.key ? { ...one, ...part } : one))),
            )}
            <IconButton
              label={deleteLabel(index)}
              disabled={lines.length === 1}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-between gap-3">
        <Button size="sm" disabled={!add.isOpen} onClick={add.onAdd}>
          {add.text}
        </Button>
        <p role="status" className={classNames('font-semibold', !sum.isRight && 'text-danger')}>
          {sum.text}
        </p>
      </div>
    </>
  )
}
