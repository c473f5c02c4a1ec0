import { Dialog as RadixDialog } from 'radix-ui'
import { rememberOpener, returnToOpener } from '#web/kit/overlays/return-focus.ts'
import { closeDock, useOpenDock } from '#web/play/cart/cart-dock.ts'
import { Cart } from './right-column.tsx'
import { useSlipDialog } from './use-slip-dialog.ts'

/** Opening the cart leaves the focus on the page. */
function stayOutside(event: Event): void {
  event.preventDefault()
  rememberOpener(event)
}

/** The cart of phones and tablets: fixed at the bottom right over the bar, 330 px, and the page stays usable (CART-002, CART-024, DIALOG-034). */
export function CartDock() {
  const name = useSlipDialog()
  const open = useOpenDock(dock => dock.open === name)
  return (
    <RadixDialog.Root modal={false} open={open} onOpenChange={next => !next && closeDock()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          onInteractOutside={event => event.preventDefault()}
          onOpenAutoFocus={stayOutside}
          onCloseAutoFocus={returnToOpener}
          data-cart-dock={name}
          className="fixed right-[calc((100vw-var(--page-width))/2)] bottom-[calc(var(--bar-height)+20px)] z-40 max-h-[calc(100dvh-var(--bar-height)-var(--header-height)-32px)] w-[330px] max-w-full animate-rise overflow-y-auto has-data-cart:scroll-pb-52 rounded-lg shadow-float focus:outline-none desktop:hidden"
        >
          <RadixDialog.Title className="sr-only">베팅카트</RadixDialog.Title>
          <Cart />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
