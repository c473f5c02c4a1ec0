import { useNavigate, useSearch } from '@tanstack/react-router'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The list page from the URL, and a function to change it; page 1 is not in the URL. */
export function useAddressPage(): { readonly page: number; readonly turnTo: (page: number) => void } {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const turnTo = (next: number) => {
    void navigate({ to: '.', search: { page: next === 1 ? undefined : String(next) } })
    window.scrollTo({ top: 0 })
  }
  return { page: readPage(address.page), turnTo }
}
