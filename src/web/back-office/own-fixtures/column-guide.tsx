import { Download } from 'lucide-react'
import { type OwnColumn, ownColumnKeys, ownColumns, ownTemplate } from '#domain/own-fixtures/own-columns.ts'
import { saveFile } from '#web/client/api/save-file.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { now } from '#web/kit/time/time.ts'

const says: Readonly<Record<OwnColumn, string>> = {
  sport: '축구, 야구, 농구 … (필수)',
  league: '리그 이름. 모르는 이름은 새 리그가 됩니다. (필수)',
  country: '새 리그의 국가, 또는 같은 이름의 리그가 여럿일 때',
  home: '홈 팀 (필수)',
  away: '원정 팀 (필수)',
  start: '서울 시간 2026-11-25 19:30 (필수)',
  homeWin: '승무패·승패의 홈 배당',
  draw: '무 배당. 승무패 종목만',
  awayWin: '원정 배당',
  handicap: '홈 기준, 0.25 단위: -1.5',
  handicapHome: '핸디캡 홈 배당',
  handicapAway: '핸디캡 원정 배당',
  total: '언더오버 기준점: 2.5',
  over: '오버 배당',
  under: '언더 배당',
}

/** Tells spreadsheets that a text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

const templateFile = () => ({
  name: '경기등록-양식.csv',
  content: new Blob([BYTE_ORDER_MARK, ownTemplate(now())], { type: 'text/csv;charset=utf-8' }),
})

/** Explains the columns, and offers a template file. */
export const ColumnGuide = () => (
  <section aria-label="CSV 형식" className="card grid grid-cols-[minmax(0,1fr)] gap-3 px-3.5 py-3">
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="text-base">CSV 형식</h2>
      <div className="ml-auto">
        <Button size="sm" onClick={() => saveFile(templateFile())}>
          <Download aria-hidden size={15} />
          양식 받기
        </Button>
      </div>
    </div>
    <dl className="grid grid-cols-3 gap-x-6 gap-y-1 text-sm narrow:grid-cols-1">
      {ownColumnKeys.map(key => (
        <div key={key} className="flex gap-2">
          <dt className="w-24 shrink-0 font-semibold">{ownColumns[key]}</dt>
          <dd className="min-w-0 text-dim">{says[key]}</dd>
        </div>
      ))}
    </dl>
    <p className="text-sm text-dim">
      첫 줄은 열 이름입니다. 순서는 자유롭고, 쓰지 않는 열은 빼도 됩니다. 경기 칸을 비운 줄은 바로 위 경기에
      핸디캡과 기준점을 더합니다. 배당은 1.01부터 소수점 둘째 자리까지이며, 한 마켓의 배당은 모두 적어야
      합니다.
    </p>
  </section>
)
