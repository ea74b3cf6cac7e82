'use client'

import { useEffect, useRef } from 'react'
import { type DeskError, reasonOf } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { useIsOnline } from '../../ui/use-is-online'

type SearchErrorProps = { error: DeskError; onRetry: () => void }

/** Why a search failed. Nothing while the browser is offline, as the page says so already: it then runs once online. */
export function SearchError({ error, onRetry }: SearchErrorProps) {
  const isWaiting = !useIsOnline() && reasonOf(error).kind === 'desk-unreachable'
  const hasWaited = useRef(false)
  useEffect(() => {
    if (hasWaited.current && !isWaiting) onRetry()
    hasWaited.current = isWaiting
  }, [isWaiting, onRetry])
  return isWaiting ? null : <ErrorNotice error={error} onRetry={onRetry} isRetrying={false} />
}
