import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Address } from './address.ts'

type Paged = { readonly page: number }

/** How a filter stands in the address of its page. */
export type AddressForm<F extends Paged> = {
  readonly read: (address: Address) => F
  readonly write: (filter: F) => Address
  /** What a change makes of a filter beyond itself, as where another sport has other leagues. */
  readonly change?: (filter: F, change: Partial<F>) => F
}

/**
 * The filter of a list, kept in the address alone, so that it can be sent to a colleague and the browser goes back to it.
 * A change of what is listed begins on its first page; which columns are shown stays as it is.
 */
export function useAddressFilter<F extends Paged>({ read, write, change }: AddressForm<F>) {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = read(address)
  const show = (changed: Partial<F>, replace = false): void => {
    const next = change ? change(filter, changed) : { ...filter, page: 1, ...changed }
    void navigate({ to: '.', search: { ...write(next), columns: address.columns }, replace })
  }
  return { filter, show }
}
