import { expect, test } from 'vitest'
import { chosenColumns, columnsText } from './shown-columns.ts'

const columns = ['id', 'name', 'wallet'].map(key => ({ key, title: key, cell: () => key }))
const keysOf = (asked: string | undefined) => chosenColumns(columns, asked).map(({ key }) => key)

test.each([
  [undefined, ['id', 'name', 'wallet']],
  ['wallet.id', ['id', 'wallet']],
  ['name.none', ['name']],
  ['none', ['id', 'name', 'wallet']],
])('shows the columns %s in the order of the list', (asked, keys) => expect(keysOf(asked)).toEqual(keys))

test('writes no column parameter when all columns are shown', () => {
  expect(columnsText(['id', 'name', 'wallet'], ['id', 'name', 'wallet'])).toBeUndefined()
  expect(columnsText(['id'], ['id', 'name', 'wallet'])).toBe('id')
})
