import { Copy } from 'lucide-react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { copyText } from '#web/kit/controls/copy-text.ts'

type CopiedValueProps = { readonly label: string; readonly value: string }

/** A long value of hexadecimal digits with its name, and a button that copies it. */
export function CopiedValue({ label, value }: CopiedValueProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-xs text-dim">{label}</span>
        <code className="text-sm leading-snug break-all select-all">{value}</code>
      </div>
      <IconButton label={`${label} 복사`} onClick={() => void copyText(value)}>
        <Copy aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
