import type { Tournament } from '#contract/promotions/tournaments.ts'
import { ruleLines } from './rule-lines.ts'

/** How the ranking works, in words. */
export const RuleCard = ({ tournament }: { readonly tournament: Tournament }) => (
  <section aria-labelledby="rules" className="card grid gap-3 p-4">
    <h2 id="rules" className="font-semibold">
      진행 방식
    </h2>
    <ul className="grid gap-1.5 text-sm text-dim">
      {ruleLines(tournament).map(line => (
        <li key={line} className="flex gap-2">
          <span aria-hidden>·</span>
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  </section>
)
