/** Labels of the free board's settings. */
export const boardSettingWords = {
  boardPostMinutes: '글쓰기 간격',
  boardCommentSeconds: '댓글 간격',
  boardPostPoints: '게시글 포인트',
  boardPostPointsTimes: '게시글 포인트 횟수',
  boardCommentPoints: '댓글 포인트',
  boardCommentPointsTimes: '댓글 포인트 횟수',
} as const
