import type { ComponentType } from 'react'
import { loadPlaying } from './loading/load-playing.ts'

/**
 * Parts of the shell that belong to other areas. An area fills a slot by one entry here; an empty slot
 * renders nothing.
 */
type ShellSlots = {
  /** The betting cart, rendered in the shell's frame: column, drawer or the panel at the bottom right. */
  readonly cart?: () => Promise<{ readonly Cart: ComponentType }>
  /** The cart on pages of minigames. */
  readonly roundCart?: () => Promise<{ readonly Cart: ComponentType }>
  /** Key matches and the sports tree in the left sidebar. */
  readonly sidebar?: () => Promise<{ readonly SidebarContent: ComponentType }>
  /** All minigames, in the same place on their pages. */
  readonly roundGames?: () => Promise<{ readonly SidebarContent: ComponentType }>
  /** Rewards that can still be claimed today, where the right column has no cart. */
  readonly today?: () => Promise<{ readonly TodayCard: ComponentType }>
  /** The member's open bets in the right column of pages about bets and matches. */
  readonly openBets?: () => Promise<{ readonly OpenBetsCard: ComponentType }>
  /** Dialogs that any page may open by name (user info, popups …). */
  readonly overlays?: () => Promise<{ readonly Overlays: ComponentType }>
  /** Popups over member pages (POPUP-004). */
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
