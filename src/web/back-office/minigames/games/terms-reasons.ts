/** Preset reasons for changing a game's terms. */
export const termsReasons = ['운영 조정', '정기 점검', '한도 조정', '입력 오류 정정']
