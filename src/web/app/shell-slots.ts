import type { ComponentType } from 'react'
import { loadPlaying } from './loading/load-playing.ts'

/**
 * Parts of the shell that belong to an area of the site. An area fills a slot by one entry here; an empty slot leaves
 * no trace on the page.
 */
type ShellSlots = {
  /** The betting cart, drawn into the frame that the shell gives it: column, drawer or the panel at the bottom right. */
  readonly cart?: () => Promise<{ readonly Cart: ComponentType }>
  /** The same for the pages of minigames. */
  readonly roundCart?: () => Promise<{ readonly Cart: ComponentType }>
  /** Key matches and the trees of sports in the left sidebar. */
  readonly sidebar?: () => Promise<{ readonly SidebarContent: ComponentType }>
  /** All minigames, in the same place on their pages. */
  readonly roundGames?: () => Promise<{ readonly SidebarContent: ComponentType }>
  /** What of today is still to be taken, where the right column has no cart. */
  readonly today?: () => Promise<{ readonly TodayCard: ComponentType }>
  /** The member's open bets, in the right column of pages about bets and matches. */
  readonly openBets?: () => Promise<{ readonly OpenBetsCard: ComponentType }>
  /** Dialogs that any page may open by name (user info, popups …). */
  readonly overlays?: () => Promise<{ readonly Overlays: ComponentType }>
  /** What the house shows over members' pages (POPUP-004). */
  readonly popups?: () => Promise<{ readonly PopupLayer: ComponentType }>
}

export const shellSlots: ShellSlots = {
  cart: () => import('#web/sport/cart/parts/cart.tsx'),
  roundCart: loadPlaying,
  sidebar: () => import('#web/member-site/sidebar/sidebar-content.tsx'),
  roundGames: loadPlaying,
  today: () => import('#web/member-site/today/today-card.tsx'),
  openBets: () => import('#web/member-site/bet-history/open-bets-card.tsx'),
  overlays: () => import('./overlays.tsx'),
  popups: () => import('#web/member-site/popups/popup-layer.tsx'),
}
