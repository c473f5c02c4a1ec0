import { Download } from 'lucide-react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import type { ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { saveFile } from '#web/client/api/save-file.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'

type OutsiderWayProps = {
  readonly game: WireGame | undefined
  readonly round: string | undefined
  /** As returned by the server. */
  readonly data: ExportedRounds | undefined
}

/** 직접 확인: how to recompute the round without trusting the house or this page. */
export function OutsiderWay({ game, round, data }: OutsiderWayProps) {
  const id = game?.gameId ?? 251
  const name = round ?? '20261123-0001'
  const told = data?.rounds.find(one => one.roundId === round)
  const file = `hanpan-rounds-${id}-${name}.json`
  const address = `${location.origin}/api/minigame/rounds?gameId=${id}&from=${name}&to=${name}`
  return (
    <section aria-labelledby="outsider" className="card px-5 py-4 mobile:px-4">
      <h2 id="outsider" className="text-lg">
        직접 확인
      </h2>
      <p className="mt-1 text-sm text-dim">
        이 화면도 한판이 보낸 프로그램입니다. 한판을 믿지 않고 확인하려면 공개 자료를 내려받아 다른
        프로그램으로 다시 계산해 보세요. 로그인하지 않은 사람도 할 수 있습니다.
      </p>
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
        <li>
          <p className="mb-1.5">
            <b>1.</b> 회차의 공개 자료(JSON)를 내려받습니다.
          </p>
          {data && told && (
            <p className="mb-2">
              <Button onClick={() => saveFile({ name: file, content: jsonFile(data) })}>
                <Download aria-hidden size={16} />
                JSON 저장
              </Button>
            </p>
          )}
          <Command name="내려받기 명령" text={`curl -o ${file} '${address}'`} />
        </li>
        <li>
          <p className="mb-1.5">
            <b>2.</b> 파이썬의 표준 라이브러리만 쓰는 <Paper name="verify_draw.py" />로 검증합니다. 한판의
            코드와는 따로 작성한 프로그램입니다.
          </p>
          <Command name="파이썬 명령" text={`python3 verify_draw.py ${file}`} />
        </li>
        <li>
          <p className="mb-1.5">
            <b>3.</b> 한판의 소스가 있다면 추첨 프로그램 자체로도 검증할 수 있습니다.
          </p>
          <Command name="검증 명령" text={`npm run -s draw -- --verify ${file}`} />
          {told?.seed && told.beacon && (
            <div className="mt-2">
              <Command
                name="추첨 명령"
                text={`npm run -s draw -- ${id} --seed ${told.seed} --beacon ${told.beacon} --round ${name}`}
              />
            </div>
          )}
        </li>
        <li>
          <p>
            <b>4.</b> 규격은 <Paper name="fairness.md" />에 바이트 단위로 적혀 있습니다. 이 문서만 보고 다른
            언어로 구현할 수 있으며, 게임별 검증 예제가 있습니다.
          </p>
        </li>
      </ol>
    </section>
  )
}

/** A public document of the house, identical to the one in its source code. */
const Paper = ({ name }: { readonly name: string }) => (
  <a
    href={`/fairness/${name}`}
    target="_blank"
    rel="noreferrer"
    className="font-semibold underline underline-offset-2 hover:text-jade mobile:leading-11"
  >
    {name}
  </a>
)

const jsonFile = (data: ExportedRounds): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })

/** A shell command that can be copied. */
const Command = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
    <ScrollBox label={name} className="overflow-x-auto rounded-md border border-line bg-bg px-3 py-2.5">
      <code className="text-xs whitespace-pre select-all">{text}</code>
    </ScrollBox>
    <CopyButton name={name} text={text} />
  </div>
)
