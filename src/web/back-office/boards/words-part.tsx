import { Ban, X } from 'lucide-react'
import { useState } from 'react'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'

/** 금지어: posts and comments with such a word are refused. */
export function WordsPart() {
  const answer = useCall(boardOperatorContract.words, undefined, { staleTime: 0 })
  const mayChange = useMay('boards:write')
  const [act, setAct] = useState<{ readonly word: string; readonly banned: boolean }>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {mayChange && (
        <div>
          <Button look="primary" onClick={() => setAct({ word: '', banned: true })}>
            금지어 등록
          </Button>
        </div>
      )}
      <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-11" />}>
        {({ words }) => (
          <>
            <p className="text-sm text-dim">{`총 ${formatFigure(words.length)}개`}</p>
            {words.length === 0 && <NothingFound icon={Ban} title="등록된 금지어가 없습니다." />}
            <ul aria-label="금지어" className="flex flex-wrap gap-2">
              {words.map(word => (
                <li key={word} className="flex items-center gap-1 rounded-md bg-s2 pl-3">
                  <span className="leading-10 break-all">{word}</span>
                  {mayChange && (
                    <IconButton label={`${word} 해제`} onClick={() => setAct({ word, banned: false })}>
                      <X aria-hidden size={16} />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </AnswerView>
      {act && <WordDialog {...act} onClose={() => setAct(undefined)} />}
    </div>
  )
}

type WordDialogProps = { readonly word: string; readonly banned: boolean; readonly onClose: () => void }

function WordDialog({ word, banned, onClose }: WordDialogProps) {
  const [typed, setTyped] = useState(word)
  return (
    <ActDialog
      title={banned ? '금지어 등록' : '금지어 해제'}
      {...(!banned && { description: word })}
      presets={banned ? ['욕설·비방', '광고·도배'] : ['작업 착오', '사용 허용']}
      confirm={banned ? '등록' : '해제'}
      ready={typed.trim() !== ''}
      done={banned ? '금지어를 등록했습니다.' : '금지어를 해제했습니다.'}
      rereads={[boardOperatorContract.words]}
      onAct={reason => call(boardOperatorContract.banWord, { body: { word: typed, banned, reason } })}
      onClose={onClose}
    >
      {banned && (
        <TextField
          label="금지어"
          maxLength={30}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ActDialog>
  )
}
