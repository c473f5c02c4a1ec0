import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'
import { menuAt } from '../menu.ts'
import type { PageEntry } from '../route-table.ts'
import { usePage } from '../use-page.ts'
import { PageLink } from './page-link.tsx'

const itemClass =
  'flex h-(--menu-height) items-center gap-1 px-3 font-semibold whitespace-nowrap text-dim hover:text-text -outline-offset-2'
const activeClass = 'text-text! shadow-[inset_0_-2px_var(--color-jade)]'

/** The main menu of the desktop, one line below the header. */
export function MainMenu() {
  return (
    <nav aria-label="주 메뉴" className="scroll-quiet border-b border-line px-2 mobile:hidden">
      <ul className="flex flex-wrap">
        {menuAt('main').map(item =>
          item.kind === 'page' ? (
            <li key={item.page.path}>
              <PageLink page={item.page} at="main" className={itemClass} activeClassName={activeClass} />
            </li>
          ) : (
            <Submenu key={item.title} title={item.title} pages={item.pages} />
          ),
        )}
      </ul>
    </nav>
  )
}

/** A button that shows its pages below it, marked while one is on one of them; Escape and leaving it close it. */
function Submenu({ title, pages }: { readonly title: string; readonly pages: readonly PageEntry[] }) {
  const [open, setOpen] = useState(false)
  const current = usePage()
  const isHere = pages.some(page => page === current)
  const box = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target)
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      if (inside && escaped) button.current?.focus()
      if (!inside || escaped) setOpen(false)
    }
    const events = ['pointerdown', 'focusin', 'keydown'] as const
    for (const name of events) document.addEventListener(name, leave)
    return () => {
      for (const name of events) document.removeEventListener(name, leave)
    }
  }, [open])
  return (
    <li ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-current={isHere || undefined}
        onClick={() => setOpen(!open)}
        className={classNames(itemClass, isHere && activeClass)}
      >
        {title}
        <ChevronDown aria-hidden size={14} />
      </button>
      {open && (
        <ul className="absolute top-full left-0 z-40 min-w-44 animate-fade rounded-lg border border-line bg-s3 p-1 shadow-float">
          {pages.map(page => (
            <li key={page.path}>
              <PageLink
                page={page}
                at="main"
                onFollow={() => setOpen(false)}
                className="flex h-10 items-center rounded-md px-3 text-dim hover:bg-s2 hover:text-text"
                activeClassName="text-text! font-semibold"
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
