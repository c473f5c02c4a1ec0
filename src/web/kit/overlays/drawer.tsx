import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import { useSwipeAway } from '../controls/use-swipe-away.ts'
import { classNames } from '../theme/class-names.ts'
import { scrimClass } from './dialog.tsx'
import { rememberOpener, returnToOpener } from './return-focus.ts'

type DrawerProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly side: 'left' | 'right'
  readonly title: ReactNode
  readonly children: ReactNode
}

const sides = {
  left: 'left-0 border-r animate-from-left',
  right: 'right-0 border-l animate-from-right',
} as const

/** A panel from the side, nine tenths of the screen wide; closes by swiping (LAYOUT-023, LAYOUT-024). */
export function Drawer({ open, onClose, side, title, children }: DrawerProps) {
  const swipe = useSwipeAway(side, onClose)
  return (
    <RadixDialog.Root open={open} onOpenChange={next => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnToOpener}
          data-drawer={side}
          {...swipe}
          className={classNames(
            'fixed inset-y-0 z-50 flex touch-pan-y w-[90%] max-w-[calc(var(--page-width)*0.9)] flex-col border-line bg-s1 shadow-float focus:outline-none',
            sides[side],
          )}
        >
          <header className="flex h-(--header-height) shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
            <RadixDialog.Title className="text-lg font-bold">{title}</RadixDialog.Title>
            <IconButton label="닫기" onClick={onClose}>
              <X aria-hidden size={22} />
            </IconButton>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto has-data-cart:scroll-pb-52 overscroll-contain pb-[env(safe-area-inset-bottom)]">
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
