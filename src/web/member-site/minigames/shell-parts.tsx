/** What the shell draws beside the pages of minigames: one file, fetched once. */
export { Cart } from './cart/round-cart.tsx'
export { SidebarContent } from './overview/game-list.tsx'
export { GroupLinks } from './overview/group-links.tsx'
