import { keepPreviousData } from '@tanstack/react-query'
import type { Output } from '#contract/wire/route.ts'
import { useCall } from '#web/client/api/api.ts'
import type { AnyRoute, CallArguments } from '#web/client/api/api-client.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'

/**
 * One page of a server-paged list. The previous page stays on screen until the answer arrives; if the
 * list has become shorter, its last page is shown.
 */
export function usePagedCall<R extends AnyRoute>(
  route: R,
  input: CallArguments<R>[0],
  page: number,
  /** Refetch interval in milliseconds. */
  refetchInterval: number | false = false,
) {
  const answer = useCall(route, input, {
    placeholderData: keepPreviousData<Output<R>>,
    staleTime: 0,
    refetchInterval,
  })
  useLastPage(page, answer)
  return answer
}
