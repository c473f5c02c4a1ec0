import { formatFigure } from '#domain/korean-formats.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'
import { FigureInput } from '#web/kit/controls/figure-input.tsx'

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
  <FigureInput
    {...texts}
    text={value === undefined ? '' : formatFigure(value)}
    onType={typed => {
      const digits = typedAmountDigits(typed).slice(0, 15)
      onChange(digits === '' ? undefined : Math.min(Number(digits), max))
    }}
  />
)
