import { usePartnerRights } from '#web/client/session/partner.ts'
import { openToPartner, pagesAt } from '../../menu.ts'
import { PageLink } from '../page-link.tsx'

const itemClass =
  'flex h-12 items-center gap-1 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-dim hover:text-text -outline-offset-2'
const activeClass = 'border-jade! text-text!'

/** The partner pages in one row, limited to the permissions. */
export function PartnerMenu() {
  const rights = usePartnerRights()
  return (
    <nav aria-label="총판 메뉴" className="scroll-quiet min-w-0 overflow-x-auto">
      <ul className="flex">
        {pagesAt('partner', openToPartner(rights)).map(page => (
          <li key={page.path}>
            <PageLink page={page} at="partner" className={itemClass} activeClassName={activeClass} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
