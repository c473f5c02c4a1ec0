import { Copy } from 'lucide-react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { copyText } from '#web/kit/controls/copy-text.ts'

type CopyButtonProps = { readonly text: string; readonly label: string }

/** Puts a text on the clipboard, and says so. */
export const CopyButton = ({ text, label }: CopyButtonProps) => (
  <IconButton label={label} onClick={() => void copyText(text)}>
    <Copy aria-hidden size={18} />
  </IconButton>
)
