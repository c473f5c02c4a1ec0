import { Link } from '@tanstack/react-router'

/** Rules of all minigames (handbook 3.4, 8.2). */
export const CommonRules = () => (
  <section aria-label="공통 규칙" className="card px-5 py-4 mobile:px-4">
    <h2 className="text-lg">공통 규칙</h2>
    <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
      {rules.map(rule => (
        <li key={rule}>{rule}</li>
      ))}
      <li>
        모든 추첨은 누구나 다시 계산할 수 있습니다.{' '}
        <Link
          to="/minigame/verify"
          className="underline underline-offset-2 hover:text-jade mobile:leading-11"
        >
          결과 검증
        </Link>
      </li>
    </ul>
    <p className="mt-3 text-sm text-dim">
      하우스 엣지는 베팅금 가운데 평균적으로 하우스에 남는 비율입니다. 확률 × 배당 + 적특 확률을 1에서 뺀
      값입니다.
    </p>
  </section>
)

const rules = [
  '한 회차의 한 항목에는 하나만 고를 수 있고, 베팅은 한 회차에 3건까지입니다. 반대되는 선택은 함께 베팅할 수 없습니다.',
  '마감된 회차의 베팅은 접수되지 않으며, 접수된 미니게임 베팅은 취소할 수 없습니다.',
  '배당은 베팅이 접수될 때의 값으로 확정됩니다.',
  '결과는 발표와 함께 확정되고 바뀌지 않습니다. 추첨하지 못한 회차는 모든 베팅을 적특(1.00배)으로 돌려드립니다.',
  '이전 결과는 다음 결과에 영향을 주지 않습니다.',
  '가장 빠른 게임도 30초에 한 번이며, 자동 베팅은 없습니다.',
]
