import type { DeskGameDetail } from '#contract/back-office/minigames/game-desk.ts'

/** The first round to which a change applies: existing rounds keep their terms. */
export const FirstRoundNote = ({ game: { firstRound } }: { readonly game: DeskGameDetail }) => (
  <p className="rounded-md border border-line bg-s2 px-3 py-2 text-sm text-dim break-keep">
    {`이미 만들어진 회차는 그대로 두고, ${firstRound.roundId}회 (${firstRound.startsAt.slice(11, 16)} 시작)부터 적용합니다.`}
  </p>
)
