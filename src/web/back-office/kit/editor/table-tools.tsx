import type { Editor } from '@tiptap/react'
import { Button } from '#web/kit/controls/button.tsx'
import { addRow, changeColumn, removeRow } from './tables.ts'

const tools: readonly (readonly [label: string, act: (editor: Editor) => void])[] = [
  ['행 추가', addRow],
  ['행 삭제', removeRow],
  ['열 추가', editor => changeColumn(editor, true)],
  ['열 삭제', editor => changeColumn(editor, false)],
]

/** Buttons for the table at the cursor. */
export const TableTools = ({ editor }: { readonly editor: Editor }) => (
  <fieldset aria-label="표" className="flex flex-wrap gap-1">
    {tools.map(([label, act]) => (
      <Button key={label} size="sm" onMouseDown={event => event.preventDefault()} onClick={() => act(editor)}>
        {label}
      </Button>
    ))}
  </fieldset>
)
