import { expect, test } from 'vitest'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket } from '#tests/support/facts/fixture-facts.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, marketOf, outcomeOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()

let nextLeague = 3_000

test('handbook 6.3 shows the odds of a league’s new payout rate on open member and desk pages', async () => {
  const league = nextLeague++
  const fixture = await anOfferedFixture(house, { league, home: `울산${league}`, away: `서울${league}` })
  const member = await visit({ path: '/korea/handicap', as: 'demo', screen: 'mobile' })
  await member.getByText(`울산${league}`).first().waitFor()
  await member.getByText('1.85', { exact: true }).first().waitFor()

  const list = `/admin/payout-rates?search=${encodeURIComponent(`리그${league}`)}`
  const desk = await visit({ path: list, as: 'admin' })
  await desk.getByText('조건에 맞는 환수율이 없습니다.').waitFor()
  await desk.getByRole('button', { name: '환수율 등록' }).click()
  await dialogOf(desk).getByLabel('종목').selectOption({ label: '축구' })
  await dialogOf(desk).getByLabel('리그 찾기').fill(`리그${league}`)
  await dialogOf(desk)
    .getByLabel('리그', { exact: true })
    .selectOption({ label: `리그${league} (축구)` })
  await dialogOf(desk).getByLabel('마켓').selectOption({ label: '핸디캡' })
  await dialogOf(desk).getByLabel('환수율 (%)').fill('80')
  await confirmAct(desk, '저장', '마진 조정')
  await desk.getByText('80.00%').waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  // 1.85 and 1.95 have a payout rate of 94.93 %.
  await member.getByText('1.55', { exact: true }).first().waitFor()
  await member.getByText('1.64', { exact: true }).first().waitFor()

  await desk.goto(`/admin/trading/${fixture}`)
  await outcomeOf(desk, '1', 3, '-0.5').getByText('1.85').waitFor()
  await marketOf(desk, 3, '-0.5').getByText('79.68%').waitFor()
  await desk.goto(list)
  await desk.getByRole('button', { name: /환수율 해제$/ }).click()
  await confirmAct(desk, '해제', '마진 조정')
  await desk.getByText('조건에 맞는 환수율이 없습니다.').waitFor()
  await member.getByText('1.85', { exact: true }).first().waitFor()
})

test('handbook 6.3 translates names by keyboard, updates open pages and hides a league on them', async () => {
  const league = nextLeague++
  const id = league * 100
  const word = `Nowhere ${league}`
  await offer(
    house,
    {
      ...aFixture({ id, league }),
      home: { name: `${word} A`, nameKorean: `${word} A` },
      away: { name: `${word} B`, nameKorean: `${word} B` },
    },
    aMarket({ fixture: id }),
  )
  const member = await visit({ path: '/korea/wintielose', as: 'demo', screen: 'mobile' })
  await member.getByText(`${word} A`).first().waitFor()

  const desk = await visit({
    path: `/admin/names?kind=team&show=missing&search=${encodeURIComponent(word)}`,
    as: 'admin',
  })
  await desk.getByLabel(`${word} A 한국어 이름`).fill(`가온${league}`)
  await desk.keyboard.press('Enter')
  await expect
    .poll(() => desk.evaluate(() => document.activeElement?.getAttribute('placeholder')))
    .toBe(`${word} B`)
  await desk.keyboard.type(`나래${league}`)
  await desk.keyboard.press('Enter')
  await desk.getByText('번역이 필요한 이름이 없습니다.').waitFor()
  for (const name of [`가온${league}`, `나래${league}`]) await member.getByText(name).first().waitFor()

  await desk.goto(`/admin/names?kind=league&search=${encodeURIComponent(`리그${league}`)}`)
  await desk.getByRole('button', { name: `리그${league} 숨김` }).click()
  await dialogOf(desk).getByText('경기 1개가').waitFor()
  await confirmAct(desk, '숨김', '운영 정책')
  await desk.getByRole('button', { name: `리그${league} 노출` }).waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  await member.getByText(`가온${league}`).first().waitFor({ state: 'detached' })
})
