import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'
import { useComposedText } from './use-composed-text.ts'

type FigureInputProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  readonly text: string
  readonly onType: (text: string) => void
}

/** A text field for a figure that its owner formats while it is typed. */
export function FigureInput({ text, onType, ...field }: FigureInputProps) {
  const typing = useComposedText(text, ({ value }) => onType(value))
  return <TextField inputMode="numeric" autoComplete="off" {...field} {...typing} />
}
