import { Sample, Samples } from '../sample.tsx'

const surfaces = ['bg-bg', 'bg-s1', 'bg-s2', 'bg-s3']
const colours = [
  'bg-text',
  'bg-dim',
  'bg-faint',
  'bg-jade',
  'bg-up',
  'bg-down',
  'bg-gold',
  'bg-live',
  'bg-danger',
]
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-md', 'text-lg', 'text-xl', 'text-2xl']

/** Colours on all surfaces, and the type scale. */
export function TokenSamples() {
  return (
    <Samples>
      <Sample name="표면 위의 글자">
        <div className="grid grid-cols-2 gap-2">
          {surfaces.map(surface => (
            <p key={surface} className={`${surface} grid gap-0.5 rounded-lg border border-line p-3`}>
              <span className="text-text">본문 1,234,567</span>
              <span className="text-dim">보조 설명</span>
              <span className="flex flex-wrap gap-x-2 font-bold">
                <span className="text-jade">제이드</span>
                <span className="text-up">상승</span>
                <span className="text-down">하락</span>
                <span className="text-gold">기준점</span>
                <span className="text-live">라이브</span>
              </span>
            </p>
          ))}
        </div>
      </Sample>
      <Sample name="글자 크기">
        {sizes.map(size => (
          <p key={size} className={size}>
            {size} · 한판 배당 1.85 잉글랜드 프리미어리그
          </p>
        ))}
        <div className="flex gap-1.5">
          {colours.map(colour => (
            <span key={colour} className={`size-7 rounded-md ${colour}`} />
          ))}
        </div>
      </Sample>
    </Samples>
  )
}
