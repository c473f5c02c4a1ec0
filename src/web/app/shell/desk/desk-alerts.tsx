import { Bell, BellOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useDeskCounts } from '#web/back-office/kit/waiting/use-desk-counts.ts'
import { lazyPart } from '../../slot.tsx'
import { useMenuOpen } from '../use-menu-open.ts'
import { notify, useAlertChoice } from './alert-choice.ts'
import { ring } from './ring.ts'

const AlertSwitches = lazyPart(() => import('./alert-switches.tsx'), 'AlertSwitches')

/**
 * Menu of notification settings: sound, browser notification, both or none; each is demonstrated when
 * switched on.
 */
export function DeskAlerts() {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useMenuOpen(box, button)
  const choice = useAlertChoice()
  useAlertsOfWork()
  const Icon = choice.sound || choice.notice ? Bell : BellOff
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-label="새 업무 알림"
        title="새 업무 알림"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid size-10 place-items-center rounded-md text-dim hover:bg-s2 hover:text-text mobile:size-11"
      >
        <Icon aria-hidden size={18} />
      </button>
      {open && (
        <div className="absolute top-full right-0 z-40 grid w-64 animate-fade gap-1 rounded-lg border border-line bg-s3 p-3 shadow-float">
          <p className="pb-1 text-xs leading-relaxed text-dim">
            처리할 업무가 새로 들어오면 알립니다. 이 브라우저에만 저장됩니다.
          </p>
          <AlertSwitches />
        </div>
      )}
    </div>
  )
}

/** Notifies when a counter increases; the initial counts cause no notification. */
function useAlertsOfWork(): void {
  const counts = useDeskCounts()
  const { sound, notice } = useAlertChoice()
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    const known = before.current
    const grown = counts.filter(({ path, count, isUrgent }) => isUrgent && count > (known.get(path) ?? count))
    before.current = new Map(counts.flatMap(({ path, count, isKnown }) => (isKnown ? [[path, count]] : [])))
    if (grown.length === 0) return
    if (sound) ring()
    if (notice) void notify(grown.map(({ words }) => words).join(', '))
  })
}
