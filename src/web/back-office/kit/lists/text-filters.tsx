import { type FormEvent, useState } from 'react'
import { typedDigits } from '#domain/typed-text.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type TextFilter<K extends string> = {
  readonly name: K
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  /** Accepts digits only. */
  readonly digits?: boolean
  /** Width on the desktop, as a class: `w-36`. */
  readonly width: string
}

type Texts<K extends string> = Readonly<Record<K, string>>

type TextFiltersProps<K extends string> = {
  readonly fields: readonly TextFilter<K>[]
  readonly values: Texts<K>
  /** Many fields: wraps into several rows, two fields per row on phones. */
  readonly wraps?: boolean
  readonly onSubmit: (texts: Partial<Texts<K>>) => void
}

/** Text filters of a list, sent by Enter or the button. They follow the URL when it changes otherwise. */
export const TextFilters = <K extends string>(props: TextFiltersProps<K>) => (
  <TextForm key={props.fields.map(({ name }) => props.values[name]).join(' ')} {...props} />
)

function TextForm<K extends string>({ fields, values, wraps = false, onSubmit }: TextFiltersProps<K>) {
  const [typed, setTyped] = useState<Partial<Texts<K>>>({})
  const textOf = (name: K): string => typed[name] ?? values[name]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const texts: { [N in K]?: string } = {}
    for (const { name } of fields) texts[name] = textOf(name).trim()
    onSubmit(texts)
  }
  return (
    <form
      onSubmit={submit}
      className={classNames(
        'flex items-center gap-2 narrow:col-span-full',
        wraps && 'flex-wrap narrow:grid narrow:grid-cols-2',
      )}
    >
      {fields.map(({ name, label, placeholder, maxLength, digits = false, width }) => (
        <div key={name} className={classNames(width, 'min-w-0 narrow:w-auto narrow:flex-1')}>
          <TextField
            label={label}
            labelHidden
            placeholder={placeholder}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            {...(digits && { inputMode: 'numeric' })}
            value={textOf(name)}
            onChange={({ target }) =>
              setTyped({ ...typed, [name]: digits ? typedDigits(target.value) : target.value })
            }
          />
        </div>
      ))}
      <Button type="submit">검색</Button>
    </form>
  )
}
