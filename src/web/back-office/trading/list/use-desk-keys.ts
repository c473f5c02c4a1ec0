import type { RefObject } from 'react'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { useMay } from '#web/client/session/operator.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import type { DeskKey } from '../keys/key-press.ts'
import { focusFirst, stepThrough } from '../keys/step-through.ts'
import { useDeskKey } from '../keys/use-desk-key.ts'
import { useQuickSuspend } from '../keys/use-quick-suspend.ts'

const ROWS = '[data-row-link]'

/** True if the search field has the focus and contains exactly this text. */
export function isSearchedFor(text: string): boolean {
  const { activeElement: field } = document
  return (
    field instanceof HTMLInputElement && field.matches('[data-desk-search]') && field.value.trim() === text
  )
}

export const focusFirstRow = (box: HTMLElement | null): void => focusFirst(box, ROWS)

type DeskKeys = {
  readonly box: RefObject<HTMLElement | null>
  readonly fixtures: readonly TradingFixture[]
  readonly onHelp: () => void
}

/**
 * `/` focuses the search; arrows (or j, k) move between rows, Enter opens the focused one, S suspends or
 * resumes betting on it, ? shows the shortcuts.
 */
export function useDeskKeys({ box, fixtures, onHelp }: DeskKeys): void {
  const suspend = useRowSuspend(fixtures)
  useDeskKey((key: DeskKey) => {
    switch (key) {
      case 'search':
        box.current?.querySelector<HTMLInputElement>('[data-desk-search]')?.focus()
        return true
      case 'down':
        return stepThrough(box.current, ROWS, 1)
      case 'up':
        return stepThrough(box.current, ROWS, -1)
      case 'suspend':
      case 'suspend-all':
        return suspend()
      case 'help':
        onHelp()
        return true
    }
  })
}

/** Suspends or resumes betting on the match of the focused row. */
function useRowSuspend(fixtures: readonly TradingFixture[]): () => boolean {
  const mayOffer = useMay('trading:write')
  const suspend = useQuickSuspend()
  return () => {
    if (!mayOffer) return false
    const row = document.activeElement?.closest<HTMLElement>('[data-desk-fixture]')
    const fixture = fixtures.find(({ fixtureId }) => String(fixtureId) === row?.dataset.deskFixture)
    if (!fixture) {
      showToast('↑ ↓ 키로 경기를 고른 후 S 키를 눌러 주세요.')
      return true
    }
    if (fixture.state === 'settled') {
      showToast('종료된 경기입니다.')
      return true
    }
    suspend({
      fixtureId: fixture.fixtureId,
      name: `${fixture.home_participants_name} vs ${fixture.away_participants_name}`,
      suspended: !fixture.suspension.byAdmin,
    })
    return true
  }
}
