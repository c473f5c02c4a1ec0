import { Tabs } from '#web/kit/controls/tabs.tsx'
import { type Field, readKey, WHOLE, type Words } from './list-filter.ts'

/**
 * Parts of the list, as tabs above it. Where another view is the usual one, the value '' asks for all rows, and is
 * `all` in the address.
 */
export function viewOf<V extends string>(
  words: Words<V>,
  usual: NoInfer<V>,
  label: string,
  look?: 'lines',
): Field<V> {
  const keys = Object.entries<string>(words)
  const whole = readKey(words)('')
  const read = (text: string) =>
    text === '' ? undefined : (readKey(words)(text) ?? (text === WHOLE ? whole : undefined))
  const tabs = keys.map(([key, word]) => ({ key: key || WHOLE, label: word }))
  return {
    ...{ usual, read, excludes: false },
    control: {
      ...{ kind: 'own', place: 'above' },
      draw: ({ value, onPick }) => (
        <Tabs label={label} {...(look && { look })} tabs={tabs} value={value || WHOLE} onChange={onPick} />
      ),
    },
  }
}
