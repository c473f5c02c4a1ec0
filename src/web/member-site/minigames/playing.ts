/** The pages of rounds and their parts in the shell, in one chunk. */
export { Cart } from './cart/round-cart.tsx'
export { Page } from './game/place-page.tsx'
export { GroupLinks } from './overview/group-links.tsx'
export { SidebarContent } from './overview/minigame-sidebar.tsx'
