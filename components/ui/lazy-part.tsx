'use client'

import { RotateCw } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from './button'
import { Notice } from './notice'
import { uiWords } from './words'

/**
 * A component whose code is loaded on first use: menus, dialogs, panels. When that fails, offline or during a release,
 * a notice offers to try again. `waiting` is shown until then. `ahead` loads it before it is needed.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
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
      get().then(
        (Part) => isHere && setState({ Part, hasFailed: false, tries }),
        () => isHere && setState({ hasFailed: true, tries }),
      )
      return () => {
        isHere = false
      }
    }, [Part, tries])
    if (Part) return <Part {...props} />
    return hasFailed ? <NotFetched onRetry={() => setState({ hasFailed: false, tries: tries + 1 })} /> : waiting
  }

  /** Loads it before it is needed. A failure is ignored here: rendering the part loads it again. */
  Fetched.ahead = () => void get().catch(() => {})
  return Fetched
}

function NotFetched({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="fixed right-4 bottom-14 z-50 w-110 max-w-[calc(100vw-2rem)] rounded-panel bg-raised shadow-float">
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
    </div>
  )
}
