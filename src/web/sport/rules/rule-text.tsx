import type { ReactNode } from 'react'
import type { RuleBlock } from '#domain/rules/rule-blocks.ts'
import { type RulePart, ruleParts } from '#domain/rules/rule-parts.ts'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { LevelLimits, ProtoLimits } from './limit-blocks.tsx'
import {
  AttendanceRewards,
  CoinOdds,
  FriendRates,
  MilestoneSteps,
  QuestRewards,
} from './promotion-blocks.tsx'
import { ProtectionBlock } from './protection-block.tsx'
import { Bonus, PayoutExamples, SameFixture } from './slip-blocks.tsx'
import { Cancelling, Correcting, LiveClose, LiveDelay, PrematchClose, VoidWaiting } from './time-blocks.tsx'

const blocks: Readonly<Record<RuleBlock, () => ReactNode>> = {
  'level-limits': () => <LevelLimits kind="general" />,
  'live-limits': () => <LevelLimits kind="live" />,
  'special-limits': () => <LevelLimits kind="special" />,
  'proto-limits': () => <ProtoLimits />,
  'prematch-close': () => <PrematchClose />,
  'same-fixture': () => <SameFixture />,
  bonus: () => <Bonus />,
  cancelling: () => <Cancelling />,
  'void-waiting': () => <VoidWaiting />,
  correcting: () => <Correcting />,
  'payout-examples': () => <PayoutExamples />,
  'live-delay': () => <LiveDelay />,
  'live-close': () => <LiveClose />,
  protection: () => <ProtectionBlock />,
  attendance: () => <AttendanceRewards />,
  quests: () => <QuestRewards />,
  milestones: () => <MilestoneSteps />,
  friends: () => <FriendRates />,
  'coin-odds': () => <CoinOdds />,
}

type RuleTextProps = {
  readonly html: string
  /** Prefix of the heading anchors: the key of the text. */
  readonly anchorBase: string
}

/** A text by operators, with the current limits, delays and examples inserted where it refers to them. */
export const RuleText = ({ html, anchorBase }: RuleTextProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-base leading-6">
    {ruleParts(html, anchorBase).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand in its order
      <Part key={index} part={part} />
    ))}
  </div>
)

function Part({ part }: { readonly part: RulePart }) {
  switch (part.kind) {
    case 'heading':
      return (
        <h3 id={part.anchor} className="mt-4 scroll-mt-32 text-lg first:mt-0">
          {part.text}
        </h3>
      )
    case 'block':
      return (
        <div data-block={part.block} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {blocks[part.block]()}
        </div>
      )
    case 'html':
      return <OperatorHtml html={part.html} />
  }
}
