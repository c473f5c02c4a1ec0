import { HOUR, type Instant, instant } from '#domain/instant.ts'

/** Where popups appear: on all pages, or on the deposit pages (POPUP-014). */
export const popupPlaces = { site: 1, charge: 2 } as const
export type PopupPlace = (typeof popupPlaces)[keyof typeof popupPlaces]

/** How long "do not show" hides a popup (POPUP-008). */
const HIDDEN_MILLISECONDS = 6 * HOUR

/** When the popup may be shown again. */
export const hiddenUntil = (now: Instant): Instant => instant(now + HIDDEN_MILLISECONDS)

/** A popup and until when it is hidden; undefined when it was never hidden. */
type Hideable = { readonly visible: boolean; readonly hiddenUntil: Instant | undefined }

/** True when the popup is to be shown; the end of the hidden time is included (POPUP-006, POPUP-007). */
export const isPopupDue = ({ visible, hiddenUntil: until }: Hideable, now: Instant): boolean =>
  visible && (until === undefined || until <= now)

/**
 * Times of a new popup list: each popup takes the time of the same index in the previous list, or keeps
 * its own when there is none (POPUP-013).
 */
export const takeOverTimes = <T>(
  stored: readonly (T | undefined)[],
  list: readonly (T | undefined)[],
): readonly (T | undefined)[] => list.map((own, index) => (index < stored.length ? stored[index] : own))

/** The deposit pages. */
const CHARGE_PAGES = ['/charge', '/chargeCrypto']

/** True when a popup appears on the page at this path; popups of the site appear on all pages (POPUP-004). */
export const standsOver = (place: PopupPlace, path: string): boolean =>
  place === popupPlaces.site || CHARGE_PAGES.includes(path)
