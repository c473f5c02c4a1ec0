export type LayoutMode = 'mobile' | 'desktop'
export type LayoutWidth = 'narrow' | 'wide'

/**
 * The layout in force: the member's choice (mobileShowFlag) takes precedence over the screen size
 * (HEADER-018..020).
 */
export function layoutFor(
  chosen: LayoutMode | undefined,
  screen: { small: boolean; narrow: boolean },
): { mode: LayoutMode; width: LayoutWidth } {
  const mode = chosen ?? (screen.small ? 'mobile' : 'desktop')
  const narrow = mode === 'mobile' && (chosen === 'mobile' || screen.narrow)
  return { mode, width: narrow ? 'narrow' : 'wide' }
}
