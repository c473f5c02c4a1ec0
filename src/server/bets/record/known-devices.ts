import { deviceLabel } from '#domain/members/device-label.ts'

const KNOWN_MAX = 2_000

/** The label of a User-Agent, worked out once for all bets that come with it. */
export function openKnownDevices(): (userAgent: string | undefined) => string | undefined {
  const known = new Map<string, string | undefined>()
  return userAgent => {
    if (userAgent === undefined) return undefined
    if (known.has(userAgent)) return known.get(userAgent)
    if (known.size >= KNOWN_MAX) known.clear()
    const label = deviceLabel(userAgent)
    known.set(userAgent, label)
    return label
  }
}
