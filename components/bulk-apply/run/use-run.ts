'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { DeskError } from '../../api/desk-api'
import { followWhileVisible } from '../../api/follower'
import { createRunFollower, openRun } from '../runs/followed-runs'

/** The run's current state, polled while its page is visible. */
export function useRun(first: Run) {
  const [follower] = useState(() => createRunFollower(first))
  useEffect(() => openRun(follower), [follower])
  useEffect(() => followWhileVisible(follower), [follower])
  const { state, error, isRetrying } = useSyncExternalStore(follower.subscribe, follower.read, follower.read)
  return { run: state, error: error && new DeskError(error), isRetrying, retry: follower.resume }
}
