/**
 * The parts of the site that may change under an open page: a page that shows one reads it again when it hears of it.
 * Each part's routes are named in `web/app/content-routes.ts`.
 */
export const contentParts = [
  'settings',
  'levels',
  'bet-terms',
  'house-limits',
  'addresses',
  'notices',
  'messengers',
  'rules',
  'terms',
  'popups',
  'streams',
  'pictures',
  'events',
  'attendance',
  'friends',
  'milestones',
  'quests',
  'coin-event',
  'turnover',
  'coupons',
  'points-rules',
  'customer',
  'approvals',
  'boards',
  'protection',
  'sign-ups',
  'names',
  'integrity',
  'minigames',
  'casino',
  'cash',
  'settlements',
] as const
export type ContentPart = (typeof contentParts)[number]
