import type { BeaconBet } from '#domain/draws/beacon.ts'
import type { KeeperValue } from '#domain/draws/keeper-words.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { ExportedRound } from '#domain/minigames/exported-rounds.ts'
import type { BeaconProof, KeeperProof } from '#domain/minigames/proof/beacon-proof.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { markOf, Note, Step, Value } from './step.tsx'

type BeaconStepProps = {
  readonly round: ExportedRound
  readonly beacon: BeaconProof | undefined
  readonly own: ReadonlySet<string>
  readonly bet: string | undefined
}

/** The part that was unknown before closing, and its source. */
export function BeaconStep({ round, beacon, own, bet }: BeaconStepProps) {
  const isOfBets = round.beaconKind !== 'drand'
  return (
    <Step
      name="beacon"
      title="3. 비콘은 마감 뒤에 정해진 값인가요?"
      mark={beacon ? markOf(isSound(beacon)) : 'waiting'}
    >
      <Note>{notes[round.beaconKind]}</Note>
      <Value name="비콘">
        {round.beacon ?? (round.state === 'void' ? '쓰이지 않았습니다.' : '마감 뒤에 정해집니다.')}
      </Value>
      {beacon?.made !== undefined && <Value name="다시 만든 비콘">{beacon.made}</Value>}
      {round.keeper && <Keeper keeper={round.keeper} proof={beacon?.keeper} />}
      {beacon && isOfBets && round.bets && <Bets bets={round.bets} own={own} bet={bet} />}
      {beacon && isOfBets && beacon.text !== undefined && (
        <details>
          <summary className="inline-flex min-h-8 items-center text-dim underline underline-offset-2 hover:text-text mobile:min-h-11">
            해시한 원문 보기
          </summary>
          <ScrollBox
            label="해시한 원문"
            className="max-h-48 overflow-auto rounded-md border border-line bg-bg p-3"
          >
            <pre className="text-xs leading-5 select-all">{beacon.text}</pre>
          </ScrollBox>
        </details>
      )}
      {round.drand && (
        <>
          <Value name="drand 회차">{formatFigure(round.drand.round)}</Value>
          <Value name="drand 서명">{round.drand.signature}</Value>
        </>
      )}
    </Step>
  )
}

/** The beacon and everything of the second keeper. */
export const isSound = ({ isRight, keeper }: BeaconProof): boolean | undefined =>
  keeper && Object.values(keeper).includes(false) ? false : isRight

const notes: Readonly<Record<ExportedRound['beaconKind'], string>> = {
  bets: '마감까지 접수된 모든 베팅의 번호와, 회원이 고른 단어를 이어 붙인 문자열을 SHA-256으로 해시합니다. 회원과 금액, 선택은 들어가지 않습니다.',
  keeper:
    '한판은 마감된 베팅 목록에 먼저 서명하고, 제2 키퍼는 그 목록에 대해서만 자기 체인의 시드를 한 번 내줍니다. 베팅 목록의 해시와 키퍼의 시드를 함께 해시하면 비콘이 됩니다. 한판은 목록을 정할 때 키퍼의 시드를 모르고, 키퍼는 한판의 시드를 모릅니다.',
  drand:
    '마감 뒤에 처음 나온 drand(공개 난수)의 값입니다. 서명을 SHA-256으로 해시하면 비콘이 됩니다. 서명이 drand의 것인지는 drand의 프로그램으로 확인할 수 있습니다.',
}

type KeeperProps = { readonly keeper: KeeperValue; readonly proof: KeeperProof | undefined }

const KeeperMark = ({ isRight, children }: { isRight: boolean | undefined; children: string }) => (
  <li className="flex flex-wrap items-center gap-2" data-keeper-mark={String(isRight)}>
    {children}
    <Badge tone={isRight === undefined ? 'outline' : isRight ? 'jade' : 'up'}>
      {isRight === undefined ? '확인 못 함' : isRight ? '일치' : '불일치'}
    </Badge>
  </li>
)

/** The second keeper's seed, the signatures, and the key to compare with the one that the keeper itself publishes. */
const Keeper = ({ keeper, proof }: KeeperProps) => (
  <>
    <Value name="키퍼의 시드">{keeper.keeperSeed}</Value>
    <Value name="키퍼 체인의 끝값">{keeper.keeperEnd}</Value>
    <Value name="키퍼의 공개키">{keeper.keeperKey}</Value>
    <Value name="한판의 공개키">{keeper.houseKey}</Value>
    {proof && (
      <ul className="grid gap-1.5">
        <KeeperMark isRight={proof.isListSigned}>한판이 이 베팅 목록에 서명했습니다.</KeeperMark>
        <KeeperMark isRight={proof.isLinkSigned}>키퍼가 이 목록에 대해 이 시드를 내주었습니다.</KeeperMark>
        <KeeperMark isRight={proof.isOfChain}>키퍼의 시드는 미리 공개한 키퍼 체인의 고리입니다.</KeeperMark>
      </ul>
    )}
    <Note>
      키퍼의 공개키가 키퍼가 직접 공개한 것과 같은지 비교해 보세요. 키퍼는 한판과 따로 운영되어야 하며, 둘이
      짜면 검증은 성립하지 않습니다.
    </Note>
  </>
)

const SHOWN_MAX = 200

type BetsProps = {
  readonly bets: readonly BeaconBet[]
  readonly own: ReadonlySet<string>
  readonly bet: string | undefined
}

/** Own bets first, so that bettors can find their bet and word. */
function Bets({ bets, own, bet }: BetsProps) {
  const isMarked = ({ betId }: BeaconBet) => own.has(betId) || betId === bet
  if (bets.length === 0)
    return <p>이 회차에는 접수된 베팅이 없습니다. 목록의 원문은 회차 번호만으로 만들어집니다.</p>
  const sorted = [...bets.filter(isMarked), ...bets.filter(one => !isMarked(one))]
  const shown = sorted.slice(0, SHOWN_MAX)
  return (
    <ScrollBox label="비콘에 들어간 베팅" className="max-h-64 overflow-auto rounded-md border border-line">
      <table className="w-full border-collapse text-left text-xs">
        <caption className="px-3 py-2 text-left text-sm">
          비콘에 들어간 베팅 {formatFigure(bets.length)}건
        </caption>
        <thead className="bg-s2 text-dim">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              베팅번호
            </th>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              단어
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ betId, word }) => (
            <tr key={betId} className="border-t border-line">
              <td className="px-3 py-1.5">
                <code className="break-all">{betId}</code>
                {(own.has(betId) || betId === bet) && (
                  <span className="ml-2 inline-block" data-marked={betId}>
                    <Badge tone="jade">{own.has(betId) ? '내 베팅' : '선택한 베팅'}</Badge>
                  </span>
                )}
              </td>
              <td className="px-3 py-1.5 wrap-anywhere">{word || <span className="text-dim">없음</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {bets.length > SHOWN_MAX && (
        <p className="border-t border-line px-3 py-2 text-xs text-dim">
          외 {formatFigure(bets.length - SHOWN_MAX)}건은 내려받은 파일에서 볼 수 있습니다.
        </p>
      )}
    </ScrollBox>
  )
}
