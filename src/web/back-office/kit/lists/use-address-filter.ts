import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Address } from './address.ts'

type Paged = { readonly page: number }

/** How a filter is stored in the URL of its page. */
export type AddressForm<F extends Paged> = {
  readonly read: (address: Address) => F
  readonly write: (filter: F) => Address
  /** Further effects of a change on the filter, for example another sport resets the league. */
  readonly change?: (filter: F, change: Partial<F>) => F
}

/**
 * The filter of a list, stored only in the URL, so that it can be shared and works with the browser's
 * back button. Changing the filter returns to the first page; the page's view and the choice of columns stay.
 */
export function useAddressFilter<F extends Paged>({ read, write, change }: AddressForm<F>) {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = read(address)
  const show = (changed: Partial<F>, replace = false): void => {
    const next = change ? change(filter, changed) : { ...filter, page: 1, ...changed }
    void navigate({
      to: '.',
      search: { view: address.view, ...write(next), columns: address.columns },
      replace,
    })
  }
  return { filter, show }
}
