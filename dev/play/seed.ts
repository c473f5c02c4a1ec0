import type { Deps } from '#server/platform/process/deps.ts'
import { seedCashier } from './cashier/seed-cashier.ts'
import { seedCoupons } from './cashier/seed-coupons.ts'
import { seedBoards } from './seed-boards.ts'
import { seedFixtures } from './seed-fixtures.ts'
import { seedIntegrity } from './seed-integrity.ts'
import { seedMembers } from './seed-members.ts'
import { seedMessages } from './seed-messages.ts'
import { seedPartner } from './seed-partner.ts'
import { seedPromotions } from './seed-promotions.ts'
import { seedProtection } from './seed-protection.ts'
import { seedQuestions } from './seed-questions.ts'
import { seedQuests } from './seed-quests.ts'
import { seedRegular } from './seed-regular.ts'
import { seedSignUps } from './seed-sign-ups.ts'
import { seedSite } from './seed-site.ts'

import { seedCommissions } from './stories/seed-commissions.ts'
import { seedTournaments } from './stories/seed-tournaments.ts'

/** One part of the play data. It runs at every start, so it adds only what is missing. */
export type SeedStep = { readonly name: string; readonly run: (deps: Deps) => Promise<void> }

/** Steps of the play data, run in this order. A step may rely on the steps above it. */
const seedSteps: readonly SeedStep[] = [
  { name: 'members', run: seedMembers },
  { name: 'partner', run: seedPartner },
  { name: 'commissions', run: seedCommissions },
  { name: 'sign-ups', run: seedSignUps },
  { name: 'protection', run: seedProtection },
  { name: 'integrity', run: seedIntegrity },
  { name: 'site', run: seedSite },
  { name: 'messages', run: seedMessages },
  { name: 'boards', run: seedBoards },
  { name: 'questions', run: seedQuestions },
  { name: 'promotions', run: seedPromotions },
  { name: 'quests', run: seedQuests },
  { name: 'tournaments', run: seedTournaments },
  { name: 'regular', run: seedRegular },
  { name: 'coupons', run: seedCoupons },
  { name: 'cashier', run: seedCashier },
  { name: 'fixtures', run: seedFixtures },
]

/** Fills a database with play data: members, operators, fixtures, stories. */
export async function seed(deps: Deps): Promise<void> {
  for (const { name, run } of seedSteps) {
    deps.log.debug({ step: name }, 'seed')
    await run(deps)
  }
}
