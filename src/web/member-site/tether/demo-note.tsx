import { CircleAlert } from 'lucide-react'

/** Notice that no real tether is moved (handbook 5.2). */
export const DemoNote = () => (
  <p className="flex items-start gap-2 rounded-lg border border-line bg-s2 px-4 py-3 text-sm" data-demo>
    <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-gold" />
    <span>
      <strong className="text-gold">데모 모드</strong>: 실제 입출금은 지원하지 않습니다. 신청은 연습용
      결제창에서 같은 순서로 처리됩니다.
    </span>
  </p>
)
