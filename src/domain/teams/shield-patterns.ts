/** How the second colour is laid over the first. */
export const SHIELD_PATTERNS = [
  'plain',
  'half',
  'stripes',
  'hoops',
  'sash',
  'chevron',
  'quarters',
  'chief',
] as const
export type ShieldPattern = (typeof SHIELD_PATTERNS)[number]
