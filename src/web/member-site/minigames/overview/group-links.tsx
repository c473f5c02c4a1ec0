import { Link } from '@tanstack/react-router'
import { MinigameArea } from '../minigame-area.tsx'
import { groups } from './places.ts'

const linkClass =
  'flex h-10 mobile:h-11 items-center px-4 text-dim hover:bg-s2 hover:text-text -outline-offset-2'

/** Groups of minigames in the left column of other pages, below the overview link (SIDEBAR-016). */
export const GroupLinks = () => (
  <MinigameArea>
    <ul className="pb-1">
      <li>
        <Link to="/minigame" className={linkClass}>
          전체 게임
        </Link>
      </li>
      {groups.map(({ key, title }) => (
        <li key={key}>
          <Link to={`/minigame/${key}`} className={linkClass}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </MinigameArea>
)
