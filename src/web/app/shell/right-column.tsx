import { siteContract } from '#contract/site.ts'
import { useCall } from '#web/kit/api.ts'
import { useCartPin } from '#web/kit/cart-pin.ts'
import { classNames } from '#web/kit/class-names.ts'
import { shellSlots } from '../shell-slots.ts'
import { lazySlot } from '../slot.tsx'

export const Cart = lazySlot(shellSlots.cart, 'Cart')

/** Messenger contacts by their index: the spec names them so (LAYOUT-012, LAYOUT-013). */
const contactNames = ['텔레그램', '카카오톡'] as const

/** Contacts that are switched on. */
export function useContacts() {
  const { data } = useCall(siteContract.messengers, undefined, { staleTime: 60_000 })
  return contactNames.flatMap((name, index) => {
    const contact = data?.[index]
    return contact?.useFlag === 1 ? [{ name, ...contact }] : []
  })
}

/** The right of the desktop: the cart where the page has one, and the banner; 300 px (CART-025, LAYOUT-011). */
export function RightColumn({
  cart,
  contacts,
}: {
  readonly cart: boolean
  readonly contacts: ReturnType<typeof useContacts>
}) {
  const pinned = useCartPin(state => state.pinned)
  return (
    <aside aria-label="베팅카트와 연락처" className="w-[300px] self-stretch mobile:hidden">
      <div
        className={classNames(
          'grid gap-3',
          pinned &&
            'sticky top-[calc(var(--header-height)+16px)] max-h-[calc(100dvh-var(--header-height)-32px)] overflow-y-auto scroll-quiet',
        )}
      >
        {cart && Cart && <Cart />}
        {contacts.length > 0 && <Banner contacts={contacts} />}
      </div>
    </aside>
  )
}

function Banner({ contacts }: { readonly contacts: ReturnType<typeof useContacts> }) {
  return (
    <section aria-label="고객 연락처" className="card grid gap-1 p-2" data-banner>
      {contacts.map(contact => (
        <a
          key={contact.name}
          href={contact.url}
          target="_blank"
          rel="noopener noreferrer"
          className="flex h-12 items-center gap-3 rounded-md px-2 hover:bg-s2"
        >
          <img
            src={`/file/download/${contact.imgPath.replace(/^\//, '')}`}
            alt=""
            width={32}
            height={32}
            className="size-8 rounded-md bg-s3"
          />
          <span className="grid">
            <span className="text-xs text-dim">{contact.name}</span>
            <span className="font-semibold">{contact.messengerId}</span>
          </span>
        </a>
      ))}
    </section>
  )
}
