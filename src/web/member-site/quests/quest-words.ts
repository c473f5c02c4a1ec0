import type { Quest } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'

/** "100P와 코인 2개가", "500P가", "코인 1개가": the reward as the subject of a sentence. */
export function rewardWords({ points, coins }: Pick<Quest, 'points' | 'coins'>): string {
  const pointWord = `${formatFigure(points)}P`
  const coinWord = `코인 ${formatFigure(coins)}개가`
  if (points === 0) return coinWord
  return coins === 0 ? `${pointWord}가` : `${pointWord}와 ${coinWord}`
}

/** Unit of a quest's progress. */
export const unitOf = ({ kind }: Pick<Quest, 'kind'>): string => (kind === 'bet-stakes' ? '원' : '회')

/** Page on which the quest can be done; none for logging in. */
export function placeOf({ kind, gameType }: Pick<Quest, 'kind' | 'gameType'>): string | undefined {
  if (kind === 'login') return undefined
  if (kind === 'attendance') return '/attendance'
  if (kind === 'post') return '/free/write'
  return gameType === 2 ? '/inplay' : '/korea/cross'
}

export const stateWord: Readonly<Record<Quest['state'], string>> = {
  open: '진행중',
  done: '완료',
  claimed: '수령완료',
}

/** Returns the quest's condition as a sentence. */
export function goalWords({
  kind,
  foldsMin,
  gameType,
}: Pick<Quest, 'kind' | 'foldsMin' | 'gameType'>): string {
  const game = gameType === 2 ? '인플레이' : '스포츠'
  switch (kind) {
    case 'login':
      return '오늘 로그인하면 완료됩니다.'
    case 'attendance':
      return '오늘 출석체크를 하면 완료됩니다.'
    case 'sports-folds':
      return `오늘 당첨 또는 낙첨이 확정된 ${foldsMin}폴더 이상 베팅을 집계합니다.`
    case 'bet-count':
      return `오늘 당첨 또는 낙첨이 확정된 ${game} 베팅을 집계합니다.`
    case 'bet-stakes':
      return `오늘 당첨 또는 낙첨이 확정된 ${game} 베팅금액의 합계입니다.`
    case 'post':
      return '오늘 자유게시판에 올린 글을 집계합니다. 삭제되거나 숨겨진 글은 제외됩니다.'
  }
}
