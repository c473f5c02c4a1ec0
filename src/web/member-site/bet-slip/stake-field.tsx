import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { caretAfter } from '#web/kit/controls/amount-text.ts'
import { controlClass, Field } from '#web/kit/controls/field.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type StakeFieldProps = {
  /** As the slip's rules wrote it: with separators, or as typed when it is no number. */
  readonly text: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
  readonly onEnter: () => void
}

/** The amount of the bet. Takes whatever is typed, so that the rules can say what is wrong with it. */
export function StakeField({ text, error, onType, onEnter }: StakeFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (digitsBefore.current === null) return
    const caret = caretAfter(text, digitsBefore.current)
    digitsBefore.current = null
    box.current?.setSelectionRange(caret, caret)
  })

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    const isFigure = /^[\d,]*$/.test(target.value)
    digitsBefore.current = isFigure ? before.replace(/\D/g, '').replace(/^0+(?=\d)/, '').length : null
    onType(target.value)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
  }
  return (
    <Field label="베팅금액" labelHidden error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-sm text-dim"
          >
            베팅금액
          </span>
          <input
            ref={box}
            id={id}
            name="amount"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            placeholder="0"
            value={text}
            onChange={take}
            onKeyDown={enter}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            data-stake
            className={classNames(controlClass(invalid), 'h-12! pr-9 pl-20 text-right text-xl! font-bold')}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-dim"
          >
            원
          </span>
        </div>
      )}
    </Field>
  )
}
