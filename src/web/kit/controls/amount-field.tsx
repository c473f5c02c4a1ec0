import { type ChangeEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { classNames } from '../theme/class-names.ts'
import { caretAfter, readAmount, writeAmount } from './amount-text.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type AmountFieldProps = FieldTexts & {
  /** Whole won or points; null is empty. */
  readonly value: number | null
  readonly onChange: (amount: number | null) => void
  readonly onEnter?: () => void
  readonly unit?: '원' | 'P'
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** An amount with thousands separators while typing; the caret stays behind the digit it was behind. */
export function AmountField({
  value,
  onChange,
  onEnter,
  unit = '원',
  label,
  labelHidden,
  hint,
  error,
  ...input
}: AmountFieldProps) {
  const { text, take } = useSeparators(value, onChange)
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
  }

  return (
    <Field label={label} labelHidden={labelHidden ?? false} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <input
            {...input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            id={id}
            value={text}
            onChange={take}
            onKeyDown={enter}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={classNames(controlClass(invalid), 'pr-9 text-right text-xl font-bold')}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-dim"
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}

/** Writes the amount with separators and puts the caret back behind the digit it was behind. */
function useSeparators(value: number | null, onChange: AmountFieldProps['onChange']) {
  const box = useRef<HTMLInputElement | null>(null)
  const digitsBefore = useRef<number | null>(null)
  const text = writeAmount(value)

  useLayoutEffect(() => {
    if (digitsBefore.current === null) return
    const caret = caretAfter(text, digitsBefore.current)
    digitsBefore.current = null
    box.current?.setSelectionRange(caret, caret)
  })

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    box.current = target
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    digitsBefore.current = before.replace(/\D/g, '').replace(/^0+(?=\d)/, '').length
    onChange(readAmount(target.value))
  }
  return { text, take }
}
