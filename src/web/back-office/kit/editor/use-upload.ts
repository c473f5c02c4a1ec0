import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureContract } from '#contract/site/pictures.ts'
import type { Output } from '#contract/wire/route.ts'
import { PICTURE_BYTES_MAX, pictureTypes } from '#domain/operator-html/pictures.ts'
import { call } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'

export type Picture = Output<typeof pictureContract.uploadPicture>

/** File types that the file picker offers. */
export const pictureFiles = pictureTypes.join(',')

const REASON = '화면에 넣을 그림'

/** Uploads an operator's file; an invalid file is reported at once. */
export function useUpload(onUploaded: (picture: Picture) => void) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const client = useQueryClient()
  const upload = async (file: File): Promise<void> => {
    setRefusal('')
    if (!pictureTypes.some(type => type === file.type))
      return setRefusal('JPG, PNG, WebP, GIF 파일만 올릴 수 있습니다.')
    if (file.size > PICTURE_BYTES_MAX) return setRefusal('5MB까지 올릴 수 있습니다.')
    setBusy(true)
    const title =
      file.name
        .replace(/\.[^.]*$/, '')
        .trim()
        .slice(0, 100) || '그림'
    const answer = await call(pictureContract.uploadPicture, { query: { title, reason: REASON } }, { file })
    setBusy(false)
    if (!answer.ok) return setRefusal(answer.refusal.text)
    void readAgain(client, pictureContract.pictures)
    onUploaded(answer.value)
  }
  return { upload, busy, refusal }
}
