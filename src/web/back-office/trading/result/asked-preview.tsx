import { SkeletonRows } from '#web/kit/display/states.tsx'
import { type Preview, ResultPreview } from './result-preview.tsx'

type AskedPreviewProps = {
  readonly preview: Preview | undefined
  /** The refusal; empty without one. */
  readonly refusal: string
  /** True if it was requested automatically: its space is reserved until it arrives. */
  readonly awaited?: boolean
  readonly reopens?: boolean
}

/** The preview of an action, or the refusal. */
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
