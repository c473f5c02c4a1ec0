import type { MarketResult } from '#domain/minigames/kind.ts'
import { drawWords, resultGroups } from '#domain/minigames/result-words.ko.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { DrawMarks } from './draw-marks.tsx'
import './draws.css'

type DrawLineProps = {
  readonly kind: string
  /** Unvalidated data: anything that is no draw of the kind is shown as text. */
  readonly draw: unknown
  readonly results: readonly MarketResult[]
  /** Number of the game; required for the competitors of virtual sports. */
  readonly gameId?: number
  /** The member's winning picks as `market.pick`; they are shown in jade. */
  readonly ownWins?: ReadonlySet<string>
  /** Omits the words, where the markets are listed anyway. */
  readonly marksOnly?: boolean
}

/** A draw of any kind at row size: the result, and the winners of the main markets. */
export function DrawLine({ kind, draw, results, gameId, ownWins, marksOnly = false }: DrawLineProps) {
  const groups = resultGroups(kind, draw, results)
  if (!groups) return <code className="draw-raw">{rawText(draw)}</code>
  return (
    <span className="draw-line" data-draw={kind}>
      <span className="sr-only">{drawWords(kind, draw, gameId)}</span>
      <span aria-hidden className="draw-marks">
        <DrawMarks kind={kind} draw={draw} results={results} gameId={gameId} />
      </span>
      {!marksOnly &&
        groups.map(({ head, words }) => (
          <span key={head} className="draw-words">
            {headShown(kind) && <b>{head}</b>}
            {words.map(({ market, pick, word }) => (
              <span
                key={`${market}.${pick}`}
                className={classNames('draw-word', ownWins?.has(`${market}.${pick}`) && 'draw-word-own')}
              >
                {word}
              </span>
            ))}
          </span>
        ))}
    </span>
  )
}

/** True for kinds whose marks do not show the sum. */
const headShown = (kind: string): boolean =>
  kind === 'powerball' || kind === 'speed-keno' || kind === 'sic-bo'

const RAW_LENGTH_MAX = 200

function rawText(draw: unknown): string {
  if (draw === null || draw === undefined) return '-'
  return (JSON.stringify(draw) ?? '').slice(0, RAW_LENGTH_MAX)
}
