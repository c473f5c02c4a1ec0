import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import { aBettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { betOnRound, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, openDeskMenu } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
const POWERBALL = 251

let desk: RoundDesk
beforeAll(async () => {
  desk = await openRoundDesk({ db: house.deps.db, clock: house.clock, links: 200 })
})
afterAll(() => desk.close())

async function openRound(): Promise<void> {
  toFullMinute(house.clock)
  await desk.games.refresh()
  await desk.turn()
  await desk.turn()
}

test('handbook 3.3 handbook 3.8 changes odds by their live edge and closes a game for maintenance', async () => {
  await openRound()
  const page = await visit({ path: '/admin', as: 'admin' })
  const menu = await openDeskMenu(page, 'desktop', '게임')
  await menu.getByRole('link', { name: '게임관리' }).click()
  await page.getByPlaceholder('게임 이름 또는 번호').fill('251')
  await page.keyboard.press('Enter')
  await page.getByText('총 1개').waitFor()
  await page.getByRole('link', { name: /파워볼 1분/ }).click()
  await page.getByRole('heading', { name: '파워볼 1분', level: 1 }).waitFor()
  const price = page.getByLabel('파워볼 홀짝 홀 배당')
  await price.fill('2.01')
  await page.getByText('엣지 −0.50% · 환수율 100% 초과').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '배당 저장' }).isDisabled()).toBe(true)
  await price.fill('1.99')
  expect(await page.getByText('1% 미만', { exact: true }).count()).toBe(1)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('button', { name: '배당 저장' }).click()
  await dialogOf(page)
    .getByText(/이미 만들어진 회차는 그대로 두고/)
    .waitFor()
  await confirmAct(page, '저장', '시험 운영')
  const history = page.getByRole('region', { name: '변경이력' })
  await history.getByText('시험 운영').first().waitFor()
  await page.getByRole('button', { name: '운영 상태' }).click()
  await dialogOf(page).getByLabel('점검 (입장과 베팅을 막고 안내)').click()
  await dialogOf(page).getByLabel('점검 문구').fill('잠시 점검합니다.')
  await confirmAct(page, '저장', '정기 점검')
  await page.getByText('점검중', { exact: true }).first().waitFor()
  const { token } = await aBettor(house)
  const setting = await house.get(`settingMinigame/${POWERBALL}`, { token })
  expect(await setting.json()).toMatchObject({
    systemMaintenanceFlg: 1,
    maintenanceText: '잠시 점검합니다.',
  })
  await page.getByRole('button', { name: '운영 상태' }).click()
  await dialogOf(page).getByLabel('점검 (입장과 베팅을 막고 안내)').click()
  await confirmAct(page, '저장', '점검 종료')
  await page.getByText('운영중', { exact: true }).first().waitFor()
  house.clock.advance(MINUTE)
})

test('handbook 3.1 MINI-089 opens a round, voids it before its draw and checks the draws', async () => {
  await openRound()
  const round = desk.idOf(POWERBALL)
  const row = await desk.round(round)
  const who = await aBettor(house)
  const slip = roundSlip(who, round, 'sum-odd-even odd', { version: row?.termsVersion ?? 1 })
  expect((await betOnRound(house, who, slip)).status).toBe(200)
  const page = await visit({
    path: `/admin/minigames/rounds?gameId=${POWERBALL}`,
    as: 'admin',
    screen: 'mobile',
  })
  await page
    .getByRole('link', { name: row ? roundName(row) : '' })
    .first()
    .click()
  await page.getByRole('heading', { name: '회차 상세' }).waitFor()
  await page.getByText('1건 · 10,000원', { exact: true }).waitFor()
  expect(await page.getByText('추첨 후 공개').count()).toBe(2)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('button', { name: '회차 적특' }).click()
  await dialogOf(page)
    .getByText(/10,000원을 모두 환불합니다/)
    .waitFor()
  await confirmAct(page, '적특 처리', '시험 적특')
  await page.getByText('운영자 적특 · 시험 적특').waitFor()
  expect(await page.getByRole('button', { name: '회차 적특' }).count()).toBe(0)
  await expect.poll(() => walletBalance(house, who), { timeout: 20_000 }).toBe(1_000_000)
  await page.goto(`/admin/minigames/fairness/${POWERBALL}`)
  await page.getByRole('button', { name: '지금 검증' }).click()
  await page.getByText(/이상 없음/).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  for (const path of ['fairness', 'returns', 'levels', '']) {
    await page.goto(`/admin/minigames/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await widthsWithSidewaysScroll(page), path).toEqual([])
  }
  house.clock.advance(MINUTE)
})
