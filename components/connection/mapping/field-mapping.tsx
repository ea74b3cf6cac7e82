'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { applicantsKey } from '@/lib/applicants/contract'
import {
  type MappingSaved,
  type MappingScreen,
  type MappingState,
  mappingKey,
  mappingUrl,
  type SaveMapping,
} from '@/lib/connection/contract'
import { jobsKey } from '@/lib/jobs/contract'
import { getFromDesk } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { getWithRetries } from '../../api/get-with-retries'
import { useRead, useReadsClient } from '../../api/queries'
import { Button } from '../../ui/button'
import { FactsSkeleton } from '../../ui/list-skeleton'
import { LoadingLine } from '../../ui/loading-line'
import { Notice } from '../../ui/notice'
import { useFocusIfLost } from '../../ui/use-focus-if-lost'
import { keepMapping, keptMapping, type Unsaved } from './keep-changes'
import { MappingForm } from './mapping-form'
import { mappingWords } from './words'

type FieldMappingProps = {
  state: MappingState
  /** The newest version of the field profile. */
  newest: number
  /** Loads the partner's lists right away instead of on demand. */
  isShownAtOnce: boolean
  save: (input: SaveMapping) => Promise<MappingSaved>
}

/** The field mapping of the partner's records: guesses it, shows it to the admin, and saves it. */
export function FieldMappingSection({ state, newest, isShownAtOnce, save }: FieldMappingProps) {
  const client = useReadsClient()
  const router = useRouter()
  const [unsaved, setUnsaved] = useState<Unsaved | null>(keptMapping)
  const [isShown, setShown] = useState(isShownAtOnce || unsaved !== null)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  // Until a version comes after it: going back to an older one makes a new one.
  const inUse = savedVersion !== null && savedVersion >= newest ? savedVersion : null
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusIfLost(heading)
  const screen = useRead({
    queryKey: mappingKey,
    queryFn: ({ signal }) =>
      getWithRetries<MappingScreen>((signal) => getFromDesk(mappingUrl, signal), { name: 'field-mapping', signal }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  async function takeSaved(version: number) {
    keepMapping(null)
    keepFocus()
    setSavedVersion(version)
    setShown(false)
    setUnsaved(null)
    client.removeQueries({ queryKey: applicantsKey })
    client.removeQueries({ queryKey: mappingKey })
    await client.invalidateQueries({ queryKey: jobsKey })
    router.refresh()
  }

  return (
    <section
      id="field-mapping"
      aria-labelledby="field-mapping-title"
      className="grid min-w-0 scroll-mt-4 xl:-mr-56 min-[90rem]:mr-0 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="grid gap-1">
        <h2 ref={heading} id="field-mapping-title" tabIndex={-1} className="text-section font-semibold outline-none">
          {mappingWords.title}
        </h2>
        <p className="max-w-prose">{mappingWords.states[inUse === null ? state : 'confirmed']}</p>
      </div>
      {inUse !== null && !isShown && (
        <Notice tone="good" title={mappingWords.nowInUse}>
          <p>{mappingWords.nowInUseMeans({ version: inUse })}</p>
        </Notice>
      )}
      {!isShown && (
        <div>
          <Button
            onClick={() => {
              keepFocus()
              setShown(true)
            }}
          >
            {mappingWords.review}
          </Button>
        </div>
      )}
      {isShown && screen.isFetching && (
        <FactsSkeleton rows={6}>
          <LoadingLine label={mappingWords.reading} />
        </FactsSkeleton>
      )}
      {isShown && screen.error && !screen.isFetching && (
        <ErrorNotice error={screen.error} onRetry={() => void screen.refetch()} isRetrying={screen.isFetching} />
      )}
      {isShown && screen.data && !screen.isFetching && (
        <MappingForm
          key={screen.dataUpdatedAt}
          screen={screen.data}
          unsaved={unsaved}
          save={save}
          onSaved={(version) => void takeSaved(version)}
          onSuperseded={(unsaved) => {
            keepFocus()
            setUnsaved(unsaved)
            void screen.refetch()
          }}
        />
      )}
    </section>
  )
}
