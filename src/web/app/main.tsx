import './styles.css'
import 'virtual:site-font.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CallError } from '#web/client/api/api.ts'
import { setNavigator } from '#web/client/navigation/go-to.ts'
import { onSessionEnd } from '#web/client/session/end-session.ts'
import { watchPointer } from '#web/kit/controls/pointer-focus.ts'
import { watchLayout } from '#web/kit/theme/layout-mode.ts'
import { watchSiteTheme } from '#web/kit/theme/site-theme.ts'
import { connectLive } from './connect-live.ts'
import { pageStands, watchFirstPage } from './loading/page-stands.ts'
import { registerWorker } from './register-worker.ts'
import { createSiteRouter } from './router.tsx'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      // A refusal is an answer; only network errors are retried.
      retry: (count, error) => count < 2 && error instanceof CallError && error.refusal.code === 'NETWORK',
    },
  },
})
const router = createSiteRouter()

watchLayout()
watchSiteTheme()
registerWorker()
watchPointer()
setNavigator(path => void router.navigate({ to: path }))
onSessionEnd(() => queryClient.clear())
connectLive(queryClient)
watchFirstPage(router, queryClient)
// Texts of members may need glyphs that the site's own texts don't.
void pageStands().then(() => import('../kit/theme/whole-font.css').catch(() => undefined))

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
