import type { SecondPersonRules } from '#domain/operators/second-person.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { hasNotices, insertMissingMessenger, publishNotice, putMissingSetting } from '#server/site/site.ts'

/** Oldest first. The last one is shown in the marquee. */
const notices = [
  '<b>[안내]</b> 레벨별 베팅 한도는 베팅카트에서 확인하실 수 있습니다.',
  '<b>[안내]</b> 이 사이트의 경기는 실제로 열렸던 경기의 다시보기이며, 결과도 실제 경기 그대로 처리됩니다.',
  '<b>[공지]</b> 한판은 플레이머니로만 운영됩니다. 보유금액과 포인트는 현금 가치가 없습니다.',
] as const

/** Fewer operations need a second operator than on a new site, so that one visitor can try everything else alone. */
export const playSecondPerson: SecondPersonRules = {
  'result-against-feed': { above: 0 },
  'correction-after-payment': { above: 0 },
  'limit-raise': { above: 0 },
  rules: { above: 0 },
}

/**
 * Seeds notices and messenger contacts, if there are none yet. Opens tether with a sandbox gateway, unless an operator
 * has closed it since.
 */
export async function seedSite({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (!(await hasNotices(db))) for (const html of notices) await publishNotice({ db, clock }, html)
  await putMissingSetting(db, { key: 'tetherMaintenance', value: false }, clock.now())
  await putMissingSetting(db, { key: 'secondPerson', value: playSecondPerson }, clock.now())
  await db.transaction(async tx => {
    const contact = { shown: true, url: '/customer', messengerId: 'hanpan_demo' }
    await insertMissingMessenger(tx, 0, { ...contact, imageName: 'messenger-telegram.svg' })
    await insertMissingMessenger(tx, 1, { ...contact, imageName: 'messenger-kakao.svg' })
  })
}
