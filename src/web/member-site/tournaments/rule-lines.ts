import type { Tournament } from '#contract/promotions/tournaments.ts'
import { MINUTE } from '#domain/instant.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { PRIZES_WAIT, type TournamentProduct, type TournamentRule } from '#domain/promotions/tournament.ts'

const ranking: Readonly<Record<TournamentRule, string>> = {
  net: '기간 안에 결과가 나온 베팅의 당첨금에서 베팅금을 뺀 순이익이 큰 순서입니다. 순이익이 0원보다 큰 회원만 순위에 오릅니다.',
  multiple:
    '기간 안에 결과가 나온 베팅 가운데 배수(당첨금을 베팅금으로 나눈 값)가 가장 높은 한 번으로 순위를 정합니다. 배수는 소수점 셋째 자리부터 버리고, 1.00배를 넘는 회원만 순위에 오릅니다.',
}

const counted: Readonly<Record<TournamentProduct, (stake: string) => string>> = {
  sports: stake =>
    `베팅금 ${stake}원 이상의 스포츠·인플레이 베팅만 집계합니다. 적중특례와 취소된 베팅은 제외합니다.`,
  casino: stake =>
    `카지노와 슬롯의 한 라운드를 한 번으로 세며, 라운드의 베팅금이 ${stake}원 이상이어야 합니다. 취소된 베팅은 제외합니다.`,
}

/** The rules of a tournament in words, one or two sentences each (CASINO-009). */
export const ruleLines = ({
  rule,
  product,
  stakeMin,
}: Pick<Tournament, 'rule' | 'product' | 'stakeMin'>): readonly string[] => [
  ranking[rule],
  counted[product](formatFigure(stakeMin)),
  '점수가 같으면 그 점수에 먼저 도달한 회원이 앞서고, 그 시각도 같으면 먼저 가입한 회원이 앞섭니다.',
  `경기결과가 정정되면 순위도 다시 계산합니다. 종료 ${PRIZES_WAIT / MINUTE}분 뒤 순위를 확정하고 상금을 포인트로 지급합니다.`,
  '자가제한 중이거나 이용이 정지된 회원은 순위에서 제외됩니다. 포인트는 현금 가치가 없습니다.',
]
