import { expect } from 'vitest'
import type { House } from './house.ts'

/** Changes settings of the site as an operator. */
export async function changeSettings(house: Pick<House, 'logIn' | 'post'>, settings: object): Promise<void> {
  const token = await house.logIn('admin')
  const answer = await house.post('admin/settings', { settings, reason: '시험' }, { token })
  expect(answer.status, await answer.text()).toBe(200)
}
