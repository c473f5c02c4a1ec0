import { Outlet } from '@tanstack/react-router'
import { useSession } from '#web/kit/api.ts'
import { DeskHeader } from '../shell/desk-header.tsx'

/** Where operators work: one dense bar, and the page over the whole width (ROUTE-016, ROUTE-017). */
export function BackOfficeLayout() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-md focus:bg-jade focus:px-4 focus:py-3 focus:text-jade-ink"
      >
        본문으로 건너뛰기
      </a>
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
