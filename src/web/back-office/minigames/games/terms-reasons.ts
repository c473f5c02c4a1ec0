/** Why terms of a game are changed, as operators often say. */
export const termsReasons = ['운영 조정', '정기 점검', '한도 조정', '입력 오류 정정']
