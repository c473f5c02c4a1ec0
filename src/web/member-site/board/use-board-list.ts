import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { boardContract } from '#contract/community/boards.ts'
import { BOARD_TOPIC } from '#contract/live/live.ts'
import { useCall } from '#web/client/api/api.ts'
import { useNewsReread } from '#web/client/live/use-news-reread.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

const news = { topic: BOARD_TOPIC, event: 'board', routes: [boardContract.list] } as const

/** Maximum length of a search. */
export const searchMax = 60

/** The posts of the URL's page and search; new posts appear automatically. */
export function useBoardList() {
  const address: { readonly page?: string; readonly search?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const page = readPage(address.page)
  const search = (address.search ?? '').trim().slice(0, searchMax)
  const answer = useCall(
    boardContract.list,
    { query: { page, ...(search && { search }) } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  useNewsReread(news)
  const show = (next: { readonly page?: number; readonly search?: string }) => {
    const { page: turned = 1, search: words = search } = next
    void navigate({
      to: '.',
      search: { page: turned === 1 ? undefined : String(turned), search: words || undefined },
    })
    window.scrollTo({ top: 0 })
  }
  return { page, search, answer, show }
}
