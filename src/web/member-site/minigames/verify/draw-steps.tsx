import { formatFigure } from '#domain/korean-formats.ts'
import type { ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import type { DrawProof } from '#domain/minigames/proof/prove-round.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { DrawLine } from '#web/play/draws/draw-line.tsx'
import { markOf, Note, Step, Value } from './step.tsx'

type DrawProps = { readonly draw: DrawProof }

export const MessageStep = ({ data, draw }: DrawProps & { readonly data: ExportedRounds }) => (
  <Step name="message" title="4. 무엇으로 추첨하나요?" mark="made">
    <Note>
      게임 번호, 회차 번호, 비콘을 이어 붙인 문자열입니다.
      {data.drawnBy !== data.gameId &&
        ` 이 게임은 ${data.drawnBy}번 게임의 같은 회차 추첨을 그대로 쓰므로 그 번호로 추첨합니다.`}
    </Note>
    <Value name="메시지">{draw.message}</Value>
  </Step>
)

export const BlocksStep = ({ draw: { blocks } }: DrawProps) => (
  <Step name="blocks" title="5. 시드를 키로 써서 난수를 만듭니다." mark="made">
    <Note>
      HMAC-SHA-256(시드, 메시지)가 첫 블록이고, 다음 블록은 앞 블록을 같은 키로 다시 계산한 값입니다. 이
      추첨에는 {blocks.length}개가 쓰였습니다.
    </Note>
    {blocks.map((block, index) => (
      <Value key={block} name={`블록 ${index + 1}`}>
        {block}
      </Value>
    ))}
  </Step>
)

export const NumbersStep = ({ draw: { numbers } }: DrawProps) => (
  <Step name="numbers" title="6. 난수를 치우침 없는 숫자로 바꿉니다." mark="made">
    <Note>
      블록을 4바이트씩 잘라 순서대로 씁니다. 범위로 나누어 떨어지지 않는 맨 위의 값은 버리고, 나머지를 범위로
      나눈 나머지가 숫자입니다. 그래서 모든 숫자의 확률이 같습니다.
    </Note>
    <ScrollBox label="추첨에 쓰인 숫자" className="max-h-64 overflow-auto rounded-md border border-line">
      <table className="w-full border-collapse text-right text-xs">
        <thead className="bg-s2 text-dim">
          <tr>
            <Head>순서</Head>
            <Head>범위</Head>
            <Head>4바이트</Head>
            <Head wideOnly>값</Head>
            <Head>버린 값</Head>
            <Head>숫자</Head>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ range, word, dropped, number }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draw never changes its order
            <tr key={index} className="border-t border-line">
              <td className="px-3 py-1.5">{index + 1}</td>
              <td className="px-3 py-1.5 whitespace-nowrap">0-{range - 1}</td>
              <td className="px-3 py-1.5">
                <code>{word.toString(16).padStart(8, '0')}</code>
              </td>
              <td className="px-3 py-1.5 mobile:hidden">{formatFigure(word)}</td>
              <td className="px-3 py-1.5">{dropped.length > 0 ? `${dropped.length}개` : '-'}</td>
              <td className="px-3 py-1.5 font-bold">{number}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  </Step>
)

const Head = ({ children, wideOnly }: { readonly children: string; readonly wideOnly?: true }) => (
  <th
    scope="col"
    className={classNames('px-3 py-1.5 font-semibold whitespace-nowrap', wideOnly && 'mobile:hidden')}
  >
    {children}
  </th>
)

type DrawStepProps = DrawProps & {
  readonly game: Pick<ExportedRounds, 'kind' | 'gameId'>
  readonly round: ExportedRound
}

export const DrawStep = ({ game: { kind, gameId }, round, draw }: DrawStepProps) => (
  <Step name="draw" title="7. 숫자로 추첨하면 같은 결과인가요?" mark={markOf(draw.isSameDraw)}>
    <Note>위의 숫자를 이 게임의 규칙에 차례로 넣어 얻은 결과입니다. 발표된 결과는 쓰지 않았습니다.</Note>
    <DrawLine kind={kind} draw={draw.draw} results={draw.results} gameId={gameId} marksOnly />
    <Value name="다시 추첨한 결과">{JSON.stringify(draw.draw)}</Value>
    {/* Shown as recomputed when equal, because the key order may differ. */}
    <Value name="발표된 결과">{JSON.stringify(draw.isSameDraw ? draw.draw : round.draw)}</Value>
  </Step>
)
