import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Popup, popupContract } from '#contract/community/popups.ts'
import { isPopupDue, standsOver, takeOverTimes } from '#domain/popups/popup-lifecycle.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { PopupCard } from './popup-card.tsx'
import { closePopup, hidePopup, keepTimes, usePopups } from './popup-store.ts'

/** Polled, because a popup's period can start or end without an event. */
const refetchInterval = 60_000
/** A popup that is due later after the page was entered waits for the next page. */
const lateAfter = 1_000

/**
 * The popups to show on a page (POPUP-003, POPUP-004): at their positions on a desktop; on small screens
 * one after the other, as a sheet above the bar and the docked slip. None appears on a page that is in use.
 */
export function PopupLayer() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { due, times } = useDuePopups(path)
  const onTime = useOnTime(path, due)
  const isPhone = useLayoutMode() === 'mobile'
  const shown = isPhone ? onTime.slice(0, 1) : onTime
  if (shown.length === 0) return null
  return (
    <div
      data-popups
      className={classNames(
        'pointer-events-none fixed z-40',
        isPhone ? 'inset-x-0 bottom-(--foot-height) grid justify-items-center p-2' : 'inset-0',
      )}
    >
      {shown.map(({ popup, index }) => (
        <PopupCard
          key={popup.id}
          popup={popup}
          sheet={isPhone}
          onHide={() => hidePopup(times, index)}
          onClose={() => closePopup(popup.id)}
        />
      ))}
    </div>
  )
}

type Due = { readonly popup: Popup; readonly index: number }

/** The popups that were due within a second after the page was entered, and before anything was pressed. */
function useOnTime(path: string, due: readonly Due[]): readonly Due[] {
  const [onTime, setOnTime] = useState<{ readonly path: string; readonly ids: readonly number[] }>()
  const isLate = onTime?.path === path
  const ids = due.map(({ popup }) => popup.id)
  const end = useEffectEvent(() => setOnTime({ path, ids }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts again.
  useEffect(() => {
    if (isLate) return
    const timer = window.setTimeout(end, lateAfter)
    window.addEventListener('pointerdown', end, true)
    window.addEventListener('keydown', end, true)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('pointerdown', end, true)
      window.removeEventListener('keydown', end, true)
    }
  }, [path, isLate])
  return isLate ? due.filter(({ popup }) => onTime.ids.includes(popup.id)) : due
}

function useDuePopups(path: string) {
  const { data } = useCall(popupContract.list, undefined, { refetchInterval })
  const { times: stored, closed } = usePopups()
  const list = data ?? noRows
  const times = data
    ? takeOverTimes(
        stored,
        list.map(() => undefined),
      )
    : stored
  useEffect(() => {
    if (data) keepTimes(times)
  })
  const isDue = (
    { popup: { id, popupFlg, visiableFlag }, index }: Due,
    now: Parameters<typeof isPopupDue>[1],
  ) =>
    standsOver(popupFlg, path) &&
    !closed.includes(id) &&
    isPopupDue({ visible: visiableFlag === 1, hiddenUntil: times[index] }, now)
  const all = list.map((popup, index) => ({ popup, index }))
  const indexes = useClock(now =>
    all
      .filter(one => isDue(one, now))
      .map(({ index }) => index)
      .join(),
  )
  return { times, due: all.filter(({ index }) => indexes.split(',').includes(String(index))) }
}
