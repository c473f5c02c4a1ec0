import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { now } from '#web/kit/time/time.ts'

type TimedLinkProps = {
  readonly to: string
  readonly activeOptions: { readonly exact: boolean; readonly includeSearch: boolean }
  readonly activeProps: object
  readonly className: string
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

const unixTime = (): string => String(Math.floor(now() / 1_000))

/**
 * A link whose URL contains the unix time of the click (ROUTE-046), so that each click reloads the page's
 * data. The URL is updated before the click is handled, so that a new tab gets it too.
 */
export function TimedLink(props: TimedLinkProps) {
  const [time, setTime] = useState(unixTime)
  const renew = () => flushSync(() => setTime(unixTime()))
  return <Link {...props} search={{ time }} onClickCapture={renew} onAuxClickCapture={renew} />
}
