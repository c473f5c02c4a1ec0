import { formatFigure } from '#domain/korean-formats.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'

type FigureFieldProps = {
  readonly label: string
  /** Undefined while the field is empty. */
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly max: number
  readonly hint?: string
  readonly error?: string | undefined
}

/** A whole number, grouped in thousands while typing; limited to `max`. */
export const FigureField = ({ value, onChange, max, ...texts }: FigureFieldProps) => (
  <TextField
    {...texts}
    inputMode="numeric"
    autoComplete="off"
    value={value === undefined ? '' : formatFigure(value)}
    onChange={({ target }) => {
      const digits = typedAmountDigits(target.value).slice(0, 15)
      onChange(digits === '' ? undefined : Math.min(Number(digits), max))
    }}
  />
)
