import { Phone } from 'lucide-react'

/** Helpline, available around the clock (handbook 8.2). */
export const Helpline = () => (
  <section aria-label="도움받기" className="card flex items-start gap-3 p-4">
    <Phone aria-hidden size={20} className="mt-0.5 shrink-0 text-jade" />
    <p>
      과몰입이 걱정되면 국번 없이{' '}
      <a href="tel:1336" className="font-bold text-jade underline">
        1336
      </a>
      (한국도박문제예방치유원, 24시간)에서 무료로 상담받을 수 있습니다.
    </p>
  </section>
)
