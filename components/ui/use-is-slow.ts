'use client'

import { useLasting } from './use-lasting'

const slowFromMs = 5_000

/** Whether something has been loading long enough to be called slow on screen. */
export const useIsSlow = (isLoading: boolean) => useLasting(isLoading, slowFromMs)
