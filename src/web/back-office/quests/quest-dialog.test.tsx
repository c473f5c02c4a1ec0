import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { QuestDialog } from './quest-dialog.tsx'

useDrawing()

test('EVENT-006 sends only the fields of the quest’s kind, and has no kind for losses or deposits', async () => {
  answer({ 'admin/quests': { id: 1 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<QuestDialog day="2026-11-21" onClose={onClose} />)
  await user.type(screen.getByLabelText('제목'), '3폴더 베팅')
  const kind = screen.getByLabelText('종류')
  const words = Array.from(kind.querySelectorAll('option'), one => one.textContent)
  expect(words).toEqual([
    '로그인',
    '출석체크',
    '스포츠 n폴더 이상 베팅',
    '베팅 횟수',
    '베팅금액 합계',
    '게시글 작성',
  ])
  await user.selectOptions(kind, 'sports-folds')
  expect(screen.queryByLabelText('게임')).toBeNull()
  await user.click(screen.getByRole('button', { name: '퀘스트 운영' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/quests')[0]?.body).toEqual({
    title: '3폴더 베팅',
    kind: 'sports-folds',
    foldsMin: 3,
    gameType: null,
    target: 1,
    points: 100,
    coins: 0,
    place: 1,
    startsOn: '2026-11-21',
    endsOn: null,
    reason: '퀘스트 운영',
  })
})
