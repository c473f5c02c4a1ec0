import { useSearch } from '@tanstack/react-router'
import type { Column } from '#web/kit/display/table.tsx'
import type { Address } from '../lists/address.ts'

/** The columns selected in the URL; all of them if it names no valid one. */
export function chosenColumns<T>(
  columns: readonly Column<T>[],
  asked: string | undefined,
): readonly Column<T>[] {
  const keys = new Set((asked ?? '').split('.'))
  const chosen = columns.filter(({ key }) => keys.has(key))
  return chosen.length > 0 ? chosen : columns
}

/** The selected columns for the URL: `id.name.wallet`; undefined for all of them. */
export const columnsText = (chosen: readonly string[], all: readonly string[]): string | undefined =>
  all.every(key => chosen.includes(key)) ? undefined : chosen.join('.')

/** The columns selected in the page's URL. */
export function useShownColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  const address: Address = useSearch({ strict: false })
  return chosenColumns(columns, address.columns)
}
