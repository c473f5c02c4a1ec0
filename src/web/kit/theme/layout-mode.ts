import { create } from 'zustand'
import { type LayoutMode, layoutFor } from './layout-rule.ts'

/**
 * At and below the first the mobile arrangement applies, at and below the second its narrow form: less than 1264 and
 * 960 px (LAYOUT-016, LAYOUT-017). In letters of 16 px, so that who has set them larger has the room they take.
 */
const mobileQuery = '(max-width: 78.99875em)'
const narrowQuery = '(max-width: 59.99875em)'

const storageKey = 'mobileShowFlag'

export function chosenLayout(): LayoutMode | undefined {
  const flag = localStorage.getItem(storageKey)
  if (flag === null) return undefined
  return flag === '1' ? 'mobile' : 'desktop'
}

/** The arrangement in force, for what is drawn in one of them only. */
const useLayout = create<{ readonly mode: LayoutMode }>(() => ({ mode: 'desktop' }))

/** Switches to the other arrangement, keeps the choice and loads the page anew (HEADER-018..020). */
export function toggleLayout(current: LayoutMode): void {
  localStorage.setItem(storageKey, current === 'desktop' ? '1' : '0')
  window.location.reload()
}

function currentLayout() {
  return layoutFor(chosenLayout(), {
    small: window.matchMedia(mobileQuery).matches,
    narrow: window.matchMedia(narrowQuery).matches,
  })
}

/**
 * Keeps the arrangement, and `data-layout` and `data-width` of the document, right while the window changes;
 * `layout-mode.js` set the latter first.
 */
export function watchLayout(): void {
  const apply = () => {
    const { mode, width } = currentLayout()
    document.documentElement.dataset.layout = mode
    document.documentElement.dataset.width = width
    useLayout.setState({ mode })
  }
  for (const query of [mobileQuery, narrowQuery]) window.matchMedia(query).addEventListener('change', apply)
  apply()
}

/** For parts that exist in one arrangement only; looks are switched by the `mobile:` and `desktop:` variants instead. */
export const useLayoutMode = (): LayoutMode => useLayout(({ mode }) => mode)
