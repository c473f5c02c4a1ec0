import { expect } from 'vitest'
import type { House } from './house.ts'

/** Replaces all streams by these addresses, as an operator. */
export async function setStreams(house: Pick<House, 'logIn' | 'post' | 'get'>, ...addresses: string[]) {
  const token = await house.logIn('admin')
  const { streams } = await (await house.get('admin/streams', { token })).json()
  for (const { id } of streams)
    await house.post(`admin/streams/${id}/delete`, { reason: '시험 정리' }, { token })
  for (const [index, address] of addresses.entries()) {
    const body = { title: `${index + 1}번 영상`, address, shown: true, reason: '시험' }
    expect((await house.post('admin/streams', body, { token })).status).toBe(200)
  }
}
