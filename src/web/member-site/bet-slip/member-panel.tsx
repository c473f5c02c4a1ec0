import { useSession } from '#web/kit/api.ts'
import { LevelBadge } from '#web/kit/badge.tsx'
import { Money, Points } from '#web/kit/figures.tsx'

/** Who is betting and with what, in the phone's cart (CART-023); the drawer says it above the cart already. */
export function MemberPanel() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <section
      aria-label="회원 정보"
      data-cart-member
      className="grid gap-2 rounded-md bg-s2 p-3 in-data-drawer:hidden"
    >
      <p className="flex items-center gap-2">
        <LevelBadge level={user.level} />
        <span className="truncate font-semibold">{user.nickname}</span>
      </p>
      <dl className="flex justify-between gap-3 text-sm">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-xs text-dim">보유금액</dt>
          <dd>
            <Money won={user.emoney} />
          </dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt className="text-xs text-dim">포인트</dt>
          <dd>
            <Points points={user.point} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
