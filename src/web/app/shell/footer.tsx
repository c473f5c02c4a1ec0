import type { MouseEvent } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { goTo } from '#web/client/navigation/go-to.ts'

const linkClass = 'inline-flex min-h-8 items-center px-2 hover:text-text mobile:min-h-11 mobile:px-3'

/** Mandatory footer text (rg.footer), and links to the rules. */
export function Footer() {
  const user = useSession()?.user
  return (
    <footer className="mt-auto grid justify-items-center gap-1 border-t border-line px-4 py-5 text-center text-xs text-dim">
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-up text-xs font-extrabold text-up"
        >
          19+
        </span>
        <p>만 19세 미만은 이용할 수 없습니다. 과몰입이 걱정되면 국번 없이 1336</p>
      </div>
      <nav aria-label="약관과 이용한도" className="flex flex-wrap justify-center">
        {user?.type === 0 && <FooterLink path="/member/protection" text="이용한도·자가제한" />}
        <FooterLink path="/terms" text="이용약관" />
        <FooterLink path="/terms?category=privacy" text="개인정보처리방침" />
      </nav>
    </footer>
  )
}

/** A plain link instead of the router's, because the error page may have no router. */
const FooterLink = ({ path, text }: { readonly path: string; readonly text: string }) => (
  <a href={path} className={linkClass} onClick={event => follow(event, path)}>
    {text}
  </a>
)

function follow(event: MouseEvent, path: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  goTo(path)
}
