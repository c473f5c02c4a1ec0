import { Navigate } from '@tanstack/react-router'

/** 경기결과 opens with the sports (ROUTE-060). */
export const Page = () => <Navigate to="/game_result/sports" replace />
