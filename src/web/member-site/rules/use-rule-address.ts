import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RuleKey } from '#domain/rules/rule-keys.ts'

/** The text and version of a rules page from the URL: `?category=inplay&version=2`. */
export function useRuleAddress<K extends RuleKey>(keys: readonly [K, ...K[]]) {
  const search: { readonly category?: string; readonly version?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const key = keys.find(one => one === search.category) ?? keys[0]
  const version = search.version && /^[1-9]\d{0,5}$/.test(search.version) ? Number(search.version) : undefined
  const show = (next: RuleKey, nextVersion?: number): void => {
    const category = next === keys[0] ? undefined : next
    void navigate({ to: '.', search: { category, version: nextVersion }, hash: '' })
  }
  return { key, version, show }
}
