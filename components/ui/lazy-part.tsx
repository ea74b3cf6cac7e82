'use client'

import { RotateCw } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from './button'
import { CornerNote } from './corner-note'
import { Notice } from './notice'
import { whenIdle } from './when-idle'
import { uiWords } from './words'

/**
 * A component whose code is loaded on first use: menus, dialogs, panels. `waiting` shows until it is loaded. If loading
 * fails, offline or during a release, a notice offers to retry. `ahead` preloads the code.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
  return fetchedPart(load, { waiting, begin: atOnce, Missing: NotFetched })
}

/**
 * A component that nothing waits for and that is invisible at first: its code is loaded when the browser is idle, and
 * retried automatically.
 */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return fetchedPart(load, { waiting: null, begin: whenIdle, Missing: TryLater })
}

type Begin = (work: () => void) => () => void

type Fetching = { waiting: ReactNode; begin: Begin; Missing: ComponentType<{ onRetry: () => void }> }

const atOnce: Begin = (work) => {
  work()
  return () => {}
}

function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, begin, Missing }: Fetching,
) {
  let known: ComponentType<Props> | undefined

  async function get(): Promise<ComponentType<Props>> {
    known ??= await load()
    return known
  }

  function Fetched(props: Props) {
    const [state, setState] = useState<{ Part?: ComponentType<Props> | undefined; hasFailed: boolean; tries: number }>(
      () => ({ Part: known, hasFailed: false, tries: 0 }),
    )
    const { Part, hasFailed, tries } = state
    useEffect(() => {
      if (Part) return
      let isHere = true
      const callOff = begin(() => {
        get().then(
          (Part) => isHere && setState({ Part, hasFailed: false, tries }),
          () => isHere && setState({ hasFailed: true, tries }),
        )
      })
      return () => {
        isHere = false
        callOff()
      }
    }, [Part, tries])
    if (Part) return <Part {...props} />
    return hasFailed ? <Missing onRetry={() => setState({ hasFailed: false, tries: tries + 1 })} /> : waiting
  }

  /** Preloads the code. A failure is ignored here: rendering the part loads it again. */
  Fetched.ahead = () => void get().catch(() => {})
  return Fetched
}

const tryAgainMs = 10_000

function TryLater({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const timer = setTimeout(retry, tryAgainMs)
    return () => clearTimeout(timer)
  }, [])
  return null
}

function NotFetched({ onRetry }: { onRetry: () => void }) {
  return (
    <CornerNote>
      <Notice
        isUrgent
        tone="bad"
        title={uiWords.partMissing}
        actions={
          <Button onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            {uiWords.tryAgain}
          </Button>
        }
      >
        <p>{uiWords.partMissingText}</p>
      </Notice>
    </CornerNote>
  )
}
