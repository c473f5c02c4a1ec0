import type { ReactNode } from 'react'
import './minigames.css'

/** Scope of the minigame styles: around each minigame page, and around the cart in the shell. */
export const MinigameArea = ({ children }: { readonly children: ReactNode }) => (
  <div data-minigames className="contents">
    {children}
  </div>
)
