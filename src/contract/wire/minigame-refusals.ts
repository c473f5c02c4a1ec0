import { formatFigure } from '#domain/korean-formats.ts'
import type { Won } from '#domain/money.ts'
import { casinoRefusals } from './casino-refusals.ts'
import { entry } from './refusal-entry.ts'

/** Refusals about minigames, their rounds and bets. */
export const minigameRefusals = {
  ...casinoRefusals,
  MINIGAME_UNKNOWN: entry(404, () => '존재하지 않는 게임입니다.'),
  /** MAINT-009; `text` is the operator's text, if any. */
  MINIGAME_MAINTENANCE: entry<{ text: string }>(400, ({ text }) => text || '점검중입니다.'),
  /** Handbook 3.4. */
  ROUND_OPPOSITE_PICK: entry(400, () => '같은 회차에 반대되는 선택으로 베팅할 수 없습니다.'),
  ROUND_SAME_MARKET: entry(400, () => '같은 회차의 같은 항목에는 한 번만 베팅할 수 있습니다.'),
  ROUND_SLIPS_MAX: entry<{ max: number }>(400, ({ max }) => `한 회차에는 ${max}건까지 베팅할 수 있습니다.`),
  /** Stake that is still possible on this pick of the round; 0 when there is none. */
  ROUND_PICK_FULL: entry<{ left: Won }>(400, ({ left }) =>
    left > 0
      ? `이 회차의 이 선택에는 지금 ${formatFigure(left)}원까지 베팅할 수 있습니다.`
      : '이 회차의 이 선택은 베팅 한도가 모두 찼습니다.',
  ),
  ROUND_UNKNOWN: entry(404, () => '회차를 찾을 수 없습니다.'),
  ROUND_DRAWN: entry(409, () => '이미 추첨된 회차는 적특 처리할 수 없습니다.'),
  ROUND_VOID: entry(409, () => '이미 적특 처리된 회차입니다.'),
}
