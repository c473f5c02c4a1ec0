import { formatFigure } from '#domain/korean-formats.ts'
import { entry } from './refusal-entry.ts'

/** Refusals about turnover requirements (롤링 조건, handbook 5.4). */
export const turnoverRefusals = {
  TURNOVER_UNMET: entry<{ need: number; done: number }>(
    400,
    ({ need, done }) =>
      `롤링 조건이 충족되지 않았습니다. (필요 ${formatFigure(need)}원 / 완료 ${formatFigure(done)}원)`,
  ),
  TURNOVER_ENDED: entry(409, () => '이미 종료된 롤링 조건입니다.'),
  TURNOVER_NOT_LESS: entry(400, () => '현재 필요 금액보다 적은 금액을 입력해 주세요.'),
}
