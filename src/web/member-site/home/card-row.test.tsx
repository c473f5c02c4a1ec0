import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, drawPage, logIn, refusal, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { HeroMatches } from './hero-matches.tsx'
import { OpenBets } from './open-bets.tsx'

vi.mock('#web/client/navigation/use-pages.ts', () => ({ useHasPage: () => () => true }))
useDrawing()

test.each([
  ['sports-prematch/event/top', [], '주요 경기', () => <HeroMatches onPick={() => undefined} />],
  ['bet_result', { bets: [], totalCount: 0 }, '진행 중인 베팅', () => <OpenBets />],
] as const)(
  'what of %s could not be read is not told as none, and can be read again',
  async (path, none, what, Part) => {
    answer({ [path]: refusal(500, '오류') })
    logIn()
    const user = drawPage(Part)
    const failed = await screen.findByRole('alert')
    expect(wordsOf(failed)).toContain(`${what}`)
    expect(wordsOf(failed)).toContain('불러오지 못했습니다.')
    expect(screen.queryByText(/없습니다/)).toBeNull()
    answer({ [path]: none })
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await screen.findByText(/없습니다/)
  },
)
