import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { linkOf } from '#domain/operator-html/addresses.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type LinkDialogProps = { readonly editor: Editor; readonly onClose: () => void }

/** Asks for the target of the selected text; without a selection the URL itself is inserted. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { href = '' }: { href?: string } = editor.getAttributes('link')
  const [address, setAddress] = useState(href)
  const [asked, setAsked] = useState(false)
  const target = linkOf(address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAsked(true)
    if (target === undefined) return
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && href === '')
      chain
        .insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] })
        .run()
    else chain.extendMarkRange('link').setMark('link', { href: target }).run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="링크"
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button look="primary" size="lg" disabled={address.trim() === ''} onClick={submit}>
            확인
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <TextField
          label="주소"
          hint="사이트 안의 경로(/event) 또는 https://로 시작하는 주소"
          error={
            asked && target === undefined
              ? '주소를 확인해 주세요. /로 시작하는 경로나 https:// 주소만 쓸 수 있습니다.'
              : undefined
          }
          value={address}
          onChange={event => setAddress(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
