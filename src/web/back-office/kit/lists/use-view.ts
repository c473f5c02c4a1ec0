import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Address } from './address.ts'
import { readKey, type Words } from './list-filter.ts'

/**
 * The tabs of a page with several lists; another view than the usual one is `view` in the address. Another view starts
 * with its whole list, except for the fields that `keeps` names.
 */
export function useView<V extends string>(words: Words<V>, usual: NoInfer<V>, keeps: readonly string[] = []) {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const tabs = Object.entries<string>(words).flatMap(([name, label]) => {
    const key = readKey(words)(name)
    return key === undefined ? [] : [{ key, label }]
  })
  return {
    tabs,
    value: readKey(words)(address.view ?? '') ?? usual,
    onChange: (key: V) => {
      const kept = Object.fromEntries(keeps.map(name => [name, address[name]]))
      void navigate({ to: '.', search: { ...kept, view: key === usual ? undefined : key } })
    },
  }
}
