/** What a member may choose; the system's follows the device by itself. */
export const themeChoices = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

/** The theme that a choice comes to on a device. */
export function themeOf(choice: ThemeChoice, prefersLight: boolean): Theme {
  if (choice === 'system') return prefersLight ? 'light' : 'dark'
  return choice
}
