import { useSession } from '#web/client/api/api.ts'
import { LevelBadge } from '#web/kit/display/badge.tsx'
import { Money, Points } from '#web/kit/display/figures.tsx'

/** Member and balance in the phone's cart (CART-023); the drawer already shows them above the cart. */
export function MemberPanel() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <section
      aria-label="회원 정보"
      data-cart-member
      className="flex min-h-10 flex-wrap items-center justify-between gap-x-2 rounded-md bg-s2 px-3 py-1 text-sm in-data-drawer:hidden"
    >
      <span className="flex min-w-0 flex-[1_1_6rem] items-center gap-2">
        <LevelBadge level={user.level} />
        <span className="truncate font-semibold">{user.nickname}</span>
      </span>
      <span className="flex gap-2">
        <Money won={user.emoney} />
        <Points points={user.point} />
      </span>
    </section>
  )
}
