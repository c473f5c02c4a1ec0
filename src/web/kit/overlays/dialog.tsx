import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../controls/button.tsx'
import { classNames } from '../theme/class-names.ts'
import { rememberOpener, returnToOpener } from './return-focus.ts'

const widths = { confirm: 'w-[450px]', content: 'w-[640px]', wide: 'w-[1000px]' } as const

type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly titleHidden?: boolean
  /** One sentence below the title. */
  readonly description?: string
  /** Closed only by its own buttons, not by clicking outside or Escape (DIALOG-004). */
  readonly persistent?: boolean
  /** 450 px for confirmations, 640 px for content, 1000 px for wide tables. */
  readonly size?: keyof typeof widths
  /** Buttons, in a row at the bottom. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export const scrimClass = 'fixed inset-0 z-50 bg-scrim animate-fade'

const panelClass = classNames(
  'fixed left-1/2 top-1/2 z-50 -translate-x-1/2 -translate-y-1/2 flex flex-col animate-rise',
  'max-h-[calc(100dvh-32px)] max-w-[calc(100vw-24px)] rounded-xl border border-line bg-s1 shadow-float',
  'focus:outline-none',
)

/** Scrolled content fades out at both ends instead of being cut. */
const bodyClass =
  'min-h-0 overflow-y-auto px-5 py-3 mask-[linear-gradient(transparent,#000_12px,#000_calc(100%-12px),transparent)]'

const fieldSelector = 'input:not([type=hidden]), select, textarea'

/**
 * A dialog over the page. The focus goes to the element marked as first, to the first field or to the
 * dialog, is trapped, and returns to the opener.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    titleHidden,
    description,
    persistent = false,
    size = 'confirm',
    actions,
    children,
  } = props
  const keepOpen = (event: Event) => event.preventDefault()
  const panel = useRef<HTMLDivElement>(null)
  const focusInside = (event: Event) => {
    event.preventDefault()
    rememberOpener(event)
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    ;(find('[data-first]') ?? find(fieldSelector) ?? panel.current)?.focus()
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={next => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          ref={panel}
          tabIndex={-1}
          onOpenAutoFocus={focusInside}
          onCloseAutoFocus={returnToOpener}
          className={classNames(panelClass, widths[size])}
          {...(persistent && { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen })}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className={titleHidden ? 'sr-only' : 'flex items-start gap-2 px-5 pt-4 pb-1'}>
            <div className="grid gap-1 py-1.5">
              <RadixDialog.Title className="text-xl font-bold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="text-base text-dim">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {!persistent && !titleHidden && (
              <div className="-mt-0.5 -mr-2 ml-auto mobile:-mt-1">
                <IconButton label="닫기" onClick={onClose}>
                  <X aria-hidden size={20} />
                </IconButton>
              </div>
            )}
          </header>
          {children && <div className={classNames(bodyClass, !actions && 'pb-5')}>{children}</div>}
          {actions && <DialogActions>{actions}</DialogActions>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** The button row of a dialog: equal widths, primary button last. */
function DialogActions({ children }: { readonly children: ReactNode }) {
  return <footer className="grid auto-cols-fr grid-flow-col gap-2 px-5 pt-2 pb-5">{children}</footer>
}
