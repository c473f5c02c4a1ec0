import { Copy } from 'lucide-react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

type CopiedValueProps = { readonly label: string; readonly value: string }

/** A long hexadecimal value with its name and a copy button. */
export function CopiedValue({ label, value }: CopiedValueProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast('복사했습니다.')
    } catch {
      showToast('복사하지 못했습니다. 직접 선택해 복사해 주세요.', 'bad')
    }
  }
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-xs text-dim">{label}</span>
        <code className="text-sm leading-snug break-all select-all">{value}</code>
      </div>
      <IconButton label={`${label} 복사`} onClick={() => void copy()}>
        <Copy aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
