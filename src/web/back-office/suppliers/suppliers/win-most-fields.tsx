import { WIN_AMOUNT_MAX, WIN_MULTIPLE_MAX } from '#domain/casino/win-most.ts'
import { FigureField } from '../../kit/figure-field.tsx'

/** The most for wins as typed; undefined while a field is empty. */
export type WinMostDraft = { readonly multiple: number | undefined; readonly amount: number | undefined }

type WinMostFieldsProps = {
  readonly draft: WinMostDraft
  /** Says what counts where a field is empty. */
  readonly hint?: string
  readonly onChange: (draft: WinMostDraft) => void
}

/** The most for wins: a multiple of the stake, and an amount. */
export const WinMostFields = ({ draft, hint, onChange }: WinMostFieldsProps) => (
  <div className="grid grid-cols-2 items-start gap-3">
    <FigureField
      label="당첨 한도 (베팅금의 배)"
      value={draft.multiple}
      max={WIN_MULTIPLE_MAX}
      {...(hint !== undefined && { hint })}
      onChange={multiple => onChange({ ...draft, multiple })}
    />
    <FigureField
      label="당첨 한도 (원)"
      value={draft.amount}
      max={WIN_AMOUNT_MAX}
      onChange={amount => onChange({ ...draft, amount })}
    />
  </div>
)
