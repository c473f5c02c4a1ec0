const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Teams of the virtual matches by venue: countries, and fictional clubs and towns (handbook 3.1). */
const teams: Readonly<Record<number, readonly string[]>> = {
  601: words(
    '프랑스 독일 스페인 이탈리아 잉글랜드 포르투갈 네덜란드 벨기에 크로아티아 덴마크 스위스 오스트리아 폴란드 스웨덴 노르웨이 튀르키예',
  ),
  602: words(
    '블루포트 레드브리지 화이트클리프 그린필드 실버레이크 블랙우드 골든게이트 스톤힐 리버사이드 노스베이 사우스엔드 이스트모어 웨스트필드 킹스포드 오크데일 메이플턴',
  ),
  603: words(
    '한강유나이티드 남산타운 해운대마린 무등산호크스 팔공원더러스 계룡시티 송도웨이브 한라산로버스 설악포레 경포비치 전주한옥FC 여수오션 강릉파인 안동리버 춘천레이크 포항파도FC',
  ),
  604: words(
    '대한민국 일본 호주 브라질 아르헨티나 우루과이 멕시코 미국 캐나다 모로코 세네갈 나이지리아 프랑스 독일 스페인 잉글랜드',
  ),
  611: words(
    '가든스타즈 로즈힐스 릴리파크 아이비타운 튤립시티 메이플스 파인우즈 올리브스 라벤더스 선플라워즈 클로버스 바질타운',
  ),
  612: words(
    '스카이라인 메트로폴 하버시티 사막의별 레이크쇼어 마운틴피크 블리자드 선셋비치 그랜드캐니언 리오그란데 오로라스 미드타운',
  ),
  613: words(
    '워터포트 시게이트 코랄베이 펄하버스 마린스타 딥블루 라이트하우스 세일러즈 앵커스 타이드웨이브 씨브리즈 도크사이드',
  ),
}

/** Runners of the dog races. */
const dogs = words(
  '번개질주 은빛바람 검은화살 새벽안개 붉은혜성 푸른섬광 달빛사냥 구름추격 폭풍전야 황금발톱 겨울서리 여름소나기 밤하늘별 들꽃향기 산들바람 모래폭풍 불꽃꼬리 은하수길 번쩍이는눈 조용한그림자 용감한심장 춤추는파도 하얀천둥 가을낙엽',
)

/** Runners of the horse races. */
const horses = words(
  '천리질풍 백두광풍 한라명마 청해대로 금빛갈기 은빛안장 붉은노을 푸른초원 새벽질주 태양의아들 달의여왕 바람의전설 불멸의기수 황금마차 대지의울림 폭풍의언덕 하늘다리 별빛행진 강철심장 무지개문 고요한아침 승리의함성 영광의길 운명의바퀴 꿈꾸는기사 설원의왕자 초원의별 물결소리 천둥망치 햇살가득 비단구름 마지막직선',
)

/** Name of a team, by its index in the venue's list. */
export const teamName = (gameId: number, place: number): string => teams[gameId]?.[place] ?? `${place + 1}팀`

/** Name of a runner, by its index in the sport's list. */
export const runnerName = (kind: string, place: number): string =>
  (kind === 'virtual-dog' ? dogs : horses)[place] ?? `${place + 1}번`
