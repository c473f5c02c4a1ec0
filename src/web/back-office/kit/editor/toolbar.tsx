import type { Editor } from '@tiptap/react'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Strikethrough,
  Table2,
  Underline,
  Undo2,
  Unlink,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { BlockChoice, TintChoice } from './choices.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { TableTools } from './table-tools.tsx'
import { insertTable, isInTable } from './tables.ts'

type ToolbarProps = { readonly editor: Editor }

/** Formatting buttons for the selected text, in groups. */
export function Toolbar({ editor }: ToolbarProps) {
  const [open, setOpen] = useState<'link' | 'picture'>()
  const close = () => setOpen(undefined)
  return (
    <fieldset
      aria-label="서식"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-s1 p-1"
    >
      <BlockChoice editor={editor} />
      <Marks editor={editor} />
      <TintChoice editor={editor} />
      <Alignments editor={editor} />
      <Group>
        <Toggle
          icon={List}
          label="글머리 목록"
          pressed={editor.isActive('bulletList')}
          onPress={() => editor.chain().focus().toggleBulletList().run()}
        />
        <Toggle
          icon={ListOrdered}
          label="번호 목록"
          pressed={editor.isActive('orderedList')}
          onPress={() => editor.chain().focus().toggleOrderedList().run()}
        />
      </Group>
      <Group>
        <Toggle icon={Link} label="링크" pressed={editor.isActive('link')} onPress={() => setOpen('link')} />
        {editor.isActive('link') && (
          <Toggle
            icon={Unlink}
            label="링크 지우기"
            onPress={() => editor.chain().focus().extendMarkRange('link').unsetMark('link').run()}
          />
        )}
        <Toggle icon={ImagePlus} label="그림" onPress={() => setOpen('picture')} />
        <Toggle icon={Table2} label="표" disabled={isInTable(editor)} onPress={() => insertTable(editor)} />
        <Toggle
          icon={Minus}
          label="구분선"
          onPress={() => editor.chain().focus().setHorizontalRule().run()}
        />
      </Group>
      <Group>
        <Toggle
          icon={Undo2}
          label="실행 취소"
          disabled={!editor.can().undo()}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <Toggle
          icon={Redo2}
          label="다시 실행"
          disabled={!editor.can().redo()}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </Group>
      {isInTable(editor) && <TableTools editor={editor} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && (
        <PictureDialog
          onChoose={({ name, title, width, height }) => {
            const attrs = {
              src: `/file/download/${name}`,
              alt: title,
              width: `${width}`,
              height: `${height}`,
            }
            editor.chain().focus().insertContent({ type: 'image', attrs }).run()
            close()
          }}
          onClose={close}
        />
      )}
    </fieldset>
  )
}

const Group = ({ children }: { readonly children: ReactNode }) => <div className="flex">{children}</div>

type ToggleProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

const Toggle = ({ icon: Icon, label, pressed, disabled = false, onPress }: ToggleProps) => (
  <IconButton
    label={label}
    size="sm"
    {...(pressed !== undefined && { pressed })}
    disabled={disabled}
    // Keeps the selection.
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    <Icon aria-hidden size={16} />
  </IconButton>
)

const marks = [
  { name: 'bold', label: '굵게', icon: Bold },
  { name: 'italic', label: '기울임', icon: Italic },
  { name: 'underline', label: '밑줄', icon: Underline },
  { name: 'strike', label: '취소선', icon: Strikethrough },
] as const

const Marks = ({ editor }: ToolbarProps) => (
  <Group>
    {marks.map(({ name, label, icon }) => (
      <Toggle
        key={name}
        icon={icon}
        label={label}
        pressed={editor.isActive(name)}
        onPress={() => editor.chain().focus().toggleMark(name).run()}
      />
    ))}
  </Group>
)

const places = [
  { value: null, label: '왼쪽 정렬', icon: AlignLeft },
  { value: 'align-center', label: '가운데 정렬', icon: AlignCenter },
  { value: 'align-right', label: '오른쪽 정렬', icon: AlignRight },
] as const

function Alignments({ editor }: ToolbarProps) {
  const block = editor.isActive('heading') ? 'heading' : 'paragraph'
  const now: unknown = editor.getAttributes(block).class ?? null
  return (
    <Group>
      {places.map(({ value, label, icon }) => (
        <Toggle
          key={label}
          icon={icon}
          label={label}
          pressed={now === value}
          disabled={isInTable(editor)}
          onPress={() => editor.chain().focus().updateAttributes(block, { class: value }).run()}
        />
      ))}
    </Group>
  )
}
