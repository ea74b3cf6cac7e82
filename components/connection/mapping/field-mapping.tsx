'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
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
import { getFromDesk, getWithRetries } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { LoadingLine } from '../../ui/loading-line'
import { Notice } from '../../ui/notice'
import { FactsSkeleton } from '../../ui/skeleton'
import type { Unsaved } from './keep-changes'
import { MappingForm } from './mapping-form'

type FieldMappingProps = {
  state: MappingState
  /** Reads the partner's lists without being asked to. */
  isShownAtOnce: boolean
  save: (input: SaveMapping) => Promise<MappingSaved>
}

const words: Record<MappingState, string> = {
  confirmed: 'Confirmed. Lists and forms use these fields.',
  fits: 'The partner’s data matches what the desk expects. Confirm the fields, or change them.',
  unconfirmed: 'The desk guessed which field is which. Check the guesses: nothing can be sent until you confirm them.',
  unknown: 'The desk guesses from the partner’s data which field is which. You confirm it.',
}

/** Where the values of the partner's records are: guessed, looked at, and put to use. */
export function FieldMappingSection({ state, isShownAtOnce, save }: FieldMappingProps) {
  const client = useQueryClient()
  const router = useRouter()
  const [isShown, setShown] = useState(isShownAtOnce)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  const screen = useQuery({
    queryKey: mappingKey,
    queryFn: ({ signal }) =>
      getWithRetries<MappingScreen>((signal) => getFromDesk(mappingUrl, signal), { name: 'field-mapping', signal }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  async function takeSaved(version: number) {
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
      className="grid min-w-0 scroll-mt-4 xl:-mr-56 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="grid gap-1">
        <h2 id="field-mapping-title" className="text-section font-semibold">
          Field mapping
        </h2>
        <p className="max-w-prose">{savedVersion === null ? words[state] : words.confirmed}</p>
      </div>
      {savedVersion !== null && !isShown && (
        <Notice tone="good" title="These fields are now in use">
          <p>{`Lists, job pickers and forms use version ${savedVersion}, for everyone.`}</p>
        </Notice>
      )}
      {!isShown && (
        <div>
          <Button onClick={() => setShown(true)}>Review field mapping</Button>
        </div>
      )}
      {isShown && screen.isFetching && (
        <FactsSkeleton rows={6}>
          <LoadingLine label="Reading the partner’s fields" />
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
            setUnsaved(unsaved)
            void screen.refetch()
          }}
        />
      )}
    </section>
  )
}
