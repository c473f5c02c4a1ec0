import { StaleNote } from '#web/kit/overlays/stale-note.tsx'

const staleText = '갱신이 멈췄습니다. 표시된 금액과 배당이 최신이 아닐 수 있습니다.'

/** Note above outdated figures when refetching fails. */
export const FiguresStale = ({ answer }: { readonly answer: { readonly isRefetchError: boolean } }) => (
  <StaleNote at="bottom" text={answer.isRefetchError ? staleText : undefined} />
)
