import { deviceLabel } from '#domain/members/device-label.ts'

const KNOWN_MAX = 2_000

/** Returns the label of a User-Agent; computed once per User-Agent. */
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
