import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messageContract } from '#contract/community/messages.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { beginUnreadAct } from '#web/client/session/unread-messages.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

type Answered =
  | { readonly ok: true; readonly value: { readonly unReadMessage: number } }
  | { readonly ok: false; readonly refusal: CallRefusal }

/** The inbox page from the URL; reloaded on live notifications. */
export function useInbox() {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const page = readPage(address.page)
  const answer = useCall(
    messageContract.list,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  // The last message of the last page may just have been deleted.
  useLastPage(page, answer)
  const turnTo = (next: number) =>
    void navigate({ to: '.', search: { page: next === 1 ? undefined : String(next) } })
  return { page, answer, turnTo }
}

/** Operations on messages; each response contains the number of unread ones. */
export function useInboxActs() {
  const queryClient = useQueryClient()
  const act = async (ask: () => Promise<Answered>): Promise<void> => {
    const take = beginUnreadAct()
    const answer = await ask()
    if (answer.ok) take(answer.value.unReadMessage)
    else showRefusal(answer.refusal)
    await readAgain(queryClient, messageContract.list)
  }
  return {
    read: (messageId: number) => act(() => call(messageContract.read, { params: { messageId } })),
    readAll: () => act(() => call(messageContract.readAll)),
    remove: (messageId: number) => act(() => call(messageContract.delete, { params: { messageId } })),
  }
}
