import type { Editor } from '@tiptap/react'
import { oneOf, type Tint, tints } from '#domain/operator-html/grammar.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { isInTable } from './tables.ts'

type ChoiceProps = { readonly editor: Editor }

const blocks = [
  { value: 'text', label: '본문' },
  { value: '3', label: '제목' },
  { value: '4', label: '작은 제목' },
] as const

/** Type of the current block: paragraph or heading. */
export function BlockChoice({ editor }: ChoiceProps) {
  const value = editor.isActive('heading', { level: 3 })
    ? '3'
    : editor.isActive('heading', { level: 4 })
      ? '4'
      : 'text'
  const choose = (chosen: string) => {
    const chain = editor.chain().focus()
    if (chosen === '3') chain.setHeading({ level: 3 }).run()
    else if (chosen === '4') chain.setHeading({ level: 4 }).run()
    else chain.setParagraph().run()
  }
  return (
    <div className="w-28">
      <SelectField
        label="문단"
        labelHidden
        options={blocks}
        value={value}
        disabled={isInTable(editor)}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  )
}

const tintWords: Readonly<Record<Tint, string>> = {
  'tint-jade': '초록',
  'tint-gold': '금색',
  'tint-up': '빨강',
  'tint-down': '파랑',
  'tint-dim': '흐리게',
}

const tintOptions = [
  { value: '', label: '기본색' },
  ...tints.map(tint => ({ value: tint, label: tintWords[tint] })),
]

/** Colour of the selected text. */
export function TintChoice({ editor }: ChoiceProps) {
  const { class: now }: { class?: string } = editor.getAttributes('tint')
  const choose = (chosen: string) => {
    const chain = editor.chain().focus()
    if (chosen === '') chain.unsetMark('tint').run()
    else chain.setMark('tint', { class: chosen }).run()
  }
  return (
    <div className="w-24">
      <SelectField
        label="글자색"
        labelHidden
        options={tintOptions}
        value={oneOf(tints, now) ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  )
}
