import { welcomeMembers } from '#server/community/community-seeding.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** Sends the play logins a welcome message, if they have no messages yet. */
export const seedMessages = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  welcomeMembers(deps, {
    title: '[안내] 한판에 오신 것을 환영합니다.',
    contents: [
      '한판을 찾아 주셔서 감사합니다.',
      '',
      '보유금액 1,000,000원과 10,000P는 체험용 플레이머니이며 현금 가치가 없습니다.',
      '국내형, 유럽형, 인플레이에서 자유롭게 베팅해 보세요. 베팅 한도는 베팅카트에서 확인하실 수 있습니다.',
      '',
      '새 쪽지가 도착하면 상단의 쪽지 수가 바로 바뀝니다.',
    ].join('\n'),
  })
