import { ImagePlus } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { RefusalNote } from '../acts/refusal-note.tsx'
import { type Picture, pictureFiles, useUpload } from './use-upload.ts'

type UploadButtonProps = { readonly onUploaded: (picture: Picture) => void }

/** Opens the file picker and uploads the chosen file at once. */
export function UploadButton({ onUploaded }: UploadButtonProps) {
  const { upload, busy, refusal } = useUpload(onUploaded)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className="grid gap-2">
      <Button look="primary" busy={busy} wide onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden size={18} />새 그림 올리기
      </Button>
      <label htmlFor={id} className="text-xs text-dim">
        JPG, PNG, WebP, GIF · 5MB, 1,600만 화소까지
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={pictureFiles}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          target.value = ''
        }}
      />
      <RefusalNote text={refusal} />
    </div>
  )
}
