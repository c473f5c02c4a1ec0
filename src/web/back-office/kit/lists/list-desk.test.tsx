import { screen, waitFor } from '@testing-library/react'
import { Ticket } from 'lucide-react'
import { expect, test } from 'vitest'
import { couponOperatorContract } from '#contract/promotions/coupons.ts'
import { couponKindWord } from '#domain/promotions/coupons.ts'
import { answer, button, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { listDesk } from './list-desk.tsx'
import { listFilter, oneOf, text } from './list-filter.ts'

useDrawing()

const Page = listDesk({
  title: '쿠폰관리',
  call: couponOperatorContract.issues,
  filter: listFilter({
    kind: oneOf(couponKindWord, { label: '쿠폰 종류', all: '전체 종류' }),
    name: text(40, { label: '쿠폰', placeholder: '쿠폰명' }),
  }),
  writes: 'promotions:write',
  adds: { label: '쿠폰 발급', dialog: () => <p>새 쿠폰</p> },
  dialog: (id: number) => <p>{`쿠폰 ${id}`}</p>,
  list: (_, { open }) => (
    <button type="button" onClick={() => open(3)}>
      열기
    </button>
  ),
  unit: '건',
  icon: Ticket,
  nothing: '발급한 쿠폰이 없습니다.',
  nothingLeft: '조건에 맞는 쿠폰이 없습니다.',
})

const OPERATOR = { type: 1, role: 10 }
const some = (totalCount: number) => answer({ 'admin/coupons': { issues: [], pageCount: 1, totalCount } })
const queries = () => callsOf('admin/coupons').map(({ query }) => Object.fromEntries(query))
const lastQuery = () => queries().at(-1)

test('asks for the rows of its address, and for those of each change of the filter', async () => {
  logIn(OPERATOR)
  some(31)
  const user = drawPage(Page, '/?kind=points&name=welcome&page=2')
  expect(await screen.findByText('총 31건')).toBeTruthy()
  expect(queries()[0]).toEqual({ kind: 'points', name: 'welcome', page: '2' })
  await user.selectOptions(screen.getByLabelText('쿠폰 종류'), '머니')
  await waitFor(() => expect(lastQuery()).toEqual({ kind: 'money', name: 'welcome', page: '1' }))
  await user.clear(screen.getByLabelText('쿠폰'))
  await user.type(screen.getByLabelText('쿠폰'), ' 가을 {Enter}')
  await waitFor(() => expect(lastQuery()).toEqual({ kind: 'money', name: '가을', page: '1' }))
})

test('tells an empty list from one that the filter left empty, and resets the filter', async () => {
  logIn(OPERATOR)
  some(0)
  const user = drawPage(Page, '/?kind=points')
  expect(await screen.findByText('조건에 맞는 쿠폰이 없습니다.')).toBeTruthy()
  const [reset] = screen.getAllByRole('button', { name: '필터 초기화' })
  if (reset) await user.click(reset)
  expect(await screen.findByText('발급한 쿠폰이 없습니다.')).toBeTruthy()
  expect(lastQuery()).toEqual({ page: '1' })
})

test('opens the dialog of a row, and of a new row only for operators who may write', async () => {
  logIn(OPERATOR)
  some(1)
  const user = drawPage(Page)
  await user.click(await screen.findByRole('button', { name: '열기' }))
  expect(screen.getByText('쿠폰 3')).toBeTruthy()
  await user.click(button('쿠폰 발급'))
  expect(screen.getByText('새 쿠폰')).toBeTruthy()
})

test('hides what the operator may not write', async () => {
  logIn({ ...OPERATOR, role: 9 })
  some(1)
  drawPage(Page)
  expect(await screen.findByRole('button', { name: '열기' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '쿠폰 발급' })).toBeNull()
})
