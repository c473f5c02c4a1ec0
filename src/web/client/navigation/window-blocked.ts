/** Shown when the browser has blocked a new window. */
export const windowBlockedText = '새 창이 차단되었습니다.\n브라우저에서 팝업을 허용해 주세요.'
