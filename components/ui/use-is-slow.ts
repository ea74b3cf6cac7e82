'use client'

import { useLasting } from './use-lasting'

const slowFromMs = 5_000

/** Whether something has been loading for so long that it is said to be slow. */
export const useIsSlow = (isLoading: boolean) => useLasting(isLoading, slowFromMs)
