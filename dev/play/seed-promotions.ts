import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { publishEvents, publishMilestones } from '#server/promotions/promotions-seeding.ts'

/** Seeds running, future and past events, and the steps of the month, if there are none yet. */
export async function seedPromotions(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const day = (days: number) => seoulDay(instant(deps.clock.now() + days * DAY))
  const usual = { picture: null, position: 0, shown: true }
  await publishEvents(
    deps,
    [
      {
        ...usual,
        title: '매일 출석하고 포인트 받기',
        firstDay: day(-20),
        lastDay: null,
        position: 1,
        contents: [
          '<p>매일 <b>출석하기</b>를 누르면 포인트가 바로 지급됩니다.</p>',
          '<ul><li>매일 출석: 500P</li><li>7일 연속 출석마다: 2,000P</li><li>한 달 전체 출석: 20,000P</li></ul>',
          '<p><a href="/attendance">출석체크로 이동</a></p>',
        ].join(''),
      },
      {
        ...usual,
        title: '친구 추천 이벤트',
        firstDay: day(-10),
        lastDay: day(50),
        position: 2,
        contents: [
          '<p>추천인 코드로 가입한 친구의 베팅 결과가 확정되면 추천 포인트가 적립됩니다.</p>',
          '<p>친구의 베팅 내역과 보유금액은 공개되지 않습니다.</p>',
          '<p><a href="/friend">내 추천인 코드 보기</a></p>',
        ].join(''),
      },
      {
        ...usual,
        title: '다음 달 누적이벤트',
        firstDay: day(8),
        lastDay: day(38),
        contents:
          '<p>출석과 베팅을 집계하는 누적이벤트는 매달 1일에 새로 시작합니다.</p><p><a href="/eventAcc">이번 달 누적이벤트 보기</a></p>',
      },
      {
        ...usual,
        title: '오픈 기념 이벤트',
        firstDay: day(-40),
        lastDay: day(-12),
        contents: '<p>오픈 기념 이벤트가 종료되었습니다. 참여해 주셔서 감사합니다.</p>',
      },
    ],
    {
      casinoSlot: [
        '<h3>카지노·슬롯 이벤트 안내</h3>',
        '<p>카지노와 슬롯이 열리면 아래 이벤트를 함께 시작합니다. 시작일은 공지사항과 이 화면에서 알려 드립니다.</p>',
        '<table><tbody><tr><th>이벤트</th><th>내용</th><th>보상</th></tr>',
        '<tr><td>첫 게임 체험</td><td>카지노 또는 슬롯 첫 게임 결과 확정</td><td>500P</td></tr>',
        '<tr><td>주말 슬롯 토너먼트</td><td>가장 높은 배수의 당첨 1회로 순위 결정</td><td>순위별 포인트</td></tr>',
        '<tr><td>데일리퀘스트</td><td>카지노 베팅 퀘스트 추가</td><td>포인트와 코인</td></tr></tbody></table>',
        '<h3>유의사항</h3>',
        '<ul><li>모든 보상은 포인트로 지급되며 현금 가치가 없습니다.</li><li>손실을 조건으로 하는 이벤트는 열지 않습니다.</li><li>자가제한 기간에는 참여할 수 없습니다.</li></ul>',
      ].join(''),
    },
  )
  await publishMilestones(deps, [
    { kind: 'attendance', target: 5, points: points(1_000), shown: true },
    { kind: 'attendance', target: 10, points: points(3_000), shown: true },
    { kind: 'attendance', target: 20, points: points(7_000), shown: true },
    { kind: 'quests', target: 20, points: points(1_000), shown: true },
    { kind: 'quests', target: 60, points: points(3_000), shown: true },
    { kind: 'quests', target: 120, points: points(7_000), shown: true },
    { kind: 'bets', target: 100_000, points: points(1_000), shown: true },
    { kind: 'bets', target: 500_000, points: points(3_000), shown: true },
    { kind: 'bets', target: 1_000_000, points: points(5_000), shown: true },
  ])
}
