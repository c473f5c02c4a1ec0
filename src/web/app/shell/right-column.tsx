import type { PropsWithChildren } from 'react'
import { AlternateBanner } from '#web/client/site/alternate-banner.tsx'
import { ContactBanner, type useContacts } from '#web/client/site/contacts.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useCartPin } from '#web/play/cart/cart-pin.ts'
import { shellSlots } from '../shell-slots.ts'
import { lazySlot } from '../slot.tsx'
import { usePage } from '../use-page.ts'

const MatchCart = lazySlot(shellSlots.cart, 'Cart')
const RoundCart = lazySlot(shellSlots.roundCart, 'Cart')
const OpenBetsCard = lazySlot(shellSlots.openBets, 'OpenBetsCard')
const TodayCard = lazySlot(shellSlots.today, 'TodayCard')

/** The cart for the page's product; its children appear together with it. */
export function Cart({ children }: PropsWithChildren) {
  const Shown = usePage()?.plays === 'rounds' ? RoundCart : MatchCart
  return Shown ? <Shown>{children}</Shown> : children
}

type RightColumnProps = {
  readonly cart: boolean
  readonly contacts: ReturnType<typeof useContacts>
  /** Alternative address of the site; empty when there is none. */
  readonly alternate: string
}

/**
 * The right column of the desktop: the cart if the page has one, otherwise today's rewards, and the
 * banner; 300 px (CART-025, LAYOUT-011).
 */
export function RightColumn({ cart, contacts, alternate }: RightColumnProps) {
  const pinned = useCartPin(state => state.pinned)
  const page = usePage()
  const banners = (
    <>
      {contacts.length > 0 && <ContactBanner contacts={contacts} />}
      {alternate !== '' && <AlternateBanner address={alternate} />}
    </>
  )
  return (
    <aside
      id={cart ? 'cart' : undefined}
      tabIndex={-1}
      aria-label={cart ? '베팅카트와 연락처' : '오늘의 혜택과 연락처'}
      className="w-[300px] self-stretch focus:outline-none mobile:hidden"
    >
      <div
        className={classNames(
          'settles grid gap-3',
          pinned &&
            'sticky top-[calc(var(--header-height)+16px)] max-h-[calc(100dvh-var(--header-height)-32px)] cart-room overflow-y-auto has-data-cart:scroll-pb-52 scroll-quiet',
        )}
      >
        {cart && <Cart>{banners}</Cart>}
        {!cart && page?.openBets && OpenBetsCard && <OpenBetsCard />}
        {!cart && (TodayCard ? <TodayCard>{banners}</TodayCard> : banners)}
      </div>
    </aside>
  )
}
