import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from '../theme/class-names.ts'
import { caretAfter, digitsBefore } from './amount-caret.ts'
import { Field } from './field.tsx'
import { isComposing } from './is-composing.ts'
import { useComposedText } from './use-composed-text.ts'

type AmountFieldProps = {
  readonly label: string
  /** The formatted amount with separators, or the typed text when it is no number (CART-020). */
  readonly text: string
  readonly error: string | undefined
  /** Note about a changed amount. */
  readonly note?: string | undefined
  readonly onType: (text: string) => void
  readonly onEnter?: () => void
}

/** An amount field with its label. Accepts any text, so that the rules can report what is wrong. */
export function AmountField({ label, text, error, note, onType, onEnter }: AmountFieldProps) {
  const keepCaret = useKeptCaret(text)
  const typing = useComposedText(text, box => {
    if (/^[\d,]*$/.test(box.value.normalize('NFKC'))) keepCaret(box)
    onType(box.value)
  })
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !onEnter) return
    // Prevents the rest of this key event from reaching the element that is focused next, such as a
    // dialog's button.
    event.preventDefault()
    onEnter()
  }
  return (
    <Field label={label} labelHidden hint={note} error={error} keepsNote>
      {control => (
        <div className="relative">
          <span aria-hidden className={`${besideClass} left-3`}>
            {label}
          </span>
          <input
            {...control}
            name="amount"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            placeholder="0"
            {...typing}
            onKeyDown={enter}
            className={classNames(control.className, 'h-12! pr-9 pl-20 text-right text-xl! font-bold')}
          />
          <span aria-hidden className={`${besideClass} right-3`}>
            원
          </span>
        </div>
      )}
    </Field>
  )
}

const besideClass = 'pointer-events-none absolute inset-y-0 grid place-items-center text-sm text-dim'

/** Keeps the caret after the same digit when the amount is reformatted; call it with the input on change. */
function useKeptCaret(text: string): (box: HTMLInputElement) => void {
  const typed = useRef<{ readonly box: HTMLInputElement; readonly digits: number }>(undefined)
  useLayoutEffect(() => {
    if (!typed.current) return
    const { box, digits } = typed.current
    typed.current = undefined
    const caret = caretAfter(text, digits)
    box.setSelectionRange(caret, caret)
  })
  return box => {
    typed.current = { box, digits: digitsBefore(box.value, box.selectionStart ?? box.value.length) }
  }
}
