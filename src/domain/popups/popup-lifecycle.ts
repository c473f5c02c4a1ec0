import { HOUR, type Instant, instant } from '#domain/instant.ts'

/** Where popups stand: over the pages of the site, or over those where money is charged (POPUP-014). */
export const popupPlaces = { site: 1, charge: 2 } as const
export type PopupPlace = (typeof popupPlaces)[keyof typeof popupPlaces]

/** So long "do not show" hides a popup (POPUP-008). */
const HIDDEN_MILLISECONDS = 6 * HOUR

/** The popup may be shown again from then on. */
export const hiddenUntil = (now: Instant): Instant => instant(now + HIDDEN_MILLISECONDS)

/** A popup of which it is known until when it is hidden; undefined where nobody has hidden it. */
type Hideable = { readonly visible: boolean; readonly hiddenUntil: Instant | undefined }

/** Shown from the moment its time has passed, that moment included (POPUP-006, POPUP-007). */
export const isPopupDue = ({ visible, hiddenUntil: until }: Hideable, now: Instant): boolean =>
  visible && (until === undefined || until <= now)

/**
 * The times of a new list: each popup takes over the time of the same index of the list before, and has its own where
 * that had none (POPUP-013).
 */
export const takeOverTimes = <T>(
  stored: readonly (T | undefined)[],
  list: readonly (T | undefined)[],
): readonly (T | undefined)[] => list.map((own, index) => (index < stored.length ? stored[index] : own))

/** The pages where money is charged. */
const CHARGE_PAGES = ['/charge', '/chargeCrypto']

/** Whether a popup of a place stands over the page at a path; those of the site stand over every page (POPUP-004). */
export const standsOver = (place: PopupPlace, path: string): boolean =>
  place === popupPlaces.site || CHARGE_PAGES.includes(path)
