import { formatFigure } from '#domain/korean-formats.ts'
import { AmountField } from '#web/kit/controls/amount-field.tsx'
import { Button } from '#web/kit/controls/button.tsx'

/** As it is typed: digits, grouped. */
export const amountText = (typed: string): string => {
  const digits = typed
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12)
  return digits === '' ? '' : formatFigure(Number(digits))
}

/** What a text asks for; 0 where it is empty. */
export const readAmount = (text: string): number => Number(text.replaceAll(',', '')) || 0

const TEN_THOUSAND = 10_000
const steps = [1, 3, 5, 10, 30, 50, 100]

type AmountEntryProps = {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly error: string | undefined
  /** What 전액 fills in; no such button without. */
  readonly most?: number
}

/** An amount with the buttons that add to it (handbook 5.3). */
export function AmountEntry({ label, text, onText, error, most }: AmountEntryProps) {
  const add = (step: number) => onText(formatFigure(readAmount(text) + step * TEN_THOUSAND))
  return (
    <div className="grid gap-2">
      <AmountField label={label} text={text} error={error} onType={typed => onText(amountText(typed))} />
      <div className="grid grid-cols-4 gap-1.5">
        {steps.map(step => (
          <Button key={step} onClick={() => add(step)}>
            {step}만
          </Button>
        ))}
        {most === undefined ? null : (
          <Button disabled={most === 0} onClick={() => onText(formatFigure(most))}>
            전액
          </Button>
        )}
        <Button look="quiet" onClick={() => onText('')}>
          정정
        </Button>
      </div>
    </div>
  )
}
