import { Link } from '@tanstack/react-router'
import { ReceiptText, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { toggleSound, useSound } from '../frame/sound.ts'
import { intervalText, pathOfGame } from '../overview/places.ts'

const buttonClass =
  'inline-flex h-9 items-center gap-2 rounded-md border border-line px-3 text-sm text-dim hover:border-edge hover:text-text mobile:size-11 mobile:justify-center mobile:px-0'

type GameHeadProps = { readonly game: WireGame; readonly games: readonly WireGame[] }

/**
 * Title of the game, sound switch, and link to rules and odds. On phones the row of sibling games has the
 * place of the title, so that the first odds are in view.
 */
export function GameHead({ game, games }: GameHeadProps) {
  const on = useSound(state => state.on)
  const Icon = on ? Volume2 : VolumeX
  return (
    <header className="flex min-h-10 items-center gap-3 mobile:gap-1.5">
      <h1 className="min-w-0 truncate text-2xl mobile:sr-only">{game.title}</h1>
      <p className="shrink-0 text-dim mobile:hidden">{`${intervalText(game.intervalSeconds)}마다 추첨`}</p>
      <Siblings game={game} games={games} />
      <span className="ml-auto flex shrink-0 gap-1.5">
        <button
          type="button"
          title={on ? '소리 켜짐' : '소리 꺼짐'}
          data-sound={on ? 'on' : 'off'}
          onClick={toggleSound}
          className={classNames(buttonClass, on && 'text-jade!')}
        >
          <Icon aria-hidden size={17} />
          <span className="mobile:sr-only">{on ? '소리 켜짐' : '소리 꺼짐'}</span>
        </button>
        <Link to="/rule/minigame" title="규칙·배당표" className={buttonClass}>
          <ReceiptText aria-hidden size={17} />
          <span className="mobile:sr-only">규칙·배당표</span>
        </Link>
      </span>
    </header>
  )
}

const chipClass =
  'inline-flex h-11 shrink-0 items-center rounded-full border border-line bg-s1 px-4 font-medium whitespace-nowrap text-dim aria-[current=page]:border-invert aria-[current=page]:bg-invert aria-[current=page]:font-bold aria-[current=page]:text-invert-ink'

/** Pixels of the previous game that stay visible. */
const SEEN_BEFORE = 48

/** Games of the same group in a scrollable row; on wide screens the left column lists all games. */
function Siblings({ game, games }: GameHeadProps) {
  const beside = games.filter(({ group }) => group === game.group)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (here) row.current?.scrollTo({ left: here.offsetLeft - row.current.offsetLeft - SEEN_BEFORE })
  }, [])
  return (
    <nav
      ref={row}
      aria-label="같은 그룹의 게임"
      className="scroll-quiet flex min-w-0 flex-1 gap-1.5 overflow-x-auto desktop:hidden"
    >
      {beside.map(one => (
        <Link
          key={one.gameId}
          to={pathOfGame(one)}
          aria-current={one === game ? 'page' : undefined}
          className={chipClass}
        >
          {one.title}
        </Link>
      ))}
      <Link to="/minigame" activeOptions={{ exact: true }} className={chipClass}>
        전체 게임
      </Link>
    </nav>
  )
}
