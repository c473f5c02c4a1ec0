import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { load, useCall } from '#web/client/api/api.ts'
import type { AnyRoute, CallArguments } from '#web/client/api/api-client.ts'
import { routeKey } from '#web/client/api/route-key.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

/**
 * A branch that loads once on first opening, and opens when loaded; clicks while loading are ignored; an
 * open one closes immediately (SIDEBAR-008 to SIDEBAR-012).
 */
export function useBranch<R extends AnyRoute>(route: R, input: CallArguments<R>[0]) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const queryClient = useQueryClient()
  const { data } = useCall(route, input, { enabled: false, staleTime: Number.POSITIVE_INFINITY })
  const toggle = async () => {
    if (state === 'loading') return
    if (state === 'open' || data !== undefined) return setState(state === 'open' ? 'closed' : 'open')
    setState('loading')
    try {
      await queryClient.fetchQuery({
        queryKey: routeKey(route, input),
        queryFn: ({ signal }) => load(route, ...([input, { signal }] as CallArguments<R>)),
        staleTime: Number.POSITIVE_INFINITY,
      })
      setState('open')
    } catch (error) {
      setState('closed')
      showToast(error instanceof Error ? error.message : '', 'bad')
    }
  }
  return { open: state === 'open', busy: state === 'loading', data, toggle: () => void toggle() }
}
