import type { CaseDetail } from '#contract/back-office/integrity/integrity.ts'
import { memberKindWords } from '#contract/back-office/member-words.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { MemberLink } from '../kit/member-link.tsx'

type PartProps = { readonly detail: CaseDetail }

/** Why the case was opened: the findings of the rules, with the figures and settings at that time. */
export const CaseHints = ({ detail: { hints } }: PartProps) => (
  <section aria-label="발견한 이유" className="card text-sm">
    <h2 className="border-b border-line px-4 py-2.5 text-base">발견한 이유</h2>
    <ol className="divide-y divide-line">
      {hints.map(({ text, at, bets, stakes }) => (
        <li key={`${at} ${text}`} className="grid gap-1 px-4 py-3">
          <p className="wrap-anywhere">{text}</p>
          <p className="text-xs text-dim">
            {`${at} · 베팅 ${formatFigure(bets)}건 · ${formatFigure(stakes)}원`}
          </p>
        </li>
      ))}
    </ol>
  </section>
)

/** The members of the case, highest stake first. */
export const CaseMembers = ({ detail: { members } }: PartProps) => (
  <section aria-label="관련 회원" className="card text-sm">
    <h2 className="border-b border-line px-4 py-2.5 text-base">관련 회원</h2>
    <ul className="divide-y divide-line">
      {members.map(({ id, userId, nickname, kind, stakes }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5">
          <span className="flex min-w-0 flex-wrap items-center gap-1.5">
            <MemberLink id={id}>{`${nickname} (${userId})`}</MemberLink>
            {kind !== 'member' && <Badge tone="bright">{memberKindWords[kind]}</Badge>}
          </span>
          <span className="text-dim">{stakes > 0 ? `${formatFigure(stakes)}원` : '베팅 없음'}</span>
        </li>
      ))}
    </ul>
  </section>
)

/** Operator actions and notes on the case, newest first; read-only. */
export const CaseHistory = ({ detail: { acts } }: PartProps) => (
  <section aria-label="처리 기록" className="card text-sm">
    <h2 className="border-b border-line px-4 py-2.5 text-base">처리 기록</h2>
    {acts.length === 0 ? (
      <p className="px-4 py-3 text-dim">아직 처리한 내용이 없습니다.</p>
    ) : (
      <ol className="divide-y divide-line">
        {acts.map(({ actText, operator, reason, at }) => (
          <li key={`${at} ${actText} ${reason}`} className="grid gap-1 px-4 py-2.5">
            <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
            <p className="text-xs text-dim">{`${actText} · ${operator} · ${at}`}</p>
          </li>
        ))}
      </ol>
    )}
  </section>
)
