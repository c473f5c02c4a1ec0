import type { KindId } from './kinds.ts'

/** Description of a kind of game for new players. */
type KindText = {
  readonly title: string
  /** Describes the draw and how it decides. */
  readonly rule: string
  /** When stakes are returned, or other facts to know before betting; empty when there is none. */
  readonly note: string
}

/** Kinds grouped for browsing, in display order. */
export const kindFamilies = [
  { key: 'powerball', title: '파워볼', kinds: ['powerball'] },
  { key: 'ladder', title: '사다리', kinds: ['ladder', 'power-ladder', 'keno-ladder', 'speed6'] },
  { key: 'keno', title: '키노', kinds: ['speed-keno'] },
  { key: 'baccarat', title: '바카라', kinds: ['baccarat'] },
  {
    key: 'cards',
    title: '카드',
    kinds: ['dragon-tiger', 'odd-even', 'odd-even-king', 'high-low', 'blackjack', 'go-stop'],
  },
  { key: 'dice', title: '주사위', kinds: ['sic-bo', 'dice'] },
  { key: 'wheel', title: '룰렛·링', kinds: ['roulette', 'ring'] },
  { key: 'race', title: '레이싱', kinds: ['snail'] },
  {
    key: 'virtual',
    title: '가상스포츠',
    kinds: ['virtual-soccer', 'virtual-basketball', 'virtual-dog', 'virtual-horse'],
  },
] as const satisfies readonly {
  readonly key: string
  readonly title: string
  readonly kinds: readonly KindId[]
}[]

/** Rules of each kind in one or two sentences (handbook 3.7, 8.2). */
export const kindTexts: Readonly<Record<KindId, KindText>> = {
  powerball: {
    title: '파워볼',
    rule: '1부터 28까지의 일반볼에서 서로 다른 5개, 0부터 9까지의 파워볼에서 1개를 뽑습니다. 일반볼은 다섯 개의 합으로, 파워볼은 나온 숫자로 결과를 정합니다.',
    note: '합 72까지 언더, 73부터 오버입니다. 소 15-64, 중 65-80, 대 81-130이며, 파워볼 0은 짝입니다.',
  },
  ladder: {
    title: '사다리',
    rule: '출발점(좌·우)과 줄수(3줄·4줄)를 각각 반반의 확률로 뽑습니다. 줄을 하나 지날 때마다 옆 기둥으로 건너가며, 왼쪽에 도착하면 홀, 오른쪽에 도착하면 짝입니다.',
    note: '그래서 결과는 좌3짝, 좌4홀, 우3홀, 우4짝의 네 가지입니다.',
  },
  'power-ladder': {
    title: '파워사다리',
    rule: '같은 회차 파워볼의 첫 번째 일반볼로 사다리를 탑니다. 홀수이면 좌, 짝수이면 우에서 출발하고, 1-14이면 3줄, 15-28이면 4줄입니다.',
    note: '좌3짝, 좌4홀, 우3홀, 우4짝이 나오는 볼이 각각 7개로 같습니다.',
  },
  'keno-ladder': {
    title: '키노사다리',
    rule: '같은 회차 스피드키노의 첫 번째 숫자로 사다리를 탑니다. 홀수이면 좌, 짝수이면 우에서 출발하고, 1-35이면 3줄, 36-70이면 4줄입니다.',
    note: '1-35에는 홀수가 하나 더 많아 짝이 70번 중 36번 나옵니다. 그래서 홀과 짝의 배당이 다릅니다.',
  },
  'speed-keno': {
    title: '스피드키노',
    rule: '1부터 70까지의 숫자에서 서로 다른 22개를 뽑아 그 합으로 결과를 정합니다. 합 780까지 언더, 781부터 오버입니다.',
    note: '끝자리는 합의 일의 자리입니다. 0-4 언더, 5-9 오버입니다.',
  },
  baccarat: {
    title: '바카라',
    rule: '회차마다 새로 섞은 8덱에서 플레이어와 뱅커에 두 장씩 나누고, 정해진 규칙에 따라 세 번째 카드를 받습니다. 합의 끝자리가 9에 가까운 쪽이 이깁니다.',
    note: '타이가 나오면 플레이어와 뱅커에 건 베팅금은 적특으로 돌려드립니다. 페어는 처음 두 장의 숫자가 같은 경우입니다.',
  },
  'dragon-tiger': {
    title: '드래곤타이거',
    rule: '회차마다 새로 섞은 8덱에서 드래곤과 타이거에 한 장씩 나누어 높은 쪽이 이깁니다. A가 가장 낮고 K가 가장 높습니다.',
    note: '타이가 나오면 드래곤과 타이거에 건 베팅금은 적특으로 돌려드립니다. 수티드 타이는 숫자와 무늬가 모두 같은 경우입니다.',
  },
  'odd-even': {
    title: '홀짝',
    rule: 'K를 뺀 48장에서 카드 한 장을 뽑습니다. A는 1, J는 11, Q는 12이며, 6까지 언더, 7부터 오버입니다.',
    note: '',
  },
  'odd-even-king': {
    title: '홀짝 (K 타이)',
    rule: '52장에서 카드 한 장을 뽑습니다. A는 1, J는 11, Q는 12이고 K는 타이입니다. 6까지 언더, 7부터 Q까지 오버입니다.',
    note: 'K가 나오면 홀짝과 언더오버에 건 베팅금은 적특으로 돌려드립니다.',
  },
  'sic-bo': {
    title: '식보',
    rule: '주사위 세 개를 굴립니다. 합 4-10은 소, 11-17은 대입니다. 싱글은 고른 숫자가 나온 주사위 수만큼 베팅금을 더 드립니다.',
    note: '세 주사위가 모두 같은 트리플이 나오면 대·소와 홀·짝은 낙첨입니다.',
  },
  dice: {
    title: '주사위',
    rule: '주사위 한 개를 굴립니다. 3까지 언더, 4부터 오버입니다.',
    note: '',
  },
  'go-stop': {
    title: '고스톱',
    rule: '화투 48장에서 고와 스톱에 두 장씩 나눕니다. 같은 달 두 장은 땡, 나머지는 두 달을 더한 끝자리로 겨루며 높은 쪽이 이깁니다.',
    note: '땡은 모든 끗보다 높고, 높은 달의 땡이 이깁니다. 무승부이면 고와 스톱에 건 베팅금은 적특으로 돌려드립니다.',
  },
  blackjack: {
    title: '블랙잭',
    rule: '플레이어와 딜러 모두 17 이상이 될 때까지 카드를 받고, 21에 가까운 쪽이 이깁니다. 카드는 뽑을 때마다 되돌려 넣습니다.',
    note: '플레이어가 21을 넘으면 바로 집니다. 푸시이면 플레이어와 딜러에 건 베팅금은 적특으로 돌려드립니다.',
  },
  roulette: {
    title: '룰렛',
    rule: '0부터 36까지의 숫자 하나를 뽑습니다. 어느 칸에 걸어도 37칸 중 36칸 몫을 돌려주는 배당입니다.',
    note: '0이 나오면 숫자로 0을 고른 베팅 외에는 모두 낙첨입니다.',
  },
  'high-low': {
    title: '하이로우',
    rule: 'A(1)부터 K(13)까지의 숫자 하나와 색을 뽑습니다. 8-13은 하이, 1-6은 로우, 7은 세븐입니다.',
    note: '7에는 색이 없어 레드와 블랙이 모두 낙첨입니다. 앞 회차의 카드와 비교하지 않습니다.',
  },
  ring: {
    title: '링',
    rule: '1부터 12까지의 숫자 하나를 뽑습니다. 6까지 언더, 7부터 오버입니다.',
    note: '',
  },
  speed6: {
    title: '스피드사다리',
    rule: '여섯 기둥이 이어질 도착점을 섞은 뒤 출발 기둥 하나를 뽑습니다. 어느 출발점에서도 여섯 도착점의 확률이 같습니다.',
    note: '',
  },
  snail: {
    title: '달팽이 레이싱',
    rule: '확률이 같은 달팽이 네 마리의 도착 순서를 뽑습니다. 1등 번호 1·2는 언더, 3·4는 오버입니다.',
    note: '',
  },
  'virtual-soccer': {
    title: '가상축구',
    rule: '두 팀의 기대득점에 따라 골 수를 포아송 분포로 뽑고, 골마다 1분에서 90분 사이의 시각을 뽑습니다. 45분까지의 골이 전반입니다.',
    note: '팀의 전력은 경기마다 다르며 베팅 전에 공개합니다. 배당은 그 전력에서 나온 정확한 확률로 계산하므로 경기마다 다르고, 아래 표는 예시 경기입니다.',
  },
  'virtual-basketball': {
    title: '가상농구',
    rule: '두 팀의 기대득점을 중심으로 점수를 뽑습니다(표준편차 11점). 점수가 같으면 두 팀 모두 다시 뽑아 승패를 가립니다.',
    note: '팀의 전력은 경기마다 다르며 베팅 전에 공개합니다. 배당은 그 전력에서 나온 정확한 확률로 계산하므로 경기마다 다르고, 아래 표는 예시 경기입니다.',
  },
  'virtual-dog': {
    title: '가상개경주',
    rule: '여섯 마리의 도착 순서를 앞에서부터 하빌 방식으로 뽑습니다. 남은 주자 가운데 각자의 전력만큼의 확률로 다음 순위가 정해집니다.',
    note: '주자의 전력은 경기마다 다르며 베팅 전에 공개합니다. 배당은 그 전력에서 나온 정확한 확률로 계산하므로 경기마다 다르고, 아래 표는 예시 경기입니다.',
  },
  'virtual-horse': {
    title: '가상경마',
    rule: '여덟 마리의 도착 순서를 앞에서부터 하빌 방식으로 뽑습니다. 남은 주자 가운데 각자의 전력만큼의 확률로 다음 순위가 정해집니다.',
    note: '주자의 전력은 경기마다 다르며 베팅 전에 공개합니다. 배당은 그 전력에서 나온 정확한 확률로 계산하므로 경기마다 다르고, 아래 표는 예시 경기입니다.',
  },
}
