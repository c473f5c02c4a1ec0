/**
 * Thrown while rendering when the URL names something that does not exist, so the page shows a 404
 * (ROUTE-084).
 */
export const pageNotFound = (): Error & { readonly status: 404 } =>
  Object.assign(new Error('찾을 수 없는 페이지입니다.'), { status: 404 as const })
