import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/kit/controls/button.tsx'

type HomeNoteProps = {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A line of the home page that members can close. */
export const HomeNote = ({ label, onClose, children }: HomeNoteProps) => (
  <aside aria-label={label} className="card flex items-center gap-2 py-2 pr-1 pl-4">
    <p className="min-w-0 flex-1 text-sm">{children}</p>
    <IconButton label="안내 닫기" onClick={onClose}>
      <X aria-hidden size={16} />
    </IconButton>
  </aside>
)

export const noteLinkClass =
  'inline-flex min-h-8 items-center font-semibold whitespace-nowrap text-jade hover:underline mobile:min-h-11'
