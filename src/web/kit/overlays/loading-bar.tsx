import { useEffect, useState } from 'react'
import { classNames } from '../theme/class-names.ts'

const appearsAfter = 200

/** Loading bar along the top: appears after 200 ms and completes after 5 seconds (TIME-001, TIME-002). */
export function LoadingBar({ loading }: { readonly loading: boolean }) {
  const shown = useAfter(loading, appearsAfter)
  return (
    <div
      // No role while inactive. Not hidden by an attribute, because closing dialogs remove such
      // attributes.
      {...(shown && { role: 'progressbar', 'aria-label': '페이지 불러오는 중' })}
      data-loading-bar={shown ? 'on' : 'off'}
      className="page-fixed pointer-events-none top-0 z-70 h-0.5"
    >
      <div className={classNames('h-full origin-left bg-jade', shown ? 'animate-loading' : 'hidden')} />
    </div>
  )
}

/** True once `on` has lasted this long; false immediately when it ends. */
function useAfter(on: boolean, delay: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return setLate(false)
    const timer = window.setTimeout(() => setLate(true), delay)
    return () => window.clearTimeout(timer)
  }, [on, delay])
  return on && late
}
