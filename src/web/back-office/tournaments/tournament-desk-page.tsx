import { useParams } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { TOURNAMENT_TOPIC } from '#contract/live/live.ts'
import { type DeskTournament, tournamentOperatorContract } from '#contract/promotions/tournaments.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { placesText } from '#domain/promotions/place-prizes.ts'
import { tournamentProductWord, tournamentRuleWord } from '#domain/promotions/tournament.ts'
import { call } from '#web/client/api/api.ts'
import { useNewsReread } from '#web/client/live/use-news-reread.ts'
import { useAddressPage } from '#web/client/navigation/use-address-page.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { periodText, StateBadge } from './desk-tournament-list.tsx'
import { StandingList } from './standing-list.tsx'
import { TournamentDialog } from './tournament-dialog.tsx'

const news = {
  topic: TOURNAMENT_TOPIC,
  event: 'tournament',
  routes: [tournamentOperatorContract.one],
} as const
const reasons = ['기간 오류', '상금 오류', '이벤트 중단', '부정 사용 확인']

/** One tournament: rules, ranking and paid prizes; with editing and cancelling. */
export function Page() {
  const tournamentId = Number(useParams({ strict: false }).tournamentId ?? 0)
  const { page, turnTo } = useAddressPage()
  const input = { params: { tournamentId }, query: { page } }
  const answer = usePagedCall(tournamentOperatorContract.one, input, page)
  useNewsReread(news)
  const mayChange = useMay('promotions:write')
  const [dialog, setDialog] = useState<'edit' | 'cancel'>()
  const tournament = answer.data?.tournament
  const close = () => setDialog(undefined)
  return (
    <DeskPage
      title={tournament?.title ?? '토너먼트'}
      {...(mayChange && tournament && { action: <Acts tournament={tournament} onOpen={setDialog} /> })}
    >
      <BackLink to="/admin/tournaments">토너먼트관리</BackLink>
      {tournament && <Facts tournament={tournament} />}
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={turnTo}
        unit="명"
        icon={Trophy}
        nothing="아직 반영된 베팅이 없습니다."
      >
        {({ standings, tournament: { rule, state } }) => (
          <StandingList standings={standings} rule={rule} state={state} />
        )}
      </CountedAnswer>
      {tournament && dialog === 'edit' && <TournamentDialog tournament={tournament} onClose={close} />}
      {tournament && dialog === 'cancel' && <CancelDialog tournament={tournament} onClose={close} />}
    </DeskPage>
  )
}

type ActsProps = {
  readonly tournament: DeskTournament
  readonly onOpen: (dialog: 'edit' | 'cancel') => void
}

/** The available actions: editing before the start, cancelling before prizes are paid. */
function Acts({ tournament: { state }, onOpen }: ActsProps) {
  if (state === 'paid' || state === 'cancelled') return null
  return (
    <span className="flex gap-2">
      {state === 'coming' && <Button onClick={() => onOpen('edit')}>수정</Button>}
      <Button look="danger" onClick={() => onOpen('cancel')}>
        취소
      </Button>
    </span>
  )
}

const Facts = ({ tournament }: { readonly tournament: DeskTournament }) => (
  <FactList
    dense
    facts={[
      ['상태', <StateBadge key="state" state={tournament.state} />],
      ['구분', tournamentProductWord[tournament.product]],
      [
        '순위 기준',
        `${tournamentRuleWord[tournament.rule]} · 최소베팅금 ${formatFigure(tournament.stakeMin)}원`,
      ],
      ['기간', periodText(tournament)],
      ['상금 지급', tournament.prizesAt],
      [
        '상금표',
        tournament.prizes.map(prize => `${placesText(prize)} ${formatFigure(prize.points)}P`).join(' · '),
      ],
      ['총상금', `${formatFigure(tournament.prizeTotal)}P · 지급 ${formatFigure(tournament.paid)}P`],
      ['등록', `${tournament.createdAt} · ${tournament.operator || '사이트'}`],
    ]}
  />
)

type CancelDialogProps = { readonly tournament: DeskTournament; readonly onClose: () => void }

const CancelDialog = ({ tournament, onClose }: CancelDialogProps) => (
  <ActDialog<DeskTournament>
    title={`${tournament.title} 취소`}
    description="순위에 관계없이 상금이 지급되지 않으며, 되돌릴 수 없습니다."
    danger
    presets={reasons}
    confirm="토너먼트 취소"
    done="토너먼트를 취소했습니다."
    rereads={[tournamentOperatorContract.one, tournamentOperatorContract.list]}
    onAct={reason =>
      call(tournamentOperatorContract.cancel, {
        params: { tournamentId: tournament.id },
        body: { reason },
      })
    }
    onClose={onClose}
  />
)
