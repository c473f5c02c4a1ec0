/** Explains what a check shows and what it does not, as in docs/fairness.md. */
export const WhatIsProved = () => (
  <section aria-labelledby="proved" className="card px-5 py-4 mobile:px-4">
    <h2 id="proved" className="text-lg">
      검증으로 확인되는 것과 확인되지 않는 것
    </h2>
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <p>
        <b>확인됩니다.</b> 모든 회차의 시드는 체인의 끝값을 공개할 때 이미 정해져 있었고, 바꾸거나 건너뛴
        시드가 없으며, 추첨은 시드와 비콘이 정한 그대로입니다. 단, 끝값이나 이전 시드를 그때 알고 있던 사람만
        확인할 수 있습니다. 자주 하는 게임의 끝값이나 시드를 하나 적어 두세요.
      </p>
      <p>
        <b>회원과 외부인</b>은 발표 전에 결과를 알 수도 바꿀 수도 없습니다. 시드를 모르면 계산할 수 없으므로,
        마지막 베팅이나 단어도 결과를 모르고 고르는 것입니다.
      </p>
      <p>
        <b>서버의 비밀을 가진 내부자</b>가 무엇을 할 수 있고 없는지는 비콘에 따라 다릅니다. 아래 “개발자용”에
        적어 두었습니다.
      </p>
      <p>
        <b>무효 처리.</b> 운영자는 사유를 남기고 추첨 전의 회차를 무효 처리할 수 있으며, 베팅금은 모두
        돌려드립니다. 무효 처리된 회차도 시드를 공개하므로, 결과를 미리 보고 무효 처리했는지 나중에 누구나
        계산해 볼 수 있습니다.
      </p>
      <p>
        <b>확률과 배당</b>은 추첨 검증으로 확인되지 않습니다. 규칙에서 정확히 센 값으로, 규칙·배당표에 모두
        공개되어 있습니다.
      </p>
    </div>
  </section>
)

/** What someone with the server's secrets can and cannot do, by beacon. */
export const InsiderLimits = () => (
  <section aria-labelledby="insiders" className="card px-5 py-4 mobile:px-4">
    <h2 id="insiders" className="text-lg">
      서버의 비밀을 가진 사람이 할 수 있는 일
    </h2>
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <InsiderTable />
      <p>
        기본 비콘으로는 누구도 마감 <b>뒤에</b> 결과를 고르지 않았고, 비밀이 없는 사람은 아예 고를 수 없었다는
        것까지 확인됩니다. 한판의 내부자가 마감 <b>전에</b> 고르지 않았다는 것까지 확인하려면 제2 키퍼나
        drand가 필요하며, 실제 돈을 다루는 사이트는 둘 중 하나 없이는 시작되지 않습니다.
      </p>
      <p>
        <b>제2 키퍼</b>는 한판과 따로 운영되어야 합니다. 한판 혼자서도, 키퍼 혼자서도 결과를 고를 수 없지만
        둘이 짜면 고를 수 있습니다. 한판이 키퍼의 시드를 본 뒤 회차를 무효 처리하면, 키퍼의 기록과 공개된 두
        시드로 원래 나왔을 결과를 누구나 계산할 수 있습니다.
      </p>
    </div>
  </section>
)

const rows: readonly (readonly [question: string, bets: string, keeper: string, drand: string])[] = [
  [
    '마감 뒤에 결과를 바꿀 수 있나요?',
    '아니요. 시드와 비콘이 정해졌습니다.',
    '아니요. 키퍼는 한 목록에 시드를 한 번만 내줍니다.',
    '아니요.',
  ],
  [
    '발표 전에 결과를 알 수 있나요?',
    '베팅이 없는 회차는 훨씬 전부터, 베팅이 있는 회차는 마지막 베팅부터 알 수 있습니다.',
    '키퍼가 시드를 내준 순간부터 알 수 있습니다. 이미 마감된 뒤입니다.',
    'drand가 값을 내놓은 순간부터 알 수 있습니다. 역시 마감된 뒤입니다.',
  ],
  [
    '베팅을 받는 동안 결과를 고를 수 있나요?',
    '예. 시드를 알고 맨 마지막에 베팅하면, 원하는 결과가 나올 때까지 단어나 베팅을 바꿔 볼 수 있습니다.',
    '아니요. 키퍼의 시드를 모르므로 어떤 목록도 다르지 않습니다.',
    '아니요. 값이 아직 없습니다.',
  ],
  [
    '다른 회원의 베팅이나 단어를 빼거나 바꿀 수 있나요?',
    '아니요. 그 회원이 공개된 목록에서 알아차립니다.',
    '아니요. 그 회원이 공개된 목록에서 알아차립니다.',
    '쓰이지 않습니다.',
  ],
  [
    '가짜 베팅을 만들 수 있나요?',
    '예. 아무도 가려낼 수 없습니다.',
    '예. 그러나 결과를 고르는 데 쓸 수 없습니다.',
    '쓰이지 않습니다.',
  ],
]

const InsiderTable = () => (
  <div className="overflow-hidden rounded-md border border-line">
    <table className="w-full border-collapse text-left mobile:block">
      <thead className="bg-s2 text-xs text-dim mobile:sr-only">
        <tr>
          <th scope="col" className="px-3 py-2 font-semibold">
            서버의 비밀을 가진 사람이
          </th>
          <th scope="col" className="w-[30%] px-3 py-2 font-semibold">
            베팅 비콘 (기본)
          </th>
          <th scope="col" className="w-[26%] px-3 py-2 font-semibold">
            제2 키퍼
          </th>
          <th scope="col" className="w-[20%] px-3 py-2 font-semibold">
            drand 비콘
          </th>
        </tr>
      </thead>
      <tbody className="mobile:block">
        {rows.map(([question, bets, keeper, drand]) => (
          <tr
            key={question}
            className="border-t border-line align-top mobile:grid mobile:gap-1 mobile:px-3 mobile:py-2.5 mobile:first:border-t-0"
          >
            <th scope="row" className="px-3 py-2 font-medium mobile:p-0">
              {question}
            </th>
            <Answer beacon="베팅 비콘">{bets}</Answer>
            <Answer beacon="제2 키퍼">{keeper}</Answer>
            <Answer beacon="drand 비콘">{drand}</Answer>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type AnswerProps = { readonly beacon: string; readonly children: string }

/** Phones have no room for columns; the beacon's name precedes each answer. */
const Answer = ({ beacon, children }: AnswerProps) => (
  <td className="px-3 py-2 mobile:grid mobile:grid-cols-[72px_minmax(0,1fr)] mobile:p-0">
    <span aria-hidden className="hidden text-dim mobile:block">
      {beacon}
    </span>
    {children}
  </td>
)
