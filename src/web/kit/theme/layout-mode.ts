import { create } from 'zustand'
import { type LayoutMode, type LayoutWidth, layoutFor } from './layout-rule.ts'

/**
 * The mobile layout applies below 1264 px, its narrow form below 960 px (LAYOUT-016, LAYOUT-017). In em
 * at 16 px, so that larger font sizes switch earlier.
 */
const mobileQuery = '(max-width: 78.99875em)'
const narrowQuery = '(max-width: 59.99875em)'

const storageKey = 'mobileShowFlag'

export function chosenLayout(): LayoutMode | undefined {
  const flag = localStorage.getItem(storageKey)
  if (flag === null) return undefined
  return flag === '1' ? 'mobile' : 'desktop'
}

/** The current layout, for parts that exist in one layout only. */
const useLayout = create<{ readonly mode: LayoutMode; readonly width: LayoutWidth }>(() => ({
  mode: 'desktop',
  width: 'wide',
}))

/** Switches the layout, stores the choice and reloads the page (HEADER-018..020). */
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
 * Keeps the layout, and `data-layout` and `data-width` of the document, up to date when the window
 * changes; `layout-mode.js` sets them first.
 */
export function watchLayout(): void {
  const apply = () => {
    const { mode, width } = currentLayout()
    document.documentElement.dataset.layout = mode
    document.documentElement.dataset.width = width
    useLayout.setState({ mode, width })
  }
  for (const query of [mobileQuery, narrowQuery]) window.matchMedia(query).addEventListener('change', apply)
  apply()
}

/** For parts that exist in one layout only; styles use the `mobile:` and `desktop:` variants instead. */
export const useLayoutMode = (): LayoutMode => useLayout(({ mode }) => mode)

/** True on phones: the mobile layout in its narrow form. Tablets have room for rows of a list. */
export const useIsNarrow = (): boolean => useLayout(({ width }) => width === 'narrow')
