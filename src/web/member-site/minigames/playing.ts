/** The pages where rounds are bet on, and what the shell draws beside them: one file, fetched once. */
export { Cart } from './cart/round-cart.tsx'
export { Page } from './game/place-page.tsx'
export { SidebarContent } from './overview/game-list.tsx'
export { GroupLinks } from './overview/group-links.tsx'
