import { useSearch } from '@tanstack/react-router'
import type { Column } from '#web/kit/display/table.tsx'
import type { Address } from '../lists/address.ts'

/** The columns that an address chooses of a list's own; all of them where it names none that there is. */
export function chosenColumns<T>(
  columns: readonly Column<T>[],
  asked: string | undefined,
): readonly Column<T>[] {
  const keys = new Set((asked ?? '').split('.'))
  const chosen = columns.filter(({ key }) => keys.has(key))
  return chosen.length > 0 ? chosen : columns
}

/** How chosen columns stand in an address: `id.name.wallet`; nothing where it is all of them. */
export const columnsText = (chosen: readonly string[], all: readonly string[]): string | undefined =>
  all.every(key => chosen.includes(key)) ? undefined : chosen.join('.')

/** The columns that the page's address chooses. */
export function useShownColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  const address: Address = useSearch({ strict: false })
  return chosenColumns(columns, address.columns)
}
