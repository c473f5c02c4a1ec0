import { colourOf, type ShieldColour } from './shield-colours.ts'
import type { ShieldPattern } from './shield-patterns.ts'
import { teamKey } from './team-words.ts'

type TeamFacts = {
  readonly field: ShieldColour
  readonly charge: ShieldColour
  readonly pattern: ShieldPattern
  /** Set when the letters differ from those derived from the name. */
  readonly letters: string | undefined
}

const PATTERNS: Readonly<Record<string, ShieldPattern>> = {
  p: 'plain',
  h: 'half',
  s: 'stripes',
  o: 'hoops',
  a: 'sash',
  c: 'chevron',
  q: 'quarters',
  f: 'chief',
}

/**
 * Facts compiled by us: a club's key, then letters for field, charge and pattern, then its initials when
 * they differ from those of its name. The format is compact, because every page with a match loads it.
 */
const TABLE = `
KIA타이거즈 rks|LG트윈스 Rks|KT위즈 krh|NC다이노스 nah|SSG랜더스 ryf|두산베어스 nwf|롯데자이언츠 nra|삼성라이온즈 bws|키움히어로즈 mwc|한화이글스 oka
울산 byh|전북현대모터스 gyc|서울 rks|포항스틸러스 kro|제주유나이티드 ors|인천유나이티드 bks|대구 sbf|대전하나시티즌 gmh|강원 owc|광주 yrf|김천상무 rna
서울나이츠 rkc|서울삼성썬더스 bwa|창원LG세이커스 myh|원주DB프로미 Gyf|부산KCC이지스 nyc|대한항공점보스 sws|현대캐피탈스카이워커스 nwa|흥국생명핑크스파이더스 rkc
아스널 rwf AR|애스턴빌라 msf AV|브라이튼앤호브알비온 bws|번리 msf|첼시 Bwp CH|크리스탈팰리스 brs|에버턴 Bwf|리즈유나이티드 wbf|레스터시티 Bap LC|리버풀 rRa LV|맨체스터시티 snh MC|맨체스터유나이티드 rkf MU|뉴캐슬유나이티드 kws NU|노팅엄포레스트 rwp NF|사우샘프턴 rws|토트넘홋스퍼 wnf|웨스트햄유나이티드 msf WH|울버햄튼원더러스 akp
레알마드리드 wpa|바르셀로나 Bms FB|아틀레티코마드리드 rws|아틀레틱클루브 rws AC|레알베티스 gws|레알소시에다드 bws|발렌시아 wkc
바이에른뮌헨 rwq|보루시아도르트문트 ykh|바이어레버쿠젠 krq LE|RB라이프치히 wrf|아인트라흐트프랑크푸르트 krh|보루시아묀헨글라트바흐 wgf|슈투트가르트 wrf
유벤투스 kws JU|밀란 rks|인터밀란 bks IN|나폴리 sbf|로마 Raf|라치오 swf LA|피오렌티나 pwc
파리생제르맹 nrs|올랭피크드마르세유 wsf OM|올랭피크리옹 wrh OL|모나코 rwa
아약스 wrs|PSV에인트호번 rws|벤피카 rwf|포르투 bws|스포르팅 gwo|갈라타사라이 rah GS|페네르바흐체 nys FB
LA레이커스 pya|보스턴셀틱스 gwc BC|골든스테이트워리어스 Byc GS|시카고불스 rkf CB|마이애미히트 Rkc|뉴욕닉스 boh NY|밀워키벅스 Gwf|댈러스매버릭스 bnc|피닉스선즈 poa|덴버너기츠 nac|LA클리퍼스 brh LC|브루클린네츠 kwf|필라델피아세븐티식서스 brf PH|토론토랩터스 rkc|샌안토니오스퍼스 kes|휴스턴로케츠 rwa|클리블랜드캐벌리어스 Rac
로스앤젤레스다저스 bwa|뉴욕양키스 nws|보스턴레드삭스 rnf|샌디에이고파드리스 has|샌프란시스코자이언츠 kof|시카고컵스 brf|세인트루이스카디널스 rnf|애틀랜타브레이브스 nra|토론토블루제이스 bwh|필라델피아필리스 rws
보스턴브루인스 kac|뉴욕레인저스 bra|토론토메이플리프스 Bwp|몬트리올캐나디언스 rBo MC|시카고블랙호크스 rkf CB|에드먼턴오일러스 noo
`

const byKey: ReadonlyMap<string, TeamFacts> = new Map(TABLE.trim().split(/[|\n]/).map(readRow))

function readRow(row: string): readonly [key: string, TeamFacts] {
  const [key = '', colours = '', letters] = row.split(' ')
  const [field = '', charge = '', pattern = ''] = colours
  return [
    key,
    { field: colourOf(field), charge: colourOf(charge), pattern: PATTERNS[pattern] ?? 'plain', letters },
  ]
}

/** Facts of a club by its Korean name; undefined for unknown clubs. */
export const findFacts = (name: string): TeamFacts | undefined => byKey.get(teamKey(name))
