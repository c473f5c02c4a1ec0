import { Outlet } from '@tanstack/react-router'
import { useOverlays } from '#web/client/state/overlays.ts'
import { Footer } from '../shell/footer.tsx'
import { Logo } from '../shell/logo.tsx'
import { lazyPart } from '../slot.tsx'

const NonMemberDialog = lazyPart(() => import('../shell/non-member-dialog.tsx'), 'NonMemberDialog')

/** Login and sign-up: only the logo and the form; no bar, sidebar or cart (LAYOUT-009). */
export function AuthLayout() {
  const isRefused = useOverlays(({ dialog }) => dialog === 'nonMember')
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Aligned to the top with the footer below: the page loads after the logo and must not move it. */}
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

/** Layout while the site is closed: no controls (LAYOUT-010). */
export function MaintenanceLayout() {
  return (
    <main id="main" className="grid min-h-dvh content-start justify-items-center gap-10 p-6 pt-[22dvh]">
      <Logo size="lg" />
      <Outlet />
    </main>
  )
}
