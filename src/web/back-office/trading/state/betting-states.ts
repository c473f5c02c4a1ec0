import type { BadgeTone } from '#web/kit/display/badge.tsx'

/** A betting state: a word, its tone, and an explanation. */
export type BettingState = { readonly word: string; readonly tone: BadgeTone | 'calm'; readonly note: string }

/** States that do not depend on the server's texts. */
export const states = {
  normal: { word: '정상', tone: 'calm', note: '베팅을 받고 있습니다.' },
  operator: {
    word: '운영자 중지',
    tone: 'up',
    note: '운영자가 베팅을 중지했습니다. 피드가 다시 열어도 유지됩니다.',
  },
  hidden: {
    word: '숨김',
    tone: 'up',
    note: '종목, 리그 또는 팀이 숨겨져 회원 화면에 없고 베팅을 받지 않습니다.',
  },
  feed: { word: '피드 중지', tone: 'live', note: '피드가 베팅을 중지했습니다. 피드가 다시 열면 재개됩니다.' },
  silence: { word: '무응답', tone: 'live', note: '피드가 응답하지 않아 라이브 베팅을 중지했습니다.' },
  void: { word: '적특', tone: 'gold', note: '적특 처리되어 베팅을 받지 않습니다. 해제할 때까지 유지됩니다.' },
  settled: { word: '종료', tone: 'plain', note: '결과가 정해진 픽입니다.' },
  undecided: { word: '미정', tone: 'live', note: '경기결과만으로는 결과를 정할 수 없는 픽입니다.' },
  closed: { word: '라이브 마감', tone: 'plain', note: '라이브 베팅 마감 시점이 지났습니다.' },
} as const satisfies Record<string, BettingState>
