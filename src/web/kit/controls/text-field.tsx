import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { IconButton } from './button.tsx'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & { readonly ref?: Ref<HTMLInputElement> }

/** One line of text. Works as is with `{...register('name')}` of react-hook-form. */
export function TextField({ label, labelHidden, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden ?? false} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <input
          type="text"
          {...input}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={controlClass(invalid)}
        />
      )}
    </Field>
  )
}

type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>

/** Several lines of text; the box can be drawn longer. */
export function TextArea({ label, labelHidden, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} labelHidden={labelHidden ?? false} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <textarea
          rows={6}
          {...area}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={`${controlClass(invalid)} h-auto! resize-y py-2.5 leading-relaxed`}
        />
      )}
    </Field>
  )
}

/** A password, with a button that shows what was typed. */
export function PasswordField({ label, labelHidden, hint, error, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} labelHidden={labelHidden ?? false} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <input
            {...input}
            type={shown ? 'text' : 'password'}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={`${controlClass(invalid)} pr-11`}
          />
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">
            <IconButton label={shown ? '비밀번호 숨기기' : '비밀번호 보기'} onClick={() => setShown(!shown)}>
              <Icon aria-hidden size={18} />
            </IconButton>
          </div>
        </div>
      )}
    </Field>
  )
}
