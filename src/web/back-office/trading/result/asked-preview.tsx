import { SkeletonRows } from '#web/kit/display/states.tsx'
import { type Preview, ResultPreview } from './result-preview.tsx'

type AskedPreviewProps = {
  readonly preview: Preview | undefined
  /** Why there is none; empty when nothing was refused. */
  readonly refusal: string
  /** It was asked for by itself: its place is held until it comes. */
  readonly awaited?: boolean
  readonly reopens?: boolean
}

/** The preview of an act, or why there is none. */
export function AskedPreview({ preview, refusal, awaited = false, reopens = false }: AskedPreviewProps) {
  if (refusal)
    return (
      <p role="alert" className="text-sm text-danger">
        {refusal}
      </p>
    )
  if (preview) return <ResultPreview preview={preview} reopens={reopens} />
  return awaited ? <SkeletonRows rows={4} className="h-9" /> : null
}
