import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { network, reason, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { casinoGameKinds } from '#domain/casino/game-kind.ts'
import {
  dialectNames,
  LOBBY_POSITION_MAX,
  oldKeyMinutes,
  SUPPLIER_ADDRESSES_MAX,
  SUPPLIER_CODE,
} from '#domain/casino/supplier-terms.ts'
import { WIN_AMOUNT_MAX, WIN_MULTIPLE_MAX } from '#domain/casino/win-most.ts'
import { isPictureName } from '#domain/operator-html/pictures.ts'

const int = z.number().int()
/** Sort number of suppliers, providers and games. */
const position = int.min(0).max(LOBBY_POSITION_MAX)
const name = z.string().trim().min(1).max(40)
const picture = z.string().refine(text => text === '' || isPictureName(text))
const address = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .transform(text => text.replace(/\/+$/, ''))
export const supplierIdInput = wholeNumber.pipe(int.min(1).max(32_767))
const networks = z.array(network).max(SUPPLIER_ADDRESSES_MAX)

const winMultipleMax = int.min(1).max(WIN_MULTIPLE_MAX)
const winAmountMax = int.min(1).max(WIN_AMOUNT_MAX)

const today = z.object({ bets: int, stakes: int, paid: int, hold: int })

const listed = z.object({
  id: int,
  code: z.string(),
  name: z.string(),
  dialect: z.enum(dialectNames),
  /** URL at which the house calls the supplier. */
  address: z.string(),
  isOn: z.boolean(),
  position: int,
  /** Picture under `/file/download/`; empty when there is none. */
  image: z.string(),
  providers: int,
  games: int,
  lastCallAt: seoulDateTime.nullable(),
  unresolved: int,
  today,
})
export type DeskSupplier = z.output<typeof listed>

const provider = z.object({
  id: int,
  vendor: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  position: int,
  image: z.string(),
})
export type DeskProvider = z.output<typeof provider>

const game = z.object({
  id: int,
  providerId: int,
  provider: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(casinoGameKinds),
  isOn: z.boolean(),
  position: int,
  /** Null means automatic: by age, and by how often the game is opened. */
  newMark: z.boolean().nullable(),
  popularMark: z.boolean().nullable(),
  /** The most for wins, as a multiple of the stake and in won; null where the supplier's counts. */
  winMultipleMax: winMultipleMax.nullable(),
  winAmountMax: winAmountMax.nullable(),
})
export type DeskCasinoGame = z.output<typeof game>

const detail = listed.extend({
  /** IP addresses that may call; with none, all calls are refused. */
  addresses: z.array(z.string()),
  changedAt: seoulDateTime,
  /** The most for wins of its games. A win above either waits for an operator. */
  winMultipleMax,
  winAmountMax,
  /** Until when the previous key is valid. */
  oldKeyUntil: seoulDateTime.nullable(),
  providerList: z.array(provider),
  gameList: z.array(game),
})
export type DeskSupplierDetail = z.output<typeof detail>

const terms = { name, address, addresses: networks }
const shown = { isOn: z.boolean(), position, image: picture }
/** The only response that contains the key. */
const told = z.object({ id: int, secret: z.string() })

/** Management of casino and slot suppliers (decision 85). */
export const supplierDeskContract = {
  suppliers: route({
    method: 'GET',
    path: 'admin/suppliers',
    access: 'casino:read',
    summary: '게임 공급사 목록',
    output: z.object({ suppliers: z.array(listed) }),
    refusals: [],
  }),
  /** All suppliers and games for selection lists. */
  choices: route({
    method: 'GET',
    path: 'admin/supplier-choices',
    access: 'casino:read',
    summary: '공급사와 게임의 이름',
    output: z.object({
      suppliers: z.array(z.object({ id: int, name: z.string() })),
      games: z.array(z.object({ id: int, supplierId: int, name: z.string() })),
    }),
    refusals: [],
  }),
  supplier: route({
    method: 'GET',
    path: 'admin/suppliers/{id}',
    access: 'casino:read',
    summary: '게임 공급사 상세: 연결, 게임사, 게임',
    params: z.object({ id: supplierIdInput }),
    output: detail,
    refusals: ['SUPPLIER_UNKNOWN'],
  }),
  connect: route({
    method: 'POST',
    path: 'admin/suppliers',
    access: 'casino:write',
    summary: '게임 공급사 연결: 키는 이 응답에서 한 번만 알려줍니다',
    body: z.object({
      ...terms,
      code: z.string().regex(SUPPLIER_CODE),
      dialect: z.enum(dialectNames),
      reason,
    }),
    output: told,
    refusals: ['SUPPLIER_CODE_TAKEN'],
  }),
  change: route({
    method: 'POST',
    path: 'admin/suppliers/{id}',
    access: 'casino:write',
    summary: '게임 공급사 변경: 이름, 주소, 허용 아이피, 사용, 순서, 그림, 당첨 한도',
    params: z.object({ id: supplierIdInput }),
    body: z.object({
      changes: z

        .object({ ...terms, ...shown, winMultipleMax, winAmountMax })
        .partial()
        .strict(),
      reason,
    }),
    output: detail,
    refusals: ['SUPPLIER_UNKNOWN', 'SECOND_PERSON_NEEDED'],
  }),
  renewKey: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/key',
    access: 'casino:write',
    summary: '새 키 발급: 새 키는 이 응답에서 한 번만 알려주고, 이전 키는 정한 시간 뒤 끝납니다',
    params: z.object({ id: supplierIdInput }),
    body: z.object({ oldKeyMinutes: z.literal(oldKeyMinutes), reason }),
    output: told,
    refusals: ['SUPPLIER_UNKNOWN'],
  }),
  endOldKey: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/key/end',
    access: 'casino:write',
    summary: '이전 키 바로 종료',
    params: z.object({ id: supplierIdInput }),
    body: z.object({ reason }),
    output: detail,
    refusals: ['SUPPLIER_UNKNOWN', 'OLD_KEY_ENDED'],
  }),
  changeProvider: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/providers/{providerId}',
    access: 'casino:write',
    summary: '게임사 변경: 이름, 사용, 순서, 그림',
    params: z.object({ id: supplierIdInput, providerId: supplierIdInput }),
    body: z.object({
      changes: z
        .object({ name, ...shown })
        .partial()
        .strict(),
      reason,
    }),
    output: detail,
    refusals: ['SUPPLIER_UNKNOWN', 'PROVIDER_UNKNOWN'],
  }),
  changeGame: route({
    method: 'POST',
    path: 'admin/suppliers/{id}/games/{gameId}',
    access: 'casino:write',
    summary: '게임 변경: 사용, 순서, 신규·인기 표시, 당첨 한도',
    params: z.object({ id: supplierIdInput, gameId: wholeNumber.pipe(int.min(1).max(2_147_483_647)) }),
    body: z.object({
      changes: z
        .object({
          isOn: z.boolean(),
          position,
          newMark: z.boolean().nullable(),
          popularMark: z.boolean().nullable(),
          winMultipleMax: winMultipleMax.nullable(),
          winAmountMax: winAmountMax.nullable(),
        })
        .partial()
        .strict(),
      reason,
    }),
    output: detail,
    refusals: ['SUPPLIER_UNKNOWN', 'CASINO_GAME_UNKNOWN', 'SECOND_PERSON_NEEDED'],
  }),
}
