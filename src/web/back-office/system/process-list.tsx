import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { driftText, isDriftWrong, megabytes, type Process, poolText, shortFiles } from './system-words.ts'

/** A process is shown as silent after this time; it reports every ten seconds. */
const SILENT_SECONDS = 30

/** The processes: version, clock and workload. */
export const ProcessList = ({ processes }: { readonly processes: readonly Process[] }) => (
  <RowList
    label="프로세스"
    columns={columns}
    rows={processes}
    rowKey={({ name, startedAt }) => `${name} ${startedAt}`}
    card={process => <ProcessCard process={process} />}
  />
)

const State = ({ process: { secondsSilent } }: { readonly process: Process }) =>
  secondsSilent > SILENT_SECONDS ? (
    <Badge tone="live">{`응답 없음 ${formatFigure(secondsSilent)}초`}</Badge>
  ) : (
    <Badge tone="jade">실행 중</Badge>
  )

const Drift = ({ process: { driftMilliseconds } }: { readonly process: Process }) => (
  <span className={isDriftWrong(driftMilliseconds) ? 'font-semibold text-live' : undefined}>
    {driftText(driftMilliseconds)}
  </span>
)

/** The package version and the beginning of the files' digest; the title has all of it. */
const Version = ({ process: { version, files, areFilesChanged } }: { readonly process: Process }) => (
  <span title={files ?? undefined} className={areFilesChanged ? 'font-semibold text-live' : undefined}>
    {`${version} · ${shortFiles(files)}`}
  </span>
)

const columns: readonly Column<Process>[] = [
  { key: 'name', title: '이름', cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { key: 'state', title: '상태', cell: process => <State process={process} /> },
  { key: 'started', title: '시작', cell: ({ startedAt }) => startedAt },
  { key: 'version', title: '버전 · 파일 해시', cell: process => <Version process={process} /> },
  { key: 'drift', title: '시각 오차', figures: true, cell: process => <Drift process={process} /> },
  { key: 'pool', title: 'DB 연결', figures: true, cell: ({ pool }) => poolText(pool) },
  { key: 'booking', title: '접수 연결', figures: true, cell: ({ bookingPool }) => poolText(bookingPool) },
  { key: 'bets', title: '접수 대기', figures: true, cell: ({ waitingBets }) => formatFigure(waitingBets) },
  {
    key: 'live',
    title: '실시간 연결',
    figures: true,
    cell: ({ liveConnections }) => formatFigure(liveConnections),
  },
  { key: 'memory', title: '메모리', figures: true, cell: ({ memoryBytes }) => megabytes(memoryBytes) },
]

const ProcessCard = ({ process }: { readonly process: Process }) => (
  <li className="grid gap-2 px-3.5 py-3">
    <p className="flex flex-wrap items-center gap-2">
      <span className="font-semibold break-all">{process.name}</span>
      <State process={process} />
    </p>
    <FactList
      dense
      facts={[
        ['시작', process.startedAt],
        ['버전 · 파일 해시', <Version key="version" process={process} />],
        ['시각 오차', <Drift key="drift" process={process} />],
        ['DB 연결', poolText(process.pool)],
        ['접수 연결', poolText(process.bookingPool)],
        ['접수 대기', formatFigure(process.waitingBets)],
        ['실시간 연결', formatFigure(process.liveConnections)],
        ['메모리', megabytes(process.memoryBytes)],
      ]}
    />
  </li>
)
