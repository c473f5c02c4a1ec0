import { useEffect, useState } from 'react'
import { classNames } from '../theme/class-names.ts'

const appearsAfter = 200

/** A bar along the top while a page loads: not before 200 ms, at its end after 5 seconds (TIME-001, TIME-002). */
export function LoadingBar({ loading }: { readonly loading: boolean }) {
  const shown = useAfter(loading, appearsAfter)
  return (
    <div
      // Nothing to be read while it is off. Not hidden by an attribute: dialogs that close take such away.
      {...(shown && { role: 'progressbar', 'aria-label': '페이지 불러오는 중' })}
      data-loading-bar={shown ? 'on' : 'off'}
      className="page-fixed pointer-events-none top-0 z-70 h-0.5"
    >
      <div className={classNames('h-full origin-left bg-jade', shown ? 'animate-loading' : 'hidden')} />
    </div>
  )
}

/** True once `on` has lasted that long; false at once when it ends. */
function useAfter(on: boolean, delay: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return setLate(false)
    const timer = window.setTimeout(() => setLate(true), delay)
    return () => window.clearTimeout(timer)
  }, [on, delay])
  return on && late
}
