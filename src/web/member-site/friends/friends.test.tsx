import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { useToasts } from '#web/kit/overlays/toasts.ts'
import { FriendList } from './friend-list.tsx'
import { ruleWord, shareLink } from './friend-words.ts'
import { ShareCard } from './share-card.tsx'

useDrawing()

test('EVENT-009 builds the sign-up link with the code', () => {
  expect(shareLink('https://hanpan.example', 'AB3DE9')).toBe(
    'https://hanpan.example/login?recommender=AB3DE9',
  )
})

test('EVENT-009 shows code, link and QR code and copies them by a press', async () => {
  const user = draw(<ShareCard code="AB3DE9" />)
  expect(screen.getByRole('img', { name: '가입 링크 QR 코드' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '추천인 코드 복사' }))
  expect(await navigator.clipboard.readText()).toBe('AB3DE9')
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('추천인 코드를 복사했습니다.'))
  expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull()
})

test('EVENT-009 offers a share button where the system can share', async () => {
  const share = vi.fn(() => Promise.reject(new Error('closed')))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  const user = draw(<ShareCard code="AB3DE9" />)
  await user.click(screen.getByRole('button', { name: '공유하기' }))
  expect(share).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: expect.stringContaining('AB3DE9') }),
  )
})

test('EVENT-009 lists friends by masked names with their points, and a hint when there are none', () => {
  draw(
    <FriendList
      friends={[{ nickname: '새*원', joinedOn: '2026-11-20', waiting: true, points: 1_250 }]}
      busy={false}
    />,
  )
  expect(wordsOf(screen.getByRole('list', { name: '추천한 친구' }))).toBe(
    '새*원승인 대기2026-11-20 가입1,250P',
  )
  draw(<FriendList friends={[]} busy={false} />)
  expect(screen.getByText('아직 추천한 친구가 없습니다.')).toBeTruthy()
})

test('handbook 5.6 describes the rates as they are set', () => {
  const rule = { on: true, base: 'lost', firstRate: 100, secondRate: 50 } as const
  expect(ruleWord(rule)).toBe(
    '친구 낙첨금의 1%, 친구가 추천한 회원 낙첨금의 0.5%가 결과 확정 후 포인트로 적립됩니다.',
  )
  expect(ruleWord({ ...rule, base: 'stake', secondRate: 0 })).toBe(
    '친구 베팅금의 1%가 결과 확정 후 포인트로 적립됩니다.',
  )
  expect(ruleWord({ ...rule, on: false })).toBe('지금은 추천 포인트가 적립되지 않습니다.')
})
