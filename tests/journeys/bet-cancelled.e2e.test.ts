import { expect, test } from 'vitest'
import { anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { balanceOf, memberOf, useSite } from '#tests/support/pages/browser.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house } = site

test.each(['desktop', 'mobile'] as const)(
  'BETFLOW-028 updates an open history after an operator’s cancel without a reload (%s)',
  async screen => {
    const fixture = await anOfferedFixture(house, { startsAt: later(86_400) })
    const page = await visitLive(site, { path: '/bet_result', as: 'demo37', screen })
    const member = await memberOf(page)
    const answer = await bet(house, member, slip(member, [{ fixture }]))
    const { id }: { id: string } = await answer.json()
    const row = page.locator(`[data-bet="${id}"]`)
    await row.getByText('진행중', { exact: true }).waitFor()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const cancelled = await house.post(
      `admin/members/${member.memberId}/bets/${id}/cancel`,
      { reason: '회원 요청' },
      { token: await house.logIn('admin') },
    )
    expect(cancelled.status).toBe(200)
    await expect.poll(() => row.getAttribute('data-status')).toBe('-1')
    await row.getByText('취소', { exact: true }).waitFor()
    await expect.poll(() => balanceOf(page)).toBe(member.emoney)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    // Reads the operator's message, which would otherwise redirect the next page to the inbox.
    const { messages } = await (await house.get('message', member)).json()
    for (const message of messages) await house.post(`message/${message.id}/read`, undefined, member)
  },
)
