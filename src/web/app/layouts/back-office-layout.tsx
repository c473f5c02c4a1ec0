import { Outlet } from '@tanstack/react-router'
import { useSession } from '#web/client/api/api.ts'
import { DeskHeader } from '../shell/desk/desk-header.tsx'
import { useDeskNews } from '../shell/desk/use-desk-news.ts'
import { SkipLink } from '../shell/skip-link.tsx'

/** Where operators work: one dense bar, and the page over the whole width (ROUTE-016, ROUTE-017). */
export function BackOfficeLayout() {
  const user = useSession()?.user
  useDeskNews(user?.type === 1)
  if (!user) return null
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DeskHeader user={user} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1920px] min-w-0 flex-1 px-5 py-4 focus:outline-none mobile:px-3 mobile:py-3"
      >
        <Outlet />
      </main>
    </div>
  )
}
