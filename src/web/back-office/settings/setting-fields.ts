import type { OperatorSettings } from '#contract/site/site.ts'
import { REALITY_MINUTES, realityMinutes } from '#domain/protection/reality.ts'
import { address, bySport, figureField, type SettingField } from './field-kinds.ts'

const yesNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

export type SettingGroup = { readonly title: string; readonly fields: readonly SettingField[] }

/** All settings without a page of their own, in the groups that are saved together (FIELD-016). */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: '로그인과 회원가입',
    fields: [
      figureField('logoutMin', '분', {
        label: '로그인 유지 시간',
        what: '로그인한 뒤 이 시간이 지나면 다시 로그인해야 합니다.',
      }),
      figureField('autoLogoutMin', '분', {
        label: '자동 로그아웃',
        what: '페이지 이동이나 조작이 없을 때 로그아웃되는 시간입니다. 0은 사용하지 않음입니다.',
      }),
      {
        id: 'joinStartEndFlg',
        name: 'joinStartEndFlg',
        label: '회원가입',
        what: '닫으면 새 회원이 가입할 수 없습니다.',
        entry: { kind: 'choice', options: yesNo('열림', '종료') },
        read: ({ joinStartEndFlg }) => (joinStartEndFlg === 0 ? 'yes' : 'no'),
        put: (settings, text) => ({ ...settings, joinStartEndFlg: text === 'yes' ? 0 : 1 }),
      },
      {
        id: 'joinApproval',
        name: 'joinApproval',
        label: '가입 승인',
        what: '승인이 필요하면 관리자가 승인할 때까지 로그인할 수 없습니다.',
        entry: { kind: 'choice', options: yesNo('승인 후 이용', '바로 이용') },
        read: ({ joinApproval }) => (joinApproval ? 'yes' : 'no'),
        put: (settings, text) => ({ ...settings, joinApproval: text === 'yes' }),
      },
      {
        id: 'recommenderRule',
        name: 'recommenderRule',
        label: '추천인 코드',
        what: '가입할 때 추천인 코드를 받을지 정합니다.',
        entry: {
          kind: 'choice',
          options: [
            { value: 'required', label: '입력 필수' },
            { value: 'optional', label: '필수 아님' },
            { value: 'none', label: '받지 않음' },
          ],
        },
        read: ({ recommenderRule }) => recommenderRule,
        put: (settings, text) => ({ ...settings, recommenderRule: readRecommenderRule(text) }),
      },
    ],
  },
  {
    title: '경기 전 베팅과 정산',
    fields: [
      figureField('largeBetMin', '원', {
        label: '고액 베팅 기준',
        what: '베팅금이 이 금액 이상이면 베팅관리에 고액 베팅으로 표시됩니다.',
      }),
      figureField('closingBetSec', '초', {
        label: '마감 직전 베팅 기준',
        what: '경기 시작 몇 초 전부터의 베팅을 베팅관리의 마감 직전 베팅에 보일지 정합니다.',
      }),
      figureField('prematchCloseSec', '초', {
        label: '베팅 마감',
        what: '경기 시작 몇 초 전에 베팅을 마감할지 정합니다.',
      }),
      figureField('marginBasisPoints', '×0.01%', {
        label: '배당 마진',
        what: '제공하는 배당에 더하는 하우스 마진입니다. 600은 6%입니다.',
      }),
      figureField('resultCorrectionHours', '시간', {
        label: '결과 정정 기간',
        what: '정산한 뒤 결과를 정정할 수 있는 시간입니다.',
      }),
      figureField('oddsHistoryDays', '일', {
        label: '배당 이력 보관',
        what: '과거 배당을 확인할 수 있는 기간입니다. 결과 정정 기간보다 길어야 합니다.',
      }),
    ],
  },
  {
    title: '미니게임 수익률 감시',
    fields: [
      figureField('minigameReturnDays', '일', { label: '감시 기간', what: '최근 며칠을 비교할지 정합니다.' }),
      figureField('minigameReturnErrors', '배', {
        label: '허용 오차',
        what: '실제 환수와 기대값의 차이가 표준오차의 몇 배를 넘으면 경보를 보낼지 정합니다.',
      }),
      figureField('minigameReturnRounds', '회차', {
        label: '최소 회차',
        what: '베팅이 있는 회차가 이보다 적은 게임은 경보를 보내지 않습니다.',
      }),
    ],
  },
  {
    title: '라이브 베팅',
    fields: [
      figureField('liveSilenceSec', '초', {
        label: '피드 무응답 마감',
        what: '피드가 이 시간 동안 응답하지 않으면 라이브 배당을 닫습니다.',
      }),
      ...bySport('liveBettingTime', '초', {
        label: '접수 대기',
        what: '라이브 베팅이 접수되기까지 기다리는 시간입니다.',
      }),
      ...bySport('liveCloseAt', '분·회·세트', {
        label: '접수 종료 시점',
        what: '경기가 이 시점을 지나면 라이브 베팅을 받지 않습니다.',
      }),
    ],
  },
  {
    title: '게시판',
    fields: [
      figureField('boardPostMinutes', '분', {
        label: '글쓰기 간격',
        what: '한 회원이 글을 쓴 뒤 다음 글을 쓸 수 있을 때까지의 시간입니다. 0은 제한 없음입니다.',
      }),
      figureField('boardCommentSeconds', '초', {
        label: '댓글 간격',
        what: '한 회원이 댓글을 쓴 뒤 다음 댓글을 쓸 수 있을 때까지의 시간입니다. 0은 제한 없음입니다.',
      }),
      figureField('boardPostPoints', 'P', {
        label: '게시글 포인트',
        what: '글 한 건에 지급하는 포인트입니다. 0은 지급하지 않음입니다.',
      }),
      figureField('boardPostPointsTimes', '회', {
        label: '게시글 포인트 하루 횟수',
        what: '하루에 이 횟수까지만 지급합니다.',
      }),
      figureField('boardCommentPoints', 'P', {
        label: '댓글 포인트',
        what: '댓글 한 건에 지급하는 포인트입니다. 0은 지급하지 않음입니다.',
      }),
      figureField('boardCommentPointsTimes', '회', {
        label: '댓글 포인트 하루 횟수',
        what: '하루에 이 횟수까지만 지급합니다.',
      }),
    ],
  },
  {
    title: '회원보호',
    fields: [
      figureField('handMoneyMax', '원', {
        label: '수동 지급·회수 한도',
        what: '관리자가 회원의 머니나 포인트를 한 번에 지급하거나 회수할 수 있는 가장 큰 금액입니다.',
      }),
      figureField('houseStakeDayMax', '원', {
        label: '하루 베팅 한도',
        what: '회원 한 명이 하루에 베팅할 수 있는 금액입니다. 0은 제한 없음입니다.',
      }),
      figureField('houseLossDayMax', '원', {
        label: '하루 손실 한도',
        what: '하루 손실이 이 금액에 이르면 24시간 동안 베팅을 받지 않습니다. 0은 제한 없음입니다.',
      }),
      {
        id: 'realityCheckMin',
        name: 'realityCheckMin',
        label: '이용시간 알림 간격',
        what: '이용 시간과 손익을 알리고 계속할지 묻는 간격입니다. 회원은 더 짧게만 바꿀 수 있습니다.',
        entry: {
          kind: 'choice',
          options: realityMinutes.map(minutes => ({ value: String(minutes), label: `${minutes}분` })),
        },
        read: ({ realityCheckMin }) => String(realityCheckMin),
        put: (settings, text) => ({
          ...settings,
          realityCheckMin: realityMinutes.find(minutes => String(minutes) === text) ?? REALITY_MINUTES,
        }),
      },
      figureField('dormantMonths', '개월', {
        label: '휴면 전환 기간',
        what: '이 기간 동안 로그인과 베팅이 없으면 휴면 계정으로 표시하고, 출금 신청 시 담당자에게 알립니다. 0이면 사용하지 않습니다.',
      }),
      figureField('playStayMaxMin', '분', {
        label: '연속 이용 시간',
        what: '쉬지 않고 이용할 수 있는 시간입니다. 지나면 휴식 시간 동안 베팅할 수 없습니다. 0은 사용하지 않음입니다.',
      }),
      figureField('playBreakMin', '분', {
        label: '휴식 시간',
        what: '연속 이용 시간이 지난 회원이 쉬어야 하는 시간입니다.',
      }),
    ],
  },
  {
    title: '게임과 사이트 주소',
    fields: [
      address('europeAddress', {
        label: '유럽형 스포츠',
        what: '새 창으로 여는 주소입니다. 이 사이트의 경로나 https 주소를 입력합니다.',
      }),
      address('inplayAddress', {
        label: '인플레이',
        what: '새 창으로 여는 주소입니다. 이 사이트의 경로나 https 주소를 입력합니다.',
      }),
      address('alternateAddress', {
        label: '대체 주소',
        what: '오른쪽 배너에서 안내하는 다른 https 주소입니다. 비우면 보이지 않습니다.',
      }),
    ],
  },
]

const readRecommenderRule = (text: string): OperatorSettings['recommenderRule'] =>
  text === 'required' || text === 'none' ? text : 'optional'
