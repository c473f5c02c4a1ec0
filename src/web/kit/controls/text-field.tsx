import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { IconButton } from './button.tsx'
import { Field, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & { readonly ref?: Ref<HTMLInputElement> }

/** A single-line text field. Works with `{...register('name')}` of react-hook-form. */
export function TextField({ label, labelHidden, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {control => <input type="text" {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>

/** A multi-line, resizable text field. */
export function TextArea({ label, labelHidden, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {control => (
        <textarea
          rows={6}
          {...area}
          {...control}
          className={`${control.className} h-auto! resize-y py-2.5 leading-relaxed`}
        />
      )}
    </Field>
  )
}

/** A password field with a button that reveals the text. */
export function PasswordField({ label, labelHidden, hint, error, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {control => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${control.className} pr-11`}
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
