import { expect } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import type { House } from '../house/house.ts'
import { type BetBody, type PickSketch, playedOut, slip } from './bettor.ts'

export type BetSketch = readonly [picks: PickSketch[], over?: Partial<BetBody>]

/** Places the bets of a history in a house, and runs the operators' changes of their fixtures. */
export function useBets(house: House) {
  /** Places bets one after another as a play login; returns their ids. Visiting as the same login ends this session. */
  async function placed(userId: string, ...bets: BetSketch[]): Promise<string[]> {
    const token = await house.logIn(userId)
    const user: { id: number } = await (await house.get('member/user', { token })).json()
    const ids: string[] = []
    for (const [picks, over] of bets) {
      const body = slip({ memberId: user.id as MemberId }, picks, over)
      const answer = await house.post('sports-prematch/betting', body, { token })
      expect(answer.status, await answer.clone().text()).toBe(200)
      const { id }: { id: string } = await answer.json()
      ids.push(id)
      house.clock.advance(1_000)
    }
    return ids
  }

  async function operate(path: string, body: object): Promise<void> {
    const answer = await house.post(
      `admin/fixtures/${path}`,
      { reason: '시험', ...body },
      { token: await house.logIn('admin') },
    )
    expect(answer.status, await answer.clone().text()).toBe(200)
  }

  async function ended(fixture: number, home: number, away: number): Promise<void> {
    await playedOut(house, fixture)
    const sheet = { 10: [0, 0], 20: [home, away], 100: [home, away] }
    await operate(`${fixture}/result`, { sheet, timeConfirmed: true })
  }

  return { placed, ended }
}
