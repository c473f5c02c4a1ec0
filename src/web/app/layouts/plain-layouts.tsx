import { Outlet } from '@tanstack/react-router'
import { useOverlays } from '#web/client/state/overlays.ts'
import { Footer } from '../shell/footer.tsx'
import { Logo } from '../shell/logo.tsx'
import { lazyPart } from '../slot.tsx'

const NonMemberDialog = lazyPart(() => import('../shell/non-member-dialog.tsx'), 'NonMemberDialog')

/** Login and sign-up: the logo and one thing to do; no bar, sidebar or cart (LAYOUT-009). */
export function AuthLayout() {
  const isRefused = useOverlays(({ dialog }) => dialog === 'nonMember')
  return (
    <div className="flex min-h-dvh flex-col">
      {/* From the top, and the footer below it: the page comes after the logo, which it must not move. */}
      <main
        id="main"
        className="grid flex-1 content-start justify-items-center gap-6 px-4 pt-[6dvh] pb-8 mobile:min-h-dvh"
      >
        <Logo size="lg" />
        <Outlet />
      </main>
      <Footer />
      {isRefused && <NonMemberDialog />}
    </div>
  )
}

/** The site is closed: nothing to press (LAYOUT-010). */
export function MaintenanceLayout() {
  return (
    <main id="main" className="grid min-h-dvh content-start justify-items-center gap-10 p-6 pt-[22dvh]">
      <Logo size="lg" />
      <Outlet />
    </main>
  )
}
