import { StaleNote } from '#web/kit/overlays/stale-note.tsx'
import { unsteadyText } from '#web/sport/prices/unsteady-text.ts'
import { useInplayFeed } from './inplay-feed.ts'
import { useStale } from './use-inplay-games.ts'

/** Nothing was heard for too long: prices are locked until it is (handbook 2.8). */
export function ConnectionNote() {
  const stale = useStale()
  const began = useInplayFeed(({ heardAt }) => heardAt.bet > 0)
  return <StaleNote text={stale ? (began ? unsteadyText : '최신 배당을 불러오고 있습니다.') : undefined} />
}
