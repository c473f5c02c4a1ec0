import { formatFigure } from '#domain/korean-formats.ts'
import { AmountField } from '#web/kit/controls/amount-field.tsx'
import { amountText, quickAmounts, readAmount } from './amount-entry.ts'

type AmountBoxProps = {
  readonly label: string
  readonly text: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
  /** Amount of the 전액 button; no button without it. */
  readonly most?: number
}

const buttonClass =
  'h-10 rounded-md bg-s2 font-semibold whitespace-nowrap hover:bg-s3 disabled:text-faint mobile:h-11'

/** An amount in won, with buttons that add to it: 1만 to 100만, 전액 and 정정 (WALLET-003). */
export function AmountBox({ label, text, error, onType, most }: AmountBoxProps) {
  const add = (won: number) => onType(formatFigure(readAmount(text) + won))
  return (
    <div className="grid gap-1.5">
      <AmountField label={label} text={text} error={error} onType={typed => onType(amountText(typed))} />
      <div className="grid grid-cols-4 gap-1.5">
        {quickAmounts.map(({ won, label: name }) => (
          <button key={won} type="button" className={buttonClass} onClick={() => add(won)}>
            {name}
          </button>
        ))}
        {most !== undefined && (
          <button
            type="button"
            className={`${buttonClass} text-jade`}
            disabled={most === 0}
            onClick={() => onType(formatFigure(most))}
          >
            전액
          </button>
        )}
        <button
          type="button"
          className={`${buttonClass} text-dim ${most === undefined ? 'col-span-2' : ''}`}
          onClick={() => onType('')}
        >
          정정
        </button>
      </div>
    </div>
  )
}
