import { DayField } from '#web/kit/controls/day-field.tsx'
import { readDay } from './address.ts'
import type { Always, Control, Field } from './list-filter.ts'

type Day = {
  readonly label: string
  /** The fields of the first and the last day that can be chosen. */
  readonly min?: string
  readonly max?: string
}

/** A day. */
export const dayOf = (day: Day): Field => ({
  ...{ usual: '', read: text => readDay(text) || undefined, excludes: true },
  control: controlOf(day),
})

/** A day that is always set; read at each use, because "today" changes while the page is open. */
export const setDayOf = (day: Day, usual: () => string): Always<Field> => ({
  get usual() {
    return usual()
  },
  ...{ read: text => readDay(text) || undefined, excludes: false, always: true },
  control: controlOf(day),
})

const controlOf = ({ label, min = '', max = '' }: Day): Control => ({
  ...{ kind: 'own', place: 'bar' },
  draw: ({ value, values, onPick }) => {
    const [first, last] = [values[min], values[max]]
    return (
      <DayField
        label={label}
        value={value}
        {...(first && { min: first })}
        {...(last && { max: last })}
        onChange={onPick}
      />
    )
  },
})

/** The first and the last day. */
export const period = {
  from: dayOf({ label: '시작일', max: 'to' }),
  to: dayOf({ label: '종료일', min: 'from' }),
} as const
