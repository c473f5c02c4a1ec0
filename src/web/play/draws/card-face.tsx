import { type Card, isRed } from '#domain/minigames/kinds/cards.ts'
import { cardWord } from '#domain/minigames/result-words.ko.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

/** A playing card at row size; hearts and diamonds are red. */
export const CardFace = ({ card }: { readonly card: Card }) => (
  <RankFace rank={cardWord(card)} isRed={isRed(card)} />
)

/** A card of which only rank and colour count. */
export const RankFace = ({ rank, isRed }: { readonly rank: string; readonly isRed: boolean }) => (
  <span className={classNames('draw-card', isRed && 'draw-card-red')}>{rank}</span>
)

type HandProps = { readonly name: string; readonly cards: readonly Card[]; readonly total?: number }

/** The cards of one side, with their total. */
export const Hand = ({ name, cards, total }: HandProps) => (
  <span className="draw-hand">
    <span className="draw-name">{name}</span>
    {cards.map((card, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card may lie there twice, and none ever moves
      <CardFace key={place} card={card} />
    ))}
    {total !== undefined && <b>{total}</b>}
  </span>
)
