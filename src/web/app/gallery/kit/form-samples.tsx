import { Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'
import { AmountField } from '#web/kit/controls/amount-field.tsx'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { Checkbox, Switch } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { PasswordField, TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import { Tooltip } from '#web/kit/controls/tooltip.tsx'
import { Sample, Samples } from '../sample.tsx'

/** Buttons and fields in every state. */
export function FormSamples() {
  return (
    <>
      <ButtonSamples />
      <Samples>
        <Sample name="TextField · PasswordField · TextArea">
          <TextField label="아이디" placeholder="4~12자의 영문, 숫자" hint="영문 또는 숫자 4~12자" />
          <TextField label="닉네임" defaultValue="달빛축구" error="이미 사용중인 닉네임입니다." />
          <TextField label="추천인 코드" defaultValue="HANPAN" disabled />
          <PasswordField label="비밀번호" defaultValue="play1234" />
          <TextArea label="내용" hint="2,000자까지" defaultValue={'안녕하세요.\n한판입니다.'} />
        </Sample>
        <Sample name="AmountField · SelectField">
          <AmountSample />
          <SelectField
            label="은행"
            options={[
              { value: '1', label: '국민은행' },
              { value: '2', label: '신한은행' },
            ]}
          />
          <SelectField label="상태" error="상태를 선택해 주세요." options={[{ value: '', label: '선택' }]} />
        </Sample>
        <Sample name="Checkbox · Switch">
          <ChoiceSamples />
        </Sample>
      </Samples>
    </>
  )
}

function ButtonSamples() {
  return (
    <Sample name="Button · IconButton · Tooltip">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary">베팅하기</Button>
        <Button>더보기</Button>
        <Button look="quiet">취소</Button>
        <Button look="danger">베팅취소</Button>
        <Button look="primary" busy>
          베팅하기
        </Button>
        <Button look="primary" disabled>
          베팅하기
        </Button>
        <Button disabled>더보기</Button>
        <Button size="sm">작게</Button>
        <Button size="lg" look="primary">
          크게
        </Button>
        <IconButton label="검색">
          <Search aria-hidden size={18} />
        </IconButton>
        <IconButton label="고정" pressed>
          <Search aria-hidden size={18} />
        </IconButton>
        <IconButton label="삭제" disabled>
          <Trash2 aria-hidden size={18} />
        </IconButton>
        <Tooltip text="총배당은 소수 둘째 자리까지 반올림합니다.">
          <Button look="quiet">총배당</Button>
        </Tooltip>
      </div>
    </Sample>
  )
}

function AmountSample() {
  const [stake, setStake] = useState({ text: '1,284,500', isEnough: true })
  const type = (typed: string) => {
    const amount = Number(typedAmountDigits(typed).slice(0, 12))
    setStake({ text: formatFigure(amount), isEnough: amount >= 5_000 })
  }
  const error = stake.isEnough ? undefined : '최소베팅금 5,000원 미만 베팅하실수 없습니다.'
  return <AmountField label="베팅금액" text={stake.text} onType={type} error={error} />
}

function ChoiceSamples() {
  const [on, setOn] = useState(true)
  return (
    <div>
      <Checkbox label="만 19세 이상입니다." checked={on} onChange={setOn} />
      <Checkbox label="약관에 동의합니다." checked={false} onChange={setOn} error="약관에 동의해 주세요." />
      <Checkbox label="사용할 수 없음" checked disabled onChange={setOn} />
      <Switch label="배당 변경 자동 수락" checked={on} onChange={setOn} />
      <Switch label="꺼짐" checked={!on} onChange={() => setOn(!on)} />
      <Switch label="사용할 수 없음" checked disabled onChange={setOn} />
    </div>
  )
}
