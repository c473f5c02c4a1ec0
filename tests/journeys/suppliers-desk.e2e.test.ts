import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { clientOf, connectSuppliers, enterGame, newRef } from '#tests/support/casino/casino-desk.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, openDeskMenu } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()

beforeAll(() => connectSuppliers(house))

test('CASINO-007 disables and enables a supplier, with 점검중 for members meanwhile', async () => {
  const member = await visit({ path: '/casino', as: 'demo', screen: 'mobile' })
  await member.getByRole('button', { name: '바카라 1 열기' }).first().waitFor()
  const page = await visit({ path: '/admin', as: 'admin' })
  const menu = await openDeskMenu(page, 'desktop', '게임')
  await menu.getByRole('link', { name: '게임 공급사' }).click()
  await page.getByRole('heading', { name: '게임 공급사', level: 1 }).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('link', { name: /command/ }).click()
  await page.getByRole('button', { name: '점검 전환' }).click()
  await confirmAct(page, '점검 전환', '공급사 점검')
  await page.getByRole('button', { name: '운영 전환' }).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  // Both suppliers have a table of this name; the first one is now closed.
  await member.getByRole('button', { name: '바카라 1 점검중' }).first().waitFor()
  const closed = await house.post(
    'casino/launch',
    { vendor: 'casino-a' },
    { token: await house.logIn('demo5') },
  )
  expect([closed.status, await closed.text()]).toEqual([503, '점검중 입니다.'])
  await page.getByRole('button', { name: '운영 전환' }).click()
  await confirmAct(page, '운영 전환', '점검 종료')
  await page.getByRole('button', { name: '점검 전환' }).waitFor()
  await expect.poll(() => member.getByRole('button', { name: /바카라 1 점검중/ }).count()).toBe(0)
})

test('shows a transaction with its calls and refunds a bet unknown to its supplier', async () => {
  const bettor = await aBettor(house)
  const player = await enterGame(house, bettor.memberId)
  const client = clientOf(house, 'command')
  const [ref, round] = [newRef(), newRef('round')]
  await client.call({ kind: 'bet', ...player, ref, round, amount: 1_000 })
  const won = { user: player.user, ref: newRef(), betRef: ref, round, amount: 2_500 }
  await client.call({ kind: 'win', ...won, endsRound: true })
  await expect
    .poll(async () => (await house.deps.db.many(sql`select from casino_call where ref = ${won.ref}`)).length)
    .toBe(1)
  const page = await visit({ path: `/admin/suppliers/transactions?number=${ref}`, as: 'admin' })
  await page.getByText('총 1건').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.locator(`a[href$="/transaction?ref=${ref}"]`).first().click()
  await page.getByRole('heading', { name: '거래 상세' }).waitFor()
  const calls = page.getByRole('list', { name: '호출과 응답' }).getByRole('listitem')
  await expect.poll(() => calls.count()).toBe(2)
  expect(await calls.first().textContent()).toContain(ref)
  await page.getByRole('region', { name: '분개' }).getByText('베팅', { exact: true }).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  const lost = newRef()
  await client.call({ kind: 'bet', ...player, ref: lost, round: newRef('round'), amount: 3_000 })
  house.clock.advance(11 * MINUTE)
  await page.goto('/admin/suppliers/unresolved')
  const row = page.locator(`[data-unresolved="${lost}"]`)
  await row.getByRole('button', { name: '결과 확인' }).click()
  // No server listens at the supplier's address.
  await confirmAct(page, '결과 확인', '결과 지연')
  await row.getByText(/공급사 답변: 응답 없음/).waitFor()
  expect(await row.getByRole('button', { name: '환불' }).count()).toBe(0)
  await house.deps.db.run(sql`update casino_bet_word set says = 'unknown' where ref = ${lost}`)
  await page.reload()
  await row.getByRole('button', { name: '환불' }).click()
  await dialogOf(page)
    .getByText(/3,000원을 돌려줍니다/)
    .waitFor()
  await confirmAct(page, '환불', '공급사에 없는 베팅')
  await row.waitFor({ state: 'detached' })
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.goto('/admin/suppliers/days')
  await page.getByRole('heading', { name: '공급사 대조' }).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})

test('CASINO-008 filters slots in the history, and shows stake and payout of a round', async () => {
  const token = await house.logIn('demo')
  const { id } = await (await house.get('member/user', { token })).json()
  const slot = await enterGame(house, id, { game: 'slot' })
  const client = clientOf(house, 'command')
  const [ref, round] = [newRef(), newRef('round')]
  await client.call({ kind: 'bet', ...slot, ref, round, amount: 1_000 })
  await client.call({
    kind: 'win',
    user: slot.user,
    ref: newRef(),
    betRef: ref,
    round,
    amount: 2_500,
    endsRound: true,
  })
  const page = await visit({ path: '/bet_result?type=slot', as: 'demo' })
  await page.locator('[data-bet]').getByRole('button', { expanded: false }).first().click()
  await page.getByRole('button', { name: '회차 상세' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(round, { exact: true }).waitFor()
  await dialog.getByText('2,500원').first().waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})
