import { Link } from '@tanstack/react-router'
import { FileCheck2, Gauge, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useHasPage } from '#web/client/navigation/use-pages.ts'

type Promised = {
  readonly Icon: LucideIcon
  readonly title: string
  readonly text: string
  /** Page that shows it. */
  readonly to: string
}

const promises: readonly Promised[] = [
  {
    Icon: FileCheck2,
    title: '경기마다 정산 이유를 알려 드립니다',
    text: '어떤 스코어와 규정으로 결정되었는지 한 문장으로',
    to: '/bet_result',
  },
  {
    Icon: Gauge,
    title: '베팅하기 전에 한도를 보여 드립니다',
    text: '최대베팅금, 최대당첨금, 총배당 한도',
    to: '/rule',
  },
  {
    Icon: ShieldCheck,
    title: '추첨은 누구나 다시 계산할 수 있습니다',
    text: '회차 시작 전에 공개한 값으로 검증합니다',
    to: '/minigame/verify',
  },
]

/** Promises of the house, one per line, with links. */
export function Promises() {
  const hasPage = useHasPage()
  return (
    <ul aria-label="한판의 약속" className="grid gap-2">
      {promises
        .filter(({ to }) => hasPage(to))
        .map(({ Icon, title, text, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex h-full items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-s2"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-jade" />
              <span className="min-w-0">
                <span className="block text-sm font-semibold">{title}</span>
                <span className="block text-xs text-dim">{text}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
