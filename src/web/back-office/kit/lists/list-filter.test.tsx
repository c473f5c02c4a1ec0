import { expect, test } from 'vitest'
import { period, setDayOf } from './day-fields.tsx'
import { digits, idOf, linkedId, listFilter, oneOf, orderOf, text } from './list-filter.ts'
import { viewOf } from './view-field.tsx'

const useOptions = () => []
const filter = listFilter(
  {
    show: viewOf({ waiting: '처리대기', done: '완료' }, 'waiting', '상태'),
    supplierId: idOf({ label: '공급사', useOptions }),
    gameId: idOf({ label: '게임', useOptions }),
    fixtureId: linkedId('fixture'),
    kind: oneOf({ bet: '베팅', win: '당첨' }, { label: '종류', all: '전체 종류' }),
    sort: orderOf({ time: '최신순', amount: '금액순' }, 'time'),
    ...period,
    member: text(5, { label: '회원', placeholder: '아이디' }),
    amount: digits(10, { label: '금액', placeholder: '금액' }),
  },
  { supplierId: ['gameId'] },
)
const { read, write, change } = filter.form

test('reads an empty address as the whole list, and writes nothing back', () => {
  const whole = read({})
  expect(whole).toMatchObject({ show: 'waiting', supplierId: '', kind: '', sort: 'time', from: '', page: 1 })
  expect(filter.isNarrowed(whole)).toBe(false)
  expect(Object.values(write(whole)).filter(Boolean)).toEqual([])
  expect(filter.asked(whole)).toEqual({ show: 'waiting', sort: 'time' })
})

test('keeps every field in the address, under its name there', () => {
  const address = {
    ...{ show: 'done', supplierId: '3', gameId: '7', fixture: '12', kind: 'win', sort: 'amount' },
    ...{ from: '2026-11-01', to: '2026-11-29', member: 'demo', amount: '1000', page: '2' },
  }
  const values = read(address)
  expect(write(values)).toEqual(address)
  expect(filter.asked(values)).toMatchObject({ fixtureId: '12', kind: 'win', amount: '1000' })
  expect(filter.isNarrowed(values)).toBe(true)
})

test.each([
  ['kind', 'lose'],
  ['supplierId', '-1'],
  ['from', 'yesterday'],
  ['amount', '1e9'],
  ['sort', 'name'],
  ['page', '0'],
])('reads an invalid %s as missing', (name, typed) => {
  expect(read({ [name]: typed })).toEqual(read({}))
})

test('trims and shortens typed text', () => {
  expect(filter.picked({ member: '  member-of-long-name ' })).toEqual({ member: 'membe' })
})

test('a change returns to the first page, and another supplier resets the game', () => {
  const before = read({ supplierId: '3', gameId: '7', kind: 'win', page: '4' })
  expect(change?.(before, { kind: 'bet' })).toMatchObject({ gameId: '7', kind: 'bet', page: 1 })
  expect(change?.(before, { supplierId: '4' })).toMatchObject({ supplierId: '4', gameId: '', page: 1 })
  expect(change?.(before, filter.onPage(5))).toMatchObject({ supplierId: '3', kind: 'win', page: 5 })
})

test('asks for all rows by no value where another view is the usual one', () => {
  const asks = listFilter({ state: viewOf({ waiting: '대기', '': '전체' }, 'waiting', '상태') })
  expect(asks.asked(asks.form.read({}))).toEqual({ state: 'waiting' })
  const whole = asks.form.read({ state: 'all' })
  expect(asks.asked(whole)).toEqual({})
  expect(asks.form.write(whole).state).toBe('all')
})

test('a reset leaves sorts and views', () => {
  const reset = change?.(read({ show: 'done', sort: 'amount', kind: 'win', fixture: '12' }), filter.whole)
  expect(reset).toMatchObject({ show: 'done', sort: 'amount', kind: '', fixtureId: '' })
})

test('asks for the usual day of an address without one, and keeps another day in the address', () => {
  const days = listFilter({ day: setDayOf({ label: '날짜' }, () => '2026-11-29') })
  const usual = days.form.read({ day: 'x' })
  expect(days.asked(usual)).toEqual({ day: '2026-11-29' })
  expect(days.form.write(usual).day).toBeUndefined()
  expect(days.form.write(days.form.read({ day: '2026-11-01' })).day).toBe('2026-11-01')
  expect(days.isNarrowed(days.form.read({ day: '2026-11-01' }))).toBe(false)
})
