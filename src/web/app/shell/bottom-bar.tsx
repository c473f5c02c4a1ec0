import { CircleDot, House, LayoutGrid, type LucideIcon, ReceiptText, ShoppingBasket, Tv } from 'lucide-react'
import type { ReactNode } from 'react'
import { openDrawer } from '#web/client/state/overlays.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { toggleDock, useOpenDock } from '#web/play/cart/cart-dock.ts'
import { pagesAt } from '../menu.ts'
import { PageLink } from './page-link.tsx'
import { usePickCount, useSlipDialog } from './use-slip-dialog.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  '/': House,
  '/inplay': Tv,
  '/bet_result': ReceiptText,
}

/** Limits the font size to the width of the bar. */
const buttonClass =
  'grid h-full justify-items-center text-[min(var(--text-xs),3.6vw)] leading-[16px] font-medium text-dim -outline-offset-2'
const cellClass = classNames(buttonClass, 'content-center gap-[4px]')

/** The bottom bar on phones, with the cart in the middle. */
export function BottomBar() {
  const pages = pagesAt('bar')
  const half = Math.ceil(pages.length / 2)
  return (
    <nav
      aria-label="하단 메뉴"
      className="page-fixed bottom-0 z-40 grid h-(--bar-height) auto-cols-fr grid-flow-col border-t border-line bg-s1 pb-[env(safe-area-inset-bottom)] desktop:hidden"
    >
      {pages.slice(0, half).map(page => (
        <BarLink key={page.path} page={page} />
      ))}
      <CartButton />
      {pages.slice(half).map(page => (
        <BarLink key={page.path} page={page} />
      ))}
      <button type="button" onClick={() => openDrawer('menu')} className={cellClass}>
        <LayoutGrid aria-hidden size={20} />
        전체
      </button>
    </nav>
  )
}

function BarLink({ page }: { readonly page: ReturnType<typeof pagesAt>[number] }) {
  const Icon = icons[page.path] ?? CircleDot
  return (
    <PageLink page={page} at="bar" className={cellClass} activeClassName="text-jade!">
      <Icon aria-hidden size={20} />
      {page.path === '/' ? '홈' : page.title}
    </PageLink>
  )
}

function CartButton(): ReactNode {
  const name = useSlipDialog()
  const count = usePickCount()
  const open = useOpenDock(dock => dock.open === name)
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => toggleDock(name)}
      className={classNames(cellClass, (open || count > 0) && 'text-jade!')}
      data-cart-button
    >
      <span className="relative">
        <ShoppingBasket aria-hidden size={20} />
        {count > 0 && (
          <span
            key={count}
            aria-hidden
            className="absolute -top-[6px] left-[12px] grid h-[18px] min-w-[18px] animate-rise place-items-center rounded-full bg-jade px-[4px] text-[12px] leading-none font-extrabold text-jade-ink"
          >
            {count}
          </span>
        )}
      </span>
      베팅카트
      {count > 0 && <span className="sr-only">{count}개 선택</span>}
    </button>
  )
}
