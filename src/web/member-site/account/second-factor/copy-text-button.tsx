import { Copy } from 'lucide-react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

type CopyButtonProps = { readonly text: string; readonly label: string }

/** Copies a text to the clipboard and confirms it. */
export function CopyTextButton({ text, label }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('복사했습니다.', 'good'),
      () => showToast('복사하지 못했습니다. 직접 선택해 복사해 주세요.', 'bad'),
    )
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Copy aria-hidden size={18} />
    </IconButton>
  )
}
