import type { ComponentType } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'
import { menuAt } from '../menu.ts'
import type { PageEntry } from '../routes/page-entry.ts'
import { menuGroups } from '../routes/page-entry.ts'
import { PageLink } from './page-link.tsx'

/** A page under the tabs of its group, which are the pages of the group's submenu (MENU-017). */
export function withTabs(Page: ComponentType, group: NonNullable<PageEntry['group']>): ComponentType {
  return () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTabs group={group} />
      <Page />
    </div>
  )
}

function PageTabs({ group }: { readonly group: NonNullable<PageEntry['group']> }) {
  const pages = menuAt('main').flatMap(item => (item.kind === 'page' ? [item.page] : item.pages))
  return (
    <nav aria-label={menuGroups[group]} className="scroll-quiet overflow-x-auto border-b border-line">
      <ul className="flex min-w-max gap-1">
        {pages
          .filter(page => page.group === group)
          .map(page => (
            <li key={page.path}>
              <PageLink
                page={page}
                at="main"
                className={classNames(
                  '-mb-px inline-flex h-11 items-center border-b-2 border-transparent px-3 font-semibold text-dim',
                  '-outline-offset-2 hover:text-text',
                )}
                activeClassName="border-jade! text-text!"
              >
                {page.title}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
