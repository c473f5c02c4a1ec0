import type { QuestRow } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { QuestKind } from '#domain/promotions/quest.ts'

export const kindWords: Readonly<Record<QuestKind, string>> = {
  login: '로그인',
  attendance: '출석체크',
  'sports-folds': '스포츠 n폴더 이상 베팅',
  'bet-count': '베팅 횟수',
  'bet-stakes': '베팅금액 합계',
  post: '게시글 작성',
}

export const gameWords: Readonly<Record<1 | 2, string>> = { 1: '스포츠', 2: '인플레이' }

export const standingWords: Readonly<Record<QuestRow['standing'], string>> = {
  on: '진행중',
  coming: '예정',
  stopped: '중지',
  over: '종료',
}

/** "스포츠 3폴더 이상 베팅 1회", "인플레이 베팅금액 합계 50,000원". */
export function goalText({
  kind,
  foldsMin,
  gameType,
  target,
}: Pick<QuestRow, 'kind' | 'foldsMin' | 'gameType' | 'target'>): string {
  const times = `${formatFigure(target)}${kind === 'bet-stakes' ? '원' : '회'}`
  if (kind === 'sports-folds') return `스포츠 ${foldsMin}폴더 이상 베팅 ${times}`
  const game = gameType === null ? '' : `${gameWords[gameType]} `
  return `${game}${kindWords[kind]} ${times}`
}

export const rewardText = ({ points, coins }: Pick<QuestRow, 'points' | 'coins'>): string =>
  [points > 0 && `${formatFigure(points)}P`, coins > 0 && `코인 ${formatFigure(coins)}개`]
    .filter(Boolean)
    .join(' + ') || '–'

export const periodText = ({ startsOn, endsOn }: Pick<QuestRow, 'startsOn' | 'endsOn'>): string =>
  `${startsOn} ~ ${endsOn ?? ''}`
