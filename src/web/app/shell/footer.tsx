import { Link } from '@tanstack/react-router'
import { useSession } from '#web/client/api/api.ts'

/** What every page must say (rg.footer). */
export function Footer() {
  const user = useSession()?.user
  return (
    <footer className="mt-auto flex flex-wrap items-center justify-center gap-x-3 gap-y-2 border-t border-line px-4 py-6 text-center text-xs text-dim">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-up text-2xs font-extrabold text-up"
      >
        19+
      </span>
      <p>만 19세 미만은 이용할 수 없습니다. 과몰입이 걱정되면 국번 없이 1336</p>
      {user?.type === 0 && (
        <Link to="/member/protection" className="inline-flex min-h-6 items-center underline">
          이용한도·자가제한
        </Link>
      )}
    </footer>
  )
}
