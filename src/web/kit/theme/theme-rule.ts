/** Themes that a member can choose; `system` follows the device. */
export const themeChoices = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

/** The theme for a choice on a device. */
export function themeOf(choice: ThemeChoice, prefersLight: boolean): Theme {
  if (choice === 'system') return prefersLight ? 'light' : 'dark'
  return choice
}
