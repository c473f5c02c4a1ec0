import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells with commas, quotes and line ends are quoted, nothing is an empty cell', () => {
  expect(csvLine(['a', 1, null, undefined, 'b,"c"\n', -5])).toBe('a,1,,,"b,""c""\n",-5\r\n')
})

test('X6 what a member wrote is never a formula', () => {
  expect(csvLine(['=1+1', '+82', '-1+1', '@x', '\tx', '-1.5%'])).toBe("'=1+1,'+82,'-1+1,'@x,'\tx,-1.5%\r\n")
})
