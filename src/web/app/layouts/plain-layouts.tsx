import { Outlet } from '@tanstack/react-router'
import { Footer } from '../shell/footer.tsx'
import { Logo } from '../shell/logo.tsx'
import { NonMemberDialog } from '../shell/non-member-dialog.tsx'

/** Login and sign-up: the logo and one thing to do; no bar, sidebar or cart (LAYOUT-009). */
export function AuthLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <main id="main" className="grid flex-1 content-center justify-items-center gap-8 px-4 py-12">
        <Logo size="lg" />
        <Outlet />
      </main>
      <Footer />
      <NonMemberDialog />
    </div>
  )
}

/** The site is closed: nothing to press (LAYOUT-010). */
export function MaintenanceLayout() {
  return (
    <main id="main" className="grid min-h-dvh content-center justify-items-center gap-10 p-6">
      <Logo size="lg" />
      <Outlet />
    </main>
  )
}
