import { Dialog as RadixDialog } from 'radix-ui'
import { useSwipeAway } from '#web/kit/controls/use-swipe-away.ts'
import { rememberOpener, returnToOpener } from '#web/kit/overlays/return-focus.ts'
import { closeDock, useOpenDock } from '#web/play/cart/cart-dock.ts'
import { Cart } from './right-column.tsx'
import { useSlipDialog } from './use-slip-dialog.ts'

/** Opening the cart keeps the focus on the page. */
function stayOutside(event: Event): void {
  event.preventDefault()
  rememberOpener(event)
}

/**
 * The cart on phones and tablets: fixed at the bottom right above the bar, 330 px wide; the page stays
 * usable, and swiping down closes it (CART-002, CART-024, DIALOG-034).
 */
export function CartDock() {
  const name = useSlipDialog()
  const open = useOpenDock(dock => dock.open === name)
  const swipe = useSwipeAway('down', closeDock)
  return (
    <RadixDialog.Root modal={false} open={open} onOpenChange={next => !next && closeDock()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          onInteractOutside={event => event.preventDefault()}
          onOpenAutoFocus={stayOutside}
          onCloseAutoFocus={returnToOpener}
          data-cart-dock={name}
          {...swipe}
          className="fixed right-[calc((100vw-var(--page-width))/2)] bottom-[calc(var(--bar-height)+8px)] z-40 max-h-[calc(100dvh-var(--bar-height)-var(--header-height)-20px)] w-[330px] max-w-full animate-rise overflow-y-auto overscroll-contain has-data-cart:scroll-pb-52 rounded-lg shadow-float focus:outline-none desktop:hidden"
        >
          <RadixDialog.Title className="sr-only">베팅카트</RadixDialog.Title>
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1/2 z-10 h-1 w-9 -translate-x-1/2 rounded-full bg-edge"
          />
          <Cart />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
