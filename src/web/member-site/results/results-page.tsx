import { Navigate } from '@tanstack/react-router'

/** 경기결과 redirects to the sports results (ROUTE-060). */
export const Page = () => <Navigate to="/game_result/sports" replace />
