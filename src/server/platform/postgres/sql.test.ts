import { expect, test } from 'vitest'
import { allOf, join, prepared, raw, sql } from './sql.ts'

test('replaces values by numbered parameters in order', () => {
  const statement = sql`select * from bet where id = ${7} and state = ${"it's"}`
  expect(statement.text).toBe('select * from bet where id = $1 and state = $2')
  expect(statement.values).toEqual([7, "it's"])
})

test('a nested statement brings its values', () => {
  const open = sql`state = ${'open'}`
  const both = sql`select ${raw('id')} from bet where ${join([open, sql`stake > ${5}`], ' and ')} limit ${9}`
  expect(both.text).toBe('select id from bet where state = $1 and stake > $2 limit $3')
  expect(both.values).toEqual(['open', 5, 9])
})

test('the same template with other values has the same text, so that plans are cached by name', () => {
  const find = (id: number) => prepared('find', sql`select ${id}::int`)
  expect(find(1).text).toBe(find(2).text)
  expect(find(2)).toMatchObject({ name: 'find', values: [2] })
})

test('joining an empty list gives an empty text', () => {
  expect(sql`select 1 ${join([])}`.text).toBe('select 1 ')
})

test('leaves out the conditions that are not given, and accepts all rows without any', () => {
  const of = (kind: string | undefined, name: string) =>
    allOf(kind !== undefined && sql`kind = ${kind}`, name && sql`name = ${name}`)
  expect(of('a', 'b')).toMatchObject({ text: 'kind = $1 and name = $2', values: ['a', 'b'] })
  expect(of(undefined, 'b')).toMatchObject({ text: 'name = $1', values: ['b'] })
  expect(of(undefined, '').text).toBe('true')
})
