import { useState } from 'react'
import { type DeskTournament, tournamentOperatorContract } from '#contract/promotions/tournaments.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { draftOf, entryOf, newDraft, type TournamentDraft } from './tournament-entry.ts'
import { TournamentFields } from './tournament-fields.tsx'

type TournamentDialogProps = {
  /** Undefined for a new tournament. */
  readonly tournament?: DeskTournament | undefined
  readonly onClose: () => void
}

const reasons = ['이벤트 시작', '기간 조정', '상금 조정', '입력 오류 정정']

/** Creates a tournament, or edits one that has not begun (CASINO-009). */
export function TournamentDialog({ tournament, onClose }: TournamentDialogProps) {
  const [draft, setDraft] = useState<TournamentDraft>(() => (tournament ? draftOf(tournament) : newDraft))
  const { key, renew } = useOnceKey()
  const entry = entryOf(draft)
  const change = (part: Partial<TournamentDraft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const send = async (reason: string): Promise<ActAnswer<DeskTournament>> => {
    const body = { ...(entry ?? missing()), reason }
    return tournament
      ? call(tournamentOperatorContract.edit, { params: { tournamentId: tournament.id }, body })
      : call(tournamentOperatorContract.write, { body: { ...body, key } })
  }
  return (
    <ActDialog
      title={tournament ? '토너먼트 수정' : '토너먼트 등록'}
      description="시작한 뒤에는 수정할 수 없고, 상금 지급 전까지 취소할 수 있습니다."
      size="content"
      presets={reasons}
      confirm="저장"
      done={tournament ? '토너먼트를 수정했습니다.' : '토너먼트를 등록했습니다.'}
      rereads={[tournamentOperatorContract.list, tournamentOperatorContract.one]}
      ready={entry !== undefined}
      onAct={send}
      onClose={onClose}
    >
      <TournamentFields draft={draft} onChange={change} />
    </ActDialog>
  )
}

/** The button is disabled until the draft is complete. */
function missing(): never {
  throw new Error('a tournament is sent whole')
}
