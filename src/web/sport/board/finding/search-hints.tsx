import { History, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { isBeforeStart } from '#contract/wire/status-codes.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { leagueTitle } from './league-words.tsx'
import { forgetSearches, keepSearch, useRecentSearches } from './recent-searches.ts'
import { useFoundGames } from './use-found-games.ts'

const shownMax = 6

type SearchHintsProps = {
  readonly typed: string
  /** Searches for the text. */
  readonly onChoose: (text: string) => void
}

/** Below a search field: matches of the typed text, or recent searches while it is empty. */
export function SearchHints({ typed, onChoose }: SearchHintsProps) {
  const choose = (text: string) => {
    keepSearch(text)
    onChoose(text)
  }
  return typed.trim() === '' ? <Recent onChoose={choose} /> : <Found typed={typed} onChoose={choose} />
}

function Recent({ onChoose }: Pick<SearchHintsProps, 'onChoose'>) {
  const words = useRecentSearches()
  if (words.length === 0) return null
  return (
    <Frame>
      <header className="flex items-center justify-between pl-3 text-xs text-dim">
        최근 검색어
        <IconButton size="sm" label="최근 검색어 지우기" onClick={forgetSearches}>
          <X aria-hidden size={14} />
        </IconButton>
      </header>
      <ul aria-label="최근 검색어">
        {words.map(word => (
          <Hint key={word} onPress={() => onChoose(word)}>
            <span className="flex items-center gap-2">
              <History aria-hidden size={14} className="shrink-0 text-dim" />
              <span className="truncate">{word}</span>
            </span>
          </Hint>
        ))}
      </ul>
    </Frame>
  )
}

function Found({ typed, onChoose }: SearchHintsProps) {
  const found = useFoundGames(typed)
  if (!found) return null
  return (
    <Frame>
      <ul aria-label="검색 결과">
        {found.games.slice(0, shownMax).map(game => (
          <Hint key={game.fixtureId} onPress={() => onChoose(game.home_participants_name)}>
            <MatchHint game={game} />
          </Hint>
        ))}
        {found.count > 0 && (
          <Hint onPress={() => onChoose(typed.trim())}>
            <span className="text-jade">{formatFigure(found.count)}경기 모두 보기</span>
          </Hint>
        )}
      </ul>
      <p role="status" className={found.count > 0 ? 'sr-only' : 'px-3 py-2.5 text-sm text-dim'}>
        {found.count > 0 ? `${formatFigure(found.count)}경기를 찾았습니다.` : '찾는 경기가 없습니다.'}
      </p>
    </Frame>
  )
}

/** The teams, above league and start. */
const MatchHint = ({ game }: { readonly game: Game }) => (
  <>
    <span className="block truncate font-semibold">
      {game.home_participants_name} <span className="font-normal text-dim">vs</span>{' '}
      {game.away_participants_name}
    </span>
    <span className="flex items-center gap-1.5 text-xs text-dim">
      <SportIcon sportId={game.sport_id} size={12} />
      <span className="min-w-0 truncate">{leagueTitle(game)}</span>
      <span className="ml-auto shrink-0">
        {isBeforeStart(game.status) ? game.startdate.slice(5, 16) : '진행중'}
      </span>
    </span>
  </>
)

/**
 * Keeps the focus in the field on a press: in Safari, where buttons take no focus, it would be lost
 * before the click.
 */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens by it
  <div
    onMouseDown={event => event.preventDefault()}
    className="absolute inset-x-0 top-full z-40 mt-1 max-h-[60dvh] animate-fade overflow-y-auto rounded-lg border border-line bg-s3 py-1 shadow-float"
    data-search-hints
  >
    {children}
  </div>
)

const Hint = ({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) => (
  <li>
    <button
      type="button"
      onClick={onPress}
      className="block min-h-9 w-full px-3 py-1.5 text-left text-sm -outline-offset-2 hover:bg-s2 focus-visible:bg-s2 mobile:min-h-11"
      data-hint
    >
      {children}
    </button>
  </li>
)
