import { expect, test } from 'vitest'
import { chosenColumns, columnsText } from './shown-columns.ts'

const columns = ['id', 'name', 'wallet'].map(key => ({ key, title: key, cell: () => key }))
const keysOf = (asked: string | undefined) => chosenColumns(columns, asked).map(({ key }) => key)

test.each([
  [undefined, ['id', 'name', 'wallet']],
  ['wallet.id', ['id', 'wallet']],
  ['name.none', ['name']],
  ['none', ['id', 'name', 'wallet']],
])('columns %s of an address are shown in the order of the list', (asked, keys) =>
  expect(keysOf(asked)).toEqual(keys),
)

test('all columns leave no trace in the address', () => {
  expect(columnsText(['id', 'name', 'wallet'], ['id', 'name', 'wallet'])).toBeUndefined()
  expect(columnsText(['id'], ['id', 'name', 'wallet'])).toBe('id')
})
