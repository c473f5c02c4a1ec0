import type { ReactNode } from 'react'
import './minigames.css'

/** Where the styles of the minigames hold: around each of their pages, and around their cart in the shell. */
export const MinigameArea = ({ children }: { readonly children: ReactNode }) => (
  <div data-minigames className="contents">
    {children}
  </div>
)
