import './editor-box.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'
import { extensions } from './extensions.ts'
import { htmlOf, readHtml } from './html-text.ts'
import { Toolbar } from './toolbar.tsx'

type EditorBoxProps = {
  readonly labelId: string
  readonly noteId: string | undefined
  readonly value: string
  readonly onChange: (html: string) => void
  readonly invalid: boolean
}

/** The editor itself; loaded with its libraries when first needed. */
export function EditorBox({ labelId, noteId, value, onChange, invalid }: EditorBoxProps) {
  /** The value last emitted or received: another value came from outside. */
  const known = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange
  const editor = useEditor({
    extensions,
    content: '',
    // The site provides its styles; a page takes none from scripts (decision 33).
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    onCreate: ({ editor: made }) => setText(made, value),
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed.state.doc)
      if (html === known.current) return
      known.current = html
      tell.current(html)
    },
    editorProps: {
      attributes: {
        class: 'operator-html',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(noteId && { 'aria-describedby': noteId }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
  })
  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    setText(editor, value)
  }, [editor, value])
  if (!editor) return null
  return (
    <div
      className={classNames(
        'min-w-0 overflow-hidden rounded-md border bg-field focus-within:border-jade focus-within:glow',
        invalid ? 'border-danger' : 'border-edge',
      )}
    >
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

type Editor = NonNullable<ReturnType<typeof useEditor>>

/** Sets a text without an undo step and without an update event. */
function setText(editor: Editor, html: string): void {
  editor.commands.setContent(readHtml(editor.schema, html).toJSON(), { emitUpdate: false })
}
